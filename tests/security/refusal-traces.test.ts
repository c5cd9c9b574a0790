import { afterAll, beforeAll, expect, it } from "vitest";
import { sentenceOf } from "#api/audit/sentence.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import {
  givePassword,
  startPlatform,
  TEST_PASSWORD,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

const told = async (at: Venue) => {
  const rows = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", at.tenantId)
    .orderBy("id")
    .select(["action", "actor_id", "entity_id", "before", "after"])
    .execute();
  return rows.map((row) => ({ ...row, sentence: sentenceOf({ ...row, subject: null }) }));
};

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

it("records in words what a person was refused, and about whom", async () => {
  const at = await platform.venue();
  const coach = await at.person("coach");

  expect((await coach.ask("accounts")).status).toBe(403);

  expect(await told(at)).toMatchObject([
    {
      action: "accessRefused",
      actor_id: coach.id,
      sentence: "Was refused to accounts",
      after: { operation: "accounts", address: "127.0.0.1" },
    },
  ]);
});

it("records another company's session only at this company", async () => {
  const [at, other] = [await platform.venue(), await platform.venue()];
  const owner = await other.person("owner");

  expect((await at.anonymous("userProfile", { headers: bearer(owner) })).status).toBe(401);

  const [row, ...more] = await told(at);
  expect(row).toMatchObject({ action: "sessionRefused", actor_id: null, after: { operation: "userProfile" } });
  expect(more).toEqual([]);
  expect(JSON.stringify(row)).not.toContain(owner.token);
  expect(await told(other)).toEqual([]);
});

it("records a sign-out, which the owner can read", async () => {
  const [owner, staff] = [await venue.person("owner"), await venue.person("staff")];

  expect((await staff.ask("logout")).status).toBe(200);

  const { body } = await owner.ask("accountActivities", { params: { id: staff.id } });
  expect(body.data[0]).toMatchObject({ sentence: "Signed out" });
});

it("shows all of them to the owner: refusals, other companies' sessions, and wrong codes", async () => {
  const [at, other] = [await platform.venue(), await platform.venue()];
  const [owner, coach, stranger] = [await at.person("owner"), await at.person("coach"), await other.person("owner")];
  await givePassword(platform, at, owner);
  await setUpTwoFactor(owner, platform.clock);
  await coach.ask("accounts");
  await at.anonymous("userProfile", { headers: bearer(stranger) });
  const login = await at.anonymous("login", { body: { email: owner.email, password: TEST_PASSWORD } });
  const { challenge } = login.body.second_factor;
  expect((await at.anonymous("completeLogin", { body: { challenge, code: "000000" } })).status).toBe(422);

  const { body } = await owner.ask("auditLog");
  const actions = body.data.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(["accessRefused", "sessionRefused", "loginRefused"]));
  expect((await coach.ask("auditLog")).status).toBe(403);
});

it("records a limited number of refusals for each person, and continues to refuse", async () => {
  const at = await platform.venue();
  const coach = await at.person("coach");
  for (let time = 0; time < 25; time++) expect((await coach.ask("accounts")).status).toBe(403);

  expect(await told(at)).toHaveLength(20);
});
