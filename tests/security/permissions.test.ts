import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { choicesFor } from "#schema/auth/permission-descriptions.ts";
import {
  isStaff,
  type Permission,
  PERMISSION_NAMES,
  type PermissionScope,
  permissionScopeOf,
  type Role,
  type RoleChange,
  ROLES,
} from "#schema/auth/permissions.ts";
import { v1Operations } from "#schema/operations.ts";
import { isForRestAlone, type Operation } from "#schema/shared/operation.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import {
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  startPlatform,
  type Venue,
} from "#tests/support/venue.ts";
import { ABSENT } from "#tests/security/one-of-each.ts";
import { QUESTIONS } from "#tests/security/questions.ts";

type Guarded = Operation & { permission: Permission };

const GUARDED = (Object.entries(v1Operations) as [OperationId, Operation][]).filter(
  (entry): entry is [OperationId, Guarded] => entry[1].permission !== undefined,
);

/** Every role and permission with each scope that a company can set, apart from the default. */
const FLIPS = ROLES.flatMap((role) =>
  PERMISSION_NAMES.flatMap((permission) =>
    choicesFor(role, permission)
      .filter((reach) => reach !== permissionScopeOf([role], permission))
      .map((reach): [Role, Permission, PermissionScope] => [role, permission, reach]),
  ),
);

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

const set = (role: Role, permission: Permission, reach: PermissionScope) =>
  people.owner.ask("updateRolesPermissions", { body: { changes: [{ role, permission, reach }] } });

function mayCall(role: Role, { audience, permission }: Guarded, changes: RoleChange[]): boolean {
  if (audience === "staff" && !isStaff([role])) return false;
  return permissionScopeOf([role], permission, changes) !== "no";
}

/** The operations that refuse this role, called with absent ids so that an admitted request changes nothing important. */
async function refusedTo(ask: Ask, operations: typeof GUARDED): Promise<OperationId[]> {
  const refused: OperationId[] = [];
  for (const [operationId] of operations) {
    const { status } = await ask(operationId, QUESTIONS[operationId](ABSENT));
    if (status === 403) refused.push(operationId);
  }
  return refused;
}

const expected = (role: Role, operations: typeof GUARDED, changes: RoleChange[]): OperationId[] =>
  operations.filter(([, operation]) => !mayCall(role, operation, changes)).map(([operationId]) => operationId);

describe("a company's own permissions", () => {
  it.each(FLIPS)("let %s %s reach %s, at the next request and nowhere else", async (role, permission, reach) => {
    const changes = [{ role, permission, reach }];
    const { token, ask } = people[role];
    const inGraph = graphAsk(gateway, venue.slug, { authorization: `Bearer ${token}` });
    const concerned = GUARDED.filter(
      ([, operation]) => operation.permission === permission && !isForRestAlone(operation),
    );
    expect((await set(role, permission, reach)).status).toBe(200);
    try {
      expect(await refusedTo(ask, GUARDED)).toEqual(expected(role, GUARDED, changes));
      expect(await refusedTo(inGraph, concerned)).toEqual(expected(role, concerned, changes));
    } finally {
      expect((await set(role, permission, permissionScopeOf([role], permission))).status).toBe(200);
    }
    expect(await refusedTo(ask, concerned)).toEqual(expected(role, concerned, []));
  });

  it("are one company's alone", async () => {
    const other = await platform.venue();
    const staff = await other.person("staff");
    await set("staff", "clients.read", "no");
    expect((await people.staff.ask("clients")).status).toBe(403);
    expect((await staff.ask("clients")).status).toBe(200);
    await set("staff", "clients.read", "yes");
  });
});

it("flips every role and permission that may be flipped, and meets guarded operations with each", () => {
  const met = new Set(GUARDED.map(([, { permission }]) => permission));
  expect(FLIPS.length).toBeGreaterThan(80);
  expect(met.size).toBeGreaterThan(10);
});
