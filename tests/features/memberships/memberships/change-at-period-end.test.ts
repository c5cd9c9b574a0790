import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { memberOf, minutes } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

const BENEFITS = [minutes(300, { rollover_limit: 60 })];

/** A member of a plan of 199.00 since 3 May, who plans to move to one of 189.00 on 3 June. */
async function planner(terms: Record<string, unknown> = {}) {
  const desk = await memberOf(platform, BENEFITS, { price: cad(19_900), ...terms });
  const { id } = await desk.current();
  const body = { membership_id: id, plan_id: desk.family.id, begins: "period_end" };
  const plan = (more: Record<string, unknown> = {}, { ask } = desk.staff) =>
    ask("changeMembership", { body: { ...body, ...more } });
  const undo = (more: Record<string, unknown> = {}, { ask } = desk.staff) =>
    ask("undoChangeMembership", { params: { id }, body: more });
  const renewOn = async (day: string) => {
    platform.clock.set(`${day}T20:00:00Z`);
    await Promise.all([1, 2].map(() => advanceMemberships(platform.deps, desk.venue.tenantId)));
  };
  const edit = async (change: Record<string, unknown>) =>
    desk.owner.ask("updateMembershipPlan", { params: { id: desk.family.id }, body: { version: 1, ...change } });
  return { ...desk, id, plan, undo, renewOn, edit };
}

