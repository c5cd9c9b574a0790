import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTenant } from "#api/db/transaction.ts";
import { tidyTenants } from "#api/work/tidy.ts";
import { v1Operations } from "#schema/operations.ts";
import { isForRestAlone, type Operation } from "#schema/shared/operation.ts";
import { end, update } from "#tests/features/people/accounts/support.ts";
import { ABSENT } from "#tests/security/one-of-each.ts";
import { QUESTIONS } from "#tests/security/questions.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type OperationId,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";
import { tokenOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  [owner, staff] = [await venue.person("owner"), await venue.person("staff")];
});

const listed = async (person = staff) => (await person.ask("accessTokens")).body.data;
const REFUSED = { status: 401, body: { error: "unauthenticated", message: expect.stringContaining("Make a new one") } };
const OPERATIONS = Object.entries(v1Operations) as [OperationId, Operation][];

describe("an access token", () => {
  it("reads with its person's permissions, and is shown once", async () => {
    const { secret, ask } = await tokenOf(venue, staff);
    expect(secret).toMatch(/^fairway_[\w-]{43}$/);
    expect((await ask("bookings")).status).toBe(200);
    expect((await ask("userProfile")).body.id).toBe(staff.id);
    expect(JSON.stringify(await listed())).not.toContain(secret);
  });

  it("is stored only as a hash", async () => {
    const { secret } = await tokenOf(venue, staff);
    const rows = await platform.admin
      .selectFrom("access_tokens")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret.slice("fairway_".length));
    const history = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(JSON.stringify(history)).not.toContain(secret);
  });

  it("is listed with its last use, to the minute", async () => {
    const { id, ask } = await tokenOf(venue, staff, { fields: ["bookings"] });
    const made = {
      id,
      name: "Nightly sheet",
      fields: ["bookings"],
      state: "active",
      created_at: "2027-05-03T17:00:00.000Z",
      expires_at: "2027-08-01T17:00:00.000Z",
      last_used_at: null,
      revoked_at: null,
    };
    expect(await listed()).toEqual([made]);
    await ask("bookings");
    platform.clock.set("2027-05-03T17:00:40Z");
    await ask("bookings");
    expect(await listed()).toEqual([{ ...made, last_used_at: "2027-05-03T17:00:00.000Z" }]);
    expect(await listed(owner)).toEqual([]);
  });

  it("is reported to its person by email, and in the history", async () => {
    await tokenOf(venue, staff, { name: "Month-end sheet", fields: ["bookings", "payments"] });
    const mails = await platform.admin
      .selectFrom("outbox")
      .where("tenant_id", "=", venue.tenantId)
      .select(["kind", "payload"])
      .execute();
    expect(mails).toMatchObject([
      {
        kind: "access_token_made",
        payload: {
          user_id: staff.id,
          facts: expect.arrayContaining([
            ["Name", "Month-end sheet"],
            ["Reads", "bookings, payments"],
          ]),
        },
      },
    ]);
    const { body } = await owner.ask("auditLog");
    expect(JSON.stringify(body)).toContain("Made an access token");
  });
});

