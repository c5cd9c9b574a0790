import { recordChange } from "#api/audit/record.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { connectedAccount, ownAccount } from "#api/features/payments/ecommerce/service.ts";
import type { CatalogPlan, ListedPlan } from "#api/stripe/catalog-provider.ts";
import { utcTextMs } from "#api/time/instants.ts";
import { BILLING_PERIODS } from "#schema/memberships/plans/models.ts";
import type { membershipPlanOperations as operations } from "#schema/memberships/plans/operations.ts";
import { type MembershipPlanSyncStatus, type PlanSyncField } from "#schema/memberships/plans/sync-models.ts";
import { findSync, upsertSync, type SyncRow } from "./queries.ts";
import { loadPlan, type PlanSettings } from "./service.ts";

interface Asked {
  /** Undefined if the company has no connected account. */
  accountId: string | undefined;
  plan: CatalogPlan;
}

type Found =
  | { kind: "not_connected" }
  | { kind: "told"; listed: ListedPlan | null; askedAt: Temporal.Instant }
  | { kind: "failed"; problem: string };

export const membershipPlanSyncStatus: OutsideHandler<typeof operations.membershipPlanSyncStatus, Asked, Found> = {
  async read(call, { params }) {
    const plan = catalogPlan(call, await loadPlan(call, params.id));
    return { plan, accountId: (await ownAccount(call))?.account_id };
  },
  async ask({ payments, clock }, { accountId, plan }) {
    if (accountId === undefined) return { kind: "not_connected" };
    const askedAt = clock.now();
    try {
      return { kind: "told", listed: await payments.catalog.readPlan(accountId, plan), askedAt };
    } catch (error) {
      if (error instanceof ApiError) return { kind: "failed", problem: error.message };
      throw error;
    }
  },
  async write(call, found, { accountId, plan: { plan_id } }) {
    if (accountId === undefined || found.kind === "not_connected") return notConnected(plan_id);
    if (found.kind === "failed") return syncStatus(call, { plan_id, accountId, problem: found.problem });
    await keepListed(call, { plan_id, accountId, ...found });
    return syncStatus(call, { plan_id, accountId, problem: null });
  },
};

interface Written {
  listed: ListedPlan;
  askedAt: Temporal.Instant;
}

export const syncMembershipPlan: OutsideHandler<
  typeof operations.syncMembershipPlan,
  { accountId: string; plan: CatalogPlan },
  Written
> = {
  async read(call, { params }) {
    const plan = catalogPlan(call, await loadPlan(call, params.id));
    return { plan, accountId: (await connectedAccount(call)).account_id };
  },
  async ask({ payments, clock }, { accountId, plan }) {
    const askedAt = clock.now();
    return { listed: await payments.catalog.writePlan(accountId, plan), askedAt };
  },
  async write(call, { listed, askedAt }, { accountId, plan: { plan_id } }) {
    await keepListed(call, { plan_id, accountId, listed, askedAt });
    const after = { ...listed, account_id: accountId };
    await recordChange(call, { entity: "membership_plan", entity_id: plan_id, after });
    return syncStatus(call, { plan_id, accountId, problem: null });
  },
};

/** Returns the fields that differ at the provider, in the order of the editor. */
export function differencesOf(plan: CatalogPlan, listed: Omit<ListedPlan, "product_id">): PlanSyncField[] {
  const hasPrice = listed.price_id !== null;
  const differs: Record<PlanSyncField, boolean> = {
    name: listed.name !== plan.name,
    price: listed.price_amount !== plan.amount,
    currency: hasPrice && listed.currency !== plan.currency,
    period: hasPrice && listed.duration_months !== plan.duration_months,
    on_sale: listed.is_on_sale !== plan.is_on_sale,
  };
  // The record has no other keys.
  return (Object.keys(differs) as PlanSyncField[]).filter((field) => differs[field]);
}

function catalogPlan({ tenant }: Call, plan: PlanSettings): CatalogPlan {
  const { id, name, price, billing_period, is_archived } = plan;
  return {
    company: tenant.slug,
    plan_id: id,
    name,
    ...price,
    duration_months: BILLING_PERIODS.find(({ value }) => value === billing_period)?.duration_months ?? null,
    is_on_sale: !is_archived,
  };
}

const notConnected = (id: number): MembershipPlanSyncStatus => ({
  id,
  status: "not_connected",
  differs: [],
  at_provider: null,
  account_id: null,
  checked_at: null,
  problem: null,
});

interface Listing {
  plan_id: number;
  accountId: string;
  listed: ListedPlan | null;
  askedAt: Temporal.Instant;
}

const NOT_LISTED = {
  product_id: null,
  price_id: null,
  name: null,
  price_amount: null,
  currency: null,
  duration_months: null,
  is_on_sale: null,
};

async function keepListed({ db, tenant }: Call, { plan_id, accountId, listed, askedAt }: Listing): Promise<void> {
  const key = { tenant_id: tenant.tenant_id, plan_id, account_id: accountId };
  await upsertSync(db, { ...key, ...(listed ?? NOT_LISTED), checked_at: askedAt });
}

/** Compares the plan as it is now with the last reported state; the plan may have changed during the provider call. */
async function syncStatus(
  call: Call,
  { plan_id, accountId, problem }: { plan_id: number; accountId: string; problem: string | null },
): Promise<MembershipPlanSyncStatus> {
  const plan = catalogPlan(call, await loadPlan(call, plan_id));
  const row = await findSync(call.db, plan_id, accountId);
  const listed = row ? listedOf(row) : null;
  const differs = listed ? differencesOf(plan, listed) : [];
  return {
    id: plan_id,
    status: problem === null ? stateOf(listed, differs) : "unreachable",
    differs,
    at_provider: listed && presentListed(listed),
    account_id: accountId,
    checked_at: row ? utcTextMs(row.checked_at) : null,
    problem,
  };
}

function stateOf(listed: ListedPlan | null, differs: readonly PlanSyncField[]): MembershipPlanSyncStatus["status"] {
  if (!listed) return "missing";
  return differs.length === 0 ? "synced" : "out_of_date";
}

function listedOf({ product_id, name, is_on_sale, ...rest }: SyncRow): ListedPlan | null {
  return product_id === null || name === null || is_on_sale === null ? null : { ...rest, product_id, name, is_on_sale };
}

function presentListed({ price_amount, currency, ...listed }: ListedPlan) {
  const { product_id, price_id, name, duration_months, is_on_sale } = listed;
  const price = price_amount === null || currency === null ? null : { amount: price_amount, currency };
  return { product_id, price_id, name, price, duration_months, is_on_sale };
}
