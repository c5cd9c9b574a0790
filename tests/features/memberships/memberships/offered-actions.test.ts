import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import type { MembershipAction } from "#schema/memberships/memberships/models.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

/** A desk at which one membership is sold on these terms, and brought into a state. */
async function sold(terms: Record<string, unknown> = {}, sale: Record<string, unknown> = {}) {
  const desk = await deskOf(platform, terms);
  const id: number = (await desk.start(sale)).body.membership.id;
  const on = async (day: string) => {
    platform.clock.set(`${day}T20:00:00Z`);
    await advanceMemberships(platform.deps, desk.venue.tenantId);
  };
  const cancel = () => desk.staff.ask("cancelMembership", { params: { id } });
  const pause = () =>
    desk.staff.ask("pauseMembership", {
      params: { id },
      body: { pause_start_at: "2027-05-05", pause_end_at: "2027-05-24" },
    });
  const plan = (begins: "now" | "period_end") =>
    desk.staff.ask("changeMembership", { body: { membership_id: id, plan_id: desk.family.id, begins } });
  return { ...desk, id, on, cancel, pause, plan };
}
type Sold = Awaited<ReturnType<typeof sold>>;

const UNPAID = { method: undefined };
const TRIAL = { trial_days: 7 };
const PACK = { billing_period: "custom", expires_after_months: 3 };
const KEPT = { is_cancellable: false };

const ACTIONS: readonly MembershipAction[] = ["pause", "resume", "cancel", "undo_cancel", "change", "undo_change"];

/** Which actions the service would do, each asked as a dry run; the others are refused by the membership's state. */
async function accepted(ask: Ask, { id, family }: Pick<Sold, "id" | "family">): Promise<MembershipAction[]> {
  const params = { id };
  const dry_run = true;
  const days = { pause_start_at: "2027-05-20", pause_end_at: "2027-05-25" };
  const asked: Record<MembershipAction, () => ReturnType<Ask>> = {
    pause: () => ask("pauseMembership", { params, body: { ...days, dry_run } }),
    resume: () => ask("resumeMembership", { params, body: { dry_run } }),
    cancel: () => ask("cancelMembership", { params, query: { dry_run } }),
    undo_cancel: () => ask("undoCancelMembership", { params, body: { dry_run } }),
    change: () => ask("changeMembership", { body: { membership_id: id, plan_id: family.id, dry_run } }),
    undo_change: () => ask("undoChangeMembership", { params, body: { dry_run } }),
  };
  const done: MembershipAction[] = [];
  for (const action of ACTIONS) {
    const { status, body } = await asked[action]();
    if (status === 200) done.push(action);
    else expect([status, body.error]).toEqual([409, "invalid_state"]);
  }
  return done;
}

const nothing = () => Promise.resolve();

it.each<[string, MembershipAction[], () => Promise<Sold>, (desk: Sold) => Promise<unknown>]>([
  ["an active paid membership", ["pause", "cancel", "change"], () => sold(), nothing],
  ["a membership with an open bill", ["cancel"], () => sold({}, UNPAID), nothing],
  ["a past-due membership", ["cancel"], () => sold({}, UNPAID), ({ on }) => on("2027-05-11")],
  ["a trial", ["cancel", "change"], () => sold(TRIAL), nothing],
  ["a membership with a planned pause", ["resume"], () => sold(), ({ pause }) => pause()],
  ["a paused membership", ["resume"], () => sold(), ({ pause, on }) => pause().then(() => on("2027-05-05"))],
  ["a cancelled membership before its end", ["undo_cancel"], () => sold(), ({ cancel }) => cancel()],
  ["an unpaid cancelled membership before its end", ["undo_cancel"], () => sold({}, UNPAID), ({ cancel }) => cancel()],
  [
    "a membership with a planned change",
    ["pause", "cancel", "change", "undo_change"],
    () => sold(),
    ({ plan }) => plan("period_end"),
  ],
  [
    "a paused membership with a planned change",
    ["resume", "undo_change"],
    () => sold(),
    ({ plan, pause, on }) =>
      plan("period_end")
        .then(pause)
        .then(() => on("2027-05-05")),
  ],
  [
    "a cancelled membership, whose planned change was withdrawn",
    ["undo_cancel"],
    () => sold(),
    ({ plan, cancel }) => plan("period_end").then(cancel),
  ],
  ["an ended membership", [], () => sold(TRIAL), ({ cancel, on }) => cancel().then(() => on("2027-05-10"))],
  ["a membership that nobody may cancel", ["pause", "change"], () => sold(KEPT), nothing],
  ["an unpaid membership that nobody may cancel", [], () => sold(KEPT, UNPAID), nothing],
  ["a pack", ["cancel"], () => sold(PACK), nothing],
  ["a pack with an open bill", ["cancel"], () => sold(PACK, UNPAID), nothing],
  ["a past-due pack", ["cancel"], () => sold(PACK, UNPAID), ({ on }) => on("2027-05-11")],
  ["a cancelled pack", [], () => sold(PACK), ({ cancel }) => cancel()],
])("offers desk and member exactly the actions that the service allows for %s", async (_, acts, sell, bring) => {
  const desk = await sell();
  await bring(desk);
  const { staff, client, id } = desk;
  const { body: list } = await staff.ask("memberships");
  expect(list.data).toMatchObject([{ id, allowed_actions: acts }]);
  expect(await accepted(staff.ask, desk)).toEqual(acts);
  const own = await client.ask("currentMembership", { params: { id: client.id } });
  expect(own.body.allowed_actions ?? []).toEqual(acts);
  expect(await accepted(client.ask, desk)).toEqual(acts);
});
