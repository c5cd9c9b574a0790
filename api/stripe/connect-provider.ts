import type { Money } from "#schema/shared/money.ts";

/** The current state of a venue's own account at the provider. */
export interface ConnectedAccount {
  id: string;
  name: string | null;
  country: string | null;
  currency: string | null;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  /** What the provider requires; with the deadline, if it gives one. */
  requirements_due: string[];
  requirements_due_by: Temporal.Instant | null;
  disabled_reason: string | null;
}

/** The fees on payments since an instant, in minor units of the account's currency. */
export interface AccountFees {
  payment_count: number;
  taken: number;
  provider_fees: number;
  platform_fees: number;
  net: number;
  /** False if there were more payments than are read. */
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

/** Connects a venue's own provider account to the platform. */
export interface ConnectProvider {
  /** Where a person authorizes the platform for their business; makes no request. */
  authorizeUrl(state: string): string;
  /** Exchanges the code of a returning person, once; returns the account. */
  finishOauth(code: string): Promise<ConnectedAccount>;
  readAccount(accountId: string): Promise<ConnectedAccount>;
  /** Includes the fees since an instant, if given. Throws after ten seconds. */
  readOverview(accountId: string, feesSince: Temporal.Instant | null): Promise<AccountOverview>;
  onboardingLink(accountId: string, addresses: { returnUrl: string; refreshUrl: string }): Promise<string>;
  dashboardLink(accountId: string): Promise<string>;
  /** Succeeds if it is no longer connected. */
  deauthorize(accountId: string): Promise<void>;
}
