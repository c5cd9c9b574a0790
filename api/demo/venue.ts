import { coachHours, locationHours, type HoursOfDay } from "#api/features/venue/locations/open-hours.ts";
import type {
  Catalogue,
  WrittenCoach,
  WrittenLocation,
  WrittenResource,
  WrittenService,
} from "#api/tenants/catalogue.ts";
import { dateOfDay } from "#api/time/calendar.ts";
import { zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { DemoClass } from "./companies/harbour.ts";
import type { DemoTenant } from "./tenants.ts";

/** Bookings may be made up to this long before the first day of a plan. */
const LEAD_DAYS = 40;

export type VenueClient = { id: number; joined_day: number };
export type VenueCoach = { id: number; service_names: readonly string[]; hours: HoursOfDay };

export type DemoLocation = {
  location_id: number;
  name: string;
  hours: HoursOfDay;
  bays: WrittenResource[];
  coaches: VenueCoach[];
};

/** The planner's view of a venue. Days are day numbers in the venue's calendar. */
export type Venue = {
  slug: string;
  clock: ZoneClock;
  today: number;
  first_day: number;
  last_day: number;
  /** Dates to which holiday hours and prices apply. */
  holidays: string[];
  locations: DemoLocation[];
  services: WrittenService[];
  popularity: Record<string, number>;
  classes: (Omit<DemoClass, "service"> & { service: WrittenService })[];
  clients: VenueClient[];
  member_id: number;
  staff_ids: number[];
};

type People = Pick<Venue, "clients" | "member_id" | "staff_ids">;

export function venueOf(tenant: DemoTenant, catalogue: Catalogue, people: People, today: number): Venue {
  const first_day = today - tenant.days_back;
  const last_day = today + tenant.days_ahead;
  return {
    slug: tenant.slug,
    clock: zoneClock(tenant.timezone, first_day - LEAD_DAYS, last_day),
    today,
    first_day,
    last_day,
    holidays: holidaysOf(tenant, today),
    locations: catalogue.locations.map((location) => demoLocation(tenant, catalogue, location, today)),
    services: catalogue.services,
    popularity: tenant.popularity,
    classes: (tenant.classes ?? []).flatMap((one) =>
      catalogue.services.filter(({ name }) => name === one.service).map((service) => ({ ...one, service })),
    ),
    ...people,
  };
}

function demoLocation(
  tenant: DemoTenant,
  catalogue: Catalogue,
  location: WrittenLocation,
  today: number,
): DemoLocation {
  const hours = location.hours.flatMap(({ weekday, ranges }) => ranges.map((range) => ({ weekday, ...range })));
  const holidays = holidaysOf(tenant, today);
  return {
    location_id: location.id,
    name: location.name,
    hours: locationHours({ zone: tenant.timezone, hours, holidays, closures: [] }),
    bays: catalogue.resources.filter((bay) => bay.location === location.name),
    coaches: catalogue.coaches.map((coach, at) => ({
      id: coach.id,
      service_names: coach.services,
      hours: coachHoursAt(coach, location.name, exceptionsOf(tenant, at, today)),
    })),
  };
}

const holidaysOf = ({ holiday }: DemoTenant, today: number) => [dateOfDay(today + holiday.in_days)];

function coachHoursAt(
  { weekly }: WrittenCoach,
  location: string,
  exceptions: { date: string; hours: { opens: string; closes: string }[] }[],
): HoursOfDay {
  const rows = weekly.filter((row) => row.location === location);
  const hours = rows.flatMap(({ weekdays, starts, ends }) =>
    weekdays.map((weekday) => ({ weekday, opens: starts, closes: ends })),
  );
  // coaches who never teach here do not do so on extra dates either
  const dated = rows.length === 0 ? [] : exceptions;
  return coachHours({ hours, exceptions: dated });
}

function exceptionsOf({ exceptions }: DemoTenant, coach: number, today: number) {
  return exceptions
    .filter((exception) => exception.coach === coach)
    .map(({ in_days, hours }) => ({
      date: dateOfDay(today + in_days),
      hours: hours ? [{ opens: hours.starts, closes: hours.ends }] : [],
    }));
}
