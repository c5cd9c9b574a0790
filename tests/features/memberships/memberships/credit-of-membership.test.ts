import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { setTax } from "#tests/features/payments/taxes/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { runBackfill } from "#tests/support/database/backfill.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const HST = { name: "HST", rate: 13_000, is_inclusive: true, number: null };

/** Somebody who paid 1,200.00 for a year on 3 May 2027, and what else the venue sells. */
async function yearMember(tax: typeof HST | null = null) {
  const desk = await deskOf(platform, { billing_period: "annual", price: cad(120_000) });
  const { venue, owner, staff, client } = desk;
  if (tax) await setTax(owner.ask, venue, tax);
  const sold = async (body: Record<string, unknown>) => (await owner.ask("createMembershipPlan", { body })).body.id;
  const small = await sold({ name: "Small", billing_period: "monthly", price: cad(3333), notice_days: 7 });
  const once = await sold({ name: "Once", billing_period: "custom", price: cad(3333), benefits: [credits(4)] });
  await desk.start();
  const { id } = await desk.current();
  const params = { id };
  const change = (plan_id: number, more: Record<string, unknown> = {}) =>
    staff.ask("changeMembership", { body: { membership_id: id, plan_id, ...more } });
  const cancel = async (query: { dry_run?: boolean; dry_run_id?: string } = {}) =>
    (await staff.ask("cancelMembership", { params, query })).body;
  const left = async () => (await staff.ask("clientCredit", { params: { id: client.id } })).body.left;
  const comeTo = async (day: string) => {
    platform.clock.set(`${day}T20:00:00Z`);
    const { tenantId: tenant_id } = venue;
    await advanceMemberships(platform.deps, tenant_id);
  };
  return { ...desk, id, params, small, once, change, cancel, left, comeTo };
}

it("becomes the client's when the membership ends, as previewed, and can pay for a booking", async () => {
  const { venue, staff, client, params, small, change, cancel, left, comeTo, current } = await yearMember();
  await change(small);
  expect(await current()).toMatchObject({ credit: cad(116_667), next_charge: cad(0) });
  const shown = await cancel({ dry_run: true });
  expect(shown).toMatchObject({ access_until: "2027-06-02", to_credit: cad(116_667), credited: cad(0) });
  expect(await cancel({ dry_run_id: shown.dry_run_id })).toMatchObject({ to_credit: cad(116_667) });
  expect(await left()).toEqual([]);
  const kept = (await staff.ask("undoCancelMembership", { params, body: {} })).body;
  expect(kept).toMatchObject({ to_credit: cad(0), membership: { credit: cad(116_667) } });
  await cancel();
  await comeTo("2027-06-03");
  await comeTo("2027-06-04");
  expect(await left()).toEqual([cad(116_667)]);
  const hour = { start_time: "2027-06-05 19:00:00", end_time: "2027-06-05 20:00:00", guest: undefined };
  const { id: booking_id } = await book(staff.ask, bayHour(venue, { ...hour, client_id: client.id }));
  const shares = [{ amount: cad(6000), method: "credit" }];
  expect((await staff.ask("takePayment", { body: { booking_id, shares } })).status).toBe(201);
  expect(await left()).toEqual([cad(110_667)]);
});

it("first pays the bills until then, as the preview says", async () => {
  const { small, change, cancel, left, comeTo } = await yearMember();
  await change(small);
  await comeTo("2027-05-30");
  // Too late for the notice of 7 days: one more period of 33.33 is billed.
  expect(await cancel()).toMatchObject({ access_until: "2027-07-02", to_credit: cad(113_334) });
  await comeTo("2027-07-03");
  expect(await left()).toEqual([cad(113_334)]);
});

