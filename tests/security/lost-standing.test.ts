import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { isForRestAlone } from "#schema/shared/operation.ts";
import { end, update } from "#tests/features/people/accounts/support.ts";
import { NEVER_ASKED } from "#tests/features/people/federation/loopback-provider.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";
import {
  startPlatform,
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";
import { isOpen, OPERATIONS } from "./call-rules.ts";
import { ABSENT } from "./one-of-each.ts";
import { QUESTIONS } from "./questions.ts";

/** These end the sessions that the others need; tests/security/isolation tests them with sessions that have ended. */
const ENDING: OperationId[] = ["logout", "revokeOtherSessions"];
const ALL = OPERATIONS.filter(([operationId, operation]) => !isOpen(operation) && !ENDING.includes(operationId));
const SAME_RULE = Map.groupBy(ALL, ([, { audience, permission }]) => `${audience} ${permission}`);
/** Operations that require a session; in the daily proof one of each audience and permission. */
const GUARDED = isLongProof ? ALL : [...SAME_RULE.values()].flatMap((operations) => operations.slice(0, 1));

let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ google: NEVER_ASKED });
  gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "dist/web",
    log: pino({ level: "silent" }),
  });
  venue = await platform.venue();
  owner = await venue.person("owner");
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

/** A session of each kind that the admin holds or that acts for the admin, each with a description. */
async function tokensAround(admin: Person): Promise<[string, string][]> {
  const client = await venue.person("client");
  const explore = await admin.ask("createExploreToken");
  const actFor = async (actor: Person, { id }: Person) => {
    const way = await actor.ask("startImpersonation", { body: { user_id: id } });
    return (await venue.anonymous("redeemImpersonation", wayIn(way))).body.access_token;
  };
  return [
    ["the session", admin.token],
    ["a token for exploring", explore.body.access_token],
    ["a session in a client's name", await actFor(admin, client)],
    ["an owner's session in this name", await actFor(owner, admin)],
  ];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Way = (headers: Record<string, string>) => Ask;

const byRest: Way = (headers) => (operationId, question) =>
  venue.anonymous(operationId, { ...question, headers: { ...question?.headers, ...headers } });
const throughGraph: Way = (headers) => graphAsk(gateway, venue.slug, headers);

describe("through REST", { tags: ["both"] }, () => {
  goesAtOnce(byRest, GUARDED);
});
describe("through the graph", { tags: ["long"] }, () => {
  goesAtOnce(
    throughGraph,
    GUARDED.filter(([, operation]) => !isForRestAlone(operation)),
  );
});

function goesAtOnce(way: Way, operations: typeof GUARDED): void {
  /** The status of each operation, called with absent ids. */
  async function statuses(headers: Record<string, string>): Promise<Map<OperationId, number>> {
    const ask = way(headers);
    const found = new Map<OperationId, number>();
    for (const [operationId] of operations) {
      found.set(operationId, (await ask(operationId, QUESTIONS[operationId](ABSENT))).status);
    }
    return found;
  }
  const refusedTo = async ({ token }: Person): Promise<OperationId[]> =>
    [...(await statuses(bearer(token)))].filter(([, status]) => status === 403).map(([operationId]) => operationId);
  const allOf = (status: number) => new Map(operations.map(([operationId]) => [operationId, status]));

  it("refuses a deleted person's tokens and cookies in every operation", async () => {
    const admin = await venue.person("facility_admin");
    const tokens = await tokensAround(admin);
    for (const [what, token] of tokens) {
      expect((await venue.anonymous("userProfile", { headers: bearer(token) })).status, what).toBe(200);
    }
    expect((await end(owner, admin.id)).status).toBe(200);
    for (const [what, token] of tokens) expect(await statuses(bearer(token)), what).toEqual(allOf(401));
    const cookie = { cookie: `session=${admin.token}`, "x-requested-with": "test" };
    expect(await statuses(cookie)).toEqual(allOf(401));
  });

  it("limits a demoted person's session to the new role, and ends everything created with the old one", async () => {
    const [admin, coach] = [await venue.person("facility_admin"), await venue.person("coach")];
    const [, explore, acting, actedFor] = await tokensAround(admin);
    const before = await refusedTo(admin);
    expect((await update(owner, admin.id, { version: 1, roles: ["coach"] })).status).toBe(200);
    const after = await refusedTo(admin);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after).toEqual(await refusedTo(coach));
    expect(await statuses(bearer(acting?.[1] ?? ""))).toEqual(allOf(401));
    const reads = await venue.anonymous("accounts", { headers: bearer(explore?.[1] ?? "") });
    expect(reads.status).toBe(403);
    const asAdmin = await venue.anonymous("accounts", { headers: bearer(actedFor?.[1] ?? "") });
    expect(asAdmin.status).toBe(401);
  });
}

it("tests operations of each audience and permission", { tags: ["both"] }, () => {
  expect(ALL.length).toBeGreaterThan(90);
  expect(GUARDED.length).toBeGreaterThan(30);
});
