import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { containing } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type {
  MembershipPlanBenefits,
  MembershipPlanPrices,
  MembershipPlans,
  MembershipPlanSyncs,
} from "#api/db/types.generated.ts";
import type { MembershipPlanListQuery } from "#schema/memberships/plans/operations.ts";

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

const plansWithBenefits = (trx: TenantTransaction) =>
  trx
    .selectFrom("membership_plans as plan")
    .select([
      "plan.id",
      "plan.name",
      "plan.description",
      "plan.billing_period",
      "plan.price_amount",
      "plan.sign_up_fee_amount",
      "plan.notice_days",
      "plan.trial_days",
      "plan.is_gift_card",
      "plan.least_amount",
      "plan.most_amount",
      "plan.capacity",
      "plan.repurchase_lock_months",
      "plan.eligible_tag_ids",
      "plan.booking_window_days",
      "plan.concurrent_bookings",
      "plan.guest_limit",
      "plan.expires_after_months",
      "plan.family_size",
      "plan.pause_min_days",
      "plan.pause_max_days",
      "plan.is_cancellable",
      "plan.changes_begin",
      "plan.archived_at",
      "plan.version",
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("membership_plan_benefits as benefit")
          .whereRef("benefit.tenant_id", "=", "plan.tenant_id")
          .whereRef("benefit.plan_id", "=", "plan.id")
          .orderBy("benefit.position")
          .select([
            "benefit.unit",
            "benefit.quantity",
            "benefit.service_id",
            "benefit.resource_type_id",
            "benefit.rollover_limit",
            "benefit.no_show_extra",
          ]),
      ).as("benefits"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("membership_plan_prices as price")
          .whereRef("price.tenant_id", "=", "plan.tenant_id")
          .whereRef("price.plan_id", "=", "plan.id")
          .orderBy("price.position")
          .select(["price.service_id", "price.duration_minutes", "price.percent_off", "price.price_amount"])
          .select((of) =>
            of
              .selectFrom("services")
              .whereRef("services.tenant_id", "=", "price.tenant_id")
              .whereRef("services.id", "=", "price.service_id")
              .select("services.kind")
              .as("service_kind"),
          ),
      ).as("member_prices"),
    );

/** Gift cards on sale, cheapest first. */
export const giftCardPlans = (trx: TenantTransaction) =>
  plansWithBenefits(trx)
    .where("plan.is_gift_card", "=", true)
    .where("plan.archived_at", "is", null)
    .orderBy("plan.price_amount")
    .orderBy("plan.id")
    .limit(100)
    .execute();

/** Returns whether any plans and any gift cards are on sale. */
export const findKindsOnSale = (trx: TenantTransaction) =>
  trx
    .selectFrom("membership_plans")
    .where("archived_at", "is", null)
    .select([
      sql<boolean>`coalesce(bool_or(not is_gift_card), false)`.as("has_plans"),
      sql<boolean>`coalesce(bool_or(is_gift_card), false)`.as("has_gift_cards"),
    ])
    .executeTakeFirstOrThrow();

export function listPlans(trx: TenantTransaction, query: Omit<MembershipPlanListQuery, "total">) {
  const { search, is_archived } = query;
  let matching = plansWithBenefits(trx);
  if (search) matching = matching.where("plan.name", "ilike", containing(search));
  if (is_archived !== undefined) matching = matching.where("plan.archived_at", is_archived ? "is not" : "is", null);
  const ordered = matching
    .orderBy(sql`(plan.archived_at is not null)`)
    .orderBy(sql`lower(plan.name)`)
    .orderBy("plan.id");
  return readPage(ordered, query);
}

/** Returns the current number of members of each plan. */
export async function countMembersOf(trx: TenantTransaction, planIds: readonly number[]): Promise<Map<number, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("memberships")
    .where("plan_id", "in", planIds)
    .where("status", "<>", "cancelled")
    .groupBy("plan_id")
    .select((eb) => ["plan_id", eb.fn.countAll<number>().as("members")])
    .execute();
  return new Map(rows.map(({ plan_id, members }) => [plan_id, members]));
}

/** Returns how many places of each plan are taken: by its members, and by those who have planned to move to it. */
export async function countTakenOf(trx: TenantTransaction, planIds: readonly number[]): Promise<Map<number, number>> {
  if (planIds.length === 0) return new Map();
  const [members, coming] = await Promise.all([
    countMembersOf(trx, planIds),
    trx
      .selectFrom("memberships")
      .where("next_plan_id", "in", planIds)
      .groupBy("next_plan_id")
      .select((eb) => ["next_plan_id as plan_id", eb.fn.countAll<number>().as("count")])
      .execute(),
  ]);
  const comingTo = (id: number) => coming.find(({ plan_id }) => plan_id === id)?.count ?? 0;
  return new Map(planIds.map((id) => [id, (members.get(id) ?? 0) + comingTo(id)]));
}

export function findPlan(trx: TenantTransaction, id: number) {
  return plansWithBenefits(trx).where("plan.id", "=", id).executeTakeFirst();
}

/** Locks the row, so that the version and the number of places cannot change between check and update. */
export function lockPlan(trx: TenantTransaction, id: number) {
  return plansWithBenefits(trx).where("plan.id", "=", id).forUpdate("plan").executeTakeFirst();
}

export async function insertPlan(trx: TenantTransaction, row: Insertable<MembershipPlans>): Promise<number> {
  const { id } = await trx.insertInto("membership_plans").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changePlan(
  trx: TenantTransaction,
  id: number,
  change: Updateable<MembershipPlans>,
): Promise<void> {
  await trx
    .updateTable("membership_plans")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function replaceBenefits(
  trx: TenantTransaction,
  planId: number,
  rows: Insertable<MembershipPlanBenefits>[],
): Promise<void> {
  await trx.deleteFrom("membership_plan_benefits").where("plan_id", "=", planId).execute();
  if (rows.length > 0) await trx.insertInto("membership_plan_benefits").values(rows).execute();
}

export async function replaceMemberPrices(
  trx: TenantTransaction,
  planId: number,
  rows: Insertable<MembershipPlanPrices>[],
): Promise<void> {
  await trx.deleteFrom("membership_plan_prices").where("plan_id", "=", planId).execute();
  if (rows.length > 0) await trx.insertInto("membership_plan_prices").values(rows).execute();
}

/** Returns whether another plan on sale has the name. */
export async function isNameTaken(trx: TenantTransaction, name: string, exceptId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("membership_plans")
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("archived_at", "is", null)
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the tag ids that do not exist. */
export async function unknownTags(trx: TenantTransaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom("tags").where("id", "in", ids).select("id").forKeyShare().execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export type SyncRow = Selectable<MembershipPlanSyncs>;

/** Returns what this account last reported about a plan. */
export function findSync(trx: TenantTransaction, planId: number, accountId: string): Promise<SyncRow | undefined> {
  return trx
    .selectFrom("membership_plan_syncs")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .selectAll()
    .executeTakeFirst();
}

/** Keeps the existing row if it was checked later than the new one. */
export async function upsertSync(trx: TenantTransaction, row: Insertable<MembershipPlanSyncs>): Promise<void> {
  const { tenant_id: _tenant, plan_id: _plan, ...told } = row;
  await trx
    .insertInto("membership_plan_syncs")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "plan_id"])
        .doUpdateSet(told)
        .where("membership_plan_syncs.checked_at", "<=", row.checked_at),
    )
    .execute();
}
