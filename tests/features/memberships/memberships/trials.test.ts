import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
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

/** A desk whose club is free for 14 days and then costs 229.00, with a joining fee of 25.00; today is 3 May. */
const trialDesk = (terms: Record<string, unknown> = {}) =>
  deskOf(platform, { trial_days: 14, sign_up_fee: cad(2500), notice_days: 30, ...terms });

async function come(tenant_id: string, date: string): Promise<void> {
  platform.clock.set(`${date}T20:00:00Z`);
  await advanceMemberships(platform.deps, tenant_id);
}

const daysOf = (charges: { on: string; amount: { amount: number } }[]) =>
  charges.map(({ on, amount }) => [on, amount.amount]);

describe("a trial", () => {
  it("is sold for nothing today, and previews the first bill", async () => {
    const { start, current } = await trialDesk();
    const shown = await start({ dry_run: true });
    expect(shown.body).toMatchObject({ due_now: cad(0), sign_up_fee: cad(2500), tax: null, free_until: "2027-05-16" });
    expect(daysOf(shown.body.charges)).toEqual([
      ["2027-05-17", 25_400],
      ["2027-06-17", 22_900],
      ["2027-07-17", 22_900],
    ]);
    const sold = await start({ dry_run_id: shown.body.dry_run_id });
    expect([sold.status, sold.body.charges]).toEqual([201, shown.body.charges]);
    const membership = await current();
    expect(membership).toMatchObject({
      status: "active",
      has_access: true,
      trial_until: "2027-05-16",
      open_amount: cad(0),
      next_charge_on: "2027-05-17",
      next_charge: cad(25_400),
      allowed_actions: ["cancel", "change"],
    });
    expect(membership.invoices).toMatchObject([
      { amount: cad(0), status: "paid", method: "trial", taken_by_name: null, period_end: "2027-05-17" },
    ]);
  });

  it("takes no money at the desk, whatever the payment method of the first bill", async () => {
    const { venue, start } = await trialDesk();
    await start({ method: "cash" });
    const taken = await platform.admin
      .selectFrom("payments")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(taken).toEqual([]);
  });

  it("bills on the day after its end, once, and keeps that day", async () => {
    const { venue, start, current } = await trialDesk();
    await start();
    await Promise.all([come(venue.tenantId, "2027-05-17"), come(venue.tenantId, "2027-05-17")]);
    expect(await current()).toMatchObject({
      status: "active",
      trial_until: null,
      open_amount: cad(25_400),
      next_charge_on: "2027-06-17",
      next_charge: cad(22_900),
    });
    expect((await current()).invoices).toHaveLength(2);
  });

  it("is past due if the first bill is unpaid, and continues once it is paid", async () => {
    const { venue, staff, start, current } = await trialDesk();
    await start();
    await come(venue.tenantId, "2027-05-25");
    const late = await current();
    expect(late).toMatchObject({ status: "past_due", open_amount: cad(25_400) });
    const paid = await staff.ask("payMembershipInvoice", {
      params: { id: late.invoices[0].id },
      body: { method: "cash" },
    });
    expect(paid.body).toMatchObject({ status: "active", open_amount: cad(0), period_end: "2027-06-17" });
  });

  it("gives the plan's allowance, and carries the rest over to the first paid period", async () => {
    const { venue, client, staff, start, current } = await trialDesk({ benefits: [credits(4, { rollover_limit: 2 })] });
    await start();
    const { price } = await book(
      staff.ask,
      bayHour(venue, {
        client_id: client.id,
        guest: undefined,
        start_time: "2027-05-05 19:00:00",
        end_time: "2027-05-05 20:00:00",
      }),
    );
    expect(price).toEqual(cad(0));
    expect((await current()).allowances).toMatchObject([{ left: 3, granted: 4, ends_on: "2027-05-16" }]);
    await come(venue.tenantId, "2027-05-17");
    expect((await current()).allowances).toMatchObject([{ left: 6 }]);
  });
});

