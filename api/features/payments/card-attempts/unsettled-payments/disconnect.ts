import type { ApiDeps, OutsideHandler } from "#api/call/call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { AccountRow } from "#api/features/payments/ecommerce/account-row.ts";
import {
  closeUntil,
  connectedAccount,
  connectOf,
  ecommerceConfig,
  leaveAccount,
} from "#api/features/payments/ecommerce/service.ts";
import { tellOwners } from "#api/features/payments/ecommerce/tell-owners.ts";
import { AccountLost } from "#api/stripe/provider-errors.ts";
import type { ecommerceOperations as operations } from "#schema/payments/ecommerce/operations.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { settleCardAttempt } from "../service.ts";
import { paymentsUnderWay, type PaymentAtProvider } from "./queries.ts";

/** How long no payment begins; longer than settling the ones under way takes. */
const CLOSING_MINUTES = 2;
/** A payment that is made while it is being cancelled is seen in the second round. */
const ROUNDS = 2;
const MOST_UNDER_WAY = 200;
const MOST_NAMED = 3;

interface Disconnecting {
  account: AccountRow;
  deps: Omit<ApiDeps, "outside">;
  tenantId: string;
  locale: string;
}

/**
 * Disconnects the account once no money is in flight on it: payments under way are settled or made impossible first, since
 * nobody could look them up afterwards. Refused while a bank or a refund has not answered.
 */
export const disconnectStripe: OutsideHandler<typeof operations.disconnectStripe, Disconnecting, AccountRow> = {
  async read(call) {
    const { deps, tenant, now } = call;
    const account = await connectedAccount(call);
    await closeUntil(call, account.account_id, now.add({ minutes: CLOSING_MINUTES }));
    return { account, deps, tenantId: tenant.tenant_id, locale: tenant.locale };
  },
  async ask(outside, { account, deps: inside, tenantId, locale }) {
    const deps = { ...inside, outside };
    const underWay = () =>
      inTenant(deps.db, tenantId, (trx) => paymentsUnderWay(trx, account.account_id, MOST_UNDER_WAY));
    // Only time settles a refund: nobody's payment is cancelled for a disconnect that is refused anyway.
    const refunds = (await underWay()).filter(({ kind }) => kind === "refund");
    if (refunds.length > 0) throw underWayRefusal(refunds, refunds.length, locale);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const payment of await underWay()) await settleLast(deps, tenantId, payment);
    }
    const left = await underWay();
    if (left.length > 0) throw underWayRefusal(left, left.at(0)?.total ?? 0, locale);
    await connectOf(outside.payments.connect).deauthorize(account.account_id);
    return account;
  },
  async fail(call, _error, { account }) {
    await closeUntil(call, account.account_id, null);
  },
  async write(call, { account_id }) {
    await leaveAccount(call, account_id);
    await tellOwners(call, { done: "Disconnected", account_id, change: { before: { account_id } } });
    return ecommerceConfig(call);
  },
};

const SUBJECT_OF = {
  booking: "booking_payment",
  plan: "plan_purchase",
  gift_card: "plan_purchase",
  link: "desk_payment",
  saved_card: "desk_payment",
} as const;

/** Settles it as it is at the provider; one that nobody has paid yet can no longer be paid afterwards. */
async function settleLast(deps: ApiDeps, tenant_id: string, { kind, id }: PaymentAtProvider): Promise<void> {
  try {
    if (kind !== "refund")
      await settleCardAttempt(deps, { subject: SUBJECT_OF[kind], tenant_id, id }, { isLast: true });
  } catch (error) {
    // It is listed to be looked up at the provider.
    if (!(error instanceof AccountLost)) throw error;
  }
}

function underWayRefusal(left: readonly PaymentAtProvider[], total: number, locale: string): ApiError {
  const named = left
    .slice(0, MOST_NAMED)
    .map(({ payer_name, amount, currency }) => `${payer_name ?? "Guest"}, ${formatMoney(amount, currency, locale)}`);
  const rest = total > named.length ? [`${total - named.length} more`] : [];
  const are = total === 1 ? "1 payment is under way" : `${total} payments are under way`;
  return new ApiError(
    "invalid_state",
    `${are}: ${[...named, ...rest].join("; ")}. Wait until the bank has answered, then disconnect.`,
  );
}
