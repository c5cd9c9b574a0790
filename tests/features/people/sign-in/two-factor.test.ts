import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function ownerWithApp() {
  platform.clock.set(TEST_NOW);
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  await givePassword(platform, venue, owner);
  return { venue, owner, app: await setUpTwoFactor(owner, platform.clock) };
}

const later = (seconds: number) => platform.clock.set(platform.clock.now().add({ seconds }).toString());

async function challengeOf(venue: Venue, { email }: Person): Promise<string> {
  const { body } = await venue.anonymous("login", { body: { email, password: TEST_PASSWORD } });
  return body.second_factor.challenge;
}

const complete = (venue: Venue, challenge: string, code: string) =>
  venue.anonymous("completeLogin", { body: { challenge, code } });

describe("a sign-in with two factors", () => {
  it("answers the password with a challenge, and the code with the session", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const first = await venue.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
    expect(first.body).toMatchObject({
      access_token: null,
      user: null,
      second_factor: { challenge: expect.any(String) },
    });
    expect(first.headers.get("set-cookie")).toBeNull();
    const { status, body, headers } = await complete(venue, first.body.second_factor.challenge, app.code(1));
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toMatch(/^session=/);
    const asked = await venue.anonymous("userProfile", { headers: { authorization: `Bearer ${body.access_token}` } });
    expect(asked.body.id).toBe(owner.id);
  });

  it("allows nothing with only the challenge", async () => {
    const { venue, owner } = await ownerWithApp();
    const authorization = `Bearer ${await challengeOf(venue, owner)}`;
    expect((await venue.anonymous("userProfile", { headers: { authorization } })).status).toBe(401);
  });

  it("accepts a code once, even within its time window", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const code = app.code(1);
    expect((await complete(venue, await challengeOf(venue, owner), code)).status).toBe(200);
    const replayed = await complete(venue, await challengeOf(venue, owner), code);
    expect([replayed.status, Object.keys(replayed.body.errors)]).toEqual([422, ["code"]]);
  });

  it("accepts one of two simultaneous requests with one code", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const challenges = [await challengeOf(venue, owner), await challengeOf(venue, owner)];
    const replies = await Promise.all(challenges.map((challenge) => complete(venue, challenge, app.code(1))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it("accepts a recovery code once, in any spelling", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const [code = ""] = app.recoveryCodes;
    const typed = ` ${code.toUpperCase().replace("-", " ")} `;
    expect((await complete(venue, await challengeOf(venue, owner), typed)).status).toBe(200);
    expect((await complete(venue, await challengeOf(venue, owner), code)).status).toBe(422);
    expect((await owner.ask("twoFactor")).body).toMatchObject({ is_on: true, recovery_codes_left: 9 });
  });

  it("accepts no code of another person, another company, or a time too far in the past or future", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const other = await venue.person("owner");
    const foreign = [await setUpTwoFactor(other, platform.clock), (await ownerWithApp()).app];
    const challenge = await challengeOf(venue, owner);
    const codes = foreign.flatMap(({ code, recoveryCodes }) => [code(1), recoveryCodes[0] ?? ""]);
    const altered = (app.recoveryCodes[0] ?? "").replace(/.$/, (last) => (last === "a" ? "b" : "a"));
    for (const code of [...codes, altered, app.code(-2), app.code(2)]) {
      expect((await complete(venue, challenge, code)).status, code).toBe(422);
    }
    expect((await complete(venue, challenge, app.code(1))).status).toBe(200);
  });

  it("expires after five minutes, after its use, and is invalid at another company", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const other = await platform.venue();
    const challenge = await challengeOf(venue, owner);
    const foreign = await complete(other, challenge, app.code(1));
    expect([foreign.status, foreign.body.error]).toEqual([410, "link_expired"]);
    expect((await complete(venue, challenge, app.code(1))).status).toBe(200);
    expect((await complete(venue, challenge, app.code(1))).status).toBe(410);
    const old = await challengeOf(venue, owner);
    later(301);
    expect((await complete(venue, old, app.code())).status).toBe(410);
  });

  it("is invalid if the password was changed in between", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const challenge = await challengeOf(venue, owner);
    await venue.anonymous("resetPassword", {
      body: { token: await venue.mailedToken(owner.id), password: "nine purple umbrellas" },
    });
    expect((await complete(venue, challenge, app.code(1))).status).toBe(410);
  });

  it("is refused after ten wrong codes, also with a good one and a new challenge, and says for how long", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const challenge = await challengeOf(venue, owner);
    for (let time = 0; time < 10; time++) expect((await complete(venue, challenge, "000000")).status).toBe(422);
    const refused = await complete(venue, await challengeOf(venue, owner), app.code(1));
    expect([refused.status, refused.body.error]).toEqual([429, "rate_limited"]);
    expect(refused.body.retry_after).toBe(Number(refused.headers.get("retry-after")));
  });

  it("is audited, also when it is refused", async () => {
    const { venue, owner, app } = await ownerWithApp();
    await complete(venue, await challengeOf(venue, owner), "000000");
    await complete(venue, await challengeOf(venue, owner), app.code(1));
    const rows = await platform.admin
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("tenant_id", "=", venue.tenantId)
      .where("entity_id", "=", String(owner.id))
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      { action: "confirmTwoFactor" },
      { action: "loginRefused", after: { wrong: "code" } },
      { action: "completeLogin", after: { proof: "app" } },
    ]);
  });
});

