import { getIntrospectionQuery } from "graphql";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLimits } from "#api/auth/rate-limits.ts";
import { openPool } from "#api/db/connect.ts";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { firstEvent } from "#tests/support/events.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { tokenOf } from "./support.ts";

/** Points per minute of a token; a person's budget is twice as much. */
const POINTS = 500;

let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let staff: Person;
let closePool: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.appUrl, { name: "test budgets", maxConnections: 2 });
  closePool = () => pool.end();
  const limits = createLimits(pool, { secretKey: TEST_SECRET_KEY, holdsPer10Minutes: 60, pointsPerMinute: POINTS });
  platform = await startPlatform({ limits }, database);
  const log = pino({ level: "silent" });
  gateway = await createGateway({ api: platform.api, baseDomain: "localhost", webRoot: "dist/web", log });
  venue = await platform.venue();
  staff = await venue.person("staff");
});
afterAll(async () => {
  await gateway.close();
  await closePool();
  await platform.close();
});

/** Sends the request as curl would: no cookies and no browser headers. */
async function ask(secret: string, query: string, headers: Record<string, string> = {}) {
  const host = `${venue.slug}.localhost`;
  const request = new Request(`http://${host}/graphql`, {
    method: "POST",
    headers: { host, "content-type": "application/json", authorization: `Bearer ${secret}`, ...headers },
    body: JSON.stringify({ query }),
  });
  const response = await gateway.fetch(request, { address: "203.0.113.9", secure: false });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  return isStream ? firstEvent(response) : response.json();
}

const refusal = ({ errors }: { errors: { message: string; extensions: { code: string; status: number } }[] }) => {
  const [error] = errors;
  return [error?.extensions.code, error?.extensions.status, error?.message];
};

it("answers a query within the token's permissions", async () => {
  const { secret } = await tokenOf(venue, staff, { fields: ["bookings"] });
  expect(await ask(secret, "{ bookings(perPage: 5) { data { id } } }")).toEqual({ data: { bookings: { data: [] } } });
});

it("refuses every mutation and subscription", async () => {
  const { secret } = await tokenOf(venue, staff);
  const made = await ask(secret, 'mutation { createServiceCategory(input: { name: "Made" }) { id } }');
  expect(refusal(made)).toEqual(["forbidden", 403, "This token is read-only. Sign in to the app to make changes."]);
  const signIn = await ask(secret, 'mutation { login(input: { email: "a@b.test", password: "x" }) { access_token } }');
  expect(refusal(signIn)).toEqual(["forbidden", 403, expect.stringContaining("read-only")]);
  const heard = await ask(secret, "subscription { changes { cursor } }", { accept: "text/event-stream" });
  expect(refusal(heard)).toEqual(["forbidden", 403, expect.stringContaining("cannot listen")]);
});

it("refuses a field outside the token's list, at the root and joined, and answers the rest", async () => {
  const { secret } = await tokenOf(venue, staff, { fields: ["bookings", "services"] });
  const both = await ask(secret, "{ services { data { id } } clients { data { id } } }");
  expect(both.data.services.data.length).toBeGreaterThan(0);
  expect(refusal(both)).toEqual(["forbidden", 403, expect.stringContaining("may not read clients:")]);
  const joined = await ask(secret, "{ bookings { data { id client { email } } } }");
  expect(refusal(joined)).toEqual(["forbidden", 403, expect.stringContaining("may not read clientsByIds")]);
});

it("limits a token's documents like any other", async () => {
  const { secret } = await tokenOf(venue, staff, { fields: ["bookings"] });
  const deep = await ask(
    secret,
    `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: bookings { data { id } }`).join(" ")} }`,
  );
  expect(refusal(deep)).toEqual(["limit_exceeded", 400, expect.stringContaining("at most 30 aliases")]);
});

it("allows introspection of the schema", async () => {
  const { secret } = await tokenOf(venue, staff, { fields: ["bookings"] });
  expect((await ask(secret, getIntrospectionQuery())).data.__schema.queryType.name).toBe("Query");
});

it("refuses a revoked and an unknown token with different messages", async () => {
  const { id, secret } = await tokenOf(venue, staff);
  await staff.ask("revokeAccessToken", { params: { id } });
  const QUERY = "{ bookings { data { id } } }";
  expect(refusal(await ask(secret, QUERY))).toEqual(["unauthenticated", 401, expect.stringContaining("was revoked")]);
  const unknown = `fairway_${"A".repeat(43)}`;
  expect(refusal(await ask(unknown, QUERY))).toEqual(["unauthenticated", 401, expect.stringContaining("not known")]);
});

it("counts a token's cost towards its person's budget", async () => {
  const spender = await venue.person("staff");
  const { ask: withToken } = await tokenOf(venue, spender);
  const statuses = new Set<number>();
  // In batches, yet faster than points are refilled: a busy machine refuses requests that queue too long.
  for (let spent = 0; spent < POINTS * 4 && !statuses.has(429); spent += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => withToken("userProfile")));
    for (const { status } of replies) statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await spender.ask("userProfile")).status).toBe(429);
});
