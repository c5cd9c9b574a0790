import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { accountThatTakesCards } from "#api/features/payments/ecommerce/service.ts";
import { publicResourceTypes, resourceTypeExists } from "#api/features/venue/resources/type-service.ts";
import { servicesByIds } from "#api/features/venue/services/service.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { planSoldFor, soldFor } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type {
  CreateMembershipPlanInput,
  MemberPrice,
  MembershipPlan,
  MembershipPlanPage,
  OwnAmount,
  PlanBenefit,
  PlanBenefitInput,
  PublicMembershipPlanPage,
  UpdateMembershipPlanInput,
} from "#schema/memberships/plans/models.ts";
import type { MembershipPlanListQuery } from "#schema/memberships/plans/operations.ts";
import type { Money } from "#schema/shared/money.ts";
import type { ServiceKind } from "#schema/venue/services/models.ts";
import { faultsOfPlan } from "./plan-rules.ts";
import {
  changePlan,
  countMembersOf,
  countTakenOf,
  findKindsOnSale,
  findPlan,
  giftCardPlans,
  insertPlan,
  isNameTaken,
  listPlans,
  lockPlan,
  replaceBenefits,
  replaceMemberPrices,
  unknownTags,
  type PlanRow,
} from "./queries.ts";

export async function membershipPlans(
  call: Call,
  query: MembershipPlanListQuery,
): Promise<z.infer<typeof MembershipPlanPage>> {
  const { rows, total } = await listPlans(call.db, query);
  const counts = await countMembersOf(
    call.db,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row) => ({
    ...presentPlan(row, call.tenant.currency),
    membership_count: counts.get(row.id) ?? 0,
  }));
  return { data, meta: metaOf(query, total) };
}

async function withCount(call: Call, plan: PlanSettings): Promise<MembershipPlan> {
  const counts = await countMembersOf(call.db, [plan.id]);
  return { ...plan, membership_count: counts.get(plan.id) ?? 0 };
}

export async function publicMembershipPlans(
  call: Call,
  query: PageQuery,
): Promise<z.infer<typeof PublicMembershipPlanPage>> {
  const { rows, total } = await listPlans(call.db, { ...query, is_archived: false });
  const plans = rows.map((row) => soldPlan(call.tenant, row));
  const namedAs = await namesIn(call, plans);
  const limited = rows.filter(({ capacity }) => capacity !== null).map(({ id }) => id);
  const taken = await countTakenOf(call.db, limited);
  const left = ({ id, capacity }: PlanRow) => (capacity === null ? null : Math.max(0, capacity - (taken.get(id) ?? 0)));
  return {
    data: rows.flatMap((row, at) => {
      const plan = plans[at];
      return plan ? [{ ...namedAs(plan), places_left: left(row) }] : [];
    }),
    meta: metaOf(query, total),
  };
}

const ALL_TYPES = { page: 1, perPage: 100, total: true };

/** Adds the names of the services and resource types that benefits and member prices refer to. */
async function namesIn(call: Call, plans: readonly PlanTerms[]) {
  const benefits = plans.flatMap((plan) => plan.benefits);
  const scopes = [...benefits, ...plans.flatMap((plan) => plan.member_prices)];
  const serviceIds = [...new Set(scopes.flatMap(({ service_id }) => service_id ?? []))];
  const typeIds = [...new Set(benefits.flatMap(({ resource_type_id }) => resource_type_id ?? []))];
  const services = serviceIds.length === 0 ? [] : await servicesByIds(call, serviceIds);
  const types = typeIds.length === 0 ? [] : (await publicResourceTypes(call, ALL_TYPES)).data;
  const nameOf = (rows: readonly { id: number; name: string }[], id: number | null) =>
    rows.find((row) => row.id === id)?.name ?? null;
  return (plan: PlanTerms) => ({
    ...plan,
    benefits: plan.benefits.map((benefit) => ({
      ...benefit,
      service_name: nameOf(services, benefit.service_id),
      resource_type_name: nameOf(types, benefit.resource_type_id),
    })),
    member_prices: plan.member_prices.map((one) => ({ ...one, service_name: nameOf(services, one.service_id) })),
  });
}