describe("an authenticator app", () => {
  it("takes effect only once one of its codes was confirmed", async () => {
    platform.clock.set(TEST_NOW);
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    await givePassword(platform, venue, owner);
    await owner.ask("startTwoFactor", { body: {} });
    expect((await owner.ask("confirmTwoFactor", { body: { code: "000000" } })).status).toBe(422);
    expect((await owner.ask("twoFactor")).body.is_on).toBe(false);
    const { body } = await venue.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
    expect(body.access_token).toEqual(expect.any(String));
  });

  it("is replaced with a code of the old one, which stays valid until then", async () => {
    const { venue, owner, app } = await ownerWithApp();
    expect((await owner.ask("startTwoFactor", { body: {} })).status).toBe(422);
    expect((await owner.ask("startTwoFactor", { body: { code: app.code(1) } })).status).toBe(201);
    later(60);
    expect((await complete(venue, await challengeOf(venue, owner), app.code())).status).toBe(200);
  });

  it("has its secret stored encrypted and its recovery codes hashed", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const of = { tenant_id: venue.tenantId, user_id: owner.id };
    const rows = await platform.admin
      .selectFrom("recovery_codes")
      .selectAll()
      .where("user_id", "=", of.user_id)
      .execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(app.recoveryCodes[0]);
    const secret = await platform.admin
      .selectFrom("two_factors")
      .select("secret")
      .where("tenant_id", "=", of.tenant_id)
      .executeTakeFirstOrThrow();
    expect(secret.secret).toHaveLength(12 + 20 + 16);
  });

  it("is removed by password and code together, and not by a session alone", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const off = (current_password: string, code: string) =>
      owner.ask("disableTwoFactor", { body: { current_password, code } });
    expect(Object.keys((await off("wrong", app.code(1))).body.errors)).toEqual(["current_password"]);
    expect(Object.keys((await off(TEST_PASSWORD, "000000")).body.errors)).toEqual(["code"]);
    expect((await off(TEST_PASSWORD, app.code(1))).status).toBe(200);
    const { body } = await venue.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
    expect(body.access_token).toEqual(expect.any(String));
  });

  it("gets new recovery codes with a code, which invalidates the old ones", async () => {
    const { venue, owner, app } = await ownerWithApp();
    const renewed = await owner.ask("renewRecoveryCodes", { body: { code: app.code(1) } });
    expect(renewed.body.codes).toHaveLength(10);
    expect((await complete(venue, await challengeOf(venue, owner), app.recoveryCodes[0] ?? "")).status).toBe(422);
    expect((await complete(venue, await challengeOf(venue, owner), renewed.body.codes[0])).status).toBe(200);
  });
});