it("becomes the client's at once if the new plan does not renew", async () => {
  const { once, change, left, current } = await yearMember();
  const shown = (await change(once, { dry_run: true })).body;
  expect(shown).toMatchObject({ credited: cad(120_000), due_now: cad(0), to_credit: cad(116_667), charges: [] });
  const done = (await change(once, { dry_run_id: shown.dry_run_id })).body;
  expect(done).toMatchObject({ to_credit: cad(116_667), membership: { credit: cad(0) } });
  expect(await left()).toEqual([cad(116_667)]);
  expect(await current()).toMatchObject({ plan_name: "Once", credit: cad(0) });
});

it("includes its share of the tax, and reduces the revenue of its own day only", async () => {
  const { venue, owner, id, small, change, cancel, comeTo } = await yearMember(HST);
  await change(small);
  await cancel();
  const earned = async (period: string, basis = "accrual") => {
    const query = { periodType: "month", period, basis, include_rows: true };
    return (await owner.ask("membershipsRevenue", { query })).body;
  };
  platform.clock.set("2027-06-02T20:00:00Z");
  const may = await earned("2027-05");
  expect(await accountsOf(platform, venue.tenantId)).toEqual({ cash: 120_000, memberships: -106_195, taxes: -13_805 });
  await comeTo("2027-06-03");
  // 1,166.67 with 134.22 of tax in it; 33.33 with 3.83 are kept.
  const kept = { cash: 120_000, credit: -116_667, memberships: -2950, taxes: -383 };
  expect(await accountsOf(platform, venue.tenantId)).toEqual(kept);
  expect(await earned("2027-05")).toEqual(may);
  const { rows } = await earned("2027-06");
  expect(rows.filter(({ item }: { item: string }) => item === "refund")).toMatchObject([
    { amount: cad(-103_245), membership_id: id },
  ]);
  expect((await earned("2027-06", "cash")).rows).toEqual([]);
});

it("prevents the erasure of a client whose membership ends with credit until it is refunded", async () => {
  const { owner, client, small, change, cancel, comeTo } = await yearMember();
  await change(small);
  await cancel();
  const obstacles = async () => (await owner.ask("clientErasure", { params: { id: client.id } })).body.obstacles;
  expect(await obstacles()).toEqual(["Small ends on 2027-06-03 with $1,166.67 of credit. Refund it then."]);
  await comeTo("2027-06-03");
  expect(await obstacles()).toEqual(["They have $1,166.67 of credit left. Pay it out first."]);
});

it("is the client's also if the membership ended before this rule existed", async () => {
  const { venue, id, left } = await yearMember();
  const gone = platform.admin.updateTable("memberships").where("id", "=", id);
  await gone.set({ status: "cancelled", cancel_on: "2027-05-03", credit_amount: 5000, tax_rate: 13_000 }).execute();
  await runBackfill(platform.database, "0157_credit_of_ended_memberships");
  await runBackfill(platform.database, "0157_credit_of_ended_memberships");
  expect(await left()).toEqual([cad(5000)]);
  expect(await accountsOf(platform, venue.tenantId)).toMatchObject({
    credit: -5000,
    taxes: 575,
    memberships: -115_575,
  });
});

it("shows for a cancelled pack the remaining uses and the price paid for them", async () => {
  const { venue, staff, start, client, once, left } = await yearMember();
  const { body: sold } = await start({ plan_id: once });
  const hour = bayHour(venue, { client_id: client.id, guest: undefined });
  await book(staff.ask, hour);
  const params = { id: sold.membership.id };
  const shown = (await staff.ask("cancelMembership", { params, query: { dry_run: true } })).body;
  expect(shown).toMatchObject({
    lapsing: cad(2500),
    allowances_before: [{ granted: 4, left: 3 }],
    bookings_to_come: 1,
    credited: cad(0),
    to_credit: cad(0),
  });
  const done = (await staff.ask("cancelMembership", { params, query: { dry_run_id: shown.dry_run_id } })).body;
  expect(done).toMatchObject({ lapsing: cad(2500), membership: { status: "cancelled" } });
  expect(await left()).toEqual([]);
});
