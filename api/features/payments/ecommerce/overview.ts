import type { z } from "zod";
import { signedIn } from "#api/auth/caller.ts";
import type { Call, OutsideHandler } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { companyInvoices, ownCompanyOnly } from "#api/features/payments/billing/service.ts";
import type { AccountOverview } from "#api/stripe/connect-provider.ts";
import { minutesBetween, utcTextMs } from "#api/time/instants.ts";
import type { ConnectFees, StripeOverview } from "#schema/payments/ecommerce/models.ts";
import type { centralEcommerceOperations } from "#schema/payments/ecommerce/operations.ts";
import type { AccountRow } from "./account-row.ts";
import { changeAccount, findAccount, findOverview, upsertOverview } from "./queries.ts";
import { accountColumns, connectOf, presentConfig } from "./service.ts";

/** How long a cached overview is served. */
const FRESH_MINUTES = 5;

/** The cached part of the provider's overview: the account's own state is a separate row. */
type KeptOverview = Omit<AccountOverview, "account">;

interface Known {
  overview: KeptOverview;
  fetchedAt: Temporal.Instant;
}

interface Asked {
  account: AccountRow | undefined;
  /** 0: without fees. */
  windowDays: number;
  invoicesLimit: number;
  known: Known | undefined;
  isFresh: boolean;
  now: Temporal.Instant;
}

type Found =
  | { kind: "known" }
  | { kind: "told"; overview: AccountOverview; askedAt: Temporal.Instant }
  | { kind: "failed"; error: ApiError };

export const stripeOverview: OutsideHandler<typeof centralEcommerceOperations.stripeOverview, Asked, Found> = {
  async read(call, { params, query }) {
    ownCompanyOnly(call, params.tenant);
    const { db, deps, now, caller } = call;
    const account = await findAccount(db, deps.paymentMode);
    const windowDays = query.include_fees ? query.fees_window_days : 0;
    const row = account && (await findOverview(db, keyOf(caller, account, windowDays)));
    // Only this file writes the column, so the cast is safe.
    const known = row && { overview: row.overview as unknown as KeptOverview, fetchedAt: row.fetched_at };
    const isFresh = !query.bypass_cache && known !== undefined && minutesBetween(known.fetchedAt, now) < FRESH_MINUTES;
    return { account, windowDays, invoicesLimit: query.invoices_limit, known, isFresh, now };
  },
  async ask({ payments, clock }, { account, isFresh, windowDays, now }) {
    if (!account || isFresh) return { kind: "known" };
    const since = windowDays === 0 ? null : now.subtract({ hours: windowDays * 24 });
    const askedAt = clock.now();
    try {
      const overview = await connectOf(payments.connect).readOverview(account.account_id, since);
      return { kind: "told", overview, askedAt };
    } catch (error) {
      if (error instanceof ApiError) return { kind: "failed", error };
      throw error;
    }
  },
  async write(call, found, asked) {
    if (found.kind === "told" && asked.account) {
      await keepOverview(call, asked.account, { ...asked, ...found });
      const { account: _account, ...overview } = found.overview;
      return present(call, asked, { known: { overview, fetchedAt: found.askedAt }, problem: null });
    }
    if (found.kind === "failed" && !asked.known) throw found.error;
    return present(call, asked, { known: asked.known, problem: found.kind === "failed" ? found.error.message : null });
  },
};

const keyOf = (caller: Call["caller"], { account_id }: AccountRow, fees_window_days: number) => ({
  user_id: signedIn(caller).id,
  account_id,
  fees_window_days,
});

async function keepOverview(
  { db, tenant, caller }: Call,
  account: AccountRow,
  { overview, askedAt, windowDays }: { overview: AccountOverview; askedAt: Temporal.Instant; windowDays: number },
): Promise<void> {
  const { account: told, ...kept } = overview;
  await changeAccount(db, account.account_id, { ...accountColumns(told), asked_at: askedAt });
  await upsertOverview(db, {
    tenant_id: tenant.tenant_id,
    ...keyOf(caller, account, windowDays),
    overview: JSON.stringify(kept),
    fetched_at: askedAt,
  });
}

async function present(
  call: Call,
  { windowDays, invoicesLimit }: Asked,
  { known, problem }: { known: Known | undefined; problem: string | null },
): Promise<z.infer<typeof StripeOverview>> {
  const { db, deps, now } = call;
  const overview = known?.overview;
  return {
    account: await presentConfig(call, await findAccount(db, deps.paymentMode)),
    available: overview?.available ?? [],
    pending: overview?.pending ?? [],
    fees: overview ? presentFees(overview, windowDays, call.tenant.currency) : null,
    payouts: overview?.payouts ?? [],
    invoices: await companyInvoices(call, invoicesLimit),
    fetched_at: utcTextMs(known?.fetchedAt ?? now),
    problem,
  };
}

function presentFees(
  { fees, available }: KeptOverview,
  window_days: number,
  ownCurrency: string,
): z.infer<typeof ConnectFees> | null {
  if (!fees) return null;
  const currency = available[0]?.currency ?? ownCurrency;
  const money = (amount: number) => ({ amount, currency });
  const { payment_count, is_whole } = fees;
  return {
    window_days,
    payment_count,
    is_whole,
    taken: money(fees.taken),
    provider_fees: money(fees.provider_fees),
    platform_fees: money(fees.platform_fees),
    net: money(fees.net),
  };
}