describe("creating an access token", () => {
  it("requires the permission to explore the graph, and a recent sign-in", async () => {
    const body = { name: "Sheet", expires_in_days: 30 };
    for (const role of ["client", "coach"] as const) {
      expect((await (await venue.person(role)).ask("createAccessToken", { body })).status).toBe(403);
    }
    expect((await venue.anonymous("createAccessToken", { body })).status).toBe(401);
    await givePassword(platform, venue, staff);
    const login = await venue.anonymous("login", { body: { email: staff.email, password: TEST_PASSWORD } });
    const { ask } = venue.signedIn({ ...staff, token: login.body.access_token });
    platform.clock.set("2027-05-03T17:11:00Z");
    expect(await ask("createAccessToken", { body })).toMatchObject({
      status: 403,
      body: { error: "fresh_sign_in_required", proof: "password" },
    });
    await ask("confirmSignIn", { body: { password: TEST_PASSWORD } });
    expect((await ask("createAccessToken", { body })).status).toBe(201);
  });

  it.each([
    [{ name: " ", expires_in_days: 30 }, "name"],
    [{ name: "Sheet", expires_in_days: 0 }, "expires_in_days"],
    [{ name: "Sheet", expires_in_days: 367 }, "expires_in_days"],
    [{ name: "Sheet", expires_in_days: 30, fields: [] }, "fields"],
    [{ name: "Sheet", expires_in_days: 30, fields: ["createLocation"] }, "fields"],
    [{ name: "Sheet", expires_in_days: 30, fields: ["exportClients"] }, "fields"],
    [{ name: "Sheet", expires_in_days: 30, fields: ["sessions"] }, "fields"],
    [{ name: "Sheet", expires_in_days: 30, fields: ["bookngs"] }, "fields"],
  ])("reports what is wrong with %j", async (body, field) => {
    const reply = await staff.ask("createAccessToken", { body });
    expect([reply.status, Object.keys(reply.body.errors ?? {})[0]]).toEqual([422, field]);
    expect(await listed()).toEqual([]);
  });

  it("is limited to twenty active tokens", async () => {
    for (let made = 0; made < 20; made += 1) await tokenOf(venue, staff);
    const body = { name: "One more", expires_in_days: 1 };
    const refused = await staff.ask("createAccessToken", { body });
    expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
    await staff.ask("revokeAccessToken", { params: { id: (await listed())[0].id } });
    expect((await staff.ask("createAccessToken", { body })).status).toBe(201);
  });
});

describe("a request with an access token", () => {
  it("is refused for every operation that writes, uploads or subscribes, and for the person's own account", async () => {
    const { ask } = await tokenOf(venue, owner);
    const refusedTo = OPERATIONS.filter(([, operation]) => {
      const isRead = operation.method === "get" || operation.isQuestion;
      return !isRead || isForRestAlone(operation) || operation.answersEvents || operation.inPersonOnly;
    });
    const passed: string[] = [];
    for (const [operationId] of refusedTo) {
      const { status, body } = await ask(operationId, QUESTIONS[operationId](ABSENT));
      if (status !== 403 || body.error !== "forbidden") passed.push(operationId);
    }
    expect(refusedTo.length).toBeGreaterThan(100);
    // A link determines who its caller is: any session is ignored there, and nothing is written.
    expect(passed).toEqual([]);
  });

  it("is refused a field outside its list, with advice", async () => {
    const { ask } = await tokenOf(venue, owner, { fields: ["bookings", "coachesByIds"] });
    expect((await ask("bookings")).status).toBe(200);
    const { status, body } = await ask("clients");
    expect([status, body.error]).toEqual([403, "forbidden"]);
    expect(body.message).toBe(
      "This access token may not read clients: it is limited to bookings, coachesByIds. Ask for those alone, or make a token that may read clients too.",
    );
  });

  it("reads an embedded entity as the look-up by id does", async () => {
    const { ask } = await tokenOf(venue, owner, { fields: ["bookings", "coachesByIds"] });
    expect((await ask("bookings", { query: { include: "coach" } })).status).toBe(200);
    const refused = await ask("bookings", { query: { include: "coach,client" } });
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("may not read clientsByIds")]);
  });

  it("can always read its own person, whatever its list", async () => {
    const { ask } = await tokenOf(venue, staff, { fields: ["bookings"] });
    expect((await ask("userProfile")).body.id).toBe(staff.id);
  });

  it("has the person's current permissions", async () => {
    const { ask } = await tokenOf(venue, staff);
    expect((await ask("clients")).status).toBe(200);
    const set = (permission: string, reach: string) =>
      owner.ask("updateRolesPermissions", { body: { changes: [{ role: "staff", permission, reach }] } });
    await set("clients.read", "no");
    expect((await ask("clients")).status).toBe(403);
    expect((await ask("bookings")).status).toBe(200);
    await set("graph.explore", "no");
    const refused = await ask("bookings");
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("may no longer explore")]);
  });
});

