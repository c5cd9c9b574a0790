import { sql } from "kysely";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "#api/db/connect.ts";
import { bodyOf, openVenue, type Venue } from "#tests/bench/bookable-venue.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { startApiChild } from "#tests/support/product/api-child.ts";
import { type Balancer, startBalancer } from "#tests/support/product/balancer.ts";
import { freePort } from "#tests/support/product/free-port.ts";
import { startGatewayChild } from "#tests/support/product/gateway-child.ts";

/** Kills each of the four processes once; `KILLS=100` is the long form. */
const KILLS = Number(process.env["KILLS"] ?? 4);
const A_KILL_TAKES_MS = 20_000;
const CLIENTS = 6;
const RETRY_AFTER_MS = 100;
const GIVE_UP_AFTER_MS = 60_000;

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
}, 240_000);
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
async function killInTurn(kills: number): Promise<void> {
  const [api, otherApi, gateway, otherGateway] = parts;
  const turns = [gateway, api, otherGateway, otherApi];
  for (let at = 0; at < kills; at++) {
    await delay(200 + Math.random() * 400);
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
async function bookUntil(isOver: () => boolean, client: number): Promise<Told[]> {
  const told: Told[] = [];
  for (let hour = 0; !isOver(); hour++) {
    told.push(await bookOnce(`client ${client}, hour ${hour}`, bodyOf(venue, "Bay time", hour, client)));
  }
  return told;
}

async function bookOnce(key: string, body: unknown): Promise<Told> {
  const until = performance.now() + GIVE_UP_AFTER_MS;
  for (let tries = 1; ; tries++) {
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
    const isPassing = answer === null || answer.status >= 500;
    if (!isPassing || performance.now() > until) {
      throw new Error(`${key} was answered ${answer?.status ?? "nothing"}: ${(await answer?.text()) ?? ""}`);
    }
    await delay(RETRY_AFTER_MS);
  }
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

test("counts what is lost and what is doubled", () => {
  const told = [1, 2].map((id) => ({ key: `${id}`, id, tries: 1 }));
  expect(count(told, [1, 2], [1, 2])).toEqual(NONE);
  expect(count(told, [1], [1])).toEqual({ ...NONE, lost: 1 });
  expect(count(told, [1, 2, 3], [1, 2, 3])).toEqual({ ...NONE, doubled: 1 });
  expect(count(told, [1, 2], [1, 1])).toEqual({ ...NONE, mails_lost: 1, mails_doubled: 1 });
});

test(
  `loses and doubles nothing while two gateways and two APIs are killed in turn, ${KILLS} times`,
  async () => {
    let isOver = false;
    const booking = Array.from({ length: CLIENTS }, (_, client) => bookUntil(() => isOver, client));
    await Promise.all([
      killInTurn(KILLS).finally(() => (isOver = true)),
      // a client that gives up stops the load
      Promise.all(booking).catch((error: unknown) => {
        isOver = true;
        throw error;
      }),
    ]);
    const told = (await Promise.all(booking)).flat();
    expect(told.length).toBeGreaterThan(KILLS * CLIENTS);

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
  60_000 + KILLS * A_KILL_TAKES_MS,
);
