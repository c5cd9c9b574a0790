import Stripe from "stripe";
import { ApiError } from "#api/errors/errors.ts";
import { utcTextMs } from "#api/time/instants.ts";
import type { Money } from "#schema/shared/money.ts";
import type {
  AccountFees,
  AccountOverview,
  ConnectedAccount,
  ConnectProvider,
  ProviderPayout,
} from "./connect-provider.ts";
import { instantOfTimestamp, instantOrNull, told } from "./stripe-values.ts";

/** The platform's registration for connecting accounts. */
export interface ConnectSettings {
  clientId: string;
  /** The consent page; the SDK's own URL for it loses the port. */
  authorizeUrl: string;
  /** The page to return to, as registered with the provider. */
  callbackUrl: string;
  /** Base URL of the accounts' dashboards. */
  dashboardUrl: string;
  /** Time limit of a whole overview, in ms. */
  overviewWithinMs?: number;
}

const OVERVIEW_WITHIN_MS = 10_000;
const PAYOUTS = 5;
/** The most payments read for the fees of a period. */
const MOST_PAYMENTS = 2_000;
const PAYMENT_TYPES: readonly string[] = ["charge", "payment"];

export function stripeConnect(stripe: Stripe, settings: ConnectSettings): ConnectProvider {
  const { clientId, authorizeUrl, callbackUrl, dashboardUrl } = settings;
  const readAccount = async (id: string) => presentAccount(await told(stripe.accounts.retrieve(id)));
  return {
    authorizeUrl: (state) => {
      const asked = {
        response_type: "code",
        client_id: clientId,
        scope: "read_write",
        redirect_uri: callbackUrl,
        state,
      };
      return `${authorizeUrl}?${new URLSearchParams(asked)}`;
    },
    finishOauth: async (code) => {
      const { stripe_user_id: id } = await told(stripe.oauth.token({ grant_type: "authorization_code", code }));
      return readAccount(id ?? "");
    },
    readAccount,
    readOverview: (id, feesSince) =>
      within(settings.overviewWithinMs ?? OVERVIEW_WITHIN_MS, readOverview(stripe, id, feesSince)),
    onboardingLink: async (account, { returnUrl, refreshUrl }) => {
      const link = { account, type: "account_onboarding", return_url: returnUrl, refresh_url: refreshUrl } as const;
      return (await told(stripe.accountLinks.create(link))).url;
    },
    dashboardLink: async (id) => {
      const { type } = await told(stripe.accounts.retrieve(id));
      // Only these have no dashboard of their own.
      if (type === "express") return (await told(stripe.accounts.createLoginLink(id))).url;
      return `${dashboardUrl}/${id}`;
    },
    deauthorize: async (id) => {
      try {
        await stripe.oauth.deauthorize({ client_id: clientId, stripe_user_id: id });
      } catch (error) {
        if (isOver(error)) return;
        await told(Promise.reject(error as Error));
      }
    },
  };
}

/** Whether the account disconnected by itself. */
const isOver = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && /invalid_client|not connected/.test(`${error.type} ${error.message}`);

export const overviewTimeout = (): ApiError => new ApiError("timed_out", "Stripe status fetch timeout");

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(overviewTimeout()), milliseconds);
  });
  answer.catch(() => undefined); // it may still reject after the timeout
  return Promise.race([answer, timeout]).finally(() => clearTimeout(late));
}

async function readOverview(stripe: Stripe, id: string, feesSince: Temporal.Instant | null): Promise<AccountOverview> {
  const asAccount = { stripeAccount: id };
  const [account, balance, payouts, fees] = await Promise.all([
    told(stripe.accounts.retrieve(id)),
    told(stripe.balance.retrieve({}, asAccount)),
    told(stripe.payouts.list({ limit: PAYOUTS, expand: ["data.destination"] }, asAccount)),
    feesSince === null ? null : readFees(stripe, id, feesSince),
  ]);
  return {
    account: presentAccount(account),
    available: balance.available.map(moneyOf),
    pending: balance.pending.map(moneyOf),
    payouts: payouts.data.map(presentPayout),
    fees,
  };
}

async function readFees(stripe: Stripe, id: string, since: Temporal.Instant): Promise<AccountFees> {
  const created = { gte: Math.floor(since.epochMilliseconds / 1000) };
  const pages = stripe.balanceTransactions.list({ created, limit: 100 }, { stripeAccount: id });
  const all = await told(pages.autoPagingToArray({ limit: MOST_PAYMENTS }));
  const payments = all.filter(({ type }) => PAYMENT_TYPES.includes(type));
  const feesOf = (isPlatform: boolean) =>
    sum(
      payments.flatMap(({ fee_details }) =>
        fee_details.filter(({ type }) => (type === "application_fee") === isPlatform).map(({ amount }) => amount),
      ),
    );
  return {
    payment_count: payments.length,
    taken: sum(payments.map(({ amount }) => amount)),
    provider_fees: feesOf(false),
    platform_fees: feesOf(true),
    net: sum(payments.map(({ net }) => net)),
    is_whole: all.length < MOST_PAYMENTS,
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const moneyOf = ({ amount, currency }: { amount: number; currency: string }): Money => ({
  amount,
  currency: currency.toUpperCase(),
});

function presentAccount(account: Stripe.Account): ConnectedAccount {
  const { id, business_profile, country, default_currency, requirements } = account;
  return {
    id,
    name: business_profile?.name ?? null,
    country: country ?? null,
    currency: default_currency?.toUpperCase() ?? null,
    charges_enabled: account.charges_enabled,
    payouts_enabled: account.payouts_enabled,
    details_submitted: account.details_submitted,
    requirements_due: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
    requirements_due_by: instantOrNull(requirements?.current_deadline ?? null),
    disabled_reason: requirements?.disabled_reason ?? null,
  };
}

function presentPayout({
  id,
  amount,
  currency,
  status,
  created,
  arrival_date,
  destination,
}: Stripe.Payout): ProviderPayout {
  return {
    id,
    amount: moneyOf({ amount, currency }),
    status,
    created_at: utcTextMs(instantOfTimestamp(created)),
    arrives_at: utcTextMs(instantOfTimestamp(arrival_date)),
    bank: bankOf(destination),
  };
}

function bankOf(destination: Stripe.Payout["destination"]): string | null {
  if (typeof destination !== "object" || destination === null || !("last4" in destination)) return null;
  const name = destination.object === "bank_account" ? destination.bank_name : destination.brand;
  return `${name ?? "Bank"} ••${destination.last4}`;
}
