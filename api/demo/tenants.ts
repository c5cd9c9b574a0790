import { VenueTemplate } from "#api/tenants/template.ts";
import type { BookingPolicy } from "#schema/bookings/policies/models.ts";
import { COACHING_STUDIO, STUDIO_POPULARITY } from "./companies/coaching-studio.ts";
import { HARBOUR_POLICIES, HARBOUR_POPULARITY } from "./companies/harbour-services.ts";
import { HARBOUR, HARBOUR_CLASSES, type DemoClass } from "./companies/harbour.ts";
import { HARBOUR_PLANS, type DemoPlan } from "./companies/membership-plans.ts";
import type { PersonName } from "./names.ts";

export const DEMO_PASSWORD = "demo-password";

/** The company's subscription to the platform; days count from today, in the company's time zone. */
export type DemoSubscription =
  | { kind: "active" }
  | { kind: "comped"; reason: string }
  | { kind: "trial"; ends_in_days: number }
  | { kind: "cancelled"; days_ago: number };

/** The people who sign in as owner@, admin@, staff@ and member@; coach@ is the template's first coach. */
export type DemoPeople = { owner: PersonName; admin: PersonName; staff: PersonName; member: PersonName };

/** A coach's day off, or hours that differ from the weekly ones; `coach` is an index in the template's list. */
export type DatedException = { coach: number; in_days: number; hours?: { starts: string; ends: string } };

export type DemoTenant = {
  slug: string;
  name: string;
  timezone: string;
  currency: string;
  subscription: DemoSubscription;
  template: VenueTemplate;
  people: DemoPeople;
  clients: number;
  /** Bookings range from this many days before today to `days_ahead` after it. */
  days_back: number;
  days_ahead: number;
  /** A holiday of all locations, this many days from today. */
  holiday: { in_days: number; name: string };
  exceptions: DatedException[];
  /** Relative demand per service, by name; others have 1. */
  popularity: Record<string, number>;
  /** The rules of services, by name. */
  policies?: Record<string, BookingPolicy>;
  classes?: readonly DemoClass[];
  plans?: readonly DemoPlan[];
  /** On its booking page too, not only at its desk. */
  sells_gift_cards?: boolean;
};

const EXCEPTIONS: DatedException[] = [
  { coach: 0, in_days: -40 },
  { coach: 0, in_days: 16 },
  { coach: 0, in_days: 17 },
  { coach: 1, in_days: 5, hours: { starts: "10:00", ends: "16:00" } },
  { coach: 1, in_days: 9 },
  { coach: 2, in_days: 3, hours: { starts: "12:00", ends: "18:00" } },
  { coach: 2, in_days: -12 },
  { coach: 3, in_days: 7 },
];

/** The demo tenants; the four small ones use the template that a new company gets. */
export function demoTenants(starter: VenueTemplate): DemoTenant[] {
  return [HARBOUR_TENANT, STUDIO_TENANT, ...SMALL_TENANTS.map((tenant) => smallTenant(tenant, starter))];
}

const HARBOUR_TENANT: DemoTenant = {
  slug: "demo",
  name: "Harbour Indoor Golf",
  timezone: "America/Vancouver",
  currency: "CAD",
  subscription: { kind: "active" },
  template: VenueTemplate.parse(HARBOUR),
  people: {
    owner: { first_name: "Priya", last_name: "Nair" },
    admin: { first_name: "Marta", last_name: "Kowalczyk" },
    staff: { first_name: "Jordan", last_name: "Ellis" },
    member: { first_name: "Hannah", last_name: "Takeda" },
  },
  clients: 800,
  days_back: 365,
  days_ahead: 30,
  holiday: { in_days: 12, name: "Founders’ Day" },
  exceptions: EXCEPTIONS,
  popularity: HARBOUR_POPULARITY,
  policies: HARBOUR_POLICIES,
  classes: HARBOUR_CLASSES,
  plans: HARBOUR_PLANS,
  sells_gift_cards: true,
};

