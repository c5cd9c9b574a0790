import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/advance.ts";
import { bayHour, book } from "#tests/bookings/support.ts";
import { cad } from "#tests/catalogue/support.ts";
import { deskOf } from "#tests/memberships/support.ts";
import { type Platform, startPlatform, TEST_NOW } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const minutes = (quantity: number) => ({
  unit: "minutes",
  quantity,
  service_id: null,
  resource_type_id: null,
  rollover_limit: 0,
});

/** A member of a plan with these terms, sold on a day at the venue. */
async function memberOf(terms: Record<string, unknown>, soldOn = "2027-05-03") {
  platform.clock.set(`${soldOn}T20:00:00Z`);
  const desk = await deskOf(platform, terms);
  const { body } = await desk.start();
  const { id } = body.membership;
  const params = { id };
  const on = (date: string) => platform.clock.set(`${date}T20:00:00Z`);
  const renew = () =>
    advanceMemberships(
      platform.db,
      { tenant_id: desk.venue.tenantId, timezone: "America/Vancouver" },
      platform.clock.now(),
    );
  const pause = (pause_start_at: string, pause_end_at: string) =>
    desk.staff.ask("pauseMembership", { params, body: { pause_start_at, pause_end_at } });
  return { ...desk, params, on, renew, pause };
}

describe("a golf venue", () => {
  it("takes a cancellation until 7 days before the next cycle for that cycle, and a later one for the next", async () => {
    const { staff, params, on } = await memberOf({ notice_days: 7 });
    on("2027-05-27");
    const dry = () => staff.ask("cancelMembership", { params, query: { dry_run: true } });
    expect((await dry()).body.access_until).toBe("2027-06-02");
    on("2027-05-28");
    expect((await dry()).body.access_until).toBe("2027-07-02");
  });

  it("sells a founding plan that nobody can cancel, neither the member nor the desk", async () => {
    const { staff, client, params, current } = await memberOf({ is_cancellable: false });
    for (const { ask } of [staff, client]) {
      const refused = await ask("cancelMembership", { params });
      expect([refused.status, refused.body.message]).toEqual([409, "Club 12 cannot be cancelled."]);
    }
    expect((await current()).allowed_actions).toEqual(["pause", "change"]);
    expect((await client.ask("currentMembership", { params: { id: client.id } })).body.allowed_actions).toEqual([
      "pause",
      "change",
    ]);
  });
});

describe("tee times", () => {
  it("gives credits anew each period, and none of the old ones are left", async () => {
    const { venue, owner, client, on, renew, current } = await memberOf({ benefits: [minutes(120)] });
    await book(owner.ask, bayHour(venue, { guest: undefined, client_id: client.id }));
    expect((await current()).allowances).toMatchObject([{ granted: 120, left: 60 }]);
    on("2027-06-03");
    await renew();
    expect((await current()).allowances).toMatchObject([
      { granted: 120, left: 120, ending: 120, ends_on: "2027-07-02" },
    ]);
  });
});

describe("a studio", () => {
  it("lets members pause from 2 weeks to 3 months, and says which bound was missed", async () => {
    const { pause } = await memberOf({ pause_min_days: 14, pause_max_days: 92 });
    expect((await pause("2027-05-10", "2027-05-23")).body.errors).toEqual({
      pause_end_at: ["A pause lasts at least 14 days."],
    });
    expect((await pause("2027-05-10", "2027-08-11")).body.errors).toEqual({
      pause_end_at: ["A pause lasts at most 92 days."],
    });
    expect((await pause("2027-05-10", "2027-08-10")).status).toBe(200);
  });

  it("takes a pause of exactly the shortest", async () => {
    const { pause } = await memberOf({ pause_min_days: 14, pause_max_days: 92 });
    expect((await pause("2027-05-10", "2027-05-24")).status).toBe(200);
  });

  it("credits half a cycle that was paused: as many days, with what is left of the classes", async () => {
    const { pause, on, renew, current } = await memberOf({ price: cad(7900), benefits: [minutes(480)] }, "2027-06-01");
    const { body } = await pause("2027-06-16", "2027-07-01");
    expect(body.days_credited).toBe(15);
    on("2027-07-02");
    await renew();
    expect(await current()).toMatchObject({ status: "active", period_end: "2027-07-16", next_charge_on: "2027-07-16" });
    expect((await current()).allowances).toMatchObject([{ left: 480, ends_on: "2027-07-15" }]);
  });

  it("refuses an editor bounds that cross", async () => {
    const { owner } = await memberOf({});
    const bad = { name: "Crossed", billing_period: "monthly", price: cad(100), pause_min_days: 30, pause_max_days: 14 };
    const { status, body } = await owner.ask("createMembershipPlan", { body: bad });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["pause_max_days"]]);
  });
});

describe("a gym", () => {
  it("credits 7 days on resume: paid 10 January until 10 February, paused from 3 February", async () => {
    const { staff, params, pause, on, renew, current } = await memberOf({}, "2027-01-10");
    on("2027-02-01");
    const { body } = await pause("2027-02-03", "2027-03-03");
    expect(body).toMatchObject({ days_credited: 7, access_until: "2027-02-02", access_again_from: "2027-03-03" });
    on("2027-02-20");
    await renew();
    expect((await current()).invoices).toHaveLength(1);
    const resumed = await staff.ask("resumeMembership", { params, body: {} });
    expect(resumed.body.days_credited).toBe(7);
    expect(await current()).toMatchObject({ status: "active", period_end: "2027-02-27", next_charge_on: "2027-02-27" });
  });
});
