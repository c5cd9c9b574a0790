import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let gateway: Gateway;
beforeAll(async () => {
  platform = await startPlatform();
  gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "dist/web",
    log: pino({ level: "silent" }),
  });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

interface Answer {
  errors?: { extensions: { code: string; retry_after?: number } }[];
}

/** Signs in `count` times to one account in one document, each time under a different alias. */
async function signInTimes(venue: Venue, count: number): Promise<{ codes: Record<string, number>; answer: Answer }> {
  const tries = Array.from(
    { length: count },
    (_, at) => `a${at}: login(input: { email: "owner@example.test", password: "guess ${at}" }) { access_token }`,
  );
  const host = `${venue.slug}.localhost`;
  const response = await gateway.fetch(
    new Request(`http://${host}/graphql`, {
      method: "POST",
      headers: { host, "content-type": "application/json", "x-requested-with": "test" },
      body: JSON.stringify({ query: `mutation { ${tries.join(" ")} }` }),
    }),
    { address: "203.0.113.5", secure: false },
  );
  const answer: Answer = await response.json();
  const codes: Record<string, number> = {};
  for (const { extensions } of answer.errors ?? []) codes[extensions.code] = (codes[extensions.code] ?? 0) + 1;
  return { codes, answer };
}

const attempts = async (venue: Venue): Promise<number> =>
  (
    await platform.admin
      .selectFrom("audit_log")
      .select("id")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "loginRefused")
      .execute()
  ).length;

it("refuses a hundred sign-ins in one document, without trying any", async () => {
  const venue = await platform.venue();
  expect((await signInTimes(venue, 100)).codes).toEqual({ limit_exceeded: 1 });
  expect(await attempts(venue)).toBe(0);
});

it("counts each sign-in of a document separately, and says how long to wait", async () => {
  const venue = await platform.venue();
  expect((await signInTimes(venue, 5)).codes).toEqual({ invalid_credentials: 5 });
  expect((await signInTimes(venue, 5)).codes).toEqual({ invalid_credentials: 5 });
  const { codes, answer } = await signInTimes(venue, 2);
  expect(codes).toEqual({ rate_limited: 2 });
  expect(answer.errors?.at(-1)?.extensions.retry_after).toBeGreaterThan(0);
  // Ten wrong passwords, and one entry for having too many.
  expect(await attempts(venue)).toBe(11);
});
