import { connect } from "#api/db/connect.ts";
import {
  BAYS,
  bodyOf,
  createBookings,
  gatherStatistics,
  openVenue,
  type Venue,
} from "#tests/support/bookable-venue.ts";
import { auditClaims } from "#tests/support/claims-audit.ts";
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import type { Reply } from "#tests/support/venue.ts";
import { EARLIER, startEarlierApi, type EarlierApi } from "./earlier-commit.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "bookings";

/** Alternating, so that other load on the machine affects both alike. */
const TURNS = 3;
const CREATED = 600;
/** Until the code is JIT-compiled, as it is during a day at the desk. */
const WARM_UP = 1_200;
const CREATE_TARGET_RATIO = 0.9;
const RACERS = 50;
const ROUNDS = 200;
const ROUND_TARGET_MS = 500;
const HOURS_A_DAY = 24;

/** Booking end to end: over HTTP, with claims, idempotency, audit and outbox, on two API processes. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venue = await openVenue(database);
    const apis = [await startApiChild(database), await startApiChild(database)];
    try {
      return [await createRow(server, database, venue, childAt(apis, 0)), await raceRow(database, venue, apis)];
    } finally {
      await Promise.all(apis.map((api) => api.stop()));
    }
  } finally {
    await stop();
  }
}

/** Four connections book one free hour after another, alternating between this version and an earlier commit. */
async function createRow(server: TestServer, database: TestDatabase, venue: Venue, api: ApiChild): Promise<Row> {
  const earlier = await startEarlierApi(server);
  try {
    return await pairedRow({ api, venue, database }, earlier);
  } finally {
    await earlier?.stop();
  }
}

type Booked = Pick<EarlierApi, "api" | "venue" | "database">;

async function pairedRow(now: Booked, earlier: Booked | null): Promise<Row> {
  const both = earlier ? [earlier, now] : [now];
  const timings = new Map<Booked, number[][]>(both.map((one) => [one, []]));
  let next = 0;
  for (const one of both) await createBookings(one.api, one.venue, { from: next, to: WARM_UP });
  for (const { database } of both) await gatherStatistics(database);
  next = WARM_UP;
  for (let turn = 0; turn < TURNS; turn++, next += CREATED) {
    for (const one of both) {
      timings.get(one)?.push(await createBookings(one.api, one.venue, { from: next, to: next + CREATED }));
    }
  }
  const middles = (of: Booked | null) => (of ? (timings.get(of) ?? []).map((turn) => percentile(turn, 0.5)) : []);
  const before = middles(earlier);
  const ratio = percentile(
    middles(now).map((ms, turn) => ms / (before[turn] ?? Number.NaN)),
    0.5,
  );
  return {
    what: "create booking: claims, idempotency, audit, outbox; 4 connections over HTTP",
    value: `p50 ${milliseconds(percentile(middles(now), 0.5))}, p99 ${milliseconds(percentile((timings.get(now) ?? []).flat(), 0.99))}`,
    yardstick: earlier
      ? `p50 ${milliseconds(percentile(before, 0.5))} (commit ${EARLIER} by turns)`
      : `skipped: this clone has no commit ${EARLIER}`,
    ratio: earlier ? times(ratio) : "-",
    target: `<= ${CREATE_TARGET_RATIO} x its p50`,
    met: earlier === null || ratio <= CREATE_TARGET_RATIO,
  };
}

/** Fifty requests for the same time, half for the bay and half for a lesson in that bay: only one may win. */
async function raceRow(database: TestDatabase, venue: Venue, apis: ApiChild[]): Promise<Row> {
  const firstHour = Math.ceil((WARM_UP + TURNS * CREATED) / BAYS / HOURS_A_DAY) * HOURS_A_DAY;
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
