import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReadReplica } from "#api/db/read-replica.ts";
import { v1Operations } from "#schema/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

const LAG = "x-data-lag-seconds";
const MAY = { periodType: "month", period: "2027-05" };

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  owner = await venue.person("owner");
});
afterAll(() => platform.close());

/** A second pool on the same server stands in for the replica. */
async function withReplica(readUrl: string, work: () => Promise<void>): Promise<void> {
  const replica = openReadReplica(readUrl, platform.database.appUrl, platform.deps.log);
  platform.deps.replica = replica;
  try {
    await work();
  } finally {
    delete platform.deps.replica;
    await replica.close();
  }
}

const connectionsOf = async (name: string) => {
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from pg_stat_activity
    where application_name = ${name} and datname = current_database()`.execute(platform.admin);
  return rows[0]?.found ?? 0;
};

const REPORTS = Object.entries<Operation>(v1Operations).filter(
  ([, { permission, answersCsv }]) => permission === "reports.read" && !answersCsv,
);

it("is used for every report and aggregate and for nothing else", () => {
  const lagging = Object.entries<Operation>(v1Operations).filter(([, { mayLag }]) => mayLag);
  expect(lagging.map(([name]) => name)).toEqual(REPORTS.map(([name]) => name));
  expect(lagging.length).toBeGreaterThan(10);
  expect(lagging.every(([, { method }]) => method === "get")).toBe(true);
});

it("answers reports like the primary, with their age", async () => {
  const plain = await owner.ask("analyticsOverview", { query: MAY });
  expect([plain.status, plain.headers.get(LAG)]).toEqual([200, null]);
  // Given as an operator's address, without the role's password.
  const { host, pathname } = new URL(platform.database.appUrl);
  await withReplica(`postgres://somebody@${host}${pathname}`, async () => {
    const { status, body, headers } = await owner.ask("analyticsOverview", { query: MAY });
    expect([status, headers.get(LAG)]).toEqual([200, "0.0"]);
    expect(body).toEqual(plain.body);
    expect(await connectionsOf("fairway reports")).toBeGreaterThan(0);
    expect((await owner.ask("bookings")).headers.get(LAG)).toBeNull();
    expect(await platform.deps.replica?.missing()).toEqual([]);
  });
});

it("refuses like the primary, without a second request", async () => {
  await withReplica(platform.database.appUrl, async () => {
    const unknown = await owner.ask("analyticsOverview", { query: { ...MAY, location_id: 1 } });
    expect(unknown.status).toBe(404);
    const client = await venue.person("client");
    expect((await client.ask("analyticsOverview", { query: MAY })).status).toBe(403);
    const odd = await owner.ask("analyticsOverview", { query: { periodType: "month", period: "2027-13" } });
    expect(odd.status).toBe(400);
    expect((await owner.ask("analyticsOverview", { query: MAY })).headers.get(LAG)).toBe("0.0");
  });
});

it("cannot be written to", async () => {
  await withReplica(platform.database.appUrl, async () => {
    const written = await platform.deps.replica?.read(venue.tenantId, (trx) =>
      trx.updateTable("locations").set({ name: "changed" }).execute(),
    );
    expect(written).toBeNull();
  });
  const { rows } = await sql`select 1 from locations where name = 'changed'`.execute(platform.admin);
  expect(rows).toEqual([]);
});

it("is replaced by the primary while it does not respond, which a monitor sees", async () => {
  let tries = 0;
  const away = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(away, "listening");
  const { port } = away.address() as AddressInfo; // it listens on a port
  await withReplica(`postgres://127.0.0.1:${port}/nothing`, async () => {
    const { status, headers } = await owner.ask("analyticsOverview", { query: MAY });
    expect([status, headers.get(LAG)]).toEqual([200, null]);
    expect(await platform.deps.replica?.missing()).toEqual([
      { part: "read_replica", reason: "does not answer; reports read the primary" },
    ]);
    // Skipped for a while after a failure: otherwise every report would wait for it.
    const before = tries;
    await Promise.all([1, 2, 3, 4, 5].map(() => owner.ask("analyticsOverview", { query: MAY })));
    expect(tries).toBe(before);
  });
  away.close();
});

it("answers each report without a write", async () => {
  const days = { start: "2027-05-01", end: "2027-05-31" };
  const asked: Record<string, object> = {
    hourAggregates: { ...days, of: "bays" },
    coachSummary: days,
    ...Object.fromEntries(["booking", "payment", "membership", "client"].map((one) => [`${one}Aggregates`, days])),
  };
  await withReplica(platform.database.appUrl, async () => {
    for (const [name] of REPORTS) {
      const { status, headers, body } = await owner.ask(name as Parameters<Person["ask"]>[0], {
        query: { ...(asked[name] ?? MAY) },
      });
      expect([name, status, headers.get(LAG)], JSON.stringify(body)).toEqual([name, 200, "0.0"]);
    }
  });
});
