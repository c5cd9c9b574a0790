import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runImport } from "#api/features/clients/imports/run-import.ts";
import { ROLES, type Role } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { makeOwnMail, makeOwnToken } from "#tests/features/people/access-tokens/support.ts";
import { registrationToken } from "#tests/features/people/registration/registration-token.ts";
import { plantShift } from "#tests/features/schedule/zone-shifts/support.ts";
import { beginOnboarding } from "#tests/features/venue/onboarding/support.ts";
import { authenticator, setUpTwoFactor } from "#tests/support/authenticator.ts";
import { cancelAll, copyTenant } from "#tests/support/tenant-rows.ts";
import { givePassword, TEST_PASSWORD, type OperationId, type Person, type Platform } from "#tests/support/venue.ts";
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
import { isOpen, OPERATIONS } from "./call-rules.ts";
import { afterMail } from "./communication-questions.ts";
import { preparePayments, type Side } from "./payment-preparations.ts";
import { QUESTIONS } from "./questions.ts";

/** The positive control of tests/security/isolation: the same requests succeed for the caller's own company. */
let ways: BothWays;
let platform: Platform;
/** Only copied, never called. */
let filled: Side;
beforeAll(async () => {
  ways = await openBothWays();
  ({ platform } = ways);
  filled = await openSide(platform);
});
afterAll(() => ways.close());

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
  async payOutCredit({ ids, people }) {
    await people.owner.ask("redeemGiftCard", { body: { code: ids.giftCode, client_id: ids.client } });
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

describe("through REST", () => {
  succeed(byRest, JUDGED);
});
describe("through the graph", { tags: ["long"] }, () => {
  succeed(throughGraph, IN_GRAPH);
});

/** Each change is made in a company of its own. */
function succeed(way: Way, judged: Judged): void {
  it.each(judged)("%s succeeds in the caller's own company", async (operationId, operation) => {
    const isRead = operation.method === "get" && !PREPARE[operationId];
    const side = await (isRead ? (forReading ??= sideOfItsOwn()) : sideOfItsOwn());
    const { venue, people } = side;
    const ids = { ...side.ids };
    await PREPARE[operationId]?.({ venue, ids, people });
    const headers = await headersFor(operation, { venue, ids, people });
    const { status, body } = await way(ways, venue, headers)(operationId, QUESTIONS[operationId](ids));
    expect([200, 201], JSON.stringify(body)).toContain(status);
  });
}

async function headersFor(operation: Operation, side: Side): Promise<Record<string, string>> {
  if (isOpen(operation)) return { "x-requested-with": "test" };
  if (operation.audience !== "proxy") return bearer(callerOf(operation, side));
  const proxy = await side.venue.anonymous("redeemImpersonation", {
    body: { access_token: side.ids.impersonationToken },
    headers: { cookie: side.ids.impersonationCookie },
  });
  return bearer({ token: proxy.body.access_token });
}

it("has a request for every operation of the contract", () => {
  expect(Object.keys(QUESTIONS).toSorted()).toEqual(OPERATIONS.map(([operationId]) => operationId).toSorted());
});
