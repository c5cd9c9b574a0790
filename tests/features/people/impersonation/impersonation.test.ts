import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { update } from "#tests/features/people/accounts/support.ts";
import {
  startPlatform,
  TEST_NOW,
  type Ask,
  type Person,
  type Platform,
  type Reply,
  type Venue,
} from "#tests/support/venue.ts";
import { impersonationToken, wayIn } from "./support.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

/** What the browser that asked was given, by the token of the way in. */
const cookies = new Map<string, string>();

async function start(actor: Pick<Person, "ask">, person: { id: number }, return_url?: string): Promise<Reply> {
  const way = await actor.ask("startImpersonation", { body: { user_id: person.id, return_url } });
  if (way.status === 201) cookies.set(impersonationToken(way.body.url), wayIn(way).headers?.["cookie"] ?? "");
  return way;
}

const redeem = (access_token: string, at: Venue = venue): Promise<Reply> =>
  at.anonymous("redeemImpersonation", {
    body: { access_token },
    headers: { cookie: cookies.get(access_token) ?? "impersonation=of-another-browser" },
  });

const asking =
  (token: string): Ask =>
  (operationId, question) =>
    venue.anonymous(operationId, { ...question, headers: { authorization: `Bearer ${token}` } });

/** Acts for the person; the session only reads until a reason is given. */
async function actFor(actor: Person, person: Person) {
  const way = await start(actor, person);
  const { body } = await redeem(impersonationToken(way.body.url));
  return { ask: asking(body.access_token), token: String(body.access_token) };
}

async function adminAndClient() {
  platform.clock.set(TEST_NOW);
  const [admin, client] = await Promise.all([venue.person("facility_admin"), venue.person("client")]);
  return { admin, client };
}

const auditOf = (person: { id: number }) =>
  platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", venue.tenantId)
    .where((eb) => eb.or([eb("on_behalf_of_id", "=", person.id), eb("entity_id", "=", String(person.id))]))
    .orderBy("id")
    .select(["action", "actor_id", "on_behalf_of_id"])
    .execute();

describe("impersonation", () => {
  it("opens the person's session in one tab, without a cookie, and says who acts", async () => {
    const { admin, client } = await adminAndClient();
    const way = await start(admin, client, "/member/profile");
    expect(way.status).toBe(201);
    expect(new URL(way.body.url, "http://v.localhost").searchParams.get("return_url")).toBe("/member/profile");
    const { status, body, headers } = await redeem(impersonationToken(way.body.url));
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toBeNull();
    expect(body.expires_at).toBe("2027-05-03T18:00:00.000Z");
    const { body: profile } = await asking(body.access_token)("userProfile");
    expect(profile).toMatchObject({
      id: client.id,
      roles: ["client"],
      impersonation: { actor_id: admin.id, actor_name: "Pat facility_admin", reason: null },
    });
  });

  it("is read-only until a reason is given, and then writes changes to the audit log", async () => {
    const { admin } = await adminAndClient();
    const staff = await venue.person("staff");
    const { ask } = await actFor(admin, staff);
    const wish = { body: { first_name: "Made", last_name: "Inproxy" } };
    const refused = await ask("createClient", wish);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("reason")]);
    expect((await ask("giveImpersonationReason", { body: { reason: "  " } })).status).toBe(422);
    const given = await ask("giveImpersonationReason", { body: { reason: "Asked for on the phone" } });
    expect(given.body).toMatchObject({ actor_id: admin.id, reason: "Asked for on the phone" });
    expect((await ask("createClient", wish)).status).toBe(201);
    expect(await auditOf(staff)).toEqual([
      { action: "startImpersonation", actor_id: admin.id, on_behalf_of_id: null },
      { action: "redeemImpersonation", actor_id: admin.id, on_behalf_of_id: staff.id },
      { action: "accessRefused", actor_id: admin.id, on_behalf_of_id: staff.id },
      { action: "giveImpersonationReason", actor_id: admin.id, on_behalf_of_id: staff.id },
      { action: "createClient", actor_id: admin.id, on_behalf_of_id: staff.id },
    ]);
  });

  it("ends on request, and the actor stays signed in", async () => {
    const { admin, client } = await adminAndClient();
    const { ask } = await actFor(admin, client);
    expect((await ask("endImpersonation")).status).toBe(200);
    expect((await ask("userProfile")).status).toBe(401);
    expect((await admin.ask("userProfile")).body).toMatchObject({ id: admin.id, impersonation: null });
  });

  it("ends with the actor's own session, after an hour, and when the actor loses the permission", async () => {
    const { admin, client } = await adminAndClient();
    const signedOut = await actFor(admin, client);
    await admin.ask("logout");
    expect((await signedOut.ask("userProfile")).status).toBe(401);

    const second = await venue.person("facility_admin");
    const late = await actFor(second, client);
    platform.clock.set("2027-05-03T18:00:01Z");
    expect((await late.ask("userProfile")).status).toBe(401);

    platform.clock.set(TEST_NOW);
    const demoted = await actFor(second, client);
    await setRoles(second, ["staff"]);
    expect((await demoted.ask("userProfile")).status).toBe(401);
  });

  it("stays ended when the actor gets the permission back", async () => {
    const { admin, client } = await adminAndClient();
    const owner = await venue.person("owner");
    const { ask } = await actFor(admin, client);
    for (const [at, role] of ["staff", "facility_admin"].entries()) {
      expect((await update(owner, admin.id, { version: at + 1, roles: [role] })).status).toBe(200);
    }
    expect((await admin.ask("accounts")).status).toBe(200);
    expect((await ask("userProfile")).status).toBe(401);
  });

  it("ends at once when the person's rank rises above the actor's", async () => {
    const { admin, client } = await adminAndClient();
    const { ask } = await actFor(admin, client);
    await setRoles(client, ["owner"]);
    expect((await ask("userProfile")).status).toBe(401);
  });
});

