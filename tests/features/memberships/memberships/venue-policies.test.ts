import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { credits, memberOf, minutes } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

/** A member of a plan with these terms, sold on the given day at the venue. */
async function soldMember(terms: Record<string, unknown>, soldOn = "2027-05-03") {
  platform.clock.set(`${soldOn}T20:00:00Z`);
  const desk = await deskOf(platform, terms);
  const { body } = await desk.start();
  const { id } = body.membership;
  const params = { id };
  const on = (date: string) => platform.clock.set(`${date}T20:00:00Z`);
  const renew = () => advanceMemberships(platform.deps, desk.venue.tenantId);
  const pause = (pause_start_at: string, pause_end_at: string) =>
    desk.staff.ask("pauseMembership", { params, body: { pause_start_at, pause_end_at } });
  return { ...desk, params, on, renew, pause };
}

describe("a golf venue", () => {
  it("accepts a cancellation for this cycle until 7 days before the next, and for the next one after that", async () => {
    const { staff, params, on } = await soldMember({ notice_days: 7 });
    on("2027-05-27");
    const dry = () => staff.ask("cancelMembership", { params, query: { dry_run: true } });
    expect((await dry()).body.access_until).toBe("2027-06-02");
    on("2027-05-28");
    expect((await dry()).body.access_until).toBe("2027-07-02");
  });

  it("sells a founding plan that neither the member nor the desk can cancel", async () => {
    const { staff, client, params, current } = await soldMember({ is_cancellable: false });
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
  it("give new credits each period, and the old ones expire", async () => {
    const { venue, owner, client, on, renew, current } = await soldMember({ benefits: [minutes(120)] });
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
  it("lets members pause from 2 weeks to 3 months, and says which limit was missed", async () => {
    const { pause } = await soldMember({ pause_min_days: 14, pause_max_days: 92 });
    expect((await pause("2027-05-10", "2027-05-23")).body.errors).toEqual({
      pause_end_at: ["A pause lasts at least 14 days."],
    });
    expect((await pause("2027-05-10", "2027-08-11")).body.errors).toEqual({
      pause_end_at: ["A pause lasts at most 92 days."],
    });
    expect((await pause("2027-05-10", "2027-08-10")).status).toBe(200);
  });

  it("accepts a pause of exactly the minimum", async () => {
    const { pause } = await soldMember({ pause_min_days: 14, pause_max_days: 92 });
    expect((await pause("2027-05-10", "2027-05-24")).status).toBe(200);
  });

  it("credits a pause of half a cycle with as many days, and keeps the remaining classes", async () => {
    const { pause, on, renew, current } = await soldMember(
      { price: cad(7900), benefits: [minutes(480)] },
      "2027-06-01",
    );
    const { body } = await pause("2027-06-16", "2027-07-01");
    expect(body.days_credited).toBe(15);
    on("2027-07-02");
    await renew();
    expect(await current()).toMatchObject({ status: "active", period_end: "2027-07-16", next_charge_on: "2027-07-16" });
    expect((await current()).allowances).toMatchObject([{ left: 480, ends_on: "2027-07-15" }]);
  });

  it("refuses a plan whose limits contradict each other", async () => {
    const { owner } = await soldMember({});
    const bad = { name: "Crossed", billing_period: "monthly", price: cad(100), pause_min_days: 30, pause_max_days: 14 };
    const { status, body } = await owner.ask("createMembershipPlan", { body: bad });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["pause_max_days"]]);
  });
});

describe("a gym", () => {
  it("credits 7 days on resume: paid 10 January until 10 February, paused from 3 February", async () => {
    const { staff, params, pause, on, renew, current } = await soldMember({}, "2027-01-10");
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

describe("courts", () => {
  /** A punch pack, used for an hour from 12:00 on Tuesday 4 May that ends as a no-show. */
  async function punched(quantity: number, no_show_extra: number, more: Record<string, unknown> = {}) {
    platform.clock.set(TEST_NOW);
    const pack = { billing_period: "custom", benefits: [credits(quantity, { no_show_extra })] };
    const member = await memberOf(platform, pack.benefits, { ...pack, ...more });
    const { staff, hourFrom, quote } = member;
    const quoted = await quote(staff.ask);
    const booked = await book(staff.ask, hourFrom(19));
    platform.clock.set("2027-05-04T19:20:00Z");
    const set = async (status: string) => {
      const { body } = await staff.ask("booking", { params: { id: booked.id } });
      return staff.ask("updateBooking", { params: { id: booked.id }, body: { status, version: body.version } });
    };
    return { ...member, quoted, booked, set };
  }

  it("take an extra punch of the pack for a no-show, as announced, and return it to a client who arrives late", async () => {
    const { quoted, set, left, entries, booked, client, staff } = await punched(10, 1);
    expect(quoted.body.uses).toMatchObject([{ amount: 1, left_after: 9, no_show_extra: 1 }]);
    expect(await left()).toEqual([9]);
    expect((await set("no_show")).status).toBe(200);
    expect(await left()).toEqual([8]);
    const told = async () => (await entries()).map(({ kind, amount, booking_id }) => [kind, amount, booking_id]);
    expect(await told()).toEqual([
      ["no_show", -1, booked.id],
      ["use", -1, booked.id],
      ["grant", 10, null],
    ]);
    expect((await set("confirmed")).status).toBe(200);
    expect(await left()).toEqual([9]);
    expect((await told())[0]).toEqual(["no_show", 1, booked.id]);
    expect((await set("no_show")).status).toBe(200);
    expect(await left()).toEqual([8]);
    const { body } = await staff.ask("currentMembership", { params: { id: client.id } });
    expect(body.allowances).toMatchObject([{ granted: 10, left: 8 }]);
  });

  it("return a late cancellation's share by tiers, and no extra punch with it", async () => {
    const { staff, hourFrom, left, venue, owner } = await memberOf(platform, [credits(10, { no_show_extra: 1 })]);
    const tiers = policyWith([
      [null, 48, 100, { refund_as: "credit" }],
      [48, 24, 50, { refund_as: "credit" }],
      [24, 0, 0, { refund_as: "credit" }],
    ]);
    await setPolicy(owner.ask, venue, tiers);
    const onDay = (day: string, hour: number) =>
      hourFrom(hour, { start_time: `${day} ${hour}:00:00`, end_time: `${day} ${hour + 1}:00:00` });
    const [early, late] = [
      await book(staff.ask, onDay("2027-05-06", 19)),
      await book(staff.ask, onDay("2027-05-06", 20)),
    ];
    expect(await left()).toEqual([8]);
    platform.clock.set("2027-05-04T19:00:00Z");
    await staff.ask("cancelBooking", { params: { id: early.id } });
    expect(await left()).toEqual([9]);
    platform.clock.set("2027-05-05T20:00:01Z");
    await staff.ask("cancelBooking", { params: { id: late.id } });
    expect(await left()).toEqual([9]);
  });

  it("take the rest if less remains, and nothing if nothing remains", async () => {
    const two = await punched(2, 5);
    await two.set("no_show");
    expect(await two.left()).toEqual([0]);
    await two.set("confirmed");
    expect(await two.left()).toEqual([1]);
    const one = await punched(1, 1);
    await one.set("no_show");
    expect(await one.left()).toEqual([0]);
    expect((await one.entries()).map(({ kind }) => kind)).toEqual(["use", "grant"]);
  });

  it("take it from the current period if a new one has begun, and once if two desks do it", async () => {
    const { staff, hourFrom, left, on, renew } = await renewing([credits(4, { no_show_extra: 2 })]);
    const booked = await book(
      staff.ask,
      hourFrom(19, { start_time: "2027-06-02 19:00:00", end_time: "2027-06-02 20:00:00" }),
    );
    on("2027-06-03");
    await renew();
    expect(await left()).toEqual([4]);
    const { version } = (await staff.ask("booking", { params: { id: booked.id } })).body;
    const both = await Promise.all(
      [0, 1].map(() => staff.ask("updateBooking", { params: { id: booked.id }, body: { status: "no_show", version } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await left()).toEqual([2]);
  });

  it("refuse a plan with a negative extra", async () => {
    const { owner } = await deskOf(platform, {});
    const benefits = [credits(10, { no_show_extra: -1 })];
    const body = { name: "Punches", billing_period: "custom", price: cad(100), benefits };
    const { status, body: refused } = await owner.ask("createMembershipPlan", { body });
    expect([status, Object.keys(refused.errors)]).toEqual([422, ["benefits.0.no_show_extra"]]);
  });

  async function renewing(benefits: readonly unknown[]) {
    const member = await memberOf(platform, benefits);
    const on = (date: string) => platform.clock.set(`${date}T20:00:00Z`);
    const renew = () => advanceMemberships(platform.deps, member.venue.tenantId);
    return { ...member, on, renew };
  }
});
