import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { ABSENT } from "#tests/security/one-of-each.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  owner = await venue.person("owner");
  await givePassword(platform, venue, owner);
});

const minutesLater = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());

const ALL = { ...v1Operations, ...centralOperations };

const ALWAYS = (Object.entries(ALL) as [OperationId, Operation][])
  .filter(([, { asksAgain }]) => asksAgain === "always")
  .map(([operationId]) => operationId);

/** Starts a session that began this many minutes ago. */
async function signedIn({ email }: Person, minutesAgo: number): Promise<Ask> {
  const { body } = await venue.anonymous("login", { body: { email, password: TEST_PASSWORD } });
  minutesLater(minutesAgo);
  return asking(body.access_token);
}

const asking = (token: string): Ask => venue.signedIn({ id: 0, email: "", token }).ask;

const REFUSED = { status: 403, body: { error: "fresh_sign_in_required", proof: "password" } };

it("is required for changes of access or payouts, for tokens, and for exports", () => {
  const some = Object.entries<Operation>(ALL).filter(([, { asksAgain }]) => asksAgain);
  expect(some.map(([operationId, { asksAgain }]) => `${operationId} ${asksAgain}`).toSorted()).toEqual([
    "anonymizeClient always",
    "clientData always",
    "confirmTwoFactor always",
    "connectStripe always",
    "createAccessToken always",
    "createAccount always",
    "createConnectDashboardLink always",
    "createConnectOnboardingLink always",
    "deleteAccount always",
    "disconnectStripe always",
    "exportAuditLog always",
    "exportBookings always",
    "exportBookingsRevenue always",
    "exportClients always",
    "exportCoachSummary always",
    "exportCoaches always",
    "exportMembershipsRevenue always",
    "exportPayments always",
    "exportResources always",
    "exportServices always",
    "freshSignIn always",
    "mergeClients always",
    "redeemHandover partly",
    "renewCalendarFeed always",
    "requestEmailChange always",
    "setSavedQueryMail always",
    "startImpersonation always",
    "startStripeOauth always",
    "startTwoFactor partly",
    "unlinkGoogle always",
    "updateAccount partly",
    "updateCompany partly",
    "updateRolesPermissions always",
  ]);
  const exports = Object.entries<Operation>(v1Operations).filter(([, { answersCsv }]) => answersCsv);
  expect(exports.filter(([, { asksAgain }]) => asksAgain !== "always")).toEqual([]);
});

describe("a sign-in of ten minutes ago", () => {
  it("is refused those operations, with the ways to confirm, and nothing changes", async () => {
    const ask = await signedIn(owner, 10);
    const before = (await ask("accounts")).body.data;
    for (const operationId of ALWAYS) {
      expect(await ask(operationId, QUESTIONS[operationId](ABSENT)), operationId).toMatchObject(REFUSED);
    }
    expect((await ask("accounts")).body.data).toEqual(before);
  });

  it("is still recent a second earlier", async () => {
    const ask = await signedIn(owner, 9);
    for (const operationId of ALWAYS) {
      const { body } = await ask(operationId, QUESTIONS[operationId](ABSENT));
      expect(body.error, operationId).not.toBe("fresh_sign_in_required");
    }
  });

  it("allows everything else, also the harmless parts of such operations", async () => {
    const { id: account } = await venue.person("staff");
    const ask = await signedIn(owner, 60);
    const renamed = await ask("updateAccount", { params: { id: account }, body: { version: 1, first_name: "Nell" } });
    expect(renamed.status).toBe(200);
    const same = await ask("updateAccount", { params: { id: account }, body: { version: 2, roles: ["staff"] } });
    expect(same.status).toBe(200);
    const roles = { version: 3, roles: ["staff", "facility_admin"] };
    expect(await ask("updateAccount", { params: { id: account }, body: roles })).toMatchObject(REFUSED);
    const moved = { version: 3, email: "elsewhere@example.test" };
    expect(await ask("updateAccount", { params: { id: account }, body: moved })).toMatchObject(REFUSED);
    const company = { params: { id: venue.slug } };
    expect((await ask("updateCompany", { ...company, body: { version: 1, name: "Renamed" } })).status).toBe(200);
    const stricter = { version: 2, owners_need_two_factor: true };
    expect(await ask("updateCompany", { ...company, body: stricter })).toMatchObject(REFUSED);
    expect(await ask("startTwoFactor", { body: {} })).toMatchObject(REFUSED);
  });

  it("cannot link a Google account", async () => {
    const { body } = await venue.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
    minutesLater(10);
    const { code, cookie } = await venue.codeExchange("late");
    const headers = { authorization: `Bearer ${body.access_token}`, cookie };
    expect(await venue.anonymous("redeemHandover", { body: { code }, headers })).toMatchObject(REFUSED);
    await confirm(asking(body.access_token));
    expect((await venue.anonymous("redeemHandover", { body: { code }, headers })).body.outcome).toBe("linked");
  });

  it("adds no refusal to the history", async () => {
    await (
      await signedIn(owner, 10)
    )("exportClients");
    expect(await historyOf(owner)).not.toContain("accessRefused");
  });
});

