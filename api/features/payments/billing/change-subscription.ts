import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { planOfPrice, planPrice } from "#api/features/platform/platform-plans/service.ts";
import type { PlanPrice } from "#api/stripe/provider.ts";
import type { ChangeCompanyPlanInput } from "#schema/payments/billing/models.ts";
import type { centralBillingOperations as operations } from "#schema/payments/billing/operations.ts";
import { presentSubscription } from "./present.ts";
import { lockSubscription, type SubscriptionRow } from "./queries.ts";
import { ownCompanyOnly, refuseComped } from "./refusals.ts";
import { refuseSandbox } from "./sandbox.ts";
import { isRunning } from "./subscription-status.ts";
import { askBilling, takeOver, type ToldBilling } from "./sync.ts";

interface Change {
  customerId: string;
  subscriptionId: string;
  price: PlanPrice | undefined;
  /** Undefined leaves it unchanged. */
  isCancelling: boolean | undefined;
  before: unknown;
}

export const changeCompanyPlan: OutsideHandler<typeof operations.changeCompanyPlan, Change, ToldBilling> = {
  async read(call, { params, body }) {
    const row = await runningSubscription(call, params.id);
    const price = await newPrice(call, row, body);
    return { ...changeOf(row), price, isCancelling: body.cancel_at_period_end };
  },
  async ask(services, { customerId, subscriptionId, price, isCancelling }) {
    const { payments } = services;
    if (price) await payments.changePrice(subscriptionId, price);
    if (isCancelling !== undefined) await payments.setCancelAtPeriodEnd(subscriptionId, isCancelling);
    return askBilling(services, customerId);
  },
  write: writeChange,
};

/** Idempotent: a subscription that is already cancelled is returned as it is. */
export const cancelCompanySubscription: OutsideHandler<
  typeof operations.cancelCompanySubscription,
  Change,
  ToldBilling
> = {
  async read(call, { params }) {
    const row = await runningSubscription(call, params.id);
    return { ...changeOf(row), price: undefined, isCancelling: row.cancel_at_period_end ? undefined : true };
  },
  ask: changeCompanyPlan.ask,
  write: writeChange,
};

async function writeChange(call: Call, told: ToldBilling, { before }: Change) {
  const { tenant, db, now, deps } = call;
  await takeOver(db, told, { tenantId: tenant.tenant_id, mode: deps.paymentMode, now });
  const after = await presentSubscription(call);
  const { price_id, cancel_at_period_end } = after;
  await recordChange(call, {
    entity: "subscription",
    entity_id: tenant.slug,
    before,
    after: { price_id, cancel_at_period_end },
  });
  return after;
}

async function runningSubscription(call: Call, id: string): Promise<SubscriptionRow & { subscription_id: string }> {
  ownCompanyOnly(call, id);
  refuseComped(call);
  await refuseSandbox(call);
  const row = await lockSubscription(call.db, call.deps.paymentMode);
  if (!row || row.subscription_id === null || !isRunning(row.provider_status)) {
    throw new ApiError("invalid_state", "No active subscription. Select a plan and payment method to subscribe.");
  }
  return { ...row, subscription_id: row.subscription_id };
}

function changeOf(row: SubscriptionRow & { subscription_id: string }) {
  const { customer_id: customerId, subscription_id: subscriptionId, price_id, cancel_at_period_end } = row;
  return { customerId, subscriptionId, before: { price_id, cancel_at_period_end } };
}

async function newPrice(
  { db }: Call,
  row: SubscriptionRow,
  { new_price_id }: z.infer<typeof ChangeCompanyPlanInput>,
): Promise<PlanPrice | undefined> {
  if (new_price_id === undefined) return undefined;
  const plan = await planOfPrice(db, new_price_id);
  if (!plan) throw invalidField("new_price_id", "Choose one of the plans.");
  if (new_price_id === row.price_id) throw new ApiError("invalid_state", `${plan.name} is your plan already.`);
  return planPrice(plan);
}
