import { afterAll, beforeAll, expect, it } from "vitest";
import { createLimits } from "#api/auth/rate-limits.ts";
import { openPool } from "#api/db/connect.ts";
import { BudgetSpent } from "#api/limits/leased-budget.ts";
import { send } from "#tests/features/clients/imports/support.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { startPlatform, type Ask, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

/** Few, so that they are spent well within the minute on a slow machine too. */
const POINTS = 40;

let platforms: Platform[] = [];
let pools: ReturnType<typeof openPool>[] = [];
let venue: Venue;
let other: Venue;

/** Two processes on one database, each with its own pool and memory. */
beforeAll(async () => {
  const database = await createTestDatabase();
  const process = async () => {
    const pool = openPool(database.appUrl, { name: "test budgets", maxConnections: 2 });
    pools.push(pool);
    const limits = createLimits(pool, { secretKey: TEST_SECRET_KEY, holdsPer10Minutes: 60, pointsPerMinute: POINTS });
    return startPlatform({ limits }, database);
  };
  platforms = [await process(), await process()];
  venue = await one().venue({ slug: "budgets" });
  other = await one().venue();
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await platforms[1]?.db.destroy();
  await platforms[0]?.close();
  pools = [];
});

function one(): Platform {
  const [first] = platforms;
  if (!first) throw new Error("there are two");
  return first;
}

const answered = async (asks: Promise<{ status: number }>[]) => {
  const replies = await Promise.all(asks);
  return replies.filter(({ status }) => status === 200).length;
};

const visits = (ask: Ask, address: string, times: number) =>
  Array.from({ length: times }, () => ask("publicCompany", { address }));

/** Requests for the same company, sent to the other process. */
function elsewhere(address: string, times: number): Promise<{ status: number }>[] {
  const origin = { tenant: "budgets", address, requestId: "elsewhere", secure: false };
  const request = () => new Request("http://api/api/v1/public/company");
  return Array.from({ length: times }, async () => platforms[1]?.api.fetch(request(), origin) ?? Response.error());
}

it("limits a stranger's address per minute over all processes, then answers 429 with Retry-After", async () => {
  const address = "203.0.113.1";
  // Each process is asked for more than the budget: one that runs out of requests keeps a rest of its last lease.
  const asked = [...visits(venue.anonymous, address, POINTS + 30), ...elsewhere(address, POINTS + 30)];
  const count = await answered(asked);
  expect(count).toBe(POINTS);

  const { status, body, headers } = await venue.anonymous("publicCompany", { address });
  expect(status).toBe(429);
  expect(body).toMatchObject({ error: "rate_limited", retry_after: Number(headers.get("retry-after")) });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("counts an IPv6 network as one address, and the next network separately", async () => {
  const hosts = Array.from({ length: POINTS + 5 }, (_, at) => `2001:db8:7:7::${(at + 1).toString(16)}`);
  expect(await answered(hosts.map((address) => venue.anonymous("publicCompany", { address })))).toBe(POINTS);
  expect((await venue.anonymous("publicCompany", { address: "2001:db8:7:8::1" })).status).toBe(200);
});

it("counts a file by its size, however often and with whatever result it is read", async () => {
  const owner = await other.person("owner");
  const wide = `${"a,".repeat(POINTS * 10_000)}\n`;
  const import_id = await send(owner, wide);
  const { status, body } = await owner.ask("previewImport", { body: { import_id } });
  expect([status, body.problem_code]).toEqual([200, "too_large_unpacked"]);
  expect((await owner.ask("previewImport", { body: { import_id } })).status).toBe(429);
});

it("counts an unknown token as a stranger", async () => {
  const address = "203.0.113.3";
  const headers = { authorization: "Bearer made-up-made-up-made-up" };
  for (const ask of Array.from({ length: POINTS + 1 }, () => venue.anonymous)) {
    await ask("userProfile", { address, headers });
  }
  expect((await venue.anonymous("userProfile", { address, headers })).status).toBe(429);
});

it("serves a company's people while its strangers are refused", async () => {
  const person = await venue.person("staff");
  const flood = Array.from({ length: 11 }, (_, at) => visits(venue.anonymous, `198.51.100.${at}`, POINTS));
  const asked = flood.flat();
  expect(await answered(asked)).toBeLessThan(asked.length);

  expect((await venue.anonymous("publicCompany", { address: "192.0.2.44" })).status).toBe(429);
  expect((await person.ask("userProfile")).status).toBe(200);
  expect((await other.anonymous("publicCompany", { address: "192.0.2.45" })).status).toBe(200);
});

it("refuses a person beyond twice that limit, and nobody else", async () => {
  const [busy, calm] = [await other.person("staff"), await other.person("staff")];
  expect(await answered(Array.from({ length: 2 * POINTS + 10 }, () => busy.ask("userProfile")))).toBe(2 * POINTS);
  expect((await calm.ask("userProfile")).status).toBe(200);
});

it("refuses a company beyond the limit of all its people, and no other company", async () => {
  const pool = openPool(one().database.appUrl, { name: "test budgets", maxConnections: 2 });
  pools.push(pool);
  const limits = createLimits(pool, { secretKey: TEST_SECRET_KEY, holdsPer10Minutes: 60, pointsPerMinute: 2 });
  const company = limits.budgets.company;
  let taken = 0;
  await expect(async () => {
    for (; taken < 100; taken++) await company.take("a company", 1);
  }).rejects.toThrow(BudgetSpent);
  expect(taken).toBe(80);
  await company.take("another", 1);
});

it("charges the returned rows", async () => {
  const address = "192.0.2.77";
  const query = {
    resource_type_id: other.catalogue.resource_types[0]?.id,
    location_id: other.locationId,
    date_from: "2027-05-10",
    date_to: "2027-05-16",
  };
  const replies: Reply[] = [];
  for (let time = 0; time < 20; time++) replies.push(await other.anonymous("publicAvailability", { query, address }));
  const good = replies.filter(({ status }) => status === 200);
  expect(good[0]?.body.data.length).toBeGreaterThan(40);
  expect(good.length).toBeLessThan(15);
});

it("stores no address and no account in the table of counters", async () => {
  await venue.anonymous("login", { body: { email: "nobody@example.test", password: "wrong" }, address: "192.0.2.99" });
  const rows = await one().admin.selectFrom("rate_limits").select("key").execute();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
});
