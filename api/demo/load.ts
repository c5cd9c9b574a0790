import { hashPassword } from "#api/auth/password.ts";
import { VenueTemplate } from "#api/tenants/template.ts";
import { HARBOUR_POPULARITY } from "./companies/harbour-services.ts";
import { HARBOUR } from "./companies/harbour.ts";
import { planDay } from "./plan-day.ts";
import { seedTenant, type SeedDemoOptions } from "./seed.ts";
import type { SimulatedBooking } from "./simulate-booking.ts";
import { DEMO_PASSWORD, type DemoTenant } from "./tenants.ts";
import type { Venue } from "./venue.ts";

export interface LoadSize {
  tenants: number;
  /** Across all tenants; distributed evenly. */
  bookings: number;
}

const DAYS_AHEAD = 30;
/** A venue of twelve bays has at least this many bookings a day: determines how many days are needed. */
const FEWEST_BOOKINGS_A_DAY = 20;
const CLIENTS = 500;

/** Adds venues `load-01`, `load-02` … with exactly this many bookings; existing ones are kept. Returns what it added. */
export async function seedLoad({ owner, now }: SeedDemoOptions, { tenants, bookings }: LoadSize): Promise<string[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const added: string[] = [];
  for (let number = 1; number <= tenants; number++) {
    const share = Math.floor((bookings * number) / tenants) - Math.floor((bookings * (number - 1)) / tenants);
    const tenant = loadTenant(`load-${String(number).padStart(2, "0")}`, share);
    const planned = (venue: Venue) => planNewest(venue, share);
    if (await seedTenant(owner, tenant, { now, password_hash, planned })) added.push(tenant.slug);
  }
  return added;
}

/** Plans from the last day backward until there are enough. */
function planNewest(venue: Venue, wanted: number): SimulatedBooking[] {
  const bookings: SimulatedBooking[] = [];
  for (let day = venue.last_day; day >= venue.first_day && bookings.length < wanted; day--) {
    bookings.push(...planDay(venue, day));
  }
  return bookings.slice(0, wanted);
}

function loadTenant(slug: string, bookings: number): DemoTenant {
  const [first, ...others] = HARBOUR.coaches;
  return {
    slug,
    name: `Load test ${slug}`,
    timezone: "America/Vancouver",
    currency: "CAD",
    subscription: { kind: "active" },
    template: VenueTemplate.parse({ ...HARBOUR, coaches: [{ ...first, email: `coach@${slug}.test` }, ...others] }),
    people: {
      owner: { first_name: "Load", last_name: "Owner" },
      admin: { first_name: "Load", last_name: "Admin" },
      staff: { first_name: "Load", last_name: "Staff" },
      member: { first_name: "Load", last_name: "Member" },
    },
    clients: CLIENTS,
    days_back: Math.ceil(bookings / FEWEST_BOOKINGS_A_DAY),
    days_ahead: DAYS_AHEAD,
    holiday: { in_days: 12, name: "Founders’ Day" },
    exceptions: [],
    popularity: HARBOUR_POPULARITY,
  };
}
