import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const NOON = (date: string) => `${date}T20:00:00Z`;
const PAUSE = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-24" };

describe("joining at the desk", () => {
  it("previews the bills and then creates exactly those, with payer and method", async () => {
    const { staff, start, current } = await deskOf(platform, { sign_up_fee: cad(2500) });
    const shown = await start({ dry_run: true });
    expect(shown.body).toMatchObject({
      is_dry_run: true,
      membership: null,
      due_now: cad(25400),
      sign_up_fee: cad(2500),
    });
    expect(shown.body.charges.map(({ on }: { on: string }) => on)).toEqual(["2027-06-03", "2027-07-03", "2027-08-03"]);
    const done = await start({ dry_run_id: shown.body.dry_run_id });
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({ is_dry_run: false, due_now: cad(25400), charges: shown.body.charges });
    const membership = await current();
    expect(membership).toMatchObject({ status: "active", next_charge_on: "2027-06-03", next_charge: cad(22900) });
    expect(membership.invoices).toMatchObject([{ amount: cad(25400), status: "paid", method: "cash" }]);
    const { body } = await staff.ask("membershipCounts");
    expect(body.active).toBe(1);
  });

  it("sells one membership if two desks sell it at once", async () => {
    const { start, current } = await deskOf(platform);
    const [one, other] = await Promise.all([start(), start()]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await current()).invoices).toHaveLength(1);
  });

  it("sells the last place once", async () => {
    const { venue, staff, club, start } = await deskOf(platform, { capacity: 1 });
    const second = await venue.person("client");
    const replies = await Promise.all([
      start(),
      staff.ask("startMembershipSubscription", { body: { client_id: second.id, plan_id: club.id } }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it("refuses a plan that the client had more recently than its minimum gap", async () => {
    const { venue, staff, start, current } = await deskOf(platform, { repurchase_lock_months: 6 });
    await start();
    await staff.ask("cancelMembership", { params: { id: (await current()).id } });
    await renew(venue.tenantId, "2027-06-03");
    const early = await start();
    expect(early.body.errors).toEqual({ plan_id: ["They may have this plan again from 2027-12-03 on."] });
    platform.clock.set(NOON("2027-12-03"));
    expect((await start()).status).toBe(201);
  });

  it("refuses a plan that is not for sale, and an unknown client", async () => {
    const { owner, club, start } = await deskOf(platform);
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: { version: 1, is_archived: true } });
    expect((await start()).body.errors).toEqual({ plan_id: ["This plan is not for sale."] });
    expect((await start({ client_id: owner.id })).status).toBe(404);
  });
});

describe("pause and resume", () => {
  it("do what the preview shows, and end the pause automatically", async () => {
    const { venue, staff, start, current } = await deskOf(platform);
    await start();
    const { id } = await current();
    const shown = await staff.ask("pauseMembership", { params: { id }, body: { ...PAUSE, dry_run: true } });
    expect(shown.body).toMatchObject({
      days_credited: 14,
      access_until: "2027-05-09",
      access_again_from: "2027-05-24",
    });
    expect((await current()).status).toBe("active");
    const done = await staff.ask("pauseMembership", {
      params: { id },
      body: { ...PAUSE, dry_run_id: shown.body.dry_run_id },
    });
    expect(done.body).toMatchObject({ charges: shown.body.charges, membership: { status: "pause_scheduled" } });
    await renew(venue.tenantId, "2027-05-12");
    expect(await current()).toMatchObject({ status: "paused", has_access: false });
    await renew(venue.tenantId, "2027-05-24");
    expect(await current()).toMatchObject({ status: "active", has_access: true, next_charge_on: "2027-06-17" });
  });

  it.each([
    ["in the past", "2027-05-01", "2027-05-20", { pause_start_at: ["A pause cannot begin in the past."] }],
    ["reversed", "2027-05-20", "2027-05-10", { pause_end_at: ["The pause must end after it begins."] }],
    [
      "after the next bill",
      "2027-06-03",
      "2027-06-20",
      { pause_start_at: ["Begin the pause before the next bill on 2027-06-03."] },
    ],
    ["of two years", "2027-05-10", "2029-05-10", { pause_end_at: ["A pause lasts at most 366 days."] }],
    ["of no length", "2027-02-30", "2027-05-10", { pause_start_at: ["There is no such day."] }],
  ])("refuse a pause %s", async (_what, pause_start_at, pause_end_at, errors) => {
    const { staff, start, current } = await deskOf(platform);
    await start();
    const { status, body } = await staff.ask("pauseMembership", {
      params: { id: (await current()).id },
      body: { pause_start_at, pause_end_at },
    });
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await current()).status).toBe("active");
  });

  it("refuse a pause within a pause", async () => {
    const { staff, start, current } = await deskOf(platform);
    await start();
    const { id } = await current();
    await staff.ask("pauseMembership", { params: { id }, body: PAUSE });
    expect((await staff.ask("pauseMembership", { params: { id }, body: PAUSE })).body.error).toBe("invalid_state");
  });
});

describe("cancel and undo", () => {
  it("ends at the period's end and can be undone until then, and not after", async () => {
    const { venue, staff, start, current } = await deskOf(platform);
    await start();
    const { id } = await current();
    const cancelled = await staff.ask("cancelMembership", { params: { id } });
    expect(cancelled.body).toMatchObject({ access_until: "2027-06-02", charges: [] });
    await staff.ask("undoCancelMembership", { params: { id }, body: {} });
    expect(await current()).toMatchObject({ status: "active", next_charge_on: "2027-06-03" });
    await staff.ask("cancelMembership", { params: { id } });
    await renew(venue.tenantId, "2027-06-03");
    const late = await staff.ask("undoCancelMembership", { params: { id }, body: {} });
    expect([late.status, late.body.error]).toEqual([409, "invalid_state"]);
    expect((await current()).error).toBe("not_found");
  });
});

