import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSession } from "#api/auth/session.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { cloneDatabase, startTestServer, type TestDatabase } from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import { insertLargeVenue, type LargeVenue } from "./large-venue.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "live";

const MAIN = fileURLToPath(new URL("../gateway/main.ts", import.meta.url));
const SCREENS = 200;
const SCREENS_A_PERSON = 10;
const CHANGES = 20;
/** Time a desk works before the next change. */
const BETWEEN_MS = 1_500;
const TOLD_MS = 1_000;
const MEMORY_MB = 150;

const FOLLOW =
  "subscription { changes(seconds_ago: 0) { cursor is_reset changes { entity ids reads location_ids starts_at ends_at } } }";

/** One process with the whole product; 200 desks of one company follow the changes, and one of them writes. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  const database = await cloneDatabase(server);
  const venue = await insertLargeVenue(database.adminUrl);
  const tokens = await signIn(database, venue);
  const product = await startApiChild(database, {}, MAIN);
  try {
    return await rowsOf(product, venue, tokens);
  } finally {
    await product.stop();
    await stop();
  }
}

async function rowsOf(product: ApiChild, venue: LargeVenue, tokens: readonly string[]): Promise<Row[]> {
  const desk = { product, venue, token: tokens[0] ?? "" };
  // Warm-up.
  for (let warm = 0; warm < 3; warm++) await note(desk, warm);
  const before = residentMb(product);
  const screens = await Promise.all(tokens.map((token) => openScreen(product, venue, token)));
  await delay(BETWEEN_MS);
  const told: number[] = [];
  const written: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const sent = performance.now();
    const all = Promise.all(screens.map((screen) => screen.next()));
    await note(desk, change);
    written.push(performance.now() - sent);
    told.push(...(await all).map((at) => at - sent));
    await delay(BETWEEN_MS);
  }
  const more = residentMb(product) - before;
  for (const screen of screens) screen.close();
  const p99 = percentile(told, 0.99);
  const write = percentile(written, 0.5);
  return [
    {
      what: `a change told to ${SCREENS} open schedules, from the press of the key`,
      value: `p50 ${milliseconds(percentile(told, 0.5))}, p99 ${milliseconds(p99)}`,
      yardstick: `${milliseconds(write)} until the writer is answered`,
      ratio: times(p99 / write),
      target: `p99 <= ${TOLD_MS} ms`,
      met: p99 <= TOLD_MS,
    },
    {
      what: `memory for ${SCREENS} open schedules`,
      value: `${Math.round(more)} MB`,
      yardstick: `${Math.round(before)} MB without`,
      ratio: times((before + more) / before),
      target: `<= ${MEMORY_MB} MB`,
      met: more <= MEMORY_MB,
    },
  ];
}

interface Desk {
  product: ApiChild;
  venue: LargeVenue;
  token: string;
}

/** The smallest change that every list must show: a new client. */
async function note({ product, venue, token }: Desk, count: number): Promise<void> {
  const { port } = new URL(product.url);
  const body = JSON.stringify({ first_name: "Guest", last_name: `Number ${count}` });
  const headers = {
    host: `${venue.slug}.localhost`,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request({ port, method: "POST", path: "/api/v1/clients", headers }, (answer) => {
    answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
  });
  asked.on("error", reject).end(body);
  const status = await promise;
  if (status !== 201) throw new Error(`the change was answered ${status}`);
}

interface Screen {
  /** Resolves to the time at which the next change arrives. */
  next(): Promise<number>;
  close(): void;
}

function openScreen(product: ApiChild, venue: LargeVenue, token: string): Promise<Screen> {
  const { port } = new URL(product.url);
  const { promise: opened, resolve, reject } = Promise.withResolvers<Screen>();
  let tell: (at: number) => void = () => undefined;
  const headers = {
    host: `${venue.slug}.localhost`,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    accept: "text/event-stream",
  };
  const asked = request({ port, method: "POST", path: "/graphql", headers, agent: false }, (answer) => {
    if (!answer.headers["content-type"]?.startsWith("text/event-stream")) reject(new Error("no stream"));
    answer.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes('"cursor"')) resolve(screen);
      if (text.includes('"entity"')) tell(performance.now());
    });
  });
  const screen: Screen = { next: () => new Promise((done) => (tell = done)), close: () => asked.destroy() };
  asked.on("error", reject).end(JSON.stringify({ query: FOLLOW }));
  return opened;
}

function residentMb({ process: { pid } }: ApiChild): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Signs in as many receptionists as needed, each with several screens. */
async function signIn({ appUrl }: TestDatabase, { tenantId }: LargeVenue): Promise<string[]> {
  const app = connect(appUrl, { name: "bench", maxConnections: 1 });
  const now = Temporal.Now.instant();
  try {
    return await inTenant(app, tenantId, async (trx) => {
      const tokens: string[] = [];
      for (let person = 0; person < SCREENS / SCREENS_A_PERSON; person++) {
        const { id: userId } = await trx
          .insertInto("users")
          .values({ tenant_id: tenantId, first_name: "Pat", last_name: `Desk ${person}`, roles: ["staff"] })
          .returning("id")
          .executeTakeFirstOrThrow();
        for (let screen = 0; screen < SCREENS_A_PERSON; screen++) {
          tokens.push((await startSession(trx, { tenantId, userId, now, address: "::1", userAgent: null })).token);
        }
      }
      return tokens;
    });
  } finally {
    await app.destroy();
  }
}
