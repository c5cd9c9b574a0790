import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const PROFILE = { name: "Harbour Golf", timezone: "America/Toronto", locale: "fr-CA", brand_color: "#7a1fa2" };

describe("the company's profile", () => {
  it("changes only the fields that were sent, and writes an audit entry", async () => {
    const venue = await platform.venue();
    const admin = await venue.person("facility_admin");
    const params = { id: venue.slug };
    const changed = await admin.ask("updateCompany", { params, body: { version: 1, ...PROFILE } });
    expect([changed.status, changed.body]).toMatchObject([200, { ...PROFILE, id: venue.slug, version: 2 }]);
    const renamed = await admin.ask("updateCompany", {
      params,
      body: { version: 2, name: "Harbour", brand_color: null },
    });
    expect(renamed.body).toMatchObject({ ...PROFILE, name: "Harbour", brand_color: null, version: 3 });
    expect((await venue.anonymous("publicCompany")).body).toMatchObject({
      name: "Harbour",
      timezone: "America/Toronto",
    });
    const { after } = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "updateCompany")
      .orderBy("id", "desc")
      .select("after")
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ name: "Harbour", version: 3 });
  });

  it("finds no other company by its name", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const owner = await venue.person("owner");
    for (const id of [other.slug, "absent", venue.slug.toUpperCase()]) {
      const { status } = await owner.ask("updateCompany", { params: { id }, body: { version: 1, name: "Mine" } });
      expect(status).toBe(404);
    }
    expect((await other.anonymous("publicCompany")).body.name).not.toBe("Mine");
  });

  it("refuses an outdated version, with the current profile", async () => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const params = { id: venue.slug };
    await owner.ask("updateCompany", { params, body: { version: 1, name: "First" } });
    const { status, body } = await owner.ask("updateCompany", { params, body: { version: 1, name: "Second" } });
    expect([status, body.error, body.current.name]).toEqual([409, "stale_version", "First"]);
  });

  it.each([
    ["name", " "],
    ["timezone", "Mars/Olympus"],
    ["locale", "not a locale"],
    ["brand_color", "teal"],
  ])("refuses an invalid %s", async (field, value) => {
    const venue = await platform.venue();
    const owner = await venue.person("owner");
    const { status, body } = await owner.ask("updateCompany", {
      params: { id: venue.slug },
      body: { version: 1, [field]: value },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("cannot be changed by staff, or by anybody while the company is locked", async () => {
    const venue = await platform.venue();
    const question = { params: { id: venue.slug }, body: { version: 1, name: "X" } };
    expect((await (await venue.person("staff")).ask("updateCompany", question)).status).toBe(403);
    const locked = await platform.venue({
      subscription_status: "none",
      trial_ends_at: Temporal.Instant.from("2027-05-01T00:00Z"),
    });
    const owner = await locked.person("owner");
    expect((await owner.ask("updateCompany", { ...question, params: { id: locked.slug } })).status).toBe(423);
  });
});
