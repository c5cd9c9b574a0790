import type { ApiDeps } from "#api/call/call.ts";
import type { JobData } from "#api/jobs/jobs.ts";
import type { ProviderEvent } from "#api/stripe/provider.ts";
import { deskPayment } from "./card-charges/desk-payment.ts";
import type { AttemptSubject, AttemptSubjectName } from "./core/attempt.ts";
import type { PaymentOfProvider } from "./core/queries.ts";
import {
  keepAttemptEvent,
  reconcileAttempts,
  settleAttempt,
  settleAttemptOfProvider,
  type How,
} from "./core/settle-attempt.ts";
import { planPurchase } from "./plan-purchases/buy.ts";
import { bookingPayment } from "./service-payments/booking-payment.ts";

export const SUBJECTS: Readonly<Record<AttemptSubjectName, AttemptSubject>> = {
  booking_payment: bookingPayment,
  plan_purchase: planPurchase,
  desk_payment: deskPayment,
};

/** Settles one card payment, whatever triggered it: buys what was paid for, or refunds it. */
export const settleCardAttempt = (
  deps: ApiDeps,
  { subject, ...named }: JobData["settle_card_attempt"],
  how?: How,
): Promise<void> => settleAttempt(deps, SUBJECTS[subject], named, how);

/** The same by the provider's id of the payment, whichever subject it is of. */
export async function settleCardAttemptOfProvider(
  deps: ApiDeps,
  payment: PaymentOfProvider & { tenant_id: string },
): Promise<void> {
  for (const subject of Object.values(SUBJECTS)) await settleAttemptOfProvider(deps, subject, payment);
}

/** Settles what was missed in one company: a payer who never came back, a lost event, a crashed process. */
export async function reconcileCardAttempts(deps: ApiDeps, tenantId: string): Promise<void> {
  for (const subject of Object.values(SUBJECTS)) await reconcileAttempts(deps, subject, tenantId);
}

/** Keeps an event about a card payment. Throws 403 if its account is not the one to be paid. */
export async function keepCardAttemptEvent(deps: ApiDeps, event: ProviderEvent, account: string): Promise<void> {
  for (const subject of Object.values(SUBJECTS)) await keepAttemptEvent(deps, subject, { event, account });
}