describe("a change of plan", () => {
  it("credits unused days, to the cent of the preview", async () => {
    const { staff, family, start, current } = await deskOf(platform);
    await start();
    platform.clock.set(NOON("2027-05-13"));
    const body = { membership_id: (await current()).id, plan_id: family.id };
    const shown = await staff.ask("changeMembership", { body: { ...body, dry_run: true } });
    // 21 of 31 days of 229.00
    expect(shown.body).toMatchObject({ credited: cad(15513), due_now: cad(3387) });
    const done = await staff.ask("changeMembership", { body: { ...body, dry_run_id: shown.body.dry_run_id } });
    expect(done.body).toMatchObject({ credited: cad(15513), due_now: cad(3387), charges: shown.body.charges });
    expect(await current()).toMatchObject({
      plan_name: "Family 8",
      open_amount: cad(3387),
      period_start: "2027-05-13",
    });
  });

  it("refuses the client's current plan, and a change while a bill is open", async () => {
    const { staff, club, family, start, current } = await deskOf(platform);
    await start({ method: undefined });
    const { id } = await current();
    const change = (plan_id: number) => staff.ask("changeMembership", { body: { membership_id: id, plan_id } });
    expect((await change(family.id)).body.message).toBe("There is an open bill. Take its payment first.");
    const [invoice] = (await current()).invoices;
    await staff.ask("payMembershipInvoice", { params: { id: invoice.id }, body: { method: "transfer" } });
    expect((await change(club.id)).body.errors).toEqual({ plan_id: ["This is the plan that they have."] });
  });
});

describe("an outdated preview", () => {
  it("is refused with the new figures after another change, and after midnight", async () => {
    const { staff, family, start, current } = await deskOf(platform);
    await start();
    const membership_id = (await current()).id;
    const ask = (more: Record<string, unknown>) =>
      staff.ask("changeMembership", { body: { membership_id, plan_id: family.id, ...more } });
    const { dry_run_id } = (await ask({ dry_run: true })).body;
    platform.clock.set(NOON("2027-05-04"));
    const stale = await ask({ dry_run_id });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_dry_run"]);
    expect(stale.body.current.credited).toEqual(cad(22161)); // 30 of 31 days
    expect((await current()).plan_name).toBe("Club 12");
  });
});

describe("renewals", () => {
  it("bill each period once, however often they run, and mark unpaid bills as past due", async () => {
    const { venue, staff, start, current } = await deskOf(platform);
    await start();
    await Promise.all([renew(venue.tenantId, "2027-06-03"), renew(venue.tenantId, "2027-06-03")]);
    expect((await current()).invoices).toMatchObject([
      { period_start: "2027-06-03", status: "open" },
      { status: "paid" },
    ]);
    await renew(venue.tenantId, "2027-06-11");
    const late = await current();
    expect(late).toMatchObject({ status: "past_due", open_amount: cad(22900), next_charge_on: null });
    await renew(venue.tenantId, "2027-12-01");
    expect((await current()).invoices).toHaveLength(2);
    const paid = await staff.ask("payMembershipInvoice", {
      params: { id: late.invoices[0].id },
      body: { method: "card_terminal" },
    });
    expect(paid.body).toMatchObject({ status: "active", period_start: "2027-12-01", open_amount: cad(22900) });
    const twice = await staff.ask("payMembershipInvoice", {
      params: { id: late.invoices[0].id },
      body: { method: "cash" },
    });
    expect([twice.status, twice.body.error]).toEqual([409, "invalid_state"]);
  });

  it("charge the agreed price when the plan becomes more expensive", async () => {
    const { venue, owner, club, start, current } = await deskOf(platform);
    await start();
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: { version: 1, price: cad(99900) } });
    await renew(venue.tenantId, "2027-06-03");
    expect((await current()).invoices[0].amount).toEqual(cad(22900));
  });
});

describe("permissions", () => {
  it("let members see, pause and cancel only their own memberships", async () => {
    const { venue, client, family, start, current } = await deskOf(platform);
    await start();
    const { id } = await current();
    const other = await venue.person("client");
    expect((await client.ask("currentMembership", { params: { id: client.id } })).status).toBe(200);
    expect((await other.ask("currentMembership", { params: { id: client.id } })).status).toBe(404);
    expect((await other.ask("cancelMembership", { params: { id } })).status).toBe(404);
    const change = { body: { membership_id: id, plan_id: family.id } };
    expect((await other.ask("changeMembership", change)).status).toBe(404);
    expect((await client.ask("memberships")).status).toBe(403);
    expect((await client.ask("pauseMembership", { params: { id }, body: PAUSE })).status).toBe(200);
    expect((await current()).allowed_actions).toEqual(["resume"]);
  });

  it("refuse coaches, other companies, and payments without the permission", async () => {
    const { venue, start, current } = await deskOf(platform);
    await start({ method: undefined });
    const membership = await current();
    const coach = await venue.person("coach");
    const stranger = (await deskOf(platform)).owner;
    const pay = { params: { id: membership.invoices[0].id }, body: { method: "cash" } };
    expect((await coach.ask("cancelMembership", { params: { id: membership.id } })).status).toBe(403);
    expect((await coach.ask("payMembershipInvoice", pay)).status).toBe(403);
    expect((await stranger.ask("payMembershipInvoice", pay)).status).toBe(404);
    expect((await stranger.ask("cancelMembership", { params: { id: membership.id } })).status).toBe(404);
  });
});

async function renew(tenant_id: string, date: string): Promise<void> {
  platform.clock.set(NOON(date));
  await advanceMemberships(platform.deps, tenant_id);
}