describe("a company that requires two factors", () => {
  const demand = (person: Person, venue: Venue, owners_need_two_factor = true, version = 1) =>
    person.ask("updateCompany", { params: { id: venue.slug }, body: { version, owners_need_two_factor } });

  it("asks an owner without one to set it up before anything else", async () => {
    platform.clock.set(TEST_NOW);
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    expect((await demand(owner, venue)).body.owners_need_two_factor).toBe(true);
    for (const operation of ["bookings", "company", "sessions"] as const) {
      const { status, body } = await owner.ask(operation);
      expect([status, body.error]).toEqual([403, "two_factor_required"]);
    }
    expect((await staff.ask("bookings")).status).toBe(200);
    expect((await owner.ask("userProfile")).body.must_set_up_two_factor).toBe(true);
    await setUpTwoFactor(owner, platform.clock);
    expect((await owner.ask("userProfile")).body.must_set_up_two_factor).toBe(false);
    expect((await owner.ask("bookings")).status).toBe(200);
  });

  it("lets no owner switch it off", async () => {
    const { venue, owner, app } = await ownerWithApp();
    await demand(owner, venue);
    expect((await owner.ask("twoFactor")).body.is_required).toBe(true);
    const body = { current_password: TEST_PASSWORD, code: app.code(1) };
    const { status, body: answer } = await owner.ask("disableTwoFactor", { body });
    expect([status, answer.error]).toEqual([409, "invalid_state"]);
  });

  it.each([
    ["admins_need_two_factor", ["facility_admin"], ["owner", "staff", "coach", "client"]],
    ["exporters_need_two_factor", ["facility_admin", "owner"], ["staff", "coach", "client"]],
  ] as const)("requires it by %s from exactly the people whom that names", async (rule, asked, others) => {
    platform.clock.set(TEST_NOW);
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const people = await Promise.all(
      [...asked, ...others].map(async (role) => [role, await venue.person(role)] as const),
    );
    const set = { params: { id: venue.slug }, body: { version: 1, [rule]: true } };
    expect((await owner.ask("updateCompany", set)).body[rule]).toBe(true);
    const refused = await Promise.all(
      people.map(async ([role, { ask }]) => [role, (await ask("accountInfo")).body.error ?? null]),
    );
    const expected = [...asked.map((role) => [role, "two_factor_required"]), ...others.map((role) => [role, null])];
    expect(refused).toEqual(expected);
  });

  it("also requires it from a person whose role is given the permission to export", async () => {
    platform.clock.set(TEST_NOW);
    const venue = await platform.venue();
    const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
    await setUpTwoFactor(owner, platform.clock);
    const body = { version: 1, exporters_need_two_factor: true };
    await owner.ask("updateCompany", { params: { id: venue.slug }, body });
    expect((await staff.ask("bookings")).status).toBe(200);
    const changes = [{ role: "staff", permission: "clients.export", reach: "yes" }];
    expect((await owner.ask("updateRolesPermissions", { body: { changes } })).status).toBe(200);
    expect((await staff.ask("bookings")).body.error).toBe("two_factor_required");
    await setUpTwoFactor(staff, platform.clock);
    expect((await staff.ask("bookings")).status).toBe(200);
  });

  it("is set up only by an owner's decision", async () => {
    const venue = await platform.venue();
    const admin = await venue.person("facility_admin");
    expect((await demand(admin, venue)).status).toBe(403);
    for (const rule of ["admins_need_two_factor", "exporters_need_two_factor"]) {
      const set = { params: { id: venue.slug }, body: { version: 1, [rule]: true } };
      expect((await admin.ask("updateCompany", set)).status).toBe(403);
    }
    expect((await demand(admin, venue, false)).status).toBe(200);
  });
});
