import type { ApiDeps } from "#api/call/call.ts";
import { settleGiftCardOfProvider } from "#api/features/memberships/gift-cards/give-back.ts";
import { syncBilling } from "#api/features/payments/billing/events.ts";
import {
  settleCardCharge,
  settleChargeOfProvider,
} from "#api/features/payments/card-attempts/card-charges/settle-later.ts";
import {
  settlePlanPurchase,
  settlePurchaseOfProvider,
} from "#api/features/payments/card-attempts/plan-purchases/settle-later.ts";
import {
  settlePaymentOfProvider,
  settleServicePayment,
} from "#api/features/payments/card-attempts/service-payments/settle-later.ts";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import type { EventHandlers } from "#api/features/payments/payment-events/service.ts";
import { settleRefundsOfProvider } from "#api/features/payments/refunds/settle-refunds.ts";

/** The handlers of each payment event: assigned here, so that the code that stores events need not depend on them. */
export const eventHandlers = (deps: ApiDeps): EventHandlers => ({
  subscription: ({ tenant_id }) => syncBilling(deps, tenant_id),
  booking_payment: ({ tenant_id, subject_id }) =>
    settleServicePayment(deps, { tenant_id, payment_id: subject_id ?? 0 }),
  desk_payment: ({ tenant_id, subject_id }) => settleCardCharge(deps, { tenant_id, charge_id: subject_id ?? 0 }),
  plan_purchase: ({ tenant_id, subject_id }) => settlePlanPurchase(deps, { tenant_id, purchase_id: subject_id ?? 0 }),
  refund: async (event) => {
    const named = await withReceipt(deps, event);
    if (!named) return;
    await settleRefundsOfProvider(deps, event.tenant_id, named);
    await settleGiftCardOfProvider(deps, event.tenant_id, named);
  },
  dispute: async (event) => {
    const named = await withReceipt(deps, event);
    if (!named) return;
    await settleDisputes(deps, event.tenant_id, named);
    await settleGiftCardOfProvider(deps, event.tenant_id, named);
  },
});

type PaymentEvent = Parameters<EventHandlers["refund"]>[0];

/** An event may arrive before that of the payment itself: its receipt is written first. */
async function withReceipt(deps: ApiDeps, { tenant_id, account_id, provider_payment_id }: PaymentEvent) {
  if (account_id === null || provider_payment_id === null) return undefined;
  await settlePaymentOfProvider(deps, tenant_id, { account_id, provider_payment_id });
  await settlePurchaseOfProvider(deps, tenant_id, provider_payment_id);
  await settleChargeOfProvider(deps, tenant_id, provider_payment_id);
  return { account: account_id, payment: provider_payment_id };
}
