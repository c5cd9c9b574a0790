import type { ProviderSubscription } from "#api/payments/provider.ts";
import type { SubscriptionStatus } from "#schema/billing/models.ts";

/** What each state at the provider means here; `past_due` is tried again by the provider and locks nobody out meanwhile. */
const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  active: "active",
  past_due: "active",
  trialing: "trialing",
  canceled: "canceled",
};

export const statusOf = (providerStatus: string | null): SubscriptionStatus => STATUSES[providerStatus ?? ""] ?? "none";

/** Whether it can be changed and cancelled; else a new one is subscribed to. */
export const isRunning = (providerStatus: string | null): boolean =>
  ["active", "trialing"].includes(statusOf(providerStatus));

interface SubscriptionChange {
  subscription_status: SubscriptionStatus;
  cancelled_at: Temporal.Instant | null;
}

/** Cancelled by somebody and ended: the account is cancelled. Ended because nobody paid: it only lacks a subscription. */
export function statusAfter({ status, ended_at, is_ended_unpaid }: ProviderSubscription): SubscriptionChange {
  const subscription_status = statusOf(status);
  const isCancelled = subscription_status === "canceled" && !is_ended_unpaid;
  return { subscription_status, cancelled_at: isCancelled ? ended_at : null };
}