describe("an access token no longer works", () => {
  it("once its person revokes it, which nobody else can", async () => {
    const { id, ask } = await tokenOf(venue, staff);
    expect((await owner.ask("revokeAccessToken", { params: { id } })).status).toBe(404);
    expect((await ask("bookings")).status).toBe(200);
    const { status, body } = await staff.ask("revokeAccessToken", { params: { id } });
    expect([status, body.state, body.revoked_at]).toEqual([200, "revoked", "2027-05-03T17:00:00.000Z"]);
    expect(await ask("bookings")).toMatchObject(REFUSED);
    platform.clock.set("2027-05-03T18:00:00Z");
    const again = await staff.ask("revokeAccessToken", { params: { id } });
    expect(again.body.revoked_at).toBe(body.revoked_at);
  });

  it("once it has expired", async () => {
    const { ask } = await tokenOf(venue, staff, { expires_in_days: 1 });
    platform.clock.set("2027-05-04T16:59:59Z");
    expect((await ask("bookings")).status).toBe(200);
    platform.clock.set("2027-05-04T17:00:00Z");
    expect(await ask("bookings")).toMatchObject(REFUSED);
    expect((await listed())[0].state).toBe("ended");
  });

  it("once its person's account has ended, and is then reported as unknown", async () => {
    const { secret, ask } = await tokenOf(venue, staff);
    expect((await end(owner, staff.id, { keep_bookings: true })).status).toBe(200);
    const refused = await ask("bookings");
    expect(refused).toMatchObject(REFUSED);
    const unknown = `${secret.slice(0, -4)}AAAA`;
    const never = await venue.signedIn({ ...staff, token: unknown }).ask("bookings");
    expect(never.body.message).toBe(refused.body.message);
  });

  it("once its person is only a coach", async () => {
    const admin = await venue.person("facility_admin");
    const { ask } = await tokenOf(venue, admin);
    expect((await ask("bookings")).status).toBe(200);
    expect((await update(owner, admin.id, { version: 1, roles: ["coach"] })).status).toBe(200);
    expect((await ask("bookings")).status).toBe(403);
  });

  it("at another company", async () => {
    const { secret } = await tokenOf(venue, staff);
    const other = await platform.venue();
    expect(await other.signedIn({ ...staff, token: secret }).ask("bookings")).toMatchObject(REFUSED);
  });

  it("as a cookie", async () => {
    const { secret } = await tokenOf(venue, staff);
    const headers = { cookie: `session=${secret}`, "x-requested-with": "test" };
    expect((await venue.anonymous("bookings", { headers })).status).toBe(401);
  });

  it("once its person signs out everywhere or sets a new password", async () => {
    await givePassword(platform, venue, staff);
    const first = await tokenOf(venue, staff);
    await staff.ask("revokeOtherSessions");
    expect(await first.ask("bookings")).toMatchObject(REFUSED);
    const second = await tokenOf(venue, staff);
    const body = { current_password: TEST_PASSWORD, password: "nine purple umbrellas" };
    expect((await staff.ask("changePassword", { body })).status).toBe(200);
    expect(await second.ask("bookings")).toMatchObject(REFUSED);
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(["revoked", "revoked"]);
  });

  it("while its company requires a second factor that its person has not set up", async () => {
    const { ask } = await tokenOf(venue, owner);
    await inTenant(platform.admin, venue.tenantId, (trx) =>
      trx.updateTable("tenants").set({ owners_need_two_factor: true }).execute(),
    );
    expect(await ask("bookings")).toMatchObject({ status: 403, body: { error: "two_factor_required" } });
  });
});

it("deletes tokens 90 days after they were revoked or expired", async () => {
  const [gone, kept] = [await tokenOf(venue, staff), await tokenOf(venue, staff)];
  const was = platform.clock.now().subtract({ hours: 91 * 24 });
  await platform.admin
    .updateTable("access_tokens")
    .set({ revoked_at: was })
    .where("tenant_id", "=", venue.tenantId)
    .where("id", "=", gone.id)
    .execute();
  await tidyTenants({ app: platform.db, platform: platform.admin, clock: platform.clock });
  expect((await listed()).map(({ id }: { id: number }) => id)).toEqual([kept.id]);
});
