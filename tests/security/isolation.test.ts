import { makeOwnMail, makeOwnToken } from "#tests/access-tokens/support.ts";
import { runImport } from "#api/features/imports/run-import.ts";
import { randomBytes } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/server.ts";
import { type Permission, permissionScopeOf, type Role, ROLES } from "#schema/auth/permissions.ts";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import { isForRestAlone, type Operation } from "#schema/shared/operation.ts";
import { authenticator, setUpTwoFactor } from "#tests/support/authenticator.ts";
import { graphAsk } from "#tests/support/graph-ask.ts";
import { cancelAll, copyTenant, tenantRows } from "#tests/support/tenant-rows.ts";
import {
  type Ask,
  givePassword,
  type OperationId,
  type Person,
  type Platform,
  type Reply,
  startPlatform,
  TEST_PASSWORD,
  type Venue,
} from "#tests/support/venue.ts";
import { NEVER_ASKED } from "#tests/federation/loopback-provider.ts";
import { beginOnboarding } from "#tests/onboarding/support.ts";
import { registrationToken } from "#tests/registration/registration-token.ts";
import { afterMail } from "#tests/security/communication-questions.ts";
import { ABSENT, fill, type Ids } from "#tests/security/one-of-each.ts";
import { preparePayments, type Side } from "#tests/security/payment-preparations.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { plantShift } from "#tests/zone-shifts/support.ts";

/** Sends requests at one venue with these headers. */
type Way = (venue: Venue, headers: Record<string, string>) => Ask;

const OPERATIONS: [OperationId, Operation][] = Object.entries({ ...v1Operations, ...centralOperations }) as [
  OperationId, // the keys of the two tables
  Operation,
][];
/** Audiences that need no session. */
const IS_OPEN = new Set(["anyone", "holder"]);
/** Sign-in returns 401 for anything that is wrong, so it is left out. */
const JUDGED = OPERATIONS.filter(([operationId]) => operationId !== "login");

let platform: Platform;
let gateway: Gateway;
let mine: Side;
let theirs: Side;
let locked: Side;
/** Only copied, never called. */
let filled: Side;

