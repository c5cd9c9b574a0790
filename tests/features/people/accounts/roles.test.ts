import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { v1Operations } from "#schema/operations.ts";
import type { RolesPermissions } from "#schema/people/roles/models.ts";
import { PERMISSION_DESCRIPTIONS } from "#schema/people/sign-in/permission-descriptions.ts";
import { PERMISSIONS, type Role } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let staff: Person;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  venue = await platform.venue();
  [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
});

const change = (role: string, permission: string, reach: string, rest = {}) =>
  owner.ask("updateRolesPermissions", { body: { changes: [{ role, permission, reach, ...rest }] } });

const cellOf = (matrix: RolesPermissions, permission: string, role: string) =>
  matrix.permissions.find(({ id }) => id === permission)?.roles.find((cell) => cell.role === role);

const kept = () =>
  platform.admin
    .selectFrom("role_permissions")
    .where("tenant_id", "=", venue.tenantId)
    .select(["role", "permission", "reach"])
    .execute();

/** Whether an operation names the permission; the test below ensures that no verb checks for any other. */
const isAsked = (id: string): boolean =>
  Object.values<Operation>(v1Operations).some(({ permission, alsoAsks = [] }) =>
    [permission, ...alsoAsks].includes(id as never),
  );

it("checks no permission that is not declared by its operation", () => {
  const unnamed = globSync("api/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bcan\([^,()]+(?:\.\w+)*, "([\w.]+)"\)/g)].filter(
      ([, id]) => !isAsked(id ?? ""),
    ),
  );
  expect(unnamed.map(([text]) => text)).toEqual([]);
});

it("names no role in a refusal, because the company decides which role has a permission", () => {
  const saying = globSync(["api/**/*.ts", "web/**/*.{ts,tsx}"])
    .filter((file) => !file.includes("generated"))
    .filter((file) => NAMES_A_ROLE.test(readFileSync(file, "utf8")));
  expect(saying).toEqual([]);
  expect("Only an owner or admin may change locations.").toMatch(NAMES_A_ROLE);
});
const NAMES_A_ROLE = /^(?!.*\/\*\*).*(Only|only) (an? )?(owner|admin|manager|the front desk)s?( or \w+)? (may|can) /m;

describe("rolesPermissions", () => {
  it("explains every permission that operations need, and starts with the defaults", async () => {
    const { body } = await staff.ask("rolesPermissions");
    expect(body.may_change).toBe(false);
    expect(body.permissions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      Object.keys(PERMISSIONS).filter(isAsked).toSorted(),
    );
    expect(isAsked("bookings.delete_any_note")).toBe(true);
    expect(isAsked("communications.send")).toBe(true);
    for (const { id, explanation, roles } of body.permissions) {
      expect(explanation, id).toMatch(/^[A-Z].{20,}\.$/);
      for (const { role, reach, default_reach, choices } of roles) {
        const byDefault = PERMISSIONS[id as keyof typeof PERMISSIONS][role as Role]; // names from the table
        expect([reach, default_reach], `${role} ${id}`).toEqual([byDefault, byDefault]);
        expect(choices).toContain(byDefault);
      }
    }
  });

  it('explains the scope "own" for each permission that has it by default', () => {
    const silent = Object.entries(PERMISSIONS).filter(
      ([id, roles]) =>
        Object.values(roles).includes("own") && !PERMISSION_DESCRIPTIONS[id as keyof typeof PERMISSIONS].own, // the table's keys
    );
    expect(silent).toEqual([]);
  });

  it("counts the people of each role, and can be changed by owners", async () => {
    await venue.person("staff", "coach");
    const { body } = await owner.ask("rolesPermissions");
    const people = Object.fromEntries(body.roles.map(({ role, people: count }: never) => [role, count]));
    expect(people).toEqual({ client: 0, coach: 3, staff: 2, facility_admin: 0, owner: 1 });
    expect(body.may_change).toBe(true);
  });
});

