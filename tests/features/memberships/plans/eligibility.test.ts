import { afterAll, beforeAll, expect, it } from "vitest";
import { deskOf } from "#tests/features/memberships/memberships/support.ts";
import {
  begin,
  confirmPlan,
  planShop,
  preview,
} from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A plan for clients who are juniors or students. */
async function juniors() {
  const { owner, staff, client, club, family, start, ...desk } = await deskOf(platform);
  const tag = async (name: string): Promise<number> => (await staff.ask("createTag", { body: { name } })).body.id;
  const [junior, student] = [await tag("Junior"), await tag("Student")];
  const limit = async (eligible_tag_ids: number[]) => {
    const { body } = await owner.ask("membershipPlans");
    const { version } = body.data.find(({ id }: { id: number }) => id === club.id);
    return owner.ask("updateMembershipPlan", { params: { id: club.id }, body: { version, eligible_tag_ids } });
  };
  const give = (tag_id: number) => staff.ask("addUserTags", { params: { id: client.id }, body: { tag_ids: [tag_id] } });
  expect((await limit([junior, student])).body.eligible_tag_ids).toEqual([junior, student]);
  return { owner, staff, client, club, family, start, junior, student, limit, give, ...desk };
}

it("sells a plan only to clients with one of its tags, and names the tags to the desk", async () => {
  const { start, give, student } = await juniors();
  for (const dry_run of [true, false]) {
    const refused = await start({ dry_run });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { plan_id: ["This plan is only for clients with the tag Junior or Student."] },
    ]);
  }
  await give(student);
  expect((await start()).status).toBe(201);
});

it("requires the tag for a change to the plan, and not from members who have it", async () => {
  const { staff, client, club, family, start, give, junior, limit, current } = await juniors();
  const sold = await start({ plan_id: family.id });
  const change = () =>
    staff.ask("changeMembership", { body: { membership_id: sold.body.membership.id, plan_id: club.id } });
  expect((await change()).status).toBe(422);
  await give(junior);
  expect((await change()).status).toBe(200);
  await limit([]);
  await limit([junior]);
  await staff.ask("removeUserTag", { params: { id: client.id, tagId: junior } });
  expect(await current()).toMatchObject({ plan_id: club.id, status: "active" });
});

it("refuses an unknown tag, and keeps the tags that a plan names", async () => {
  const { staff, limit, junior, student } = await juniors();
  const unknown = await limit([junior, 999_999_999]);
  expect([unknown.status, unknown.body.errors]).toEqual([422, { eligible_tag_ids: ["There is no such tag."] }]);
  const kept = await staff.ask("deleteTag", { params: { id: junior } });
  expect([kept.status, kept.body.message]).toEqual([
    409,
    "The plan Club 12 is only for clients with this tag. Change the plan first.",
  ]);
  await limit([student]);
  expect((await staff.ask("deleteTag", { params: { id: junior } })).status).toBe(200);
});

it("refuses a tag of another company", async () => {
  const { limit } = await juniors();
  const other = await juniors();
  expect((await limit([other.junior])).status).toBe(422);
});

it("sells it online to a member with one of its tags, and to nobody else", async () => {
  const { venue, owner, plan, current } = await planShop(platform);
  const member = await venue.person("client");
  const { id: junior } = (await owner.ask("createTag", { body: { name: "Junior" } })).body;
  const club = await plan({ name: "Juniors", eligible_tag_ids: [junior] });
  for (const ask of [venue.visitor(), member.ask]) {
    expect((await preview(ask, club.id)).body.errors).toEqual({
      plan_id: ["This plan is not for sale to everybody. Ask at the front desk whether you may have it."],
    });
  }
  await owner.ask("addUserTags", { params: { id: member.id }, body: { tag_ids: [junior] } });
  const { body } = await begin(member.ask, club.id);
  await payWith(platform, body.payment, GOOD_CARD);
  expect((await confirmPlan(member.ask, body.payment)).body).toEqual({ outcome: "bought", message: null });
  expect(await current(member.id)).toMatchObject({ plan_name: "Juniors", status: "active" });
});