describe("a change of plan at the end of the period", () => {
  it("costs and credits nothing today, as previewed", async () => {
    const { plan, current } = await planner();
    platform.clock.set("2027-05-13T20:00:00Z");
    const shown = (await plan({ dry_run: true })).body;
    const follows = { plan_name: "Family 8", on: "2027-06-03", price: cad(18_900) };
    expect(shown).toMatchObject({
      due_now: cad(0),
      credited: cad(0),
      credit: cad(0),
      planned_change: follows,
      charges_before: [{ on: "2027-06-03", amount: cad(19_900) }, {}, {}],
      charges: [{ on: "2027-06-03", amount: cad(18_900) }, { on: "2027-07-03" }, { on: "2027-08-03" }],
      // Nothing is carried over into another plan.
      allowances: [{ left: 300, ending: 300, ends_on: "2027-06-02" }],
    });
    expect((await current()).planned_change).toBeNull();
    const done = (await plan({ dry_run_id: shown.dry_run_id })).body;
    expect(done).toMatchObject({
      charges: shown.charges,
      membership: { planned_change: follows, plan_name: "Club 12" },
    });
    expect(await current()).toMatchObject({ next_charge: cad(18_900), allowances: [{ left: 300, ending: 300 }] });
  });

  it("keeps the old plan and its allowances until then, and starts with one renewal at the new price", async () => {
    const { plan, renewOn, current, left, staff, hourFrom } = await planner();
    await plan();
    await staff.ask("createBooking", { body: hourFrom(17) });
    expect(await left()).toEqual([240]);
    await renewOn("2027-06-02");
    expect(await current()).toMatchObject({ plan_name: "Club 12", planned_change: { on: "2027-06-03" } });
    await renewOn("2027-06-03");
    expect(await current()).toMatchObject({
      plan_name: "Family 8",
      planned_change: null,
      price: cad(18_900),
      allowances: [],
      next_charge_on: "2027-07-03",
      invoices: [
        { amount: cad(18_900), period_start: "2027-06-03", status: "open" },
        { amount: cad(19_900), status: "paid" },
      ],
    });
  });

  it("charges the quoted price, even if the plan becomes more expensive or is no longer sold", async () => {
    const { plan, edit, renewOn, current } = await planner();
    await plan();
    expect((await edit({ price: cad(25_000), is_archived: true })).status).toBe(200);
    await renewOn("2027-06-03");
    expect(await current()).toMatchObject({ plan_name: "Family 8", price: cad(18_900), open_amount: cad(18_900) });
  });

  it("is refused if its figures have changed since the preview", async () => {
    const { plan, edit, current } = await planner();
    const { dry_run_id } = (await plan({ dry_run: true })).body;
    await edit({ price: cad(25_000) });
    const stale = await plan({ dry_run_id });
    expect([stale.status, stale.body.error]).toEqual([409, "stale_dry_run"]);
    expect(stale.body.current.planned_change.price).toEqual(cad(25_000));
    expect((await current()).planned_change).toBeNull();
  });

  it("can be cancelled until it takes effect, by the member too", async () => {
    const { plan, undo, client, renewOn, current } = await planner();
    expect((await plan({}, client)).status).toBe(200);
    const shown = (await undo({ dry_run: true }, client)).body;
    expect(shown).toMatchObject({ planned_change: null, charges: [{ amount: cad(19_900) }, {}, {}] });
    expect((await undo({ dry_run_id: shown.dry_run_id }, client)).status).toBe(200);
    const again = await undo({}, client);
    expect([again.status, again.body.error]).toEqual([409, "invalid_state"]);
    await renewOn("2027-06-03");
    expect(await current()).toMatchObject({ plan_name: "Club 12", open_amount: cad(19_900) });
  });

  it("is replaced by a later change, by an immediate one, and by a cancellation", async () => {
    const { plan, owner, staff, id, current, undo, renewOn } = await planner();
    const terms = { name: "Weekdays", billing_period: "monthly", price: cad(9900) };
    const { body: third } = await owner.ask("createMembershipPlan", { body: terms });
    await plan();
    await plan({ plan_id: third.id });
    expect((await current()).planned_change).toMatchObject({ plan_name: "Weekdays", price: cad(9900) });
    await staff.ask("cancelMembership", { params: { id } });
    expect((await current()).planned_change).toBeNull();
    await staff.ask("undoCancelMembership", { params: { id }, body: {} });
    await plan({ plan_id: third.id });
    await plan({ begins: "now" });
    expect(await current()).toMatchObject({ plan_name: "Family 8", planned_change: null });
    expect((await undo()).status).toBe(409);
    await renewOn("2027-06-03");
    expect((await current()).plan_name).toBe("Family 8");
  });

  it("waits for a pause to end, and for an overdue bill to be paid", async () => {
    const paused = await planner();
    await paused.plan();
    const days = { pause_start_at: "2027-05-20", pause_end_at: "2027-05-30" };
    await paused.staff.ask("pauseMembership", { params: { id: paused.id }, body: days });
    expect((await paused.current()).planned_change.on).toBe("2027-06-13");
    await paused.renewOn("2027-06-13");
    expect((await paused.current()).plan_name).toBe("Family 8");

    platform.clock.set(TEST_NOW);
    const owing = await planner();
    await owing.renewOn("2027-06-03");
    await owing.renewOn("2027-07-10");
    expect((await owing.current()).status).toBe("past_due");
    const refused = await owing.plan();
    expect([refused.status, refused.body.message]).toEqual([409, "There is an open bill. Take its payment first."]);
  });

  it("keeps a place in its plan, which is sold to nobody else", async () => {
    const { plan, edit, venue, staff, family, client } = await planner();
    await edit({ capacity: 1 });
    await plan();
    const other = await venue.person("client");
    const sale = { client_id: other.id, plan_id: family.id, method: "cash" };
    const refused = await staff.ask("startMembershipSubscription", { body: sale });
    expect([refused.status, refused.body.errors.plan_id]).toEqual([422, ["All places of this plan are taken."]]);
    const { data } = (await other.ask("publicMembershipPlans")).body;
    expect(data.find(({ id }: { id: number }) => id === family.id).places_left).toBe(0);
    expect((await plan({ begins: "now", dry_run: true }, client)).status).toBe(200);
  });

  it("refuses new family members for whom the new plan has no place", async () => {
    const { plan, venue, staff, id } = await planner({ family_size: 2 });
    await plan();
    const child = await venue.person("client");
    const refused = await staff.ask("addFamilyMember", { params: { id }, body: { client_id: child.id } });
    expect([refused.status, refused.body.message]).toEqual([409, "This membership is for one person."]);
  });

  it("starts a period of the new plan's length, on the usual billing day", async () => {
    const { plan, edit, renewOn, current } = await planner();
    await edit({ billing_period: "annual" });
    await plan();
    await renewOn("2027-06-03");
    expect(await current()).toMatchObject({ period_start: "2027-06-03", period_end: "2028-06-03" });
  });

  it("starts after a trial with the new plan's sign-up fee, which the preview shows", async () => {
    const { plan, edit, renewOn, current } = await planner({ trial_days: 7, sign_up_fee: cad(1000) });
    await edit({ sign_up_fee: cad(2500) });
    expect((await plan({ dry_run: true })).body.sign_up_fee).toEqual(cad(2500));
    await plan();
    await renewOn("2027-05-10");
    expect(await current()).toMatchObject({ plan_name: "Family 8", open_amount: cad(21_400), trial_until: null });
  });

  it("follows the old plan's rule about when changes take effect", async () => {
    const later = await planner({ changes_begin: "period_end" });
    const refused = await later.plan({ begins: "now" });
    expect([refused.status, refused.body.errors.begins]).toEqual([
      422,
      ["A change from Club 12 begins when the period ends."],
    ]);
    expect((await later.plan({ begins: undefined })).body.planned_change.on).toBe("2027-06-03");
    expect(await later.current()).toMatchObject({ plan_name: "Club 12", changes_begin: "period_end" });
    const now = await planner({ changes_begin: "now" });
    const atOnce = await now.plan();
    expect([atOnce.status, atOnce.body.errors.begins]).toEqual([422, ["A change from Club 12 begins at once."]]);
  });

  it("is refused for a pack, from a pack, to the current plan, and for another client's membership", async () => {
    const { plan, edit, club, venue } = await planner();
    await edit({ billing_period: "custom" });
    const pack = await plan();
    expect([pack.status, pack.body.errors.plan_id[0]]).toEqual([422, expect.stringContaining("does not renew")]);
    expect((await plan({ plan_id: club.id })).status).toBe(422);
    const stranger = await venue.person("client");
    expect((await plan({}, stranger)).status).toBe(404);
    const elsewhere = await (await platform.venue()).person("owner");
    expect((await plan({}, elsewhere)).status).toBe(404);
    expect((await plan({}, await venue.person("coach"))).status).toBe(403);
    const held = await planner({ billing_period: "custom", expires_after_months: 3 });
    const fromPack = await held.plan();
    expect([fromPack.status, fromPack.body.error]).toEqual([409, "invalid_state"]);
    expect((await held.undo()).status).toBe(409);
  });

  it("stays cancelled for others, and is written to the audit log", async () => {
    const { plan, undo, venue, owner, id } = await planner();
    await plan();
    expect((await undo({}, await venue.person("client"))).status).toBe(404);
    expect((await undo({}, await (await platform.venue()).person("owner"))).status).toBe(404);
    expect((await undo({}, await venue.person("coach"))).status).toBe(403);
    await undo();
    const { data } = (await owner.ask("auditLog", { query: { entity: "membership", entity_id: String(id) } })).body;
    const actions = data.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(["undoChangeMembership", "changeMembership"]);
  });
});
