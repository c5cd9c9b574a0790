import type { z } from "zod";
import type { Call, OutsideHandler, OutsideServices } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { platformFeePercentage } from "#api/features/payments/billing/service.ts";
import type { ConnectedAccount, ConnectProvider } from "#api/stripe/connect-provider.ts";
import { isBefore, utcTextMs } from "#api/time/instants.ts";
import type { ConnectStatus, EcommerceConfig, PublicEcommerceConfig } from "#schema/payments/ecommerce/models.ts";
import type { ecommerceOperations as operations } from "#schema/payments/ecommerce/operations.ts";
import type { AccountRow } from "./account-row.ts";
import { closeAccount, disconnectAccount, findAccount, forgetOverviews, lockAccount } from "./queries.ts";
import { tellOwners } from "./tell-owners.ts";

/** No payment begins on the account until then; null opens it again. */
export const closeUntil = ({ db }: Call, accountId: string, until: Temporal.Instant | null): Promise<void> =>
  closeAccount(db, accountId, until);

/** The account is the company's no more. */
export const leaveAccount = ({ db, now }: Call, accountId: string): Promise<void> =>
  disconnectAccount(db, accountId, now);

export async function ecommerceConfig(call: Call): Promise<z.infer<typeof EcommerceConfig>> {
  return presentConfig(call, await findAccount(call.db, call.deps.paymentMode));
}

export async function publicEcommerceConfig(call: Call): Promise<z.infer<typeof PublicEcommerceConfig>> {
  const { db, deps, tenant } = call;
  const account = await findAccount(db, deps.paymentMode);
  const isOpen = account?.charges_enabled ?? false;
  return {
    payment_mode: deps.paymentMode,
    can_accept_payments: isOpen,
    publishable_key: isOpen ? deps.paymentsKey : null,
    connect_account: isOpen ? (account?.account_id ?? null) : null,
    currency: tenant.currency,
  };
}

export async function presentConfig(
  call: Call,
  account: AccountRow | undefined,
): Promise<z.infer<typeof EcommerceConfig>> {
  const { deps, tenant } = call;
  return {
    id: tenant.slug,
    status: connectStatus(account),
    payment_mode: deps.paymentMode,
    can_accept_payments: account?.charges_enabled ?? false,
    platform_fee_percentage: await platformFeePercentage(call),
    currency: tenant.currency,
    ...(account ? presentAccount(account) : NO_ACCOUNT),
  };
}

const NO_ACCOUNT = {
  account_id: null,
  account_name: null,
  account_country: null,
  charges_enabled: false,
  payouts_enabled: false,
  requirements_due: [],
  requirements_due_by: null,
  connected_at: null,
};

function presentAccount(account: AccountRow) {
  const { account_id, account_name, account_country, charges_enabled, payouts_enabled, requirements_due } = account;
  const { requirements_due_by: dueBy, connected_at } = account;
  const accountState = {
    account_id,
    account_name,
    account_country,
    charges_enabled,
    payouts_enabled,
    requirements_due,
  };
  return { ...accountState, requirements_due_by: dueBy && utcTextMs(dueBy), connected_at: utcTextMs(connected_at) };
}

/** The company's account, if the provider accepts cards for it. */
export async function accountThatTakesCards({ db, deps }: Call): Promise<AccountRow | undefined> {
  const account = await findAccount(db, deps.paymentMode);
  return account?.charges_enabled ? account : undefined;
}

/** The same for a payment that begins now: the account is not disconnected before this transaction ends. */
export async function accountToCharge({ db, deps, now }: Call): Promise<AccountRow | undefined> {
  const account = await lockAccount(db, deps.paymentMode);
  const isClosing = account?.closing_until != null && isBefore(now, account.closing_until);
  return account?.charges_enabled && !isClosing ? account : undefined;
}

export const createConnectOnboardingLink: OutsideHandler<
  typeof operations.createConnectOnboardingLink,
  { accountId: string; returnUrl: string; refreshUrl: string },
  { url: string }
> = {
  async read(call, { body }) {
    const { return_url: returnUrl, refresh_url: refreshUrl } = body;
    refuseOtherHost(call, "return_url", returnUrl);
    refuseOtherHost(call, "refresh_url", refreshUrl);
    const { account_id: accountId } = await connectedAccount(call);
    return { accountId, returnUrl, refreshUrl };
  },
  ask: async ({ payments }, { accountId, ...addresses }) => ({
    url: await connectOf(payments.connect).onboardingLink(accountId, addresses),
  }),
  async write(call, link, { accountId: account_id }) {
    // The person may have changed something at the provider.
    await forgetOverviews(call.db, account_id);
    await tellOwners(call, {
      done: "Opened its questions to the company",
      account_id,
      change: { after: { account_id } },
    });
    return link;
  },
};

export const createConnectDashboardLink: OutsideHandler<
  typeof operations.createConnectDashboardLink,
  AccountRow,
  { url: string }
> = {
  read: connectedAccount,
  ask: async ({ payments }, { account_id }) => ({ url: await connectOf(payments.connect).dashboardLink(account_id) }),
  async write(call, link, { account_id }) {
    await tellOwners(call, { done: "Opened its dashboard", account_id, change: { after: { account_id } } });
    return link;
  },
};

/** The columns derived from the provider's response. */
export function accountColumns({ id: _id, name, country, currency: _currency, ...told }: ConnectedAccount) {
  return { ...told, account_name: name, account_country: country };
}

export function connectOf(connect: OutsideServices["payments"]["connect"]): ConnectProvider {
  if (connect) return connect;
  throw new ApiError(
    "invalid_state",
    "Card payments cannot be connected here yet: the operator has not registered the platform with the provider.",
  );
}

/** The company's account at the provider, whether or not it accepts cards yet. */
export const ownAccount = ({ db, deps }: Call): Promise<AccountRow | undefined> => findAccount(db, deps.paymentMode);

export async function connectedAccount(call: Call): Promise<AccountRow> {
  const account = await ownAccount(call);
  if (account) return account;
  throw new ApiError("invalid_state", "Card payments are not connected. Connect them first.");
}

/** The provider redirects people there, so only the company's own pages are allowed. */
function refuseOtherHost({ deps, tenant }: Call, field: string, address: string): void {
  if (new URL(address).origin === new URL(deps.siteUrl(tenant.slug)).origin) return;
  throw invalidField(field, "Enter an address on this company's own host.");
}

type Facts = Pick<AccountRow, "charges_enabled" | "payouts_enabled" | "details_submitted">;

/** Connected means that the provider has all details, takes cards and pays out; restricted that one of the two is missing. */
function connectStatus(account: Facts | undefined): ConnectStatus {
  if (!account) return "not_connected";
  if (!account.details_submitted) return "onboarding_incomplete";
  return account.charges_enabled && account.payouts_enabled ? "connected" : "restricted";
}
