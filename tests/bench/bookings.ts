import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { DAY_MS, HOUR_MS, WEEKDAYS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { type Catalogue, writeCatalogue } from "#api/tenants/catalogue.ts";
import { VenueTemplate } from "#api/tenants/template.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { type ApiChild, type Asker, startApiChild } from "#tests/support/product/api-child.ts";
import { auditClaims } from "#tests/support/claims-audit.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import type { Reply } from "#tests/support/venue.ts";
import { milliseconds, percentile, type Row, times } from "./row.ts";

export const name = "bookings";

const BAYS = 12;
const CONNECTIONS = 4;
const CREATED = 1_600;
/** Until its code is compiled as a day at the desk would find it. */
const WARM_UP = 1_600;
const CREATE_TARGET_MS = 8;
const RACERS = 50;
const ROUNDS = 200;
const ROUND_TARGET_MS = 500;
/** Days from now to the first one that is booked. */
const FIRST_DAY_AHEAD = 2;
const HOURS_A_DAY = 24;

/** Booking as it is lived: over HTTP, with claims, idempotency, audit and outbox, on two API processes. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const apis = [await startApiChild(database), await startApiChild(database)];
    try {
      return [await createRow(database, venue, apis), await raceRow(database, venue, apis)];
    } finally {
      await Promise.all(apis.map((api) => api.stop()));
    }
  } finally {
    await stop();
  }
}

interface Venue {
  tenantId: string;
  staff: Asker;
  catalogue: Catalogue;
}

/** Open day and night, so that every hour of every day can be booked. */
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

/** An own company, open day and night, with somebody at its front desk. */
export async function openVenue(database: TestDatabase): Promise<Venue> {
  const tenant = { tenant_id: randomUUID(), slug: "bench", name: "Bench", timezone: "UTC", currency: "CAD" };
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

/** An hour of the venue, counted from the first day; another one for each count. */
function bodyOf({ catalogue }: Venue, service: "Bay time" | "Lesson", hour: number, bay: number) {
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

/** Four connections book one free hour after another; the yardstick inserts a bare row over as many. */
async function createRow(database: TestDatabase, venue: Venue, apis: ApiChild[]): Promise<Row> {
  const api = childAt(apis, 0);
  await createBookings(api, venue, { from: 0, to: WARM_UP });
  await gatherStatistics(database);
  const timings = await createBookings(api, venue, { from: WARM_UP, to: WARM_UP + CREATED });
  const value = percentile(timings, 0.5);
  const yardstick = await bareInsertMs(database);
  return {
    what: "create booking: claims, idempotency, audit, outbox; 4 connections over HTTP",
    value: `p50 ${milliseconds(value)}, p99 ${milliseconds(percentile(timings, 0.99))}`,
    yardstick: `${milliseconds(yardstick)} (bare insert)`,
    ratio: times(value / yardstick),
    target: `p50 <= ${CREATE_TARGET_MS} ms`,
    met: value <= CREATE_TARGET_MS,
  };
}

/** Books the hours of these numbers over four connections; answers how long each took, in milliseconds. */
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

/** What the server does by itself within a minute of its life; without it every plan is made for tables of unknown size. */
export async function gatherStatistics({ adminUrl }: TestDatabase): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("vacuum analyze").finally(() => client.end());
}

async function bareInsertMs({ ownerUrl }: TestDatabase): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query("create table bare (id integer generated always as identity primary key, body jsonb)");
  const timings: number[] = [];
  const insertOn = async (client: Client) => {
    for (let index = 0; index < CREATED / CONNECTIONS; index++) {
      const before = performance.now();
      await client.query("insert into bare (body) values ($1)", [JSON.stringify({ index })]);
      timings.push(performance.now() - before);
    }
  };
  await Promise.all(clients.map(insertOn));
  await Promise.all(clients.map((client) => client.end()));
  return percentile(timings, 0.5);
}

/** Fifty want one time, half of them the bay and half a lesson in that bay: one of them all may win. */
async function raceRow(database: TestDatabase, venue: Venue, apis: ApiChild[]): Promise<Row> {
  const firstHour = Math.ceil((WARM_UP + CREATED) / BAYS / HOURS_A_DAY) * HOURS_A_DAY;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hour = firstHour + round;
    const before = performance.now();
    const replies = await Promise.all(
      Array.from({ length: RACERS }, (_, index) => {
        const body = bodyOf(venue, index % 2 === 0 ? "Bay time" : "Lesson", hour, round % BAYS);
        return childAt(apis, index).ask(venue.staff, "createBooking", { body });
      }),
    );
    rounds.push(performance.now() - before);
    refuseOtherThanOneWinner(replies, round);
  }
  const slowest = Math.max(...rounds);
  await refuseOverlaps(database, venue);
  return {
    what: `${RACERS} racers on one time x ${ROUNDS} rounds, bay and lesson mixed, two API processes`,
    value: `one winner each; p50 ${milliseconds(percentile(rounds, 0.5))}, slowest ${milliseconds(slowest)}`,
    yardstick: "-",
    ratio: "-",
    target: `one winner each, no round over ${ROUND_TARGET_MS} ms`,
    met: slowest <= ROUND_TARGET_MS,
  };
}

function childAt(apis: readonly ApiChild[], index: number): ApiChild {
  const api = apis[index % apis.length];
  if (!api) throw new Error("no API process runs");
  return api;
}

function refuseOtherThanOneWinner(replies: readonly Reply[], round: number): void {
  const winners = replies.filter((reply) => reply.status === 201).length;
  const losers = replies.filter((reply) => reply.status === 409).length;
  if (winners !== 1 || winners + losers !== RACERS) {
    const statuses = replies.map((reply) => reply.status).join(" ");
    throw new Error(`round ${round} has ${winners} winners and ${losers} losers: ${statuses}`);
  }
}

async function refuseOverlaps({ adminUrl }: TestDatabase, { tenantId }: Venue): Promise<void> {
  const admin = connect(adminUrl, { name: "bench audit", maxConnections: 1 });
  const { overlaps, unclaimed, leftover } = await auditClaims(admin, tenantId);
  await admin.destroy();
  if (overlaps + unclaimed + leftover > 0)
    throw new Error(`${overlaps} overlaps, ${unclaimed + leftover} wrong claims`);
}
