import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES, type Permission, type Role } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { tenantRows } from "#tests/support/tenant-rows.ts";
import type { OperationId, Reply } from "#tests/support/venue.ts";
import {
  bearer,
  byRest,
  callerOf,
  IN_GRAPH,
  JUDGED,
  openBothWays,
  openSide,
  throughGraph,
  type BothWays,
  type Judged,
  type Way,
} from "./both-ways.ts";
import { isOpen, mayCall } from "./call-rules.ts";
import { ABSENT, type Ids } from "./one-of-each.ts";
import type { Side } from "./payment-preparations.ts";
import { QUESTIONS } from "./questions.ts";

let ways: BothWays;
let mine: Side;
let theirs: Side;
let locked: Side;

beforeAll(async () => {
  ways = await openBothWays();
  const { platform } = ways;
  mine = await openSide(platform);
  theirs = await openSide(platform);
  locked = await openSide(platform);
  await platform.admin
    .updateTable("tenants")
    .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
    .where("tenant_id", "=", locked.venue.tenantId)
    .execute();
});
afterAll(() => ways.close());

const askBy =
  (way: Way) =>
  (operationId: OperationId, ids: Ids, headers: Record<string, string>, at: Side = mine): Promise<Reply> =>
    way(ways, at.venue, headers)(operationId, QUESTIONS[operationId](ids));

/** The part of a response that must not tell a foreign id from an absent one: everything but the request id. */
const comparable = ({ status, body }: Reply): string =>
  JSON.stringify([status, body], (key, value) => (key === "request_id" ? "" : value));

const rowsOf = ({ venue }: Side): Promise<string> => tenantRows(ways.platform.admin, venue.tenantId);

/** Operations that leave the session intact, so that it can be used again. */
const lasting = (judged: Judged): Judged => judged.filter(([operationId]) => operationId !== "logout");

const namesNoId = (operationId: OperationId): boolean =>
  JSON.stringify(QUESTIONS[operationId](ABSENT)) === JSON.stringify(QUESTIONS[operationId](mine.ids));

describe("through REST", () => {
  refuses(byRest, JUDGED);
});
describe("through the graph", { tags: ["long"] }, () => {
  refuses(throughGraph, IN_GRAPH);
});

function refuses(way: Way, judged: Judged): void {
  const ask = askBy(way);

  it.each(judged)("%s refuses callers without a session, unless it is public", async (operationId, operation) => {
    const { status } = await ask(operationId, ABSENT, {});
    expect(isOpen(operation) ? [401, 403].includes(status) : status !== 401).toBe(false);
  });

  it.each(judged)("%s refuses another company's session", async (operationId, { ignoresSession = false }) => {
    const { status } = await ask(operationId, mine.ids, bearer(theirs.people.owner));
    expect(status === 401).toBe(!ignoresSession);
  });

  it.each(lasting(judged))(
    "%s answers 423 for a locked company, unless it is exempt",
    async (operationId, operation) => {
      const { status, body } = await ask(operationId, locked.ids, bearer(locked.people.owner), locked);
      if (operation.lockExempt) expect(status).not.toBe(423);
      else expect([status, body.error]).toEqual([423, "account_locked_soft"]);
    },
  );

  it("answers another company's id as an unknown one, and changes nothing there", async () => {
    const before = await rowsOf(theirs);
    for (const [operationId, operation] of lasting(judged)) {
      const headers = bearer(callerOf(operation, mine));
      const foreign = await ask(operationId, theirs.ids, headers);
      if (namesNoId(operationId)) continue;
      const absent = await ask(operationId, ABSENT, headers);
      expect(comparable(foreign), operationId).toBe(comparable(absent));
    }
    expect(await rowsOf(theirs)).toBe(before);
  });
}

/** One call of each operation through the graph, which forwards it to the REST call that the tests above judge. */
it("answers another company's id in the graph as REST answers an unknown one, and changes nothing there", async () => {
  const before = await rowsOf(theirs);
  for (const [operationId, operation] of lasting(IN_GRAPH)) {
    if (namesNoId(operationId)) continue;
    const headers = bearer(callerOf(operation, mine));
    const foreign = await askBy(throughGraph)(operationId, theirs.ids, headers);
    const absent = await askBy(byRest)(operationId, ABSENT, headers);
    expect([foreign.status, foreign.body?.error], operationId).toEqual([mapped(absent.status), absent.body?.error]);
  }
  expect(await rowsOf(theirs)).toBe(before);
});

/** The graph has no 201. */
const mapped = (status: number): number => (status === 201 ? 200 : status);

/** The refused call of each operation that does not admit every role; tests/security/own-company makes the admitted one. */
it("refuses a request for each operation by the highest role that may not use it", async () => {
  const wrong: string[] = [];
  for (const [operationId, operation] of lasting(JUDGED)) {
    const role = ROLES.findLast((one) => !isAdmitted(operationId, operation, one));
    if (role === undefined) continue;
    const { status } = await askBy(byRest)(operationId, ABSENT, bearer(mine.people[role]));
    if (status !== 403) wrong.push(`${operationId}: ${status} for ${role}`);
  }
  expect(wrong).toEqual([]);
});

/** Permissions that a handler checks itself: the logo sent here is the company's. */
const ASKED_BY_VERB: Partial<Record<OperationId, Permission>> = { createUpload: "company.write" };

function isAdmitted(operationId: OperationId, operation: Operation, role: Role): boolean {
  const permission = operation.permission ?? ASKED_BY_VERB[operationId];
  return mayCall([role], { ...operation, ...(permission && { permission }) });
}

describe.each([
  ["REST", byRest, JUDGED],
  ["the graph", throughGraph, IN_GRAPH],
] as const)("the permissions of all operations through %s", { tags: ["long"] }, (_, way, judged) => {
  it.each(lasting(judged))("admit to %s exactly the roles with its permission", async (operationId, operation) => {
    for (const role of ROLES) {
      // An absent id, so that an admitted request changes nothing.
      const { status } = await askBy(way)(operationId, ABSENT, bearer(mine.people[role]));
      expect(status === 403, `${role}: ${status}`).toBe(!isAdmitted(operationId, operation, role));
    }
  });

  it.each(judged)(
    "refuse for %s a session that is expired or has ended",
    async (operationId, { ignoresSession = false }) => {
      const lost = { authorization: `Bearer ${randomBytes(32).toString("base64url")}` };
      const { status } = await askBy(way)(operationId, mine.ids, lost);
      expect(status === 401).toBe(!ignoresSession);
    },
  );
});
