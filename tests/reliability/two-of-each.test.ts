/** @module-tag long */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { bodyOf, openVenue, type Venue } from "#tests/support/bookable-venue.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { startBalancer, type Balancer } from "#tests/support/product/balancer.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { startGatewayChild } from "#tests/support/product/gateway-child.ts";
import { within } from "#tests/support/proof/limits.ts";
import { until } from "#tests/support/proof/until.ts";

/** Kills each of the four processes twice; `KILLS=100` is a whole evening. */
const KILLS = Number(process.env["KILLS"] ?? 8);
const CLIENTS = 6;
/** A kill comes after so many more answers, in turn: at each point of the clients' work. */
const ANSWERS_BETWEEN = [6, 11, 8, 13, 7];

interface Part {
  start(): Promise<ChildProcess>;
  process: ChildProcess;
}

let database: TestDatabase;
let admin: Database;
let venue: Venue;
let parts: Part[];
let balancers: Balancer[];

beforeAll(async () => {
  database = await createTestDatabase();
  // After many kills the audit compares tens of thousands of claims.
  admin = connect(database.adminUrl, { name: "test count", maxConnections: 1, statementTimeoutMs: 0 });
  venue = await openVenue(database);
  const [api, otherApi, gateway, otherGateway] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const apis = await startBalancer([api, otherApi]);
  const gateways = await startBalancer([gateway, otherGateway]);
  balancers = [gateways, apis];
  const startApi = (port: number) => async () => (await startApiChild(database, { PORT: String(port) })).process;
  const startGateway = (port: number) => () => startGatewayChild(port, `http://127.0.0.1:${apis.port}`);
  parts = [];
  for (const start of [startApi(api), startApi(otherApi), startGateway(gateway), startGateway(otherGateway)]) {
    parts.push({ start, process: await start() });
  }
}, within("journey"));
afterAll(async () => {
  await Promise.all((parts ?? []).map(({ process }) => kill(process)));
  for (const balancer of balancers ?? []) balancer.close();
  await admin.destroy();
  await database.drop();
});

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, "exit");
  process.kill("SIGKILL");
  await exited;
}

/** Kills one process after another, alternating between gateways and APIs; each is up again before the next goes. */
async function killInTurn(kills: number, told: readonly Told[]): Promise<void> {
  const [api, otherApi, gateway, otherGateway] = parts;
  const turns = [gateway, api, otherGateway, otherApi];
  for (let at = 0; at < kills; at++) {
    const next = told.length + (ANSWERS_BETWEEN[at % ANSWERS_BETWEEN.length] ?? 1);
    await until("an answer", "process", () => told.length >= next);
    const victim = turns[at % turns.length];
    if (!victim) continue;
    await kill(victim.process);
    victim.process = await victim.start();
  }
}

interface Told {
  key: string;
  id: number;
  tries: number;
}

/** Books consecutive free hours, and repeats each under its key until it gets a response. */
async function bookUntil(isOver: () => boolean, client: number, told: Told[]): Promise<void> {
  for (let hour = 0; !isOver(); hour++) {
    told.push(await bookOnce(`client ${client}, hour ${hour}`, bodyOf(venue, "Bay time", hour, client)));
  }
}

function bookOnce(key: string, body: unknown): Promise<Told> {
  let tries = 0;
  return until(`the answer to ${key}`, "process", async () => {
    tries += 1;
    const headers = { authorization: `Bearer ${venue.staff.token}`, "idempotency-key": key };
    const answer = await hostFetch(balancers[0]?.port ?? 0, `${venue.staff.slug}.localhost`, "/api/v1/bookings", {
      method: "POST",
      headers,
      body,
    }).catch(() => null);
    if (answer?.status === 201) {
      const { id } = (await answer.json()) as { id: number };
      return { key, id, tries };
    }
    if (answer && answer.status < 500) throw new Error(`${key} was answered ${answer.status}: ${await answer.text()}`);
    return undefined;
  });
}

/** Counts what was confirmed but is missing, and what exists more often than requested. */
function count(told: readonly Told[], made: readonly number[], mailed: readonly number[]) {
  const there = new Set(made);
  const promised = new Set(told.map(({ id }) => id));
  return {
    lost: told.filter(({ id }) => !there.has(id)).length,
    doubled: made.filter((id) => !promised.has(id)).length + (told.length - promised.size),
    mails_lost: made.filter((id) => !mailed.includes(id)).length,
    mails_doubled: mailed.length - new Set(mailed).size,
  };
}

const NONE = { lost: 0, doubled: 0, mails_lost: 0, mails_doubled: 0 };

test("counts lost and duplicated writes", () => {
  const told = [1, 2].map((id) => ({ key: `${id}`, id, tries: 1 }));
  expect(count(told, [1, 2], [1, 2])).toEqual(NONE);
  expect(count(told, [1], [1])).toEqual({ ...NONE, lost: 1 });
  expect(count(told, [1, 2, 3], [1, 2, 3])).toEqual({ ...NONE, doubled: 1 });
  expect(count(told, [1, 2], [1, 1])).toEqual({ ...NONE, mails_lost: 1, mails_doubled: 1 });
});

test(
  `loses and duplicates nothing while two gateways and two APIs are killed in turn, ${KILLS} times`,
  { timeout: KILLS * within("page") + within("journey") },
  async () => {
    let isOver = false;
    const told: Told[] = [];
    const booking = Array.from({ length: CLIENTS }, (_, client) => bookUntil(() => isOver, client, told));
    await Promise.all([
      killInTurn(KILLS, told).finally(() => (isOver = true)),
      // a client that gives up stops the load
      Promise.all(booking).catch((error: unknown) => {
        isOver = true;
        throw error;
      }),
    ]);

    const made = await admin.selectFrom("bookings").where("tenant_id", "=", venue.tenantId).select("id").execute();
    const outbox = await admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .where("kind", "=", "booking_confirmed")
      .select("payload")
      .execute();
    const ids = made.map(({ id }) => id);
    const mailed = outbox.map(({ payload }) => (payload as { booking_id: number }).booking_id);
    expect(count(told, ids, mailed)).toEqual(NONE);
    // Without statistics on the rows just written, the audit would be planned for only a handful of them.
    await sql`analyze bookings, claims`.execute(admin);
    expect(await auditClaims(admin, venue.tenantId)).toEqual(SOUND);
    console.info(
      `${KILLS} kills: ${told.length} bookings, ${told.filter(({ tries }) => tries > 1).length} sent again, 0 lost, 0 doubled`,
    );
  },
);
