import { cardBrand } from "#schema/payments/payments/card-brand.ts";
import type { CompanySubscriptionShownFragment, SavedCardShownFragment } from "./subscription.generated.ts";

type Subscription = Pick<
  CompanySubscriptionShownFragment,
  "status" | "cancel_at_period_end" | "on_grace_period" | "ends_at" | "canceled_at"
>;

const STATUS_LABELS: Readonly<Record<string, string>> = {
  canceled: "Cancelled",
  active: "Active",
  trialing: "Trialing",
};

export const statusLabel = (status: string): string => STATUS_LABELS[status] ?? "Unknown";

/** Whether it ends or has ended: true if any of these fields says so. */
export function isPendingCancel(subscription: Subscription): boolean {
  const { status, cancel_at_period_end, on_grace_period, ends_at, canceled_at } = subscription;
  return cancel_at_period_end || on_grace_period || ends_at != null || canceled_at != null || status === "canceled";
}

export const cardLabel = ({ brand, last4 }: Pick<SavedCardShownFragment, "brand" | "last4">): string =>
  `${cardBrand(brand)} ending in ${last4}`;

/** "each month", "every 3 months" */
export const intervalLabel = (months: number): string => (months === 1 ? "each month" : `every ${months} months`);
