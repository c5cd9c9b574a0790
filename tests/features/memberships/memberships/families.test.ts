import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { bayHour, bayId, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { credits, minutes } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, TEST_NOW, type Person, type Platform } from "#tests/support/venue.ts";
import { familyDesk } from "./family-desk.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const PAUSE = { pause_start_at: "2027-05-04", pause_end_at: "2027-05-20" };

describe("a membership shared by a family", () => {
  it("covers everybody's bookings, shows who used what, and returns the allowance of cancelled ones", async () => {
    const { payer, relative, staff, add, hourOf, left, family, shared } = await familyDesk(platform);
    expect(await family()).toEqual([[payer.id, 0, true]]);
    expect((await add(relative)).body).toMatchObject({
      family_size: 3,
      family: [{ is_payer: true }, { client_id: relative.id }],
    });
    const own = await book(staff.ask, hourOf(payer, 17));
    const theirs = await book(staff.ask, hourOf(relative, 19));
    expect([own, theirs]).toMatchObject([
      { covered: cad(6000) },
      { client_id: relative.id, covered: cad(6000), price: cad(0) },
    ]);
    expect(await left()).toBe(360);
    expect(await family()).toEqual([
      [payer.id, 60, true],
      [relative.id, 60, true],
    ]);
    expect(await shared(relative)).toMatchObject([
      { plan_name: "Club 12", shared_by_id: payer.id, has_access: true, allowances: [{ left: 360, granted: 480 }] },
    ]);
    await staff.ask("cancelBooking", { params: { id: theirs.id } });
    expect(await left()).toBe(420);
    expect(await family()).toEqual([
      [payer.id, 60, true],
      [relative.id, 0, true],
    ]);
  });

  it("gives its prices and limits to members who book online, and quotes name the payer", async () => {
    const { venue, relative, add, payer } = await familyDesk(platform, {
      benefits: [],
      member_prices: [{ service_id: null, duration_minutes: null, percent_off: 25, price: null }],
      booking_window_days: 90,
      concurrent_bookings: 1,
    });
    const time = (day: string, hour = 19) => {
      const {
        guest: _guest,
        resource_id: _bay,
        ...body
      } = bayHour(venue, {
        start_time: `${day} ${hour}:00:00`,
        end_time: `${day} ${hour + 1}:00:00`,
      });
      return { body };
    };
    expect((await relative.ask("createHold", time("2027-07-10"))).body.error).toBe("beyond_horizon");
    await add(relative);
    const held = await relative.ask("createHold", time("2027-07-10"));
    const { body } = await relative.ask("createPublicBooking", { body: { hold_token: held.body.token } });
    expect(body.booking).toMatchObject({ price: cad(4500), member_discount: cad(1500) });
    expect((await relative.ask("createHold", time("2027-07-11"))).status).toBe(409);
    // The limit is each person's own.
    expect((await payer.ask("createHold", time("2027-07-11"))).status).toBe(201);
  });

  it("is named in a member's quote, and not in the payer's", async () => {
    const { venue, payer, relative, staff, add } = await familyDesk(platform);
    await add(relative);
    const quoteOf = async (client_id: number) =>
      (
        await staff.ask("allowanceQuote", {
          query: {
            client_id,
            service_id: serviceId(venue),
            location_id: venue.locationId,
            start_time: "2027-05-04 19:00:00",
            end_time: "2027-05-04 20:00:00",
            price_amount: 6000,
          },
        })
      ).body.uses[0];
    expect(await quoteOf(relative.id)).toMatchObject({ left_after: 420, shared_by_name: "Pat client" });
    expect(await quoteOf(payer.id)).toMatchObject({ left_after: 420, shared_by_name: null });
  });

  it("costs a booking one more statement than without allowances: the lock of the shared balance", async () => {
    const { venue, relative, payer, staff, add, hourOf } = await familyDesk(platform);
    await add(relative);
    const asked = async (person: Person, hour: number) => {
      const { sent } = await statementsOf(() => staff.ask("createBooking", { body: hourOf(person, hour) }));
      const ofAllowances = sent.filter((text) => /allowance_|from "memberships"/.test(text));
      return ofAllowances.map((text) => (text.includes("for no key update") ? "lock" : text.trim().slice(0, 6)));
    };
    expect(await asked(await venue.person("client"), 16)).toEqual(["select"]);
    // The use itself is written beside the booking.
    expect(await asked(relative, 17)).toEqual(["lock", "select", "insert"]);
    expect(await asked(payer, 18)).toEqual(["lock", "select", "insert"]);
  });

  it("gives its last credit to one of three members who book at once, each time", async () => {
    const { venue, payer, relative, staff, add, hourOf, left } = await familyDesk(platform, { benefits: [credits(1)] });
    await add(relative);
    const third = await venue.person("client");
    await add(third);
    for (const hour of [17, 18, 19, 20, 21, 22]) {
      const all = await Promise.all(
        [payer, relative, third].map((person, at) =>
          book(staff.ask, hourOf(person, hour, { resource_id: bayId(venue, at) })),
        ),
      );
      expect(all.map(({ price }) => price.amount).toSorted((a, b) => a - b)).toEqual([0, 6000, 6000]);
      expect(await left()).toBe(0);
      const covered = all.find(({ price }) => price.amount === 0);
      await staff.ask("cancelBooking", { params: { id: covered?.id } });
    }
  });

  it("counts once in a race of bookings, cancellations and an adjustment by all members", async () => {
    const { venue, payer, relative, staff, add, hourOf, left, current } = await familyDesk(platform, {
      benefits: [minutes(150)],
    });
    await add(relative);
    const third = await venue.person("client");
    await add(third);
    const people = [payer, relative, third];
    const kept = await book(staff.ask, hourOf(relative, 21));
    const [allowance] = (await current()).allowances;
    const replies = await Promise.all([
      ...people.map((person, at) =>
        staff.ask("createBooking", { body: hourOf(person, 19, { resource_id: bayId(venue, at) }) }),
      ),
      staff.ask("cancelBooking", { params: { id: kept.id } }),
      staff.ask("adjustAllowance", { params: { id: allowance.id }, body: { amount: -30, reason: "A race" } }),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    const used = replies.slice(0, 3).reduce((sum, { body }) => sum + body.covered.amount, 0) / 100;
    const adjusted = replies[4]?.status === 200 ? 30 : 0;
    expect(await left()).toBe(150 - adjusted - used);
    expect(await left()).toBeGreaterThanOrEqual(0);
  });

  it("keeps the bookings of a member who leaves, lists them first, and then returns their allowance", async () => {
    const { payer, relative, staff, add, remove, hourOf, left, family, shared } = await familyDesk(platform);
    await add(relative);
    const booked = await book(staff.ask, hourOf(relative, 19));
    const shown = await remove(relative, { dry_run: true });
    expect(shown.body).toMatchObject({ is_dry_run: true, client_id: relative.id, bookings_to_come: 1 });
    expect(await family()).toHaveLength(2);
    const second = await book(staff.ask, hourOf(relative, 21));
    const { dry_run_id } = shown.body;
    expect((await remove(relative, { dry_run_id })).body).toMatchObject({
      error: "stale_dry_run",
      current: { bookings_to_come: 2 },
    });
    expect((await remove(relative)).body).toMatchObject({ is_dry_run: false, bookings_to_come: 2 });
    expect(await family()).toEqual([
      [payer.id, 0, true],
      [relative.id, 120, false],
    ]);
    expect(await shared(relative)).toEqual([]);
    expect(await book(staff.ask, hourOf(relative, 22))).toMatchObject({ covered: cad(0), price: cad(6000) });
    expect(await left()).toBe(360);
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    await staff.ask("cancelBooking", { params: { id: second.id } });
    expect(await left()).toBe(480);
    expect(await family()).toEqual([[payer.id, 0, true]]);
    expect((await remove(relative)).status).toBe(404);
    expect((await add(relative)).status).toBe(200);
    expect(await family()).toEqual([
      [payer.id, 0, true],
      [relative.id, 0, true],
    ]);
  });

  it("puts allowance that is returned after a renewal into its own next period, not another membership", async () => {
    const desk = await familyDesk(platform, { benefits: [minutes(480)] });
    const { venue, relative, staff, club, add, left, hourOf } = desk;
    await add(relative);
    const late = hourOf(relative, 19, { start_time: "2027-06-10 19:00:00", end_time: "2027-06-10 20:00:00" });
    const booked = await book(staff.ask, late);
    const { body: plan } = await desk.owner.ask("createMembershipPlan", {
      body: { name: "Own hours", billing_period: "monthly", price: cad(9900), benefits: [minutes(300)] },
    });
    const start = { client_id: relative.id, plan_id: plan.id, method: "cash" };
    await staff.ask("startMembershipSubscription", { body: start });
    platform.clock.set("2027-06-04T20:00:00Z");
    await advanceMemberships(platform.deps, venue.tenantId);
    expect(await left()).toBe(480);
    await staff.ask("cancelBooking", { params: { id: booked.id } });
    expect(await left()).toBe(540);
    const own = await staff.ask("currentMembership", { params: { id: relative.id } });
    expect(own.body.allowances[0].left).toBe(300);
    expect(own.body.plan_id).not.toBe(club.id);
  });

  it("is paused, resumed and ended for all members", async () => {
    const { relative, staff, id, add, hourOf, shared, venue } = await familyDesk(platform);
    await add(relative);
    await staff.ask("pauseMembership", { params: { id }, body: PAUSE });
    expect(await book(staff.ask, hourOf(relative, 19))).toMatchObject({ covered: cad(0) });
    expect(await shared(relative)).toMatchObject([{ pause_until: "2027-05-20" }]);
    await staff.ask("resumeMembership", { params: { id }, body: {} });
    expect(await book(staff.ask, hourOf(relative, 20))).toMatchObject({ covered: cad(6000) });
    await staff.ask("cancelMembership", { params: { id } });
    platform.clock.set("2027-06-04T20:00:00Z");
    await advanceMemberships(platform.deps, venue.tenantId);
    expect(await shared(relative, staff)).toEqual([]);
    expect((await add(await venue.person("client"))).body.message).toBe("This membership has ended.");
  });

  it("changes to a smaller plan only once its members fit", async () => {
    const { owner, staff, relative, id, add, remove, smallPlan, current } = await familyDesk(platform);
    await add(relative);
    const change = { body: { membership_id: id, plan_id: smallPlan.id } };
    const refused = await staff.ask("changeMembership", change);
    expect([refused.status, refused.body.errors.plan_id]).toEqual([
      422,
      ["Family 8 is for one person, and 2 use this membership. Remove 1 of these first: Pat client."],
    ]);
    await remove(relative);
    expect((await staff.ask("changeMembership", change)).status).toBe(200);
    expect((await current()).family).toEqual([]);
    expect((await add(relative)).body.message).toBe("This membership is for one person.");
    const { body } = await owner.ask("updateMembershipPlan", {
      params: { id: smallPlan.id },
      body: { version: 1, family_size: 2 },
    });
    expect(body.family_size).toBe(2);
    expect((await add(relative)).status).toBe(200);
  });
});