describe("a change during a trial", () => {
  it("ends it unpaid when it is cancelled, whatever the notice, and continues it when that is undone", async () => {
    const { venue, staff, client, start, current } = await trialDesk();
    await start();
    const { id } = await current();
    const { body: cancelled } = await staff.ask("cancelMembership", { params: { id } });
    expect(cancelled).toMatchObject({ charges: [], due_now: cad(0), access_until: "2027-05-16" });
    const { body: kept } = await staff.ask("undoCancelMembership", { params: { id }, body: {} });
    expect(daysOf(kept.charges)[0]).toEqual(["2027-05-17", 25_400]);
    await staff.ask("cancelMembership", { params: { id } });
    await come(venue.tenantId, "2027-05-16");
    expect(await current()).toMatchObject({ status: "cancel_scheduled", has_access: true });
    await come(venue.tenantId, "2027-05-17");
    expect((await staff.ask("currentMembership", { params: { id: client.id } })).status).toBe(404);
    const bills = await platform.admin
      .selectFrom("membership_invoices")
      .where("tenant_id", "=", venue.tenantId)
      .select(["amount", "status"])
      .execute();
    expect(bills).toEqual([{ amount: 0, status: "paid" }]);
  });

  it("refuses a pause, to the desk and the member, in the preview and the change", async () => {
    const { staff, client, start, current } = await trialDesk();
    await start();
    const { id, version } = await current();
    const pause = { pause_start_at: "2027-05-05", pause_end_at: "2027-05-09" };
    for (const { ask } of [staff, client]) {
      const dry = await ask("pauseMembership", { params: { id }, body: { ...pause, dry_run: true } });
      expect([dry.status, dry.body.message]).toEqual([409, "A trial cannot be paused. It can be cancelled."]);
      expect((await ask("pauseMembership", { params: { id }, body: pause })).status).toBe(409);
    }
    expect(await current()).toMatchObject({ status: "active", version });
  });

  it("ends it with a change of plan: the new plan is billed today with its fee, and nothing is credited", async () => {
    const { owner, staff, family, start, current } = await trialDesk();
    await owner.ask("updateMembershipPlan", {
      params: { id: family.id },
      body: { version: family.version, sign_up_fee: cad(900), trial_days: 30 },
    });
    await start();
    const change = { membership_id: (await current()).id, plan_id: family.id };
    const { body: shown } = await staff.ask("changeMembership", { body: { ...change, dry_run: true } });
    expect(shown).toMatchObject({ due_now: cad(19_800), credited: cad(0), free_until: null });
    await staff.ask("changeMembership", { body: { ...change, dry_run_id: shown.dry_run_id } });
    expect(await current()).toMatchObject({
      plan_name: "Family 8",
      trial_until: null,
      open_amount: cad(19_800),
      next_charge_on: "2027-06-03",
      next_charge: cad(18_900),
    });
  });

  it("gives a person one trial for a plan, also if it ended unpaid, and one for another plan", async () => {
    const { venue, owner, staff, client, family, start, current } = await trialDesk();
    await owner.ask("updateMembershipPlan", { params: { id: family.id }, body: { version: 1, trial_days: 7 } });
    await start();
    await staff.ask("cancelMembership", { params: { id: (await current()).id } });
    await come(venue.tenantId, "2027-05-17");
    const again = await start({ dry_run: true });
    expect(again.body).toMatchObject({ due_now: cad(25_400), free_until: null });
    expect((await start({ plan_id: family.id, dry_run: true })).body).toMatchObject({ free_until: "2027-05-23" });
    const other = await venue.person("client");
    expect((await start({ client_id: other.id, dry_run: true })).body).toMatchObject({ free_until: "2027-05-30" });
    expect(client.id).not.toBe(other.id);
  });

  it("keeps the agreed days when the plan's trial becomes shorter", async () => {
    const { owner, club, start, current } = await trialDesk();
    await start();
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: { version: 1, trial_days: 0 } });
    expect(await current()).toMatchObject({ trial_until: "2027-05-16", next_charge_on: "2027-05-17" });
  });

  it("refuses the preview of a trial that another person has started since", async () => {
    const { start } = await trialDesk();
    const shown = await start({ dry_run: true });
    await start();
    const second = await start({ dry_run_id: shown.body.dry_run_id });
    expect([second.status, second.body.error]).toEqual([409, "invalid_state"]);
  });
});

describe("a plan with a trial", () => {
  it("is refused if its kind cannot have one", async () => {
    const { owner } = await trialDesk();
    const plan = { name: "Trial", billing_period: "monthly", price: cad(100) };
    const faultOf = async (change: object) => {
      const { status, body } = await owner.ask("createMembershipPlan", { body: { ...plan, ...change } });
      return [status, body.errors?.trial_days];
    };
    expect(await faultOf({ trial_days: -1 })).toEqual([422, ["Enter zero or more days."]]);
    expect(await faultOf({ trial_days: 366 })).toEqual([422, ["Enter at most 365 days."]]);
    expect(await faultOf({ trial_days: 14, billing_period: "custom" })).toEqual([
      422,
      ["A plan that never renews has no trial."],
    ]);
  });

  it("shows its trial to everybody", async () => {
    const { venue } = await trialDesk();
    const { body } = await venue.anonymous("publicMembershipPlans");
    expect(body.data.map(({ name, trial_days }: { name: string; trial_days: number }) => [name, trial_days])).toEqual([
      ["Club 12", 14],
      ["Family 8", 0],
    ]);
  });
});