export async function createMembershipPlan(call: Call, input: CreateMembershipPlanInput): Promise<MembershipPlan> {
  await refuseUnfit(call, { ...input, id: 0, is_archived: false });
  const { price, sign_up_fee, benefits = [], member_prices = [], own_amount, ...row } = input;
  const id = await insertPlan(call.db, {
    tenant_id: call.tenant.tenant_id,
    ...definedFields(row),
    price_amount: price.amount,
    sign_up_fee_amount: sign_up_fee?.amount ?? 0,
    ...boundsOf(own_amount),
  });
  await writeBenefits(call, id, benefits);
  await writeMemberPrices(call, id, member_prices);
  const after = await loadPlan(call, id);
  await recordChange(call, { action: "createMembershipPlan", entity: "membership_plan", entity_id: id, after });
  return { ...after, membership_count: 0 };
}

/**
 * Existing members keep their agreed price and receive new benefits from the next period on. Member prices and limits apply at
 * once to new bookings.
 */
export async function updateMembershipPlan(
  call: Call,
  id: number,
  { version, ...input }: UpdateMembershipPlanInput,
): Promise<MembershipPlan> {
  const seen = await lockPlan(call.db, id);
  if (!seen) throw notFound("membership plan");
  const before = presentPlan(seen, call.tenant.currency);
  if (before.version !== version) throw staleVersion(await withCount(call, before));
  await refuseUnfit(call, { ...before, ...definedFields(input) });
  const { price, sign_up_fee, benefits, member_prices, is_archived, own_amount, ...row } = input;
  await changePlan(call.db, id, {
    ...definedFields(row),
    ...(price && { price_amount: price.amount }),
    ...(sign_up_fee && { sign_up_fee_amount: sign_up_fee.amount }),
    ...boundsOf(own_amount),
    ...(is_archived !== undefined && { archived_at: is_archived ? (seen.archived_at ?? call.now) : null }),
  });
  if (benefits) await writeBenefits(call, id, benefits);
  if (member_prices) await writeMemberPrices(call, id, member_prices);
  const after = await loadPlan(call, id);
  await recordChange(call, { action: "updateMembershipPlan", entity: "membership_plan", entity_id: id, before, after });
  return withCount(call, after);
}

/** Locks the plan until the end of the transaction: nobody else can change it or take one of its places. */
export async function lockMembershipPlan({ db, tenant }: Call, id: number): Promise<PlanSettings | undefined> {
  const row = await lockPlan(db, id);
  return row && presentPlan(row, tenant.currency);
}

export async function loadPlan(call: Call, id: number): Promise<PlanSettings> {
  const row = await findPlan(call.db, id);
  if (!row) throw notFound("membership plan");
  return presentPlan(row, call.tenant.currency);
}

/** Omitted: unchanged. Null: removed. */
const boundsOf = (own_amount: OwnAmount | null | undefined) =>
  own_amount === undefined
    ? {}
    : { least_amount: own_amount?.least.amount ?? null, most_amount: own_amount?.most.amount ?? null };

/** Returns the gift cards on sale, cheapest first. */
export async function giftCardsOnSale({ db, tenant }: Call): Promise<PlanSettings[]> {
  return (await giftCardPlans(db)).map((row) => presentPlan(row, tenant.currency));
}

/** Returns what the booking page offers besides bookings; plans are shown there even if they are sold at the venue only. */
export async function whatIsOnSale(call: Call) {
  const [{ has_plans, has_gift_cards }, account] = await Promise.all([
    findKindsOnSale(call.db),
    accountThatTakesCards(call),
  ]);
  const offers_gift_cards = call.tenant.sells_gift_cards && has_gift_cards && account !== undefined;
  return { sells_plans: has_plans, offers_gift_cards };
}

/** Converts list prices to the tax-inclusive prices that visitors pay. */
function soldPlan(tenant: Tenant, row: PlanRow): PlanTerms {
  const plan = presentTerms(row, tenant.currency);
  // A gift card is worth its price; tax is charged on what it is spent on.
  if (plan.is_gift_card) return plan;
  const sold = (listed: Money) => ({ ...listed, amount: planSoldFor(tenant, listed.amount) });
  const member_prices = plan.member_prices.map(({ price, ...one }, at) => {
    const kind = row.member_prices[at]?.service_kind as ServiceKind; // a fixed price is that of a service
    return { ...one, price: price && { ...price, amount: soldFor(tenant, price.amount, kind) } };
  });
  return { ...plan, member_prices, price: sold(plan.price), sign_up_fee: sold(plan.sign_up_fee) };
}

/** A plan as it was set up, without how many have it. */
export type PlanSettings = Omit<MembershipPlan, "membership_count">;

type PlanTerms = Omit<
  PlanSettings,
  "capacity" | "repurchase_lock_months" | "is_archived" | "version" | "eligible_tag_ids"
>;