const confirm = (ask: Ask, password = TEST_PASSWORD) => ask("confirmSignIn", { body: { password } });

async function historyOf({ id }: Person): Promise<string[]> {
  const rows = await platform.admin
    .selectFrom("audit_log")
    .select("action")
    .where("tenant_id", "=", venue.tenantId)
    .where("entity_id", "=", String(id))
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}

describe("confirming one's identity", () => {
  it("makes only this session's sign-in recent for ten minutes", async () => {
    const other = await signedIn(owner, 0);
    const ask = await signedIn(owner, 30);
    const confirmed = await confirm(ask);
    expect([confirmed.status, confirmed.body]).toEqual([200, { fresh_until: "2027-05-03T17:40:00.000Z" }]);
    expect((await ask("exportClients")).status).toBe(200);
    expect((await ask("freshSignIn")).body.fresh_until).toBe("2027-05-03T17:40:00.000Z");
    expect(await other("exportClients")).toMatchObject(REFUSED);
    minutesLater(10);
    expect(await ask("exportClients")).toMatchObject(REFUSED);
  });

  it("accepts no wrong or empty password, and records a confirmation in the history", async () => {
    const ask = await signedIn(owner, 30);
    const wrong = await confirm(ask, "a wrong one");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["password"]]);
    expect((await ask("confirmSignIn", { body: {} })).status).toBe(422);
    expect((await ask("confirmSignIn", { body: { code: "123456" } })).status).toBe(422);
    expect(await ask("exportClients")).toMatchObject(REFUSED);
    await confirm(ask);
    expect(await historyOf(owner)).toEqual(["login", "loginRefused", "confirmSignIn"]);
  });

  it("is refused after ten wrong passwords, also with the right one", async () => {
    const ask = await signedIn(owner, 30);
    for (let time = 0; time < 10; time++) expect((await confirm(ask, "a wrong one")).status).toBe(422);
    const refused = await confirm(ask);
    expect([refused.status, refused.body.error]).toEqual([429, "rate_limited"]);
    expect(await ask("exportClients")).toMatchObject(REFUSED);
  });

  it("requires a code of people with two factors, once, and never the password", async () => {
    const app = await setUpTwoFactor(owner, platform.clock);
    minutesLater(30);
    const { ask } = venue.signedIn(owner);
    await makeOld(owner);
    expect((await ask("exportClients")).body).toMatchObject({ error: "fresh_sign_in_required", proof: "code" });
    expect((await confirm(ask)).status).toBe(422);
    expect((await ask("confirmSignIn", { body: { code: "000000" } })).status).toBe(422);
    expect((await ask("confirmSignIn", { body: { code: app.code() } })).status).toBe(200);
    expect((await ask("exportClients")).status).toBe(200);
    expect((await ask("confirmSignIn", { body: { code: app.code() } })).status).toBe(422);
    expect((await ask("confirmSignIn", { body: { code: app.recoveryCodes[0] } })).status).toBe(200);
  });

  it("is a new sign-in with Google for people without a password, with their own account", async () => {
    const person = await venue.person("owner");
    await redeem(person, "mine");
    await makeOld(person);
    expect((await person.ask("exportClients")).body).toMatchObject({ proof: "google" });
    expect((await person.ask("confirmSignIn", { body: { password: TEST_PASSWORD } })).body.error).toBe("invalid_state");
    const { status } = await redeem(person, "somebody-elses");
    expect(status).toBe(403);
    expect((await redeem(person, "mine")).body.outcome).toBe("linked");
    expect((await person.ask("exportClients")).status).toBe(200);
  });

  it("cannot be done with Google if a second factor is required", async () => {
    await redeem(owner, "first-factor");
    await setUpTwoFactor(owner, platform.clock);
    await makeOld(owner);
    expect((await redeem(owner, "first-factor")).status).toBe(200);
    expect((await owner.ask("exportClients")).body).toMatchObject({ error: "fresh_sign_in_required", proof: "code" });
  });

  it("is refused to visitors, impersonators and read-only tokens", async () => {
    const client = await venue.person("client");
    await givePassword(platform, venue, client);
    expect((await venue.anonymous("confirmSignIn", { body: { password: TEST_PASSWORD } })).status).toBe(401);
    const way = await owner.ask("startImpersonation", { body: { user_id: client.id } });
    const { body } = await venue.anonymous("redeemImpersonation", wayIn(way));
    const acting = asking(body.access_token);
    await acting("giveImpersonationReason", { body: { reason: "Asked for on the phone" } });
    expect(await confirm(acting)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    const token = (await owner.ask("createExploreToken")).body.access_token;
    expect(await confirm(asking(token))).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect((await asking(token)("exportClients")).body.error).toBe("fresh_sign_in_required");
  });

  it("never lets an impersonator change access or export lists, however recent the sign-in", async () => {
    const colleague = await venue.person("facility_admin");
    const way = await owner.ask("startImpersonation", { body: { user_id: colleague.id } });
    const { body } = await venue.anonymous("redeemImpersonation", wayIn(way));
    const acting = asking(body.access_token);
    await acting("giveImpersonationReason", { body: { reason: "Asked for on the phone" } });
    for (const operationId of ALWAYS) {
      const { status, body: refusal } = await acting(operationId, QUESTIONS[operationId](ABSENT));
      expect([status, refusal.error], operationId).toEqual([403, "forbidden"]);
    }
  });

  it("works before two factors are set up, if the company requires them", async () => {
    const ask = await signedIn(owner, 0);
    const body = { version: 1, owners_need_two_factor: true };
    expect((await ask("updateCompany", { params: { id: venue.slug }, body })).status).toBe(200);
    minutesLater(10);
    expect(await ask("startTwoFactor", { body: {} })).toMatchObject(REFUSED);
    expect((await confirm(ask)).status).toBe(200);
    expect((await ask("startTwoFactor", { body: {} })).status).toBe(201);
  });
});

/** Backdates this person's sign-in by an hour. */
async function makeOld({ id }: Person): Promise<void> {
  const confirmed_at = platform.clock.now().subtract({ hours: 1 });
  await platform.admin.updateTable("sessions").set({ confirmed_at }).where("user_id", "=", id).execute();
}

/** Redeems a Google sign-in in the person's own browser. */
async function redeem({ token }: Person, subject: string) {
  const { code, cookie } = await venue.codeExchange(subject);
  const headers = { authorization: `Bearer ${token}`, cookie };
  return venue.anonymous("redeemHandover", { body: { code }, headers });
}
