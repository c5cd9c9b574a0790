import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { writeCatalogue, type Catalogue } from "#api/tenants/catalogue.ts";
import { VenueTemplate } from "#api/tenants/template.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { DAY_MS, HOUR_MS, WEEKDAYS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { TestDatabase } from "./database/database-server.ts";
import type { ApiChild, Asker } from "./product/api-child.ts";

export const BAYS = 12;
const CONNECTIONS = 4;
/** Days from now to the first one that is booked. */
const FIRST_DAY_AHEAD = 2;

export interface Venue {
  tenantId: string;
  staff: Asker;
  catalogue: Catalogue;
}

/** Open around the clock, so that every hour of every day can be booked. */
const TEMPLATE = VenueTemplate.parse({
  resource_types: ["Bay"],
  locations: [
    {
      name: "Main",
      timezone: "UTC",
      hours: WEEKDAYS.map((weekday) => ({ weekday, ranges: [{ opens: "00:00", closes: "24:00" }] })),
      resources: Array.from({ length: BAYS }, (_, index) => ({ name: `Bay ${index + 1}`, type: "Bay" })),
    },
  ],
  services: [
    { name: "Bay time", kind: "resource", resource_type: "Bay", durations: [{ minutes: 60, price: 6000 }] },
    { name: "Lesson", kind: "coach", resource_type: "Bay", durations: [{ minutes: 60, price: 9000 }] },
  ],
  coaches: [
    {
      first_name: "Dana",
      last_name: "Okafor",
      services: ["Lesson"],
      weekly: [{ location: "Main", weekdays: [...WEEKDAYS], starts: "00:00", ends: "24:00" }],
    },
  ],
});

/** A separate company, open around the clock, with a receptionist. */
export async function openVenue(database: TestDatabase, slug = "bench"): Promise<Venue> {
  const tenant = { tenant_id: randomUUID(), slug, name: "Bench", timezone: "UTC", currency: "CAD" };
  const tenantId = tenant.tenant_id;
  const owner = connect(database.ownerUrl, { name: "bench", maxConnections: 1 });
  const app = connect(database.appUrl, { name: "bench", maxConnections: 1 });
  const catalogue = await inTransaction(owner, async (trx) => {
    await addTenant(trx, { ...tenant, subscription_status: "active" });
    return writeCatalogue(trx, tenant, TEMPLATE);
  });
  const { token } = await inTenant(app, tenantId, async (trx) => {
    const { id } = await trx
      .insertInto("users")
      .values({ tenant_id: tenantId, first_name: "Pat", last_name: "Staff", roles: ["staff"] })
      .returning("id")
      .executeTakeFirstOrThrow();
    return startSession(trx, { tenantId, userId: id, now: Temporal.Now.instant(), address: "::1", userAgent: null });
  });
  await Promise.all([owner.destroy(), app.destroy()]);
  return { tenantId, staff: { slug: tenant.slug, token }, catalogue };
}

const FIRST_HOUR_MS = (Math.floor(Date.now() / DAY_MS) + FIRST_DAY_AHEAD) * DAY_MS;

/** The request body that books an hour of the venue, counted from the first day. */
export function bodyOf({ catalogue }: Venue, service: "Bay time" | "Lesson", hour: number, bay: number) {
  const start = FIRST_HOUR_MS + hour * HOUR_MS;
  return {
    service_id: catalogue.services.find((one) => one.name === service)?.id,
    location_id: catalogue.locations[0]?.id,
    resource_id: catalogue.resources[bay]?.id,
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + HOUR_MS).toISOString(),
    party_size: 1,
    guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
  };
}

/** Books the hours with these numbers over four connections and returns how long each took, in milliseconds. */
export async function createBookings(api: ApiChild, venue: Venue, { from, to }: TimeRange): Promise<number[]> {
  const timings: number[] = [];
  let next = from;
  const bookOn = async () => {
    for (let index = next++; index < to; index = next++) {
      const body = bodyOf(venue, "Bay time", Math.floor(index / BAYS), index % BAYS);
      const headers = { "idempotency-key": `create ${index}` };
      const before = performance.now();
      const reply = await api.ask(venue.staff, "createBooking", { body, headers });
      timings.push(performance.now() - before);
      if (reply.status !== 201) throw new Error(`createBooking answered ${reply.status}: ${reply.body.message}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, bookOn));
  return timings;
}

/** Does what autovacuum does within the server's first minute; without it every plan assumes tables of unknown size. */
export async function gatherStatistics({ adminUrl }: TestDatabase): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("vacuum analyze").finally(() => client.end());
}