const STUDIO_TENANT: DemoTenant = {
  slug: "studio",
  name: "Fifth Avenue Golf Studio",
  timezone: "America/New_York",
  currency: "USD",
  subscription: { kind: "active" },
  template: VenueTemplate.parse(COACHING_STUDIO),
  people: {
    owner: { first_name: "Renata", last_name: "Morales" },
    admin: { first_name: "Caleb", last_name: "Freeman" },
    staff: { first_name: "Tessa", last_name: "Brooks" },
    member: { first_name: "Julian", last_name: "Abara" },
  },
  clients: 150,
  days_back: 120,
  days_ahead: 30,
  holiday: { in_days: 15, name: "Staff training day" },
  exceptions: EXCEPTIONS,
  popularity: STUDIO_POPULARITY,
};

type SmallTenant = Pick<DemoTenant, "slug" | "name" | "timezone" | "currency" | "subscription" | "people"> & {
  coach: PersonName;
};

const SMALL_TENANTS: SmallTenant[] = [
  {
    slug: "trial",
    name: "Birdie Lane Golf Lab",
    timezone: "America/Toronto",
    currency: "CAD",
    subscription: { kind: "trial", ends_in_days: 9 },
    people: {
      owner: { first_name: "Farah", last_name: "Siddiqui" },
      admin: { first_name: "Ethan", last_name: "Boyle" },
      staff: { first_name: "Maya", last_name: "Renaud" },
      member: { first_name: "Colin", last_name: "Ferris" },
    },
    coach: { first_name: "Anders", last_name: "Holm" },
  },
  {
    slug: "expired",
    name: "Old Mill Indoor Golf",
    timezone: "America/Chicago",
    currency: "USD",
    subscription: { kind: "trial", ends_in_days: -20 },
    people: {
      owner: { first_name: "Walter", last_name: "Dunn" },
      admin: { first_name: "Irene", last_name: "Sato" },
      staff: { first_name: "Miles", last_name: "Turner" },
      member: { first_name: "Paula", last_name: "Jimenez" },
    },
    coach: { first_name: "Dennis", last_name: "Kerr" },
  },
  {
    slug: "cancelled",
    name: "Lakeside Simulators",
    timezone: "America/Denver",
    currency: "USD",
    subscription: { kind: "cancelled", days_ago: 30 },
    people: {
      owner: { first_name: "Gloria", last_name: "Mendes" },
      admin: { first_name: "Peter", last_name: "Vogel" },
      staff: { first_name: "Lena", last_name: "Fischer" },
      member: { first_name: "Arjun", last_name: "Rao" },
    },
    coach: { first_name: "Hugh", last_name: "Barton" },
  },
  {
    slug: "comped",
    name: "Community Golf House",
    timezone: "America/Vancouver",
    currency: "CAD",
    subscription: { kind: "comped", reason: "Charity partner of the platform" },
    people: {
      owner: { first_name: "Ruth", last_name: "Antoine" },
      admin: { first_name: "Simon", last_name: "Ng" },
      staff: { first_name: "Carmen", last_name: "Ortiz" },
      member: { first_name: "Naomi", last_name: "Peters" },
    },
    coach: { first_name: "Silas", last_name: "Monroe" },
  },
];

function smallTenant({ coach, ...tenant }: SmallTenant, starter: VenueTemplate): DemoTenant {
  const email = `coach@${tenant.slug}.test`;
  return {
    ...tenant,
    template: { ...starter, coaches: starter.coaches.map((first) => ({ ...first, ...coach, email })) },
    clients: 20,
    days_back: 14,
    days_ahead: 14,
    holiday: { in_days: 10, name: "Founders’ Day" },
    exceptions: [{ coach: 0, in_days: 4 }],
    popularity: { Simulator: 4 },
  };
}
