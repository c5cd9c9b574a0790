import type { z } from "zod";
import { isInPerson } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { planOfPrice } from "#api/features/platform/platform-plans/service.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { CompanyInvoice, CompanySubscription, SavedCard } from "#schema/payments/billing/models.ts";
import { findSubscription, invoicesOf, type InvoiceRow, type SubscriptionRow } from "./queries.ts";
import { isRunning, statusOf } from "./subscription-status.ts";

const INVOICES = 12;

const text = (instant: Temporal.Instant | null): string | null => (instant ? utcTextMs(instant) : null);

/** The stored subscription, including changes made in this transaction. */
export async function presentSubscription(call: Call): Promise<z.infer<typeof CompanySubscription>> {
  const { db } = call;
  const [tenant, row] = await Promise.all([
    tenantOf(db, call.tenant.tenant_id),
    findSubscription(db, call.deps.paymentMode),
  ]);
  const plan = row?.price_id == null ? undefined : await planOfPrice(db, row.price_id);
  const invoices = row ? await invoicesOf(db, row.customer_id, INVOICES) : [];
  return {
    is_example: false,
    ...datesOf(row),
    status: row?.subscription_id == null ? statusOf(tenant.subscription_status) : statusOf(row.provider_status),
    plan: plan ? { id: plan.id, name: plan.name } : null,
    price_id: row?.price_id ?? null,
    is_past_due: row?.provider_status === "past_due",
    is_comped: tenant.is_comped,
    comp_reason: tenant.comp_reason,
    default_payment_method: row ? presentCard(row) : null,
    platform_fee_percentage: plan?.platform_fee_percentage ?? null,
    invoices: invoices.map((invoice) => presentInvoice(call, invoice)),
  };
}

const NEVER_SUBSCRIBED = {
  id: null,
  cancel_at_period_end: false,
  on_grace_period: false,
  ends_at: null,
  canceled_at: null,
  cancel_at: null,
  current_period_start: null,
  current_period_end: null,
  next_billing_date: null,
  started_at: null,
};

function datesOf(row: SubscriptionRow | undefined) {
  if (!row || row.subscription_id === null) return NEVER_SUBSCRIBED;
  const runs = isRunning(row.provider_status);
  const isEnding = runs && (row.cancel_at_period_end || row.cancel_at !== null);
  const end = isEnding ? (row.cancel_at ?? row.current_period_end) : row.ended_at;
  return {
    id: row.subscription_id,
    cancel_at_period_end: row.cancel_at_period_end,
    on_grace_period: isEnding,
    ends_at: text(end),
    canceled_at: text(row.canceled_at),
    cancel_at: text(row.cancel_at),
    current_period_start: text(row.current_period_start),
    current_period_end: text(row.current_period_end),
    next_billing_date: runs && !isEnding ? text(row.current_period_end) : null,
    started_at: text(row.started_at),
  };
}

export function presentCard(row: SubscriptionRow): z.infer<typeof SavedCard> | null {
  const { card_id: id, card_brand: brand, card_last4: last4, card_exp_month, card_exp_year } = row;
  if (id === null || brand === null || last4 === null) return null;
  return { id, brand, last4, exp_month: card_exp_month ?? 0, exp_year: card_exp_year ?? 0 };
}

export function presentInvoice({ caller }: Pick<Call, "caller">, row: InvoiceRow): z.infer<typeof CompanyInvoice> {
  const { tenant_id: _tenant, customer_id: _customer, total_amount: amount, currency, page_url, ...invoice } = row;
  return {
    ...invoice,
    // The provider's page can be paid by anyone who has its address.
    page_url: isInPerson(caller) ? page_url : null,
    total: { amount, currency },
    period_start: utcTextMs(row.period_start),
    period_end: utcTextMs(row.period_end),
    created_at: utcTextMs(row.created_at),
  };
}
