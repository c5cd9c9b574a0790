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

describe("a company's standing", () => {
  it.each<[string, VenueChanges, object]>([
    ["an active subscription", {}, { account_status: "active", is_locked: false, lock_kind: null }],
    [
      "a running trial",
      { subscription_status: "none", trial_ends_at: Temporal.Instant.from("2027-05-12T16:00:00Z") },
      { account_status: "trial_active", is_trial: true, trial_days_left: 9, is_locked: false },
    ],
    ["a trial that is over", SOFT, { account_status: "trial_expired", is_locked: true, lock_kind: "soft" }],
    ["a cancelled account", HARD, { account_status: "locked", is_locked: true, lock_kind: "hard" }],
  ])("tells %s", async (_, changes, expected) => {
    const venue = await platform.venue(changes);
    const owner = await venue.person("owner");
    expect((await owner.ask("accountInfo")).body).toMatchObject({ id: venue.slug, ...expected });
  });

  it("shows no trial and no lock of a comped company", async () => {
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

  it("lives in UTC where it never chose a zone", async () => {
    const venue = await platform.venue();
    await platform.admin
      .updateTable("tenants")
      .set({ timezone: null })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await venue.anonymous("publicCompany")).body.timezone).toBe("UTC");
  });
});

describe("the lock", () => {
  it.each([
    ["soft", SOFT, "account_locked_soft"],
    ["hard", HARD, "account_locked"],
  ])("answers 423 in its %s kind to staff and to visitors, before asking who they are", async (_, changes, error) => {
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

  it("tells a lost session first", async () => {
    const venue = await platform.venue(SOFT);
    const { status } = await venue.anonymous("bookings", { headers: { authorization: `Bearer ${"x".repeat(43)}` } });
    expect(status).toBe(401);
  });

  it("lets sign-in, company and plans through", async () => {
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
  it("finds no company under an unknown name", async () => {
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
