import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { PERMISSION_NAMES, ROLES, type Role, type RoleChange } from "#schema/people/sign-in/permissions.ts";
import { isForRestAlone } from "#schema/shared/operation.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import {
  startPlatform,
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";
import { FLIPS, GUARDED, mayCall, scopeOf, type Guarded } from "./call-rules.ts";
import { ABSENT } from "./one-of-each.ts";
import { QUESTIONS } from "./questions.ts";

/** For each permission, one operation of the graph that asks for it, and a change that admits or refuses a role there. */
const ONE_OF_EACH = PERMISSION_NAMES.flatMap((name) => {
  const asking = GUARDED.find(([, operation]) => operation.permission === name && !isForRestAlone(operation));
  const change = asking && FLIPS.find((flip) => flip.permission === name && isFlipped(flip, asking[1]));
  return change ? [{ ...change, asking }] : [];
});

function isFlipped(change: RoleChange, operation: Guarded): boolean {
  return mayCall([change.role], operation) !== mayCall([change.role], operation, [change]);
}

let platform: Platform;
let gateway: Gateway;
let venue: Venue;
let people: Record<Role, Person>;

beforeAll(async () => {
  platform = await startPlatform();
  gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "dist/web",
    log: pino({ level: "silent" }),
  });
  venue = await platform.venue();
  const entries = await Promise.all(ROLES.map(async (role) => [role, await venue.person(role)] as const));
  people = Object.fromEntries(entries) as Record<Role, Person>; // one entry for each role
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const set = (change: RoleChange) => people.owner.ask("updateRolesPermissions", { body: { changes: [change] } });

/** The operations that refuse this role, called with absent ids so that an admitted request changes nothing important. */
async function refusedTo(ask: Ask, operations: typeof GUARDED): Promise<OperationId[]> {
  const refused: OperationId[] = [];
  for (const [operationId] of operations) {
    const { status } = await ask(operationId, QUESTIONS[operationId](ABSENT));
    if (status === 403) refused.push(operationId);
  }
  return refused;
}

/** Those that ask for the changed permission are called through the graph too, and again after it was changed back. */
const concerned = ({ permission }: RoleChange, operations: typeof GUARDED): typeof GUARDED =>
  operations.filter(([, operation]) => operation.permission === permission && !isForRestAlone(operation));

async function refusalsWith(change: RoleChange, operations: typeof GUARDED) {
  const { role, permission } = change;
  const { token, ask } = people[role];
  const inGraph = graphAsk(gateway, venue.slug, { authorization: `Bearer ${token}` });
  expect((await set(change)).status).toBe(200);
  const changed = {
    byRest: await refusedTo(ask, operations),
    inGraph: await refusedTo(inGraph, concerned(change, operations)),
  };
  expect((await set({ role, permission, reach: scopeOf([role], permission) })).status).toBe(200);
  return { ...changed, changedBack: await refusedTo(ask, concerned(change, operations)) };
}

function expectedRefusals(change: RoleChange, operations: typeof GUARDED) {
  const refused = (among: typeof GUARDED, changes: RoleChange[]) =>
    among.filter(([, operation]) => !mayCall([change.role], operation, changes)).map(([operationId]) => operationId);
  return {
    byRest: refused(operations, [change]),
    inGraph: refused(concerned(change, operations), [change]),
    changedBack: refused(concerned(change, operations), []),
  };
}

describe("a company's own permissions", () => {
  it.each(ONE_OF_EACH)(
    "give $role the scope $reach of $permission, at the next request",
    async ({ asking, ...change }) => {
      expect(await refusalsWith(change, [asking])).toEqual(expectedRefusals(change, [asking]));
    },
  );

  it.each(FLIPS)(
    "give $role the scope $reach of $permission, at the next request and in no other operation",
    { tags: ["long"] },
    async (change) => {
      expect(await refusalsWith(change, GUARDED)).toEqual(expectedRefusals(change, GUARDED));
    },
  );

  it("apply to one company alone", async () => {
    const other = await platform.venue();
    const staff = await other.person("staff");
    await set({ role: "staff", permission: "clients.read", reach: "no" });
    expect((await people.staff.ask("clients")).status).toBe(403);
    expect((await staff.ask("clients")).status).toBe(200);
    await set({ role: "staff", permission: "clients.read", reach: "yes" });
  });
});

it("are tested by a request for each permission that operations need", () => {
  const asked = new Set(GUARDED.map(([, { permission }]) => permission));
  expect([...asked].filter((name) => !ONE_OF_EACH.some(({ permission }) => permission === name))).toEqual([]);
});
