import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { bayHour, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** A desk that also sells packs of ten credits. */
async function packDesk(terms: Record<string, unknown> = {}, pack: Record<string, unknown> = {}) {
  const desk = await deskOf(platform, terms);
  const { owner, venue, client } = desk;
  const { body: ten } = await owner.ask("createMembershipPlan", {
    body: {
      name: "Ten times",
      billing_period: "custom",
      price: cad(40_000),
      expires_after_months: 3,
      benefits: [credits(10)],
      ...pack,
    },
  });
  const sell = (more: Record<string, unknown> = {}) => desk.start({ plan_id: ten.id, ...more });
  const hourOn = (day: string, hour = 19) =>
    bayHour(venue, {
      client_id: client.id,
      guest: undefined,
      start_time: `${day} ${hour}:00:00`,
      end_time: `${day} ${hour + 1}:00:00`,
    });
  const left = async () => {
    const { allowances, packs } = await desk.current();
    const of = (all: { left: number }[]) => all.map(({ left: credits_left }) => credits_left);
    return {
      membership: of(allowances),
      packs: packs.map((one: { allowances: { left: number }[] }) => of(one.allowances)),
    };
  };
  const expire = () => advanceMemberships(platform.deps, venue.tenantId);
  return { ...desk, ten, sell, hourOn, left, expire };
}

describe("a pack", () => {
  it("is sold in addition to a membership, and its end is previewed", async () => {
    const { start, sell, current } = await packDesk();
    await start();
    const shown = await sell({ dry_run: true });
    expect(shown.body).toMatchObject({
      due_now: cad(40_000),
      charges: [],
      access_until: "2027-08-02",
      allowances: [{ left: 10, ending: 10, ends_on: "2027-08-02" }],
    });
    const sold = await sell({ dry_run_id: shown.body.dry_run_id });
    expect([sold.status, sold.body.membership.expires_on]).toEqual([201, "2027-08-03"]);
    const { plan_name, packs, status } = await current();
    expect([plan_name, status]).toEqual(["Club 12", "active"]);
    expect(packs).toMatchObject([
      {
        plan_name: "Ten times",
        expires_on: "2027-08-03",
        open_amount: cad(0),
        allowances: [{ left: 10, granted: 10, ends_on: "2027-08-02" }],
      },
    ]);
  });

  it("is used after a membership that ends earlier, and before one that ends later", async () => {
    const first = await packDesk({ benefits: [credits(1)] });
    await first.start();
    await first.sell();
    await book(first.staff.ask, first.hourOn("2027-05-04"));
    expect(await first.left()).toEqual({ membership: [0], packs: [[10]] });
    await book(first.staff.ask, first.hourOn("2027-05-05"));
    expect(await first.left()).toEqual({ membership: [0], packs: [[9]] });

    const other = await packDesk({ benefits: [credits(1)], billing_period: "annual" });
    await other.start();
    await other.sell();
    await book(other.staff.ask, other.hourOn("2027-05-04"));
    expect(await other.left()).toEqual({ membership: [1], packs: [[9]] });
  });

  it("can be held twice, is used in order of its end, and gets cancelled hours back", async () => {
    const { start, sell, staff, hourOn, left } = await packDesk();
    await start();
    await sell();
    platform.clock.set("2027-05-10T19:00:00Z");
    await sell();
    const { id } = await book(staff.ask, hourOn("2027-05-12"));
    expect((await left()).packs).toEqual([[9], [10]]);
    await staff.ask("cancelBooking", { params: { id } });
    expect((await left()).packs).toEqual([[10], [10]]);
  });

  it("covers no day after its end, and then expires with the rest", async () => {
    const { sell, staff, client, hourOn, current, expire } = await packDesk();
    await sell();
    expect(await current()).toMatchObject({ plan_name: "Ten times", expires_on: "2027-08-03", packs: [] });
    expect(await book(staff.ask, hourOn("2027-08-02"))).toMatchObject({ price: cad(0) });
    expect(await book(staff.ask, hourOn("2027-08-03"))).toMatchObject({ price: cad(6000) });
    platform.clock.set("2027-08-03T19:00:00Z");
    await expire();
    await expire();
    const gone = await staff.ask("currentMembership", { params: { id: client.id } });
    expect(gone.status).toBe(404);
    const { body } = await staff.ask("clientAllowanceEntries", { params: { id: client.id }, query: { perPage: 10 } });
    expect(body.data.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ["expire", -9],
      ["use", -1],
      ["grant", 10],
    ]);
  });

  it("covers only its services", async () => {
    const { venue, owner, start, sell, staff, hourOn, left, ten } = await packDesk();
    const lessons = { version: ten.version, benefits: [credits(10, { service_id: serviceId(venue, "Lesson") })] };
    await owner.ask("updateMembershipPlan", { params: { id: ten.id }, body: lessons });
    await start();
    await sell();
    expect(await book(staff.ask, hourOn("2027-05-04"))).toMatchObject({ price: cad(6000) });
    expect((await left()).packs).toEqual([[10]]);
  });
});

describe("packs and memberships", () => {
  it("refuse a second membership that renews", async () => {
    const { start, sell, family } = await packDesk();
    await start();
    await sell();
    const second = await start({ plan_id: family.id });
    expect([second.status, second.body.error]).toEqual([409, "invalid_state"]);
  });

  it("refuse to pause a pack or change its plan, whatever an older screen offers", async () => {
    const { sell, family, current, staff } = await packDesk();
    await sell({ method: undefined });
    const { id, version } = await current();
    const change = await staff.ask("changeMembership", { body: { membership_id: id, plan_id: family.id } });
    expect([change.status, change.body.message]).toEqual([
      409,
      "A plan that does not renew cannot be moved to another plan.",
    ]);
    const days = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" };
    const pause = await staff.ask("pauseMembership", { params: { id }, body: days });
    expect([pause.status, pause.body.message]).toEqual([409, "A plan that does not renew cannot be paused."]);
    expect(await current()).toMatchObject({ status: "active", version });
  });

  it("sell one renewing membership for two desks at once, and both packs", async () => {
    const { start, sell, current } = await packDesk();
    const replies = await Promise.all([start(), start(), sell(), sell()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409]);
    expect((await current()).packs).toHaveLength(2);
  });

  it.each([
    ["an end of a renewing membership", { billing_period: "monthly" }, "A plan that renews does not end on its own."],
    ["an end today", { expires_after_months: 0 }, "Enter at least one month."],
    ["an end too far ahead", { expires_after_months: 121 }, "Enter at most 120 months."],
  ])("refuse %s", async (_what, change, sentence) => {
    const { owner } = await deskOf(platform);
    const { status, body } = await owner.ask("createMembershipPlan", {
      body: { name: "Ten", billing_period: "custom", price: cad(100), expires_after_months: 3, ...change },
    });
    expect([status, body.errors]).toEqual([422, { expires_after_months: [sentence] }]);
  });
});