beforeAll(async () => {
  platform = await startPlatform({
    holds: { minutes: 5, livePerAddress: 10_000, per10Minutes: 10_000 },
    google: NEVER_ASKED,
  });
  gateway = await createGateway({
    api: platform.api,
    baseDomain: "localhost",
    webRoot: "dist/web",
    log: pino({ level: "silent" }),
  });
  mine = await side();
  theirs = await side();
  locked = await side();
  filled = await side();
  await platform.admin
    .updateTable("tenants")
    .set({ subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-01-01T00:00Z") })
    .where("tenant_id", "=", locked.venue.tenantId)
    .execute();
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

async function side(): Promise<Side> {
  const venue = await platform.venue();
  const entries = await Promise.all(ROLES.map(async (role) => [role, await venue.person(role)] as const));
  const people = Object.fromEntries(entries) as Record<Role, Person>; // one entry for each role
  return { venue, people, ids: await fill(venue, people.staff, people.client) };
}

/** A company of its own with one of each, in a tenth of the time it takes to fill one. */
async function sideOfItsOwn(): Promise<Side> {
  const { tenantId, slug } = await copyTenant(platform.admin, filled.venue.tenantId);
  const venue = platform.at({ ...filled.venue, tenantId, slug });
  const entries = ROLES.map((role) => [role, venue.signedIn(filled.people[role])] as const);
  const people = Object.fromEntries(entries) as Record<Role, Person>; // one entry for each role
  return { venue, people, ids: { ...filled.ids, company: slug } };
}

/** One such company for the operations that change nothing and need no preparation. */
let forReading: Promise<Side> | undefined;

const bearer = ({ token }: Pick<Person, "token">) => ({ authorization: `Bearer ${token}` });

/** The part of a response that must not tell a foreign id from an absent one: everything but the request id. */
const comparable = ({ status, body }: Reply): string =>
  JSON.stringify([status, body], (key, value) => (key === "request_id" ? "" : value));

const rowsOf = ({ venue }: Side): Promise<string> => tenantRows(platform.admin, venue.tenantId);

/** Files are available through REST only. */
const inGraph = JUDGED.filter(([, operation]) => !isForRestAlone(operation));

const WAYS: [string, () => Way, [OperationId, Operation][]][] = [
  [
    "REST",
    () => (venue, headers) => (operationId, question) =>
      venue.anonymous(operationId, { ...question, headers: { ...question?.headers, ...headers } }),
    JUDGED,
  ],
  ["the graph", () => (venue, headers) => graphAsk(gateway, venue.slug, headers), inGraph],
];

describe.each(WAYS)("through %s", (_, makeWay, judged) => {
  const way = makeWay();
  /** Operations that leave the session intact, so that it can be used again. */
  const lasting = judged.filter(([operationId]) => operationId !== "logout");
  const ask = (operationId: OperationId, ids: Ids, headers: Record<string, string>, at: Side = mine) =>
    way(at.venue, headers)(operationId, QUESTIONS[operationId](ids));

  it.each(judged)("%s lets nobody in without a session, unless it is open to all", async (operationId, operation) => {
    const { status } = await ask(operationId, ABSENT, {});
    expect(IS_OPEN.has(operation.audience) ? [401, 403].includes(status) : status !== 401).toBe(false);
  });

  it.each(judged)("%s refuses a session that is lost, ended or another company's", async (operationId, operation) => {
    const stranger = bearer(theirs.people.owner);
    const lost = { authorization: `Bearer ${randomBytes(32).toString("base64url")}` };
    for (const headers of [stranger, lost]) {
      const { status } = await ask(operationId, mine.ids, headers);
      if (operation.ignoresSession) expect(status).not.toBe(401);
      else expect(status).toBe(401);
    }
  });

  it.each(lasting)("%s admits the roles that its permission names, and no other", async (operationId, operation) => {
    for (const role of ROLES) {
      // An absent id, so that an admitted request changes nothing.
      const { status } = await ask(operationId, ABSENT, bearer(mine.people[role]));
      expect(status === 403, `${role}: ${status}`).toBe(!isAdmitted(operationId, operation, role));
    }
  });

  it.each(lasting)("%s answers 423 to a locked company, unless it is exempt", async (operationId, operation) => {
    const { status, body } = await ask(operationId, locked.ids, bearer(locked.people.owner), locked);
    if (operation.lockExempt) expect(status).not.toBe(423);
    else expect([status, body.error]).toEqual([423, "account_locked_soft"]);
  });

  it("answers alike for another company's id and for none, and changes nothing there", async () => {
    const before = await rowsOf(theirs);
    for (const [operationId, operation] of lasting) {
      const headers = bearer(operation.permission === "bookings.read_own" ? mine.people.client : mine.people.owner);
      const foreign = await ask(operationId, theirs.ids, headers);
      const absent = await ask(operationId, ABSENT, headers);
      if (namesNoId(operationId)) continue;
      expect(comparable(foreign), operationId).toBe(comparable(absent));
    }
    expect(await rowsOf(theirs)).toBe(before);
  });
});

/** Rate-limited operations: all requests come from one address, which has exhausted these limits. */
const COUNTED: readonly OperationId[] = ["forgotPassword", "requestEmailChange", "registerClient", "createTenant"];

/** Prerequisites for a question about the caller's own company to succeed. */
const PREPARE: Partial<Record<OperationId, (side: Side) => Promise<void>>> = {
  deleteLocation: (side) => cancelAll(platform, side),
  deleteResource: (side) => cancelAll(platform, side),
  changePassword: ({ venue, people }) => givePassword(platform, venue, people.owner),
  confirmSignIn: ({ venue, people }) => givePassword(platform, venue, people.owner),
  ...Object.fromEntries(COUNTED.map((operationId) => [operationId, forgetTries])),
  createCompany: ({ venue }) => beginOnboarding(platform, venue),
  // The link is sealed for its company, and this one is a copy.
  async confirmRegistration({ venue, ids }) {
    ids.registrationToken = registrationToken(venue, `registered@${venue.slug}.test`, platform.clock.now());
  },
  async deleteSavedFilter({ ids, people }) {
    const body = { name: "Mine", filters: {} };
    ids.savedFilter = (await people.owner.ask("createSavedFilter", { body })).body.id;
  },
  revokeAccessToken: makeOwnToken,
  stopSavedQueryMail: makeOwnMail,
  async rollbackImport({ venue, ids, people }) {
    const { tenantId: tenant_id } = venue;
    await people.owner.ask("submitImport", { body: { import_id: ids.sentImport } });
    await runImport(platform.deps, { tenant_id, import_id: ids.sentImport });
  },
  async mergeClients({ ids, people }) {
    const pair = { keep_id: ids.client, merge_id: ids.newMember };
    ids.mergeToken = (await people.owner.ask("previewClientMerge", { body: pair })).body.token;
  },
  keepWallTimes: async ({ venue, ids }) => void (ids.zoneShift = await plantShift(platform, venue, ids.ownBooking)),
  keepInstants: async ({ venue, ids }) => void (ids.zoneShift = await plantShift(platform, venue, ids.ownBooking)),
  revokeSession: async ({ ids, people }) => void (ids.session = (await people.owner.ask("sessions")).body.data[0].id),
  ...afterMail(() => platform),
  async confirmTwoFactor({ ids, people }) {
    const { body } = await people.owner.ask("startTwoFactor", { body: {} });
    ids.code = authenticator(body.secret, platform.clock).code();
  },
  renewRecoveryCodes: giveTwoFactor,
  async disableTwoFactor(side) {
    await givePassword(platform, side.venue, side.people.owner);
    await giveTwoFactor(side);
  },
  ...preparePayments(() => platform),
  async completeLogin(side) {
    const { venue, ids, people } = side;
    await givePassword(platform, venue, people.owner);
    await giveTwoFactor(side);
    const { email } = people.owner;
    const { body } = await venue.anonymous("login", { body: { email, password: TEST_PASSWORD } });
    ids.challenge = body.second_factor.challenge;
  },
};

async function giveTwoFactor({ ids, people }: Side): Promise<void> {
  ids.code = (await setUpTwoFactor(people.owner, platform.clock)).code(1);
}

async function forgetTries(): Promise<void> {
  await platform.admin.deleteFrom("rate_limits").execute();
}

/** The positive control: the same requests for the caller's own company succeed, each change in a company of its own. */
describe.each(WAYS)("asked through %s about one's own", (_, makeWay, judged) => {
  it.each(judged)("%s succeeds", async (operationId, operation) => {
    const isRead = operation.method === "get" && !PREPARE[operationId];
    const { venue, ids, people } = await (isRead ? (forReading ??= sideOfItsOwn()) : sideOfItsOwn());
    await PREPARE[operationId]?.({ venue, ids, people });
    const person = operation.permission === "bookings.read_own" ? people.client : people.owner;
    const headers = await headersFor(operation, person, { venue, ids });
    const { status, body } = await makeWay()(venue, headers)(operationId, QUESTIONS[operationId](ids));
    expect([200, 201], JSON.stringify(body)).toContain(status);
  });

  async function headersFor(
    { audience }: Operation,
    person: Person,
    { venue, ids }: Pick<Side, "venue" | "ids">,
  ): Promise<Record<string, string>> {
    if (IS_OPEN.has(audience)) return { "x-requested-with": "test" };
    if (audience !== "proxy") return bearer(person);
    const proxy = await venue.anonymous("redeemImpersonation", {
      body: { access_token: ids.impersonationToken },
      headers: { cookie: ids.impersonationCookie },
    });
    return bearer({ token: proxy.body.access_token });
  }
});

it("has a question for every operation of the contract", () => {
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(OPERATIONS.map(([operationId]) => operationId).toSorted());
});

/** Permissions that a handler checks itself: the logo sent here is the company's. */
const ASKED_BY_VERB: Partial<Record<OperationId, Permission>> = { createUpload: "company.write" };

function isAdmitted(operationId: OperationId, operation: Operation, role: Role): boolean {
  const { audience, permission = ASKED_BY_VERB[operationId] } = operation;
  if (IS_OPEN.has(audience)) return true;
  if (audience === "staff" && role === "client") return false;
  // Nobody impersonates anyone here: tests/impersonation covers that.
  if ((audience === "owner" && role !== "owner") || audience === "proxy") return false;
  return permission === undefined || permissionScopeOf([role], permission satisfies Permission) !== "no";
}

const namesNoId = (operationId: OperationId): boolean =>
  JSON.stringify(QUESTIONS[operationId](ABSENT)) === JSON.stringify(QUESTIONS[operationId](mine.ids));
