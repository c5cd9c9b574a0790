import type { ProviderSubscription } from "#api/stripe/provider.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";

/** Maps the provider's states; while `past_due`, the provider retries and nobody is locked out. */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: "active",
  past_due: "active",
  trialing: "trialing",
  canceled: "canceled",
};

export const statusOf = (providerStatus: string | null): SubscriptionStatus => STATUSES[providerStatus ?? ""] ?? "none";

/** Whether it can be changed and cancelled; otherwise a new subscription has to be made. */
export const isRunning = (providerStatus: string | null): boolean =>
  ["active", "trialing"].includes(statusOf(providerStatus));

interface SubscriptionChange {
  subscription_status: SubscriptionStatus;
  cancelled_at: Temporal.Instant | null;
}

/** Ended after a cancellation: the account is cancelled. Ended for lack of payment: it only lacks a subscription. */
export function statusAfter({ status, ended_at, is_ended_unpaid }: ProviderSubscription): SubscriptionChange {
  const subscription_status = statusOf(status);
  const isCancelled = subscription_status === "canceled" && !is_ended_unpaid;
  return { subscription_status, cancelled_at: isCancelled ? ended_at : null };
}
