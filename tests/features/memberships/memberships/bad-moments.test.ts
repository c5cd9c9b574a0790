import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { credits, memberOf } from "#tests/features/memberships/allowances/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type OperationId, type Platform } from "#tests/support/venue.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(() => platform.clock.set(TEST_NOW));

type Act = "pause" | "cancel" | "change" | "resume" | "undo";

/** A member, and what the desk may do with them, each under figures that were seen first. */
async function desk() {
  const { staff, family, start, current, ...more } = await deskOf(platform);
  const { body } = await start();
  const id: number = body.membership.id;
  const given = { params: { id }, body: {} };
  const pause = { pause_start_at: "2027-05-10", pause_end_at: "2027-05-20" };
  const asked: Record<Act, [OperationId, { params?: object; query?: object; body?: object }]> = {
    pause: ["pauseMembership", { params: { id }, body: pause }],
    cancel: ["cancelMembership", { params: { id }, query: {} }],
    change: ["changeMembership", { body: { membership_id: id, plan_id: family.id } }],
    resume: ["resumeMembership", given],
    undo: ["undoCancelMembership", given],
  };
  const send = async (act: Act, more: object) => {
    const [operation, { params = {}, query, body }] = asked[act];
    const input = query ? { query: { ...query, ...more } } : { body: { ...body, ...more } };
    return staff.ask(operation, { params: { ...params } as Record<string, number>, ...input });
  };
  const seen = async (act: Act): Promise<string> => (await send(act, { dry_run: true })).body.dry_run_id;
  const perform = async (act: Act) => send(act, { dry_run_id: await seen(act) });
  return { ...more, staff, family, id, current, send, seen, perform };
}

describe("two changes of one membership at the same moment", () => {
  it.each<[Act, Act, Act[]]>([
    ["pause", "cancel", []],
    ["pause", "change", []],
    ["cancel", "change", []],
    ["pause", "pause", []],
    ["cancel", "cancel", []],
    ["change", "change", []],
    ["resume", "resume", ["pause"]],
    ["undo", "undo", ["cancel"]],
  ])(
    "%s and %s: one is done as previewed, the other is refused, and nothing is half done",
    async (one, other, before) => {
      const { current, send, seen, perform } = await desk();
      for (const act of before) expect((await perform(act)).status).toBe(200);
      const { version, invoices, plan_id } = await current();
      const ids = [await seen(one), await seen(other)];
      const replies = await Promise.all([send(one, { dry_run_id: ids[0] }), send(other, { dry_run_id: ids[1] })]);
      const done = replies.filter(({ status }) => status === 200);
      const [refused, ...more] = replies.filter(({ status }) => status !== 200);
      expect([done.length, more.length]).toEqual([1, 0]);
      // They have the plan by then, it is in another state, or the figures are others.
      expect(["validation_failed", "invalid_state", "stale_dry_run"]).toContain(refused?.body.error);
      const after = await current();
      const { membership } = done[0]?.body ?? {};
      expect(after).toMatchObject({ version: version + 1, status: membership.status, plan_id: membership.plan_id });
      expect(after.invoices.length - invoices.length).toBe(membership.plan_id === plan_id ? 0 : 1);
    },
  );
});

describe("a plan that is edited", () => {
  it("after a preview makes the preview outdated, for a new member and for a change to it", async () => {
    const { owner, club, family, staff, client, venue, seen, send } = await desk();
    const token = await seen("change");
    const other = await venue.person("client");
    const join = { client_id: other.id, plan_id: family.id };
    const joining = (await staff.ask("startMembershipSubscription", { body: { ...join, dry_run: true } })).body;
    const dearer = { version: family.version, price: cad(19_900) };
    await owner.ask("updateMembershipPlan", { params: { id: family.id }, body: dearer });
    const moved = await send("change", { dry_run_id: token });
    expect([moved.status, moved.body.error]).toEqual([409, "stale_dry_run"]);
    const body = { ...join, dry_run_id: joining.dry_run_id };
    const joined = await staff.ask("startMembershipSubscription", { body });
    expect([joined.status, joined.body.error, joined.body.current.due_now]).toEqual([
      409,
      "stale_dry_run",
      cad(19_900),
    ]);
    expect((await staff.ask("currentMembership", { params: { id: other.id } })).status).toBe(404);
    expect((await staff.ask("currentMembership", { params: { id: client.id } })).body.plan_id).toBe(club.id);
  });

  it("or archived leaves its members their price, bills and allowance", async () => {
    const { venue, owner, club, current, left, start } = await memberOf(platform, [credits(4)]);
    const change = { version: club.version, price: cad(99_900), capacity: 1, repurchase_lock_months: 6 };
    await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: change });
    const archived = { version: club.version + 1, is_archived: true };
    expect((await owner.ask("updateMembershipPlan", { params: { id: club.id }, body: archived })).status).toBe(200);
    expect(await left()).toEqual([4]);
    platform.clock.set("2027-06-03T17:00:00Z");
    await advanceMemberships(platform.deps, venue.tenantId);
    expect(await current()).toMatchObject({ status: "active", invoices: [{ amount: cad(22_900) }, {}] });
    expect(await left()).toEqual([4]);
    expect((await start({ client_id: (await venue.person("client")).id })).status).toBe(422);
  });
});
