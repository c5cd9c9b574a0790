import { argon2Sync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usePoints } from "#tests/support/used-points.ts";
import { givePassword, startPlatform, TEST_PASSWORD, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function venueWithOwner(changes?: Parameters<Platform["venue"]>[0]) {
  const venue = await platform.venue(changes);
  const owner = await venue.person("owner");
  await givePassword(platform, venue, owner);
  return { venue, owner, credentials: { email: owner.email, password: TEST_PASSWORD } };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe("sign-in", () => {
  it("returns a token and a host-only cookie, whatever the case of the address", async () => {
    const { venue, credentials } = await venueWithOwner();
    const { status, body, headers } = await venue.anonymous("login", {
      body: { ...credentials, email: credentials.email.toUpperCase() },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ roles: ["owner"], initials: "PO" });
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^session=[\w-]{43};/);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("Domain");
    expect((await venue.anonymous("userProfile", bearer(body.access_token))).status).toBe(200);
  });

  it("stores only the hash of the token", async () => {
    const { venue, credentials } = await venueWithOwner();
    const { body } = await venue.anonymous("login", { body: credentials });
    const rows = await platform.admin
      .selectFrom("sessions")
      .selectAll()
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(body.access_token);
  });

  it("gives the same answer to a wrong password and an unknown address", async () => {
    const { venue, credentials } = await venueWithOwner();
    const wrong = await venue.anonymous("login", { body: { ...credentials, password: "wrong" } });
    const unknown = await venue.anonymous("login", { body: { email: "nobody@example.test", password: "wrong" } });
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe("invalid_credentials");
    expect({ ...unknown.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });
  });

  it("refuses the eleventh try after ten failures, also with the right password, and says for how long", async () => {
    const { venue, credentials } = await venueWithOwner();
    const address = "203.0.113.7";
    for (let attempt = 0; attempt < 10; attempt++) {
      await venue.anonymous("login", { body: { ...credentials, password: "wrong" }, address });
    }
    const { status, body, headers } = await venue.anonymous("login", { body: credentials, address });
    expect(status).toBe(429);
    expect(body.error).toBe("rate_limited");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await venue.anonymous("login", { body: credentials, address: "203.0.113.8" })).status).toBe(200);
  });

  it("works while the company is locked", async () => {
    const { venue, credentials } = await venueWithOwner({ cancelled_at: Temporal.Instant.from("2027-01-01T00:00Z") });
    const { status, body } = await venue.anonymous("login", { body: credentials });
    expect(status).toBe(200);
    expect((await venue.anonymous("accountInfo", bearer(body.access_token))).body).toMatchObject({ lock_kind: "hard" });
  });

  it("is not refused because of an expired session that is sent along", async () => {
    const { venue, credentials } = await venueWithOwner();
    const { status } = await venue.anonymous("login", { body: credentials, ...bearer("x".repeat(43)) });
    expect(status).toBe(200);
  });

  it("rehashes a password of an older cost when it is next used", async () => {
    const { venue, owner, credentials } = await venueWithOwner();
    const cheap = "argon2id$8$1$AAAAAAAAAAAAAAAAAAAAAA$";
    const tag = argon2Sync("argon2id", {
      parallelism: 1,
      memory: 8,
      passes: 1,
      tagLength: 32,
      message: TEST_PASSWORD,
      nonce: Buffer.from("A".repeat(22), "base64url"),
    });
    const hashOf = () =>
      platform.admin
        .selectFrom("users")
        .select("password_hash")
        .where("tenant_id", "=", venue.tenantId)
        .where("id", "=", owner.id)
        .executeTakeFirstOrThrow();
    await platform.admin
      .updateTable("users")
      .set({ password_hash: `${cheap}${tag.toString("base64url")}` })
      .where("tenant_id", "=", venue.tenantId)
      .where("id", "=", owner.id)
      .execute();
    expect((await venue.anonymous("login", { body: credentials })).status).toBe(200);
    expect((await hashOf()).password_hash).toMatch(/^argon2id\$19456\$2\$/);
    expect((await venue.anonymous("login", { body: credentials })).status).toBe(200);
  });
});