describe("updateRolesPermissions", () => {
  it("applies to the next request, is in the profile, and can be reverted", async () => {
    expect((await staff.ask("deleteResourceType", { params: { id: 999 } })).status).toBe(403);
    const { body, status } = await change("staff", "catalog.delete", "yes");
    expect(status).toBe(200);
    expect(cellOf(body, "catalog.delete", "staff")).toMatchObject({ reach: "yes", default_reach: "no" });
    expect((await staff.ask("deleteResourceType", { params: { id: 999 } })).status).toBe(404);
    expect((await staff.ask("userProfile")).body.permissions).toContain("catalog.delete");
    expect(await kept()).toEqual([{ role: "staff", permission: "catalog.delete", reach: "yes" }]);

    await change("staff", "catalog.delete", "no");
    expect(await kept()).toEqual([]);
    expect((await staff.ask("deleteResourceType", { params: { id: 999 } })).status).toBe(403);
  });

  it("gives a person with several roles the widest scope of them", async () => {
    const both = await venue.person("coach", "staff");
    await change("staff", "clients.read", "no");
    expect((await both.ask("clients")).status).toBe(200);
    await change("coach", "clients.read", "no");
    expect((await both.ask("clients")).status).toBe(403);
  });

  it('limits people to their own entries if only "own" is allowed', async () => {
    await change("staff", "coaches.write", "own");
    const coach = venue.catalogue.coaches[0]?.id ?? 0;
    const { status, body } = await staff.ask("updateCoach", { params: { id: coach }, body: { version: 1 } });
    expect([status, body.error]).toEqual([403, "forbidden"]);
    expect((await staff.ask("userProfile")).body.own_permissions).toContain("coaches.write");
  });

  it("ends impersonation sessions at the next request of a person who has lost the permission", async () => {
    const admin = await venue.person("facility_admin");
    const way = await admin.ask("startImpersonation", { body: { user_id: staff.id } });
    const proxy = await venue.anonymous("redeemImpersonation", wayIn(way));
    const headers = { authorization: `Bearer ${proxy.body.access_token}` };
    expect((await venue.anonymous("clients", { headers })).status).toBe(200);
    await change("facility_admin", "impersonate", "no");
    expect((await venue.anonymous("clients", { headers })).status).toBe(401);
    await change("facility_admin", "impersonate", "yes");
    expect((await venue.anonymous("clients", { headers })).status).toBe(401);
  });

  it("never lets an admin impersonate staff who have more permissions", async () => {
    const admin = await venue.person("facility_admin");
    await change("staff", "clients.anonymize", "yes");
    expect((await admin.ask("startImpersonation", { body: { user_id: staff.id } })).status).toBe(403);
  });

  it("records who changed what, and nothing without a change", async () => {
    await change("coach", "fees.waive", "yes");
    await change("coach", "fees.waive", "yes");
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .select(["actor_id", "action", "entity_id", "before", "after"])
      .execute();
    expect(rows).toEqual([
      {
        actor_id: owner.id,
        action: "updateRolesPermissions",
        entity_id: "coach",
        before: { permission: "fees.waive", reach: "no" },
        after: { permission: "fees.waive", reach: "yes" },
      },
    ]);
  });

  it.each([
    ["an unknown role", ["janitor", "fees.waive", "yes"], "changes.0.role"],
    ["an unknown permission", ["staff", "doors.open", "yes"], "changes.0.permission"],
    ["a name that every object has in JavaScript", ["staff", "constructor", "yes"], "changes.0.permission"],
    ["an unknown scope", ["staff", "fees.waive", "maybe"], "changes.0.reach"],
    ['the scope "own" without a meaning', ["staff", "fees.waive", "own"], "changes.0.reach"],
    ["fewer permissions for owners", ["owner", "accounts.write", "no"], "changes.0.reach"],
    ["more permissions for clients", ["client", "clients.read", "yes"], "changes.0.reach"],
  ] as const)("refuses %s", async (_, [role, permission, reach], field) => {
    const { status, body } = await change(role, permission, reach);
    expect([status, body.error]).toEqual([422, "validation_failed"]);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await kept()).toEqual([]);
  });

  it("saves all changes or none", async () => {
    const changes = [
      { role: "staff", permission: "fees.waive", reach: "yes" },
      { role: "owner", permission: "fees.waive", reach: "no" },
    ];
    expect((await owner.ask("updateRolesPermissions", { body: { changes } })).status).toBe(422);
    expect(await kept()).toEqual([]);
    const twice = [changes[0], { ...changes[0], reach: "no" }];
    expect((await owner.ask("updateRolesPermissions", { body: { changes: twice } })).status).toBe(422);
  });

  it("refuses a change based on outdated permissions, with the current ones", async () => {
    await change("staff", "fees.waive", "yes");
    const { status, body } = await change("staff", "fees.waive", "yes", { seen_reach: "no" });
    expect([status, body.error]).toEqual([409, "stale_version"]);
    expect(body.current).toMatchObject({ id: "fees.waive" });
  });

  it("is reserved for owners, even if a role has every other permission", async () => {
    await change("facility_admin", "billing.manage", "yes");
    const admin = await venue.person("facility_admin");
    for (const person of [admin, staff]) {
      const { status } = await person.ask("updateRolesPermissions", {
        body: { changes: [{ role: "staff", permission: "fees.waive", reach: "yes" }] },
      });
      expect(status).toBe(403);
    }
  });
});