describe("the impersonation link", () => {
  it("opens only in the browser that requested it", async () => {
    const { admin, client } = await adminAndClient();
    const token = impersonationToken((await start(admin, client)).body.url);
    const other = await start(admin, client);
    const headers = wayIn(other).headers ?? {};
    const body = { access_token: token };
    expect((await venue.anonymous("redeemImpersonation", { body })).status).toBe(410);
    expect((await venue.anonymous("redeemImpersonation", { body, headers })).status).toBe(410);
    expect((await redeem(token)).status).toBe(200);
  });

  it("opens once, for a minute, on its own company's host, and unaltered", async () => {
    const { admin, client } = await adminAndClient();
    const other = await platform.venue();
    const token = impersonationToken((await start(admin, client)).body.url);
    const refusals = [await redeem(token, other), await redeem(`${token.slice(0, -2)}xx`)];
    expect((await redeem(token)).status).toBe(200);
    refusals.push(await redeem(token));
    const late = impersonationToken((await start(admin, client)).body.url);
    platform.clock.set("2027-05-03T17:01:01Z");
    refusals.push(await redeem(late));
    for (const { status, body } of refusals) expect([status, body.error]).toEqual([410, "link_expired"]);
  });

  it.each([
    "//evil.test",
    "/\\evil.test",
    "/%09/evil.test",
    "/\t/evil.test",
    "javascript:alert(1)",
    "https://evil.test",
  ])("never leads to %s", async (return_url) => {
    const { admin, client } = await adminAndClient();
    const { status, body } = await start(admin, client, return_url);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["return_url"]]);
  });

  it("is invalid when the actor is demoted, or the person's account ends, in between", async () => {
    const { admin, client } = await adminAndClient();
    const staff = await venue.person("staff");
    const [first, second] = [await start(admin, client), await start(admin, staff)];
    const owner = await venue.person("owner");
    await owner.ask("deleteAccount", { params: { id: staff.id } });
    expect((await redeem(impersonationToken(second.body.url))).status).toBe(410);
    await setRoles(admin, ["staff"]);
    expect((await redeem(impersonationToken(first.body.url))).status).toBe(410);
  });

  it("is used once by two requests at the same time", async () => {
    const { admin, client } = await adminAndClient();
    const token = impersonationToken((await start(admin, client)).body.url);
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410, 410, 410, 410, 410,
    ]);
  });

  it("is invalid when the actor signs out first", async () => {
    const { admin, client } = await adminAndClient();
    const token = impersonationToken((await start(admin, client)).body.url);
    await admin.ask("logout");
    expect((await redeem(token)).status).toBe(410);
  });
});

describe("impersonation is refused", () => {
  it("for a higher rank, oneself, and another company's person", async () => {
    const { admin } = await adminAndClient();
    const owner = await venue.person("owner");
    const stranger = await (await platform.venue()).person("client");
    const upwards = await start(admin, owner);
    expect([upwards.status, upwards.body.error]).toEqual([403, "forbidden"]);
    expect((await start(admin, admin)).status).toBe(422);
    expect((await start(admin, stranger)).status).toBe(404);
    expect((await start(owner, admin)).status).toBe(201);
  });

  it("for the person's own account settings, and for impersonating a third person", async () => {
    const { client } = await adminAndClient();
    const [owner, admin] = await Promise.all([venue.person("owner"), venue.person("facility_admin")]);
    const { ask, token } = await actFor(owner, admin);
    await ask("giveImpersonationReason", { body: { reason: "To see what admins see" } });
    const { code, cookie } = await venue.codeExchange("actor");
    const linking = await venue.anonymous("redeemHandover", {
      body: { code },
      headers: { authorization: `Bearer ${token}`, cookie },
    });
    for (const refused of [await start({ ask }, client), await ask("createExploreToken"), linking]) {
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("person themselves")]);
    }
  });

  it("a reason or an end if there is no impersonation", async () => {
    const { admin } = await adminAndClient();
    for (const operation of ["giveImpersonationReason", "endImpersonation"] as const) {
      expect((await admin.ask(operation, { body: { reason: "None at all" } })).status).toBe(403);
    }
  });
});

async function setRoles({ id }: Person, roles: string[]): Promise<void> {
  await platform.admin
    .updateTable("users")
    .set({ roles })
    .where("tenant_id", "=", venue.tenantId)
    .where("id", "=", id)
    .execute();
}
