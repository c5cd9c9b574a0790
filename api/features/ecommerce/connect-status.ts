import type { AccountRow } from "#api/features/ecommerce/queries.ts";
import type { ConnectStatus } from "#schema/ecommerce/models.ts";

type Facts = Pick<AccountRow, "charges_enabled" | "payouts_enabled" | "details_submitted">;

/** Where an account stands: told everything, the provider takes cards and pays out, or it restricts one of the two. */
export function connectStatus(account: Facts | undefined): ConnectStatus {
  if (!account) return "not_connected";
  if (!account.details_submitted) return "onboarding_incomplete";
  return account.charges_enabled && account.payouts_enabled ? "connected" : "restricted";
}
