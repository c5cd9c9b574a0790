import { sql } from "kysely";
import { connect } from "#api/db/connect.ts";
import { dateOfDay, DAY_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import { cloneDatabase, startTestServer } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import { milliseconds, percentile, type Row } from "./row.ts";

export const name = "enrolment";

const RACERS = 100;
const SEATS = 3;
const ROUNDS = 50;
const LONGEST_MS = 1_000;

/** A hundred requests for the last three seats of a class at once, over two API processes, round after round. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const admin = connect(database.adminUrl, { name: "bench admin", maxConnections: 1 });
    // Only an owner can offer a class.
    await sql`update users set roles = '{owner}' where tenant_id = ${venue.tenantId} and 'staff' = any(roles)`.execute(
      admin,
    );
    const apis = await Promise.all([startApiChild(database), startApiChild(database)]);
    try {
      return await rowsOf(venue, apis);
    } finally {
      await Promise.all([admin.destroy(), ...apis.map((api) => api.stop())]);
    }
  } finally {
    await stop();
  }
}

async function rowsOf(venue: Venue, apis: readonly ApiChild[]): Promise<Row[]> {
  const service = await offerClass(venue, apis);
  const took: number[] = [];
  let exact = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const body = seatIn(await schedule(venue, apis, { service, round }));
    const before = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: RACERS }, (_, index) => ask(apis, index, venue, "createBooking", body)),
    );
    took.push(performance.now() - before);
    const booked = statuses.filter(({ status }) => status === 201).length;
    const full = statuses.filter(({ body: { error } }) => error === "slot_taken").length;
    if (booked === SEATS && full === RACERS - SEATS) exact += 1;
  }
  const longest = Math.max(...took);
  const what = `${RACERS} want the last ${SEATS} seats at once, 2 processes x ${ROUNDS} rounds`;
  return [
    {
      what: `${what}: rounds with exactly ${SEATS}`,
      value: String(exact),
      yardstick: String(ROUNDS),
      ratio: (exact / ROUNDS).toFixed(2),
      target: "all of them",
      met: exact === ROUNDS,
    },
    {
      what: `${what}: the longest round`,
      value: milliseconds(longest),
      yardstick: `${milliseconds(percentile(took, 0.5))} (the middle one)`,
      ratio: "-",
      target: `<= ${LONGEST_MS} ms`,
      met: longest <= LONGEST_MS,
    },
  ];
}

async function ask(
  apis: readonly ApiChild[],
  index: number,
  { staff }: Venue,
  operation: "createBooking" | "createService" | "scheduleClassSessions",
  body: unknown,
) {
  const api = apis[index % apis.length];
  if (!api) throw new Error("no API process runs");
  return api.ask(staff, operation, { body });
}

async function offerClass(venue: Venue, apis: readonly ApiChild[]): Promise<number> {
  const durations = [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }];
  const { status, body } = await ask(apis, 0, venue, "createService", { name: "Swing", kind: "class", durations });
  if (status !== 201) throw new Error(`createService answered ${status}: ${body.message}`);
  return body.id;
}

/** Schedules a separate date for each round. */
async function schedule(
  venue: Venue,
  apis: readonly ApiChild[],
  { service, round }: { service: number; round: number },
) {
  const day = Math.floor(Date.now() / DAY_MS) + 2 + round;
  const weekly = {
    weekdays: [weekdayOfDay(day)],
    start: "13:00",
    duration_minutes: 60,
    from: dateOfDay(day),
    count: 1,
  };
  const place = { service_id: service, location_id: venue.catalogue.locations[0]?.id };
  const reply = await ask(apis, 0, venue, "scheduleClassSessions", { ...place, ...weekly, capacity: SEATS });
  if (reply.status !== 201) throw new Error(`scheduleClassSessions answered ${reply.status}: ${reply.body.message}`);
  return reply.body.data[0];
}

const seatIn = (session: Record<string, unknown>) => ({
  class_session_id: session["id"],
  service_id: session["service_id"],
  location_id: session["location_id"],
  start_time: session["start_time"],
  end_time: session["end_time"],
  party_size: 1,
  guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
});
