import type { Money } from "#schema/shared/money.ts";

/** A venue's own account at the provider, as it stands there now. */
export interface ConnectedAccount {
  id: string;
  name: string | null;
  country: string | null;
  currency: string | null;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  /** What the provider asks for; by when, where it says so. */
  requirements_due: string[];
  requirements_due_by: Temporal.Instant | null;
  disabled_reason: string | null;
}

/** What payments came to since an instant, in minor units of the account's currency. */
export interface AccountFees {
  payment_count: number;
  taken: number;
  provider_fees: number;
  platform_fees: number;
  net: number;
  /** Not where there were more payments than are read. */
  is_whole: boolean;
}

export interface ProviderPayout {
  id: string;
  amount: Money;
  status: string;
  created_at: string;
  arrives_at: string;
  bank: string | null;
}

export interface AccountOverview {
  account: ConnectedAccount;
  available: Money[];
  pending: Money[];
  fees: AccountFees | null;
  payouts: ProviderPayout[];
}

/** Joins a venue's own account at the provider with the platform. */
export interface ConnectProvider {
  /** Where a person lets the platform act for their business; asks nobody. */
  authorizeUrl(state: string): string;
  /** Exchanges the code of a person who came back, once; answers the account. */
  finishOauth(code: string): Promise<ConnectedAccount>;
  readAccount(accountId: string): Promise<ConnectedAccount>;
  /** With the fees since an instant, where one is given. Throws after ten seconds. */
  readOverview(accountId: string, feesSince: Temporal.Instant | null): Promise<AccountOverview>;
  onboardingLink(accountId: string, addresses: { returnUrl: string; refreshUrl: string }): Promise<string>;
  dashboardLink(accountId: string): Promise<string>;
  /** What is not connected any more is as good. */
  deauthorize(accountId: string): Promise<void>;
}
