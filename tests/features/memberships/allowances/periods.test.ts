import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { credits, memberOf, minutes } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

describe("a period", () => {
  it("gives the plan's allowance, carries over the rest up to the limit, and lets what exceeds it expire", async () => {
    const { venue, staff, hourFrom, current, entries } = await memberOf(platform, [
      minutes(480, { rollover_limit: 60 }),
    ]);
    expect((await current()).allowances).toMatchObject([
      { unit: "minutes", granted: 480, left: 480, ending: 420, ends_on: "2027-06-02" },
    ]);
    await book(staff.ask, hourFrom(19));
    await renew(venue.tenantId, "2027-06-03");
    await renew(venue.tenantId, "2027-06-03");
    expect((await current()).allowances).toMatchObject([
      { granted: 540, left: 540, ending: 480, ends_on: "2027-07-02" },
    ]);
    expect((await entries()).map(({ kind, amount }) => [kind, amount]).toReversed()).toEqual([
      ["grant", 480],
      ["use", -60],
      ["roll_over", -60],
      ["expire", -360],
      ["grant", 480],
      ["roll_over", 60],
    ]);
  });

  it("is created for each period of a long absence, and all but the last have ended", async () => {
    const { venue, staff, current } = await memberOf(platform, [credits(4)], { billing_period: "custom" });
    await renew(venue.tenantId, "2028-05-03");
    expect((await current()).allowances).toMatchObject([{ left: 4, ends_on: null }]);
    expect((await staff.ask("membershipCounts")).body.active).toBe(1);
  });

  it("follows the plan of its start, and keeps the allowance that it began with", async () => {
    const { venue, owner, club, current } = await memberOf(platform, [credits(4)]);
    await owner.ask("updateMembershipPlan", {
      params: { id: club.id },
      body: { version: 1, benefits: [credits(6)] },
    });
    expect((await current()).allowances).toMatchObject([{ left: 4 }]);
    await renew(venue.tenantId, "2027-06-03");
    expect((await current()).allowances).toMatchObject([{ left: 6 }]);
  });

  it("is extended by a pause, in which nothing is covered, and says so from the start", async () => {
    const { venue, staff, hourFrom, current, quote } = await memberOf(platform, [credits(4)]);
    const { id } = await current();
    const pause = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" };
    const shown = await staff.ask("pauseMembership", { params: { id }, body: { ...pause, dry_run: true } });
    expect(shown.body.allowances).toMatchObject([{ left: 4, ends_on: "2027-06-16" }]);
    await staff.ask("pauseMembership", { params: { id }, body: { ...pause, dry_run_id: shown.body.dry_run_id } });
    expect((await current()).allowances).toMatchObject([{ left: 4, ends_on: "2027-06-16" }]);
    const after = { start_time: "2027-05-25 19:00:00", end_time: "2027-05-25 20:00:00" };
    expect((await quote(staff.ask, after)).body.uses).toMatchObject([{ left_after: 3, ends_on: "2027-06-16" }]);
    const within = { start_time: "2027-05-12 19:00:00", end_time: "2027-05-12 20:00:00" };
    expect((await quote(staff.ask, within)).body).toMatchObject({ covered: cad(0), uses: [] });
    await renew(venue.tenantId, "2027-05-12");
    expect((await current()).allowances).toMatchObject([{ left: 4, ends_on: "2027-06-16" }]);
    expect(
      await book(staff.ask, hourFrom(19, { start_time: "2027-05-13 19:00:00", end_time: "2027-05-13 20:00:00" })),
    ).toMatchObject({ covered: cad(0) });
    await renew(venue.tenantId, "2027-05-24");
    expect((await current()).allowances).toMatchObject([{ left: 4, ends_on: "2027-06-16" }]);
  });

  it("covers no day after the end of a cancelled membership, and ends with it", async () => {
    const { venue, staff, current, quote, entries } = await memberOf(platform, [credits(4, { rollover_limit: 4 })]);
    const { id } = await current();
    const shown = await staff.ask("cancelMembership", { params: { id }, query: { dry_run: true } });
    expect(shown.body.allowances).toMatchObject([{ left: 4, ending: 4, ends_on: "2027-06-02" }]);
    await staff.ask("cancelMembership", { params: { id } });
    expect((await current()).allowances).toMatchObject([{ left: 4, ending: 4, ends_on: "2027-06-02" }]);
    const on = (day: string) => ({ start_time: `${day} 19:00:00`, end_time: `${day} 20:00:00` });
    expect((await quote(staff.ask, on("2027-06-02"))).body.to_pay).toEqual(cad(0));
    expect((await quote(staff.ask, on("2027-06-03"))).body.to_pay).toEqual(cad(6000));
    const seen = await entries();
    await renew(venue.tenantId, "2027-06-03");
    expect(await entries()).toMatchObject([{ kind: "expire", amount: -4 }, ...seen]);
  });

  it("leaves the allowance of a booking made ahead unchanged, also once the membership has ended", async () => {
    const { venue, staff, hourFrom, current } = await memberOf(platform, [minutes(90)]);
    const at = (from: number, to: number) => ({
      start_time: `2027-06-15 ${from}:00:00`,
      end_time: `2027-06-15 ${to}:00:00`,
    });
    const { id } = await book(staff.ask, hourFrom(19, at(19, 20)));
    await staff.ask("cancelMembership", { params: { id: (await current()).id } });
    await renew(venue.tenantId, "2027-06-03");
    const move = (version: number, body: object) =>
      staff.ask("updateBooking", { params: { id }, body: { version, ...body } });
    expect((await move(1, at(20, 21))).body).toMatchObject({ price: cad(0), covered: cad(6000) });
    expect((await move(2, at(20, 22))).body).toMatchObject({ price: cad(5500), covered: cad(5500) });
  });

  it("starts again with another plan, as previewed, and refuses a preview from before a booking", async () => {
    const { owner, staff, family, hourFrom, current } = await memberOf(platform, [credits(4, { rollover_limit: 4 })]);
    await owner.ask("updateMembershipPlan", {
      params: { id: family.id },
      body: { version: 1, benefits: [minutes(120, { rollover_limit: 30 })] },
    });
    const { id } = await current();
    const change = { membership_id: id, plan_id: family.id };
    const shown = await staff.ask("changeMembership", { body: { ...change, dry_run: true } });
    expect(shown.body.allowances).toMatchObject([{ unit: "minutes", left: 120, ending: 90, ends_on: "2027-06-02" }]);
    await staff.ask("changeMembership", { body: { ...change, dry_run_id: shown.body.dry_run_id } });
    expect((await current()).allowances).toMatchObject([{ unit: "minutes", left: 120, ending: 90 }]);
    const cancel = await staff.ask("cancelMembership", { params: { id }, query: { dry_run: true } });
    await book(staff.ask, hourFrom(19));
    const { dry_run_id } = cancel.body;
    const stale = await staff.ask("cancelMembership", { params: { id }, query: { dry_run_id } });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_dry_run"]);
  });
});

