import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personOf } from "#api/auth/find-session.ts";
import { startSession } from "#api/auth/session.ts";
import { inTenant } from "#api/db/transaction.ts";
import { tidyTenants } from "#api/work/tidy.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Ask,
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

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0";

async function somebody(): Promise<Person> {
  platform.clock.set(TEST_NOW);
  return venue.person("client");
}

/** Starts a session of the same person on another computer. */
async function elsewhere({ id }: Person): Promise<{ token: string; ask: Ask }> {
  const { tenantId } = venue;
  const { token } = await inTenant(platform.db, tenantId, (trx) =>
    startSession(trx, {
      tenantId,
      userId: id,
      now: platform.clock.now(),
      address: "203.0.113.83",
      userAgent: FIREFOX,
    }),
  );
  const headers = { authorization: `Bearer ${token}` };
  return { token, ask: (operationId, question) => venue.anonymous(operationId, { ...question, headers }) };
}

const devices = async (ask: Ask) => (await ask("sessions")).body.data;

describe("the list of sessions", () => {
  it("shows device, address and last use, the current one first", async () => {
    const person = await somebody();
    await elsewhere(person);
    platform.clock.set("2027-05-03T18:00:00Z");
    expect(await devices(person.ask)).toEqual([
      expect.objectContaining({ device: "An unknown program", is_current: true, ip_address: "127.0.0.1" }),
      {
        id: expect.any(Number),
        kind: "full",
        device: "Firefox 151 on Windows",
        ip_address: "203.0.113.83",
        created_at: "2027-05-03T17:00:00.000Z",
        last_used_at: "2027-05-03T17:00:00.000Z",
        expires_at: "2027-05-17T17:00:00.000Z",
        is_current: false,
      },
    ]);
  });

  it("includes explore and impersonation tokens, and no other person's sessions", async () => {
    platform.clock.set(TEST_NOW);
    const [staff, owner] = [await venue.person("staff"), await venue.person("owner")];
    await staff.ask("createExploreToken");
    const way = await owner.ask("startImpersonation", { body: { user_id: staff.id } });
    await venue.anonymous("redeemImpersonation", wayIn(way));
    const kinds = (await devices(staff.ask)).map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(["explore", "full", "proxy"]);
    expect(await devices(owner.ask)).toHaveLength(1);
  });

  it("updates the last use to the minute, without a write at each request", async () => {
    const person = await somebody();
    const lastUse = async () => (await devices(person.ask))[0].last_used_at;
    platform.clock.set("2027-05-03T17:00:50Z");
    expect(await lastUse()).toBe("2027-05-03T17:00:00.000Z");
    platform.clock.set("2027-05-03T17:01:01Z");
    expect(await lastUse()).toBe("2027-05-03T17:01:01.000Z");
  });

  it("does not wait for another request that is writing the last use", async () => {
    const person = await somebody();
    platform.clock.set("2027-05-03T17:05:00Z");
    await inTenant(platform.db, venue.tenantId, async (trx) => {
      await personOf(trx, person.token, platform.clock.now());
      expect((await person.ask("userProfile")).status).toBe(200);
    });
  });
});

describe("a revoked session", () => {
  it("ends at its next request, and the current one continues", async () => {
    const person = await somebody();
    const other = await elsewhere(person);
    expect((await other.ask("userProfile")).status).toBe(200);
    const [, { id }] = await devices(person.ask);
    expect((await person.ask("revokeSession", { params: { id } })).status).toBe(200);
    expect((await other.ask("userProfile")).status).toBe(401);
    expect(await devices(person.ask)).toHaveLength(1);
    expect((await person.ask("revokeSession", { params: { id } })).status).toBe(404);
  });

  it("must be the person's own: another person's is not found, like an unknown one", async () => {
    const [person, stranger] = [await somebody(), await venue.person("owner")];
    const [{ id }] = await devices(person.ask);
    const foreign = await stranger.ask("revokeSession", { params: { id } });
    const absent = await stranger.ask("revokeSession", { params: { id: 2_000_000_000 } });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: "" }).toEqual({ ...absent.body, request_id: "" });
    expect((await person.ask("userProfile")).status).toBe(200);
  });

  it("can be every session except the current one", async () => {
    const person = await somebody();
    const others = [await elsewhere(person), await elsewhere(person)];
    expect((await person.ask("revokeOtherSessions")).status).toBe(200);
    for (const other of others) expect((await other.ask("userProfile")).status).toBe(401);
    expect(await devices(person.ask)).toHaveLength(1);
  });

  it("is audited", async () => {
    const person = await somebody();
    const [{ id }] = await devices(person.ask);
    await person.ask("revokeSession", { params: { id } });
    const rows = await platform.admin
      .selectFrom("audit_log")
      .select(["action", "before"])
      .where("tenant_id", "=", venue.tenantId)
      .where("actor_id", "=", person.id)
      .execute();
    expect(rows).toEqual([{ action: "revokeSession", before: { session: id } }]);
  });
});

