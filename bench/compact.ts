import autocannon from "autocannon";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { CompactSchedule } from "#schema/bookings/bookings/models.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import { GATEWAY_KEY, startApiChild } from "#tests/support/product/api-child.ts";
import { insertLargeVenue, type LargeVenue } from "./large-venue.ts";
import { milliseconds, times, type Row } from "./row.ts";

export const name = "compact";

/** A desk requests one schedule at a time; four desks at the same moment wait for each other. */
const ONE_DESK = 1;
const FOUR_DESKS = 4;
const WARM_UP_S = 3;
const MEASURED_S = 6;
const DAY_MS = 10;
const WEEK_MS = 40;
const UNCHANGED_MS = 3;

/**
 * The schedule as the desk reads it every 20 s over HTTP: a day of 12 bays, a week of 40, and both when nothing
 * changed.
 */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const database = await cloneDatabase(server);
  const api = await startApiChild(database);
  try {
    const day = await scheduleOf(api.url, database, { bays: 12, days: 1 });
    const week = await scheduleOf(api.url, database, { bays: 40, days: 7 });
    // The base cost of any signed-in response here; a busy machine slows both alike.
    const plain = await load({ ...day, path: "/api/v1/auth/user-profile" }, ONE_DESK);
    const row = async (what: string, question: Question, limit: number): Promise<Row> => {
      const { latency } = await load(question, ONE_DESK);
      const four = await load(question, FOUR_DESKS);
      return {
        what,
        value: `p50 ${milliseconds(latency.p50)}, p99 ${milliseconds(latency.p99)}; four at once p50 ${milliseconds(four.latency.p50)}`,
        yardstick: `${milliseconds(plain.latency.average)} on average (userProfile)`,
        ratio: times(latency.average / plain.latency.average),
        target: `p50 <= ${limit} ms`,
        met: latency.p50 <= limit,
      };
    };
    return [
      await row(`compact day of 12 bays, ${day.bookings} bookings, 200`, day, DAY_MS),
      await row("the same unchanged, 304", day.unchanged, UNCHANGED_MS),
      await row(`compact week of 40 bays, ${week.bookings} bookings, 200`, week, WEEK_MS),
      await row("the same unchanged, 304", week.unchanged, UNCHANGED_MS),
    ];
  } finally {
    await api.stop();
    await stop();
  }
}

interface Question {
  url: string;
  path: string;
  headers: Record<string, string>;
}

async function scheduleOf(url: string, database: TestDatabase, { bays, days }: { bays: number; days: number }) {
  const venue = await insertLargeVenue(database.adminUrl, bays);
  const token = await signIn(database, venue);
  const from = Temporal.Now.plainDateISO("America/New_York").add({ days: 1 });
  const dates = `date_from=${from.toString()}&date_to=${from.add({ days: days - 1 }).toString()}`;
  const question: Question = {
    url,
    path: `/api/v1/bookings/compact?location_id=${venue.location_id}&${dates}`,
    headers: { authorization: `Bearer ${token}`, "x-tenant": venue.slug, "x-gateway-key": GATEWAY_KEY },
  };
  const answer = await fetch(`${url}${question.path}`, { headers: question.headers });
  const etag = answer.headers.get("etag");
  if (etag === null) throw new Error(`the schedule answered ${answer.status}`);
  const unchanged: Question = { ...question, headers: { ...question.headers, "if-none-match": etag } };
  return { ...question, unchanged, bookings: CompactSchedule.parse(await answer.json()).data.length };
}

async function signIn({ appUrl }: TestDatabase, { tenantId }: LargeVenue): Promise<string> {
  const app = connect(appUrl, { name: "bench", maxConnections: 1 });
  try {
    return await inTenant(app, tenantId, async (trx) => {
      const { id: userId } = await trx
        .insertInto("users")
        .values({ tenant_id: tenantId, first_name: "Pat", last_name: "Desk", roles: ["staff"] })
        .returning("id")
        .executeTakeFirstOrThrow();
      const now = Temporal.Now.instant();
      return (await startSession(trx, { tenantId, userId, now, address: "::1", userAgent: null })).token;
    });
  } finally {
    await app.destroy();
  }
}

/** Repeats the same request over this many connections. */
async function load({ url, path, headers }: Question, connections: number): Promise<autocannon.Result> {
  const options = { url: `${url}${path}`, connections, headers };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: MEASURED_S });
  const asWanted = "if-none-match" in headers ? result["3xx"] : result["2xx"];
  if (asWanted !== result.requests.total) throw new Error(`${result.requests.total - asWanted} answers were others`);
  return result;
}
