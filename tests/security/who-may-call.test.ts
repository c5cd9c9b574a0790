import { describe, expect, it } from "vitest";
import { admit, isAdmitted, type Caller, type Person, type SessionKind } from "#api/auth/caller.ts";
import { permissionScopesOf, ROLES, type Role, type RoleChange } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { FLIPS, GUARDED, isOpen, mayCall, OPERATIONS, scopeOf } from "./call-rules.ts";

/** The whole table, decided in process; tests/security/permissions.test.ts shows that each request asks for the decision. */
const ANONYMOUS: Caller = { kind: "anonymous", visitor: null };

interface Held {
  kind?: SessionKind;
  actor?: Person["actor"];
  changes?: readonly RoleChange[];
}

function person(roles: readonly Role[], { kind = "full", actor = null, changes = [] }: Held = {}): Person {
  const until = Temporal.Instant.from("2099-01-01T00:00:00Z");
  return {
    kind: "person",
    id: 1,
    roles,
    permissionScopes: permissionScopesOf(roles, changes),
    first_name: "Pat",
    last_name: "Putter",
    email: null,
    session: { tokenHash: Buffer.alloc(32), expires_at: until, confirmed_at: until, kind },
    has_two_factor: false,
    actor,
    visitor: null,
  };
}

const scopeFor = (caller: Caller, operation: Operation) =>
  isAdmitted(caller, operation) ? admit(caller, operation) : "no";

const isWrite = ({ method, isQuestion }: Operation): boolean => method !== "get" && !isQuestion;

/** Each kind of session, with the operations that it refuses whatever the person's roles allow. */
const SESSIONS: [string, Held, (operation: Operation) => boolean][] = [
  ["a sign-in", {}, ({ audience }) => audience === "proxy"],
  [
    "a token for exploring",
    { kind: "explore" },
    (operation) => operation.audience === "proxy" || isWrite(operation) || (operation.inPersonOnly ?? false),
  ],
  ["an access token", { kind: "access" }, (operation) => operation.audience === "proxy" || isWrite(operation)],
  [
    "a session in another's name",
    { kind: "proxy", actor: { id: 2, name: "Ada", reason: "Asked by phone" } },
    ({ inPersonOnly = false }) => inPersonOnly,
  ],
  [
    "a session in another's name without a reason",
    { kind: "proxy", actor: { id: 2, name: "Ada", reason: null } },
    (operation) => (operation.inPersonOnly ?? false) || (isWrite(operation) && !operation.beforeReason),
  ],
];

const ROLE_SETS: Role[][] = ROLES.flatMap((role, at) => [[role], ...ROLES.slice(at + 1).map((other) => [role, other])]);

describe("the permissions of operations", () => {
  // After an intended change `vitest run -u` writes the table again: review the difference.
  it("match the reviewed table", async () => {
    const head = ["operation", "permission", "nobody", ...ROLES, "while locked", "ignores sessions"];
    const lines = OPERATIONS.map(([operationId, operation]) => [
      operationId,
      [operation.permission, ...(operation.alsoAsks ?? [])].filter(Boolean).join("+"),
      scopeFor(ANONYMOUS, operation),
      ...ROLES.map((role) => scopeFor(person([role]), operation)),
      operation.lockExempt ? "yes" : "no",
      operation.ignoresSession ? "yes" : "no",
    ]);
    const table = [head, ...lines].map((cells) => `${cells.join("\t")}\n`).join("");
    await expect(table).toMatchFileSnapshot("who-may-call.tsv");
  });

  it("allow callers without a session only public operations", () => {
    const wrong = OPERATIONS.filter(([, operation]) => isAdmitted(ANONYMOUS, operation) !== isOpen(operation));
    expect(wrong.map(([operationId]) => operationId)).toEqual([]);
  });

  it.each(SESSIONS)("match the roles for %s", (_, held, refuses) => {
    const wrong = ROLE_SETS.flatMap((roles) =>
      OPERATIONS.filter(([, operation]) => {
        // acting for someone is what an operation for proxies asks for
        const isForRoles = operation.audience === "proxy" || mayCall(roles, operation);
        return isAdmitted(person(roles, held), operation) !== (isForRoles && !refuses(operation));
      }).map(([operationId]) => `${roles.join("+")}: ${operationId}`),
    );
    expect(wrong).toEqual([]);
  });

  it("follow each change that a company makes to a role, for each operation with a permission", () => {
    const wrong = FLIPS.flatMap((change) =>
      GUARDED.filter(([, operation]) => {
        const { role } = change;
        const caller = person([role], { changes: [change] });
        const isRight = isAdmitted(caller, operation) === mayCall([role], operation, [change]);
        return (
          !isRight || caller.permissionScopes[operation.permission] !== scopeOf([role], operation.permission, [change])
        );
      }).map(([operationId]) => `${operationId}: ${JSON.stringify(change)}`),
    );
    expect(wrong).toEqual([]);
    expect(FLIPS.length).toBeGreaterThan(80);
    expect(GUARDED.length).toBeGreaterThan(200);
  });
});