describe("a failed sign-in", () => {
  it("is audited with the person, and without the typed text if nobody is known", async () => {
    const { venue, owner, credentials } = await venueWithOwner();
    await venue.anonymous("login", { body: { ...credentials, password: "wrong" } });
    await venue.anonymous("login", { body: { email: "my-password@oops.test", password: "wrong" } });
    const rows = await platform.admin
      .selectFrom("audit_log")
      .selectAll()
      .where("tenant_id", "=", venue.tenantId)
      .orderBy("id")
      .execute();
    const refused = rows.filter(({ action }) => action === "loginRefused");
    expect(refused.map(({ entity_id }) => entity_id)).toEqual([String(owner.id), "unknown"]);
    expect(JSON.stringify(rows)).not.toContain("oops");
  });

  it("is counted before it is checked, so that simultaneous ones all count", async () => {
    const { venue, credentials } = await venueWithOwner();
    const wrong = { body: { ...credentials, password: "wrong" } };
    const tries = await Promise.all(Array.from({ length: 30 }, () => venue.anonymous("login", wrong)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it("is refused after fifty for one account, from any number of IP addresses", async () => {
    const { venue, credentials } = await venueWithOwner();
    await usePoints(platform, "login_account", `${venue.tenantId}:${credentials.email.toLowerCase()}`, 49);
    const from = (address: string) =>
      venue.anonymous("login", { body: { ...credentials, password: "wrong" }, address });
    expect((await from("198.51.100.201")).status).toBe(401);
    expect((await from("198.51.100.202")).status).toBe(429);
  });

  it("is refused after a hundred from one IP address, for any accounts", async () => {
    const { venue } = await venueWithOwner();
    const address = "203.0.113.99";
    await usePoints(platform, "login_address", address, 100);
    const { status } = await venue.anonymous("login", { body: { email: "new@example.test", password: "x" }, address });
    expect(status).toBe(429);
  });
});

describe("a session", () => {
  const signIn = async (venue: Venue, credentials: object) => {
    const { body } = await venue.anonymous("login", { body: credentials });
    return String(body.access_token);
  };

  it("ends at once at sign-out", async () => {
    const { venue, owner } = await venueWithOwner();
    expect((await owner.ask("logout")).status).toBe(200);
    const { status, body } = await owner.ask("userProfile");
    expect(status).toBe(401);
    expect(body.error).toBe("unauthenticated");
    expect((await venue.anonymous("logout")).status).toBe(401);
  });

  it("is valid only on its own company's host", async () => {
    const { owner } = await venueWithOwner();
    const other = await platform.venue();
    const { status, body } = await other.anonymous("userProfile", bearer(owner.token));
    expect(status).toBe(401);
    expect(body.error).toBe("unauthenticated");
  });

  it.each([
    ["staff", 14, 90, 24],
    ["owner", 12, 7 * 24, 1],
    ["facility_admin", 12, 7 * 24, 1],
  ] as const)(
    "of a person with role %s ends after inactivity, and at its maximum age",
    async (role, idle, whole, unit) => {
      const venue = await platform.venue();
      const person = await venue.person(role);
      await givePassword(platform, venue, person);
      const credentials = { email: person.email, password: TEST_PASSWORD };
      const [unused, used] = [await signIn(venue, credentials), await signIn(venue, credentials)];
      const ask = async (token: string) => (await venue.anonymous("userProfile", bearer(token))).status;
      const start = platform.clock.now();
      const after = (units: number) => platform.clock.set(start.add({ hours: unit * units }).toString());
      for (let units = idle - 1; units < whole; units += idle - 1) {
        after(units);
        expect(await ask(used)).toBe(200);
        if (units > idle) expect(await ask(unused)).toBe(401);
      }
      after(whole);
      expect(await ask(used)).toBe(401);
      platform.clock.set(start.toString());
    },
  );

  it.each([
    ["client", 20],
    ["staff", 10],
  ] as const)("of a %s is one of at most %i: the longest unused one ends", async (role, kept) => {
    const start = platform.clock.now();
    const venue = await platform.venue();
    const person = await venue.person(role);
    await givePassword(platform, venue, person);
    const tokens: string[] = [];
    for (let time = 0; time < kept; time++) {
      platform.clock.set(platform.clock.now().add({ seconds: 61 }).toString());
      tokens.push(await signIn(venue, { email: person.email, password: TEST_PASSWORD }));
    }
    const ask = async (token = "") => (await venue.anonymous("userProfile", bearer(token))).status;
    // The first session is the oldest.
    expect(await ask(person.token)).toBe(401);
    platform.clock.set(platform.clock.now().add({ seconds: 61 }).toString());
    expect(await ask(tokens[0])).toBe(200);
    await signIn(venue, { email: person.email, password: TEST_PASSWORD });
    expect([await ask(tokens[0]), await ask(tokens[1]), await ask(tokens[2])]).toEqual([200, 401, 200]);
    platform.clock.set(start.toString());
  });

  it("authenticates a read by its cookie, and a write only with X-Requested-With", async () => {
    const { venue, owner } = await venueWithOwner();
    const cookie = `session=${owner.token}`;
    expect((await venue.anonymous("locations", { headers: { cookie } })).status).toBe(200);
    const forged = await venue.anonymous("createLocation", { headers: { cookie }, body: { name: "X" } });
    expect(forged.status).toBe(403);
    expect(forged.body.error).toBe("csrf_required");
    const own = await venue.anonymous("createLocation", {
      headers: { cookie, "x-requested-with": "fairway" },
      body: { name: "X" },
    });
    expect(own.status).toBe(201);
  });

  it.each([
    ["a form of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a page of another company", { "sec-fetch-site": "same-site", origin: "http://other.localhost" }],
    ["a page that an older browser shows", { origin: "https://evil.example" }],
  ])("cannot be started by %s, which would sign its reader in as another person", async (_who, headers) => {
    const { venue, credentials } = await venueWithOwner();
    const forged = await venue.anonymous("login", { headers, body: credentials });
    expect([forged.status, forged.body.error]).toEqual([403, "csrf_required"]);
    expect(forged.headers.get("set-cookie")).toBeNull();
    const own = await venue.anonymous("login", {
      headers: { ...headers, "x-requested-with": "web" },
      body: credentials,
    });
    expect(own.status).toBe(200);
  });

  it("is started by this site's own page, and by scripts", async () => {
    const { venue, credentials } = await venueWithOwner();
    const headers = { "sec-fetch-site": "same-origin", origin: `http://${venue.slug}.localhost` };
    expect((await venue.anonymous("login", { headers, body: credentials })).status).toBe(200);
    expect((await venue.anonymous("login", { body: credentials })).status).toBe(200);
  });

  it("is treated as a visitor's on the public side if its cookie is expired, and the cookie is removed", async () => {
    const { venue } = await venueWithOwner();
    const headers = { cookie: `session=${"x".repeat(43)}` };
    const open = await venue.anonymous("publicLocations", { headers });
    expect(open.status).toBe(200);
    expect(open.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await venue.anonymous("locations", { headers })).status).toBe(401);
  });

  it("uses the Bearer token before the cookie, and refuses an invalid token", async () => {
    const { venue, owner } = await venueWithOwner();
    const staff = await venue.person("staff");
    const both = { headers: { authorization: `Bearer ${staff.token}`, cookie: `session=${owner.token}` } };
    expect((await venue.anonymous("userProfile", both)).body.roles).toEqual(["staff"]);
    expect((await venue.anonymous("publicLocations", { headers: { authorization: "Basic eDp5" } })).status).toBe(401);
  });
});