describe("an adjustment", () => {
  it("adds and removes allowance with a reason, never below zero, and records its author", async () => {
    const { venue, staff, current, entries } = await memberOf(platform, [credits(2)]);
    const [{ id }] = (await current()).allowances;
    const adjust = (amount: number, reason = "The simulator broke down") =>
      staff.ask("adjustAllowance", { params: { id }, body: { amount, reason } });
    expect((await adjust(1)).body).toMatchObject({ id, granted: 3, left: 3 });
    expect((await adjust(-3)).body).toMatchObject({ left: 0 });
    expect((await adjust(-1)).body.errors).toEqual({ amount: ["No more can be taken off than is left."] });
    expect((await adjust(0)).body.errors).toEqual({ amount: ["Enter how much to add or take off."] });
    expect((await adjust(1, " ")).body.errors).toEqual({ reason: ["Enter a reason."] });
    const [latest] = await entries();
    expect(latest).toMatchObject({ kind: "adjust", amount: -3, reason: "The simulator broke down" });
    const owner = await venue.person("owner");
    const { body } = await owner.ask("auditLog", { query: { perPage: 1 } });
    expect(body.data[0].sentence).toMatch(/^Adjusted the allowance of/);
  });

  it("never goes below zero if two adjust at once, or a booking is made at the same time", async () => {
    const { staff, current, hourFrom, left } = await memberOf(platform, [credits(1)]);
    const [{ id }] = (await current()).allowances;
    const take = () => staff.ask("adjustAllowance", { params: { id }, body: { amount: -1, reason: "A race" } });
    await Promise.all([take(), take(), book(staff.ask, hourFrom(19))]);
    expect(await left()).toEqual([0]);
  });

  it("is reserved for the desk of its company, in the current period", async () => {
    const { venue, staff, client, current } = await memberOf(platform, [credits(1)]);
    const { allowances } = await current();
    const [{ id }] = allowances;
    const question = { params: { id }, body: { amount: 1, reason: "Mine" } };
    expect((await client.ask("adjustAllowance", question)).status).toBe(403);
    expect((await (await venue.person("coach")).ask("adjustAllowance", question)).status).toBe(403);
    const stranger = await memberOf(platform, [credits(1)]);
    expect((await stranger.owner.ask("adjustAllowance", question)).status).toBe(404);
    const ofClient = { params: { id: client.id } };
    expect((await stranger.owner.ask("clientAllowanceEntries", ofClient)).status).toBe(404);
    expect((await client.ask("clientAllowanceEntries", ofClient)).status).toBe(403);
    const other = await venue.person("client");
    expect((await stranger.quote(other.ask)).status).toBe(404);
    await renew(venue.tenantId, "2027-06-03");
    expect((await staff.ask("adjustAllowance", question)).status).toBe(404);
  });
});

describe("an adjustment during a renewal", () => {
  it("never leaves an ended period below zero", async () => {
    const { venue, staff, hourFrom } = await memberOf(platform, [credits(3, { rollover_limit: 1 })]);
    const late = "2027-06-03T06:59:00Z";
    platform.clock.set(late);
    const day = { start_time: "2027-06-03 19:00:00", end_time: "2027-06-03 20:00:00" };
    const booking = book(staff.ask, hourFrom(19, day));
    const now = Temporal.Instant.from("2027-06-03T07:00:00Z");
    const renewed = advanceMemberships({ ...platform.deps, clock: { now: () => now } }, venue.tenantId);
    await Promise.all([booking, renewed]);
    const { rows } = await platform.admin
      .selectFrom("allowance_entries")
      .where("tenant_id", "=", venue.tenantId)
      .groupBy("grant_id")
      .select((eb) => ["grant_id", eb.fn.sum<string>("amount").as("left")])
      .execute()
      .then((found) => ({ rows: found.toSorted((a, b) => a.grant_id - b.grant_id).map(({ left }) => Number(left)) }));
    expect(rows[0]).toBe(0);
    expect([3, 4]).toContain(rows[1]);
  });
});

async function renew(tenant_id: string, date: string): Promise<void> {
  platform.clock.set(`${date}T20:00:00Z`);
  await advanceMemberships(platform.deps, tenant_id);
}
