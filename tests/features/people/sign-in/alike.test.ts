import type * as nodeCrypto from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { end, invite } from "#tests/features/people/accounts/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { usePoints } from "#tests/support/used-points.ts";
import { givePassword, startPlatform, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";

/** Each password hashing, by its cost. */
const hashed = vi.hoisted((): string[] => []);
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof nodeCrypto>();
  const argon2: typeof crypto.argon2 = (algorithm, cost, done) => {
    hashed.push(`${algorithm} ${cost.memory} KiB, ${cost.passes} passes, ${cost.parallelism} lane`);
    crypto.argon2(algorithm, cost, done);
  };
  return { ...crypto, argon2 };
});

let platform: Platform;
let venue: Venue;
let known: { email: string };
let ended: { email: string };
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  const [owner, staff, gone] = [await venue.person("owner"), await venue.person("staff"), await venue.person("staff")];
  for (const person of [staff, gone]) await givePassword(platform, venue, person);
  await end(owner, gone.id);
  await invite(owner, { email: INVITED });
  [known, ended] = [staff, gone];
});
afterAll(() => platform.close());

const INVITED = "invited@links.example";

/** Returns the work a request causes on the server: its statements, then its hashing. */
async function workOf(ask: () => Promise<Reply>): Promise<{ reply: Reply; work: string[] }> {
  hashed.length = 0;
  const { reply, sent } = await statementsOf(ask);
  return { reply, work: [...sent, ...hashed] };
}

const anybody = () => `nobody-${crypto.randomUUID()}@links.example`;
const PEOPLE: [string, () => string][] = [
  ["somebody who works here", () => known.email],
  ["whoever was invited and has no password yet", () => INVITED],
  ["a former colleague", () => ended.email],
];

const wishOf = (email: string) => ({ first_name: "Ada", last_name: "Byron", email, agrees: true });

describe.each(PEOPLE)("to %s and to an unknown address", (_, email) => {
  it.each([
    ["a wrong password", (to: string) => venue.anonymous("login", { body: { email: to, password: "wrong" } })],
    ["a forgotten password", (to: string) => venue.anonymous("forgotPassword", { body: { email: to } })],
    ["a registration", (to: string) => venue.anonymous("registerClient", { body: wishOf(to) })],
  ])("%s has the same texts, statements and hashing", async (__, ask) => {
    const nobody = anybody();
    await ask(anybody()); // the first request of a kind prepares its statements
    const one = await workOf(() => ask(email()));
    const two = await workOf(() => ask(nobody));
    const words = ({ status, body }: Reply, address: string) =>
      JSON.stringify([status, { ...body, request_id: "" }]).replaceAll(address, "…");
    expect(words(one.reply, email())).toBe(words(two.reply, nobody));
    expect(one.work).toEqual(two.work);
    expect(one.work.some((done) => done.includes("insert into"))).toBe(true);
  });
});

it("hashes once for each tried password, at today's cost", async () => {
  const { work } = await workOf(() => venue.anonymous("login", { body: { email: anybody(), password: "wrong" } }));
  expect(work.filter((one) => one.startsWith("argon2id"))).toEqual(["argon2id 19456 KiB, 2 passes, 1 lane"]);
});

it("refuses too many tries in the same way, and audits only the first refusal", async () => {
  const said: unknown[][] = [];
  for (const [at, email] of [known.email, anybody()].entries()) {
    const address = `198.51.100.${at}`;
    await usePoints(platform, "login", `${venue.tenantId}:${email}:${address}`, 10);
    const ask = () => venue.anonymous("login", { body: { email, password: "wrong" }, address });
    const { status, body } = await ask();
    expect((await ask()).status).toBe(429);
    said.push([status, body.error, body.message]);
    expect(await refusalsFrom(address)).toEqual([{ wrong: "too many tries", address, device: "An unknown program" }]);
  }
  expect(said[0]).toEqual(said[1]);
  expect(said[0]?.[0]).toBe(429);
});

async function refusalsFrom(address: string): Promise<unknown[]> {
  const rows = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where("action", "=", "loginRefused")
    .select("after")
    .execute();
  return rows.map(({ after }) => after).filter((after) => JSON.stringify(after).includes(address));
}
