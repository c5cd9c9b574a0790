import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPlatform, type Platform, type VenueChanges } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const SOFT: VenueChanges = {
  subscription_status: "none",
  trial_ends_at: Temporal.Instant.from("2027-05-01T00:00:00Z"),
};
const HARD: VenueChanges = { cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") };

describe("a company's status", () => {
  it.each<[string, VenueChanges, object]>([
    ["an active subscription", {}, { account_status: "active", is_locked: false, lock_kind: null }],
    [
      "a running trial",
      { subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-05-12T16:00:00Z") },
      { account_status: "trial_active", is_trial: true, trial_days_left: 9, is_locked: false },
    ],
    ["an expired trial", SOFT, { account_status: "trial_expired", is_locked: true, lock_kind: "soft" }],
    ["a cancelled account", HARD, { account_status: "locked", is_locked: true, lock_kind: "hard" }],
  ])("reports %s", async (_, changes, expected) => {
    const venue = await platform.venue(changes);
    const owner = await venue.person("owner");
    expect((await owner.ask("accountInfo")).body).toMatchObject({ id: venue.slug, ...expected });
  });

  it("shows neither trial nor lock of a comped company", async () => {
    const venue = await platform.venue({ ...SOFT, is_comped: true });
    const owner = await venue.person("owner");
    expect((await owner.ask("company")).body).toMatchObject({
      account_status: "comped",
      is_comped: true,
      is_trial: false,
      trial_ends_at: null,
      is_locked: false,
    });
  });

  it("uses UTC if no zone was chosen", async () => {
    const venue = await platform.venue();
    await platform.admin
      .updateTable("tenants")
      .set({ timezone: null })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await venue.anonymous("publicCompany")).body.timezone).toBe("UTC");
  });
});

describe("a locked company", () => {
  it.each([
    ["soft", SOFT, "account_locked_soft"],
    ["hard", HARD, "account_locked"],
  ])("answers 423 of the %s kind to staff and visitors, without authentication", async (_, changes, error) => {
    const venue = await platform.venue(changes);
    const staff = await venue.person("staff");
    for (const reply of [
      await staff.ask("bookings"),
      await staff.ask("createLocation", { body: { name: "X" } }),
      await venue.anonymous("publicServices"),
      await venue.anonymous("bookings"),
    ]) {
      expect(reply.status).toBe(423);
      expect(reply.body.error).toBe(error);
    }
  });

  it("reports an expired session first", async () => {
    const venue = await platform.venue(SOFT);
    const { status } = await venue.anonymous("bookings", { headers: { authorization: `Bearer ${"x".repeat(43)}` } });
    expect(status).toBe(401);
  });

  it("still allows sign-in, its company and plans", async () => {
    const venue = await platform.venue(HARD);
    const owner = await venue.person("owner");
    const replies = await Promise.all([
      venue.anonymous("publicCompany"),
      owner.ask("company"),
      owner.ask("accountInfo"),
      owner.ask("userProfile"),
      owner.ask("platformPlans"),
      venue.anonymous("reportClientError", { body: { message: "boom" } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await owner.ask("platformPlans")).body.data[0]).toMatchObject({ price: { currency: "USD" } });
  });
});

describe("the Host", () => {
  it("finds no company for an unknown name", async () => {
    const venue = await platform.venue();
    const response = await platform.api.fetch(new Request("http://nobody.localhost/api/v1/public/company"), {
      tenant: "nobody",
      address: "127.0.0.1",
      requestId: "r1",
      secure: false,
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "tenant not found", error: "tenant_not_found", request_id: "r1" });
    expect((await venue.anonymous("publicCompany")).body.id).toBe(venue.slug);
  });
});