function presentTerms(row: PlanRow, currency: string): PlanTerms {
  const { id, name, description, notice_days, booking_window_days, concurrent_bookings, guest_limit } = row;
  return {
    id,
    name,
    description,
    notice_days,
    trial_days: row.trial_days,
    is_gift_card: row.is_gift_card,
    own_amount: ownAmountOf(row, currency),
    booking_window_days,
    concurrent_bookings,
    guest_limit,
    expires_after_months: row.expires_after_months,
    family_size: row.family_size,
    pause_min_days: row.pause_min_days,
    pause_max_days: row.pause_max_days,
    is_cancellable: row.is_cancellable,
    member_prices: row.member_prices.map(({ price_amount, service_kind: _kind, ...one }) => ({
      ...one,
      price: price_amount === null ? null : { amount: price_amount, currency },
    })),
    billing_period: row.billing_period,
    changes_begin: row.changes_begin,
    benefits: row.benefits as PlanBenefit[],
    price: { amount: row.price_amount, currency },
    sign_up_fee: { amount: row.sign_up_fee_amount, currency },
  };
}

const ownAmountOf = ({ least_amount: least, most_amount: most }: PlanRow, currency: string): OwnAmount | null =>
  least === null || most === null ? null : { least: { amount: least, currency }, most: { amount: most, currency } };

function presentPlan(row: PlanRow, currency: string): PlanSettings {
  const { capacity, repurchase_lock_months, archived_at, version } = row;
  return {
    ...presentTerms(row, currency),
    capacity,
    repurchase_lock_months,
    eligible_tag_ids: row.eligible_tag_ids,
    is_archived: archived_at !== null,
    version,
  };
}

async function writeBenefits(
  { db, tenant }: Call,
  planId: number,
  benefits: readonly PlanBenefitInput[],
): Promise<void> {
  const rows = benefits.map((benefit, at) => ({
    tenant_id: tenant.tenant_id,
    plan_id: planId,
    position: at + 1,
    ...benefit,
  }));
  await replaceBenefits(db, planId, rows);
}

async function writeMemberPrices({ db, tenant }: Call, planId: number, prices: readonly MemberPrice[]): Promise<void> {
  const rows = prices.map(({ price, ...one }, at) => ({
    tenant_id: tenant.tenant_id,
    plan_id: planId,
    position: at + 1,
    ...one,
    price_amount: price?.amount ?? null,
  }));
  await replaceMemberPrices(db, planId, rows);
}

type WantedPlan = CreateMembershipPlanInput & Pick<MembershipPlan, "id" | "is_archived">;

async function refuseUnfit(call: Call, plan: WantedPlan): Promise<void> {
  const errors = faultsOfPlan(plan, call.tenant);
  const [first] = Object.values(errors).flat();
  if (first) throw new ApiError("validation_failed", first, { errors });
  if (!plan.is_archived && (await isNameTaken(call.db, plan.name, plan.id))) {
    throw invalidField("name", "Another plan has this name.");
  }
  const tags = plan.eligible_tag_ids ?? [];
  if ((await unknownTags(call.db, tags)).length > 0) throw invalidField("eligible_tag_ids", "There is no such tag.");
  for (const [at, { service_id, resource_type_id }] of (plan.benefits ?? []).entries()) {
    if (service_id !== null && (await servicesByIds(call, [service_id])).length === 0) {
      throw invalidField(`benefits.${at}.service_id`, "There is no such service.");
    }
    if (resource_type_id !== null && !(await resourceTypeExists(call, resource_type_id))) {
      throw invalidField(`benefits.${at}.resource_type_id`, "There is no such resource type.");
    }
  }
  await refuseUnsold(call, plan.member_prices ?? []);
}

/** A member price must refer to an existing service and, if it is for one length, to a length that is sold. */
async function refuseUnsold(call: Call, prices: readonly MemberPrice[]): Promise<void> {
  const ids = prices.flatMap(({ service_id }) => service_id ?? []);
  const services = ids.length === 0 ? [] : await servicesByIds(call, ids);
  for (const [at, { service_id, duration_minutes }] of prices.entries()) {
    if (service_id === null) continue;
    const service = services.find(({ id }) => id === service_id);
    if (!service) throw invalidField(`member_prices.${at}.service_id`, "There is no such service.");
    const isSold = service.durations.some((one) => one.duration_minutes === duration_minutes);
    if (duration_minutes !== null && !isSold) {
      throw invalidField(`member_prices.${at}.duration_minutes`, `${service.name} is not sold in this length.`);
    }
  }
}
