import type { ApiDeps } from "#api/call/call.ts";
import { settleGiftCardOfProvider } from "#api/features/memberships/gift-cards/give-back.ts";
import { settleCreditOfProvider } from "#api/features/memberships/memberships/credited-bill.ts";
import { syncBilling } from "#api/features/payments/billing/events.ts";
import { settleCardAttempt, settleCardAttemptOfProvider } from "#api/features/payments/card-attempts/service.ts";
import { settleDisputes } from "#api/features/payments/disputes/service.ts";
import type { EventHandlers } from "#api/features/payments/payment-events/service.ts";
import { settleRefundsOfProvider } from "#api/features/payments/refunds/settle-refunds.ts";
import type { JobData } from "#api/jobs/jobs.ts";

/** The handlers of each payment event: assigned here, so that the code that stores events need not depend on them. */
export const eventHandlers = (deps: ApiDeps): EventHandlers => ({
  subscription: ({ tenant_id }) => syncBilling(deps, tenant_id),
  booking_payment: ofAttempt(deps, "booking_payment"),
  desk_payment: ofAttempt(deps, "desk_payment"),
  plan_purchase: ofAttempt(deps, "plan_purchase"),
  refund: async (event) => {
    const named = await withReceipt(deps, event);
    if (!named) return;
    await settleRefundsOfProvider(deps, event.tenant_id, named);
    await settleGiftCardOfProvider(deps, event.tenant_id, named);
    await settleCreditOfProvider(deps, event.tenant_id, named);
  },
  dispute: async (event) => {
    const named = await withReceipt(deps, event);
    if (!named) return;
    await settleDisputes(deps, event.tenant_id, named);
    await settleGiftCardOfProvider(deps, event.tenant_id, named);
    await settleCreditOfProvider(deps, event.tenant_id, named);
  },
});

const ofAttempt =
  (deps: ApiDeps, subject: JobData["settle_card_attempt"]["subject"]) =>
  ({ tenant_id, subject_id }: PaymentEvent): Promise<void> =>
    settleCardAttempt(deps, { tenant_id, subject, id: subject_id ?? 0 });

type PaymentEvent = Parameters<EventHandlers["refund"]>[0];

/** An event may arrive before that of the payment itself: its receipt is written first. */
async function withReceipt(deps: ApiDeps, { tenant_id, account_id, provider_payment_id }: PaymentEvent) {
  if (account_id === null || provider_payment_id === null) return undefined;
  await settleCardAttemptOfProvider(deps, { tenant_id, account_id, provider_payment_id });
  return { account: account_id, payment: provider_payment_id };
}
