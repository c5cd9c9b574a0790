import type { OutsideServices } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { settleEventsAbout } from "#api/features/payments/payment-events/service.ts";
import type { Card, CustomerBilling, ProviderSubscription } from "#api/stripe/provider.ts";
import type { PaymentMode } from "#schema/venue/company/models.ts";
import { changeTenantStatus, takeOverSubscription, upsertInvoices } from "./queries.ts";
import { statusAfter } from "./subscription-status.ts";

/** What the provider returned for a customer, and when it was requested. */
export interface ToldBilling {
  customerId: string;
  askedAt: Temporal.Instant;
  billing: CustomerBilling;
}

export async function askBilling({ payments, clock }: OutsideServices, customerId: string): Promise<ToldBilling> {
  const askedAt = clock.now();
  return { customerId, askedAt, billing: await payments.readBilling(customerId) };
}

const OWN_SUBSCRIPTION = { subject: "subscription", subject_id: null, provider_payment_id: null } as const;

interface BillingCompany {
  tenantId: string;
  mode: PaymentMode;
  now: Temporal.Instant;
}

/**
 * Stores what the provider returned: subscription, card, invoices and the resulting state of the company. In whatever order
 * responses arrive, the one to the latest request wins.
 */
export async function takeOver(
  trx: TenantTransaction,
  told: ToldBilling,
  { tenantId, mode, now }: BillingCompany,
): Promise<void> {
  const { billing, askedAt, customerId } = told;
  const { subscription, card, invoices } = billing;
  const change = { asked_at: askedAt, ...subscriptionColumns(subscription), ...cardColumns(card) };
  if (!(await takeOverSubscription(trx, mode, change))) return;
  const rows = invoices.map(({ total, ...invoice }) => ({
    ...invoice,
    tenant_id: tenantId,
    customer_id: customerId,
    total_amount: total,
  }));
  await upsertInvoices(trx, rows);
  if (subscription) await changeTenantStatus(trx, tenantId, statusAfter(subscription));
  await settleEventsAbout(trx, OWN_SUBSCRIPTION, { asked: askedAt, now });
}

function subscriptionColumns(subscription: ProviderSubscription | null) {
  if (!subscription) return {};
  const { id, status, is_ended_unpaid: _unpaid, ...columns } = subscription;
  return { subscription_id: id, provider_status: status, ...columns };
}

export const cardColumns = (card: Card | null) => ({
  card_id: card?.id ?? null,
  card_brand: card?.brand ?? null,
  card_last4: card?.last4 ?? null,
  card_exp_month: card?.exp_month ?? null,
  card_exp_year: card?.exp_year ?? null,
});