it("reads a session with person, permissions and second factor in one statement", async () => {
  const person = await somebody();
  let statements = 0;
  await inTenant(platform.db, venue.tenantId, async (trx) => {
    const counted = trx.withPlugin({
      transformQuery: ({ node }) => node,
      // Called once per result, including for statements that were compiled earlier.
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    });
    const found = await personOf(counted, person.token, platform.clock.now());
    expect(found).toMatchObject({
      id: person.id,
      has_two_factor: false,
      permissionScopes: { "bookings.read_own": "yes" },
    });
  });
  expect(statements).toBe(1);
});

it("reads a session with the company: no further statement for the request or its permission", async () => {
  platform.clock.set(TEST_NOW);
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const asked = (ask: Ask) => statementsOf(() => ask("publicCompany"));
  // The first request on a connection prepares statements; a caller's first in a minute loads the permissions.
  for (const ask of [staff.ask, client.ask, venue.anonymous]) await asked(ask);
  const [byNobody, byClient, byStaff] = [await asked(venue.anonymous), await asked(client.ask), await asked(staff.ask)];
  expect([byNobody, byClient, byStaff].map(({ reply }) => reply.status)).toEqual([200, 200, 200]);
  expect(byStaff.sent).toHaveLength(byNobody.sent.length);
  expect(byClient.sent).toEqual(byStaff.sent);
  expect(byStaff.sent.filter((text) => text.includes("role_permissions"))).toHaveLength(1);
});

describe("the list of sign-ins", () => {
  it("shows who signed in, how and from where, and who was refused, latest first", async () => {
    const person = await somebody();
    await givePassword(platform, venue, person);
    const tries = async (password: string) =>
      (
        await venue.anonymous("login", {
          body: { email: person.email, password },
          headers: { "user-agent": FIREFOX },
          address: "203.0.113.83",
        })
      ).body;
    await tries("wrong");
    await tries(TEST_PASSWORD);
    const app = await setUpTwoFactor(person, platform.clock);
    const { challenge } = (await tries(TEST_PASSWORD)).second_factor;
    await venue.anonymous("completeLogin", { body: { challenge, code: "000000" } });
    await venue.anonymous("completeLogin", { body: { challenge, code: app.recoveryCodes[0] } });
    const from = { device: "Firefox 151 on Windows", ip_address: "203.0.113.83" };
    const fromTest = { device: "An unknown program", ip_address: "127.0.0.1" };
    const { body } = await person.ask("signIns");
    expect(body.meta.total).toBe(4);
    expect(body.data).toMatchObject([
      { outcome: "signed_in", how: "password and recovery code", ...fromTest },
      { outcome: "refused", how: "wrong code", ...fromTest },
      { outcome: "signed_in", how: "password", ...from },
      { outcome: "refused", how: "wrong password", ...from },
    ]);
    const second = await person.ask("signIns", { query: { page: 2, perPage: 3 } });
    expect(second.body.data).toHaveLength(1);
  });

  it("contains only the person's own", async () => {
    const [person, stranger] = [await somebody(), await venue.person("owner")];
    await givePassword(platform, venue, person);
    await venue.anonymous("login", { body: { email: person.email, password: TEST_PASSWORD } });
    expect((await stranger.ask("signIns")).body.data).toEqual([]);
    const way = await stranger.ask("startImpersonation", { body: { user_id: person.id } });
    const proxy = await venue.anonymous("redeemImpersonation", wayIn(way));
    const headers = { authorization: `Bearer ${proxy.body.access_token}` };
    expect((await venue.anonymous("signIns", { headers })).status).toBe(403);
  });

  it("reads an earlier version's entries, which have less detail", async () => {
    const person = await somebody();
    const at = Temporal.Instant.from(TEST_NOW);
    const row = {
      tenant_id: venue.tenantId,
      at,
      actor_kind: "person",
      entity: "user",
      entity_id: String(person.id),
    } as const;
    await platform.admin
      .insertInto("audit_log")
      .values([
        { ...row, action: "login" },
        { ...row, action: "loginRefused", after: JSON.stringify({ wrong: "code" }) },
      ])
      .execute();
    expect((await person.ask("signIns")).body.data).toMatchObject([
      { outcome: "refused", how: "wrong code", device: null, ip_address: null },
      { outcome: "signed_in", how: "password", device: null, ip_address: null },
    ]);
  });
});

it("deletes sessions that are expired or unused for fourteen days, and old links", async () => {
  const person = await somebody();
  await venue.mailedToken(person.id);
  platform.clock.set("2027-05-18T17:00:00Z");
  await tidyTenants({ app: platform.db, platform: platform.admin, clock: platform.clock });
  for (const table of ["sessions", "account_tokens"] as const) {
    const rows = await platform.admin
      .selectFrom(table)
      .select("user_id")
      .where("tenant_id", "=", venue.tenantId)
      .where("user_id", "=", person.id)
      .execute();
    expect(rows).toEqual([]);
  }
});
