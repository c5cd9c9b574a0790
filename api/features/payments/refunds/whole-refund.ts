import type { ApiDeps } from "#api/call/call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { AccountLost, failureOf, ProviderRefusal } from "#api/stripe/provider-errors.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { isBefore } from "#api/time/instants.ts";

/** A card payment that counts as nothing here: all of it goes back to its card. */
export interface WholeRefund {
  tenant_id: string;
  account_id: string;
  provider_payment_id: string;
  platform_fee: number;
  /** What the provider took, in minor units. */
  taken: number;
  /** Names this attempt: whoever asks under the same key gets the same refund. */
  key: string;
}

/** A row of a card payment, as each kind of payment keeps it. */
interface TakenRow extends Omit<WholeRefund, "provider_payment_id" | "taken" | "key"> {
  provider_payment_id: string | null;
  /** What was asked for, in minor units. */
  amount: number;
  /** What the provider took, where it is kept. */
  taken_amount: number | null;
}

export function takenFor({ tenant_id, account_id, provider_payment_id, ...row }: TakenRow): Omit<WholeRefund, "key"> {
  if (provider_payment_id === null) throw new Error("what is given back was paid");
  const { platform_fee, amount, taken_amount } = row;
  return { tenant_id, account_id, provider_payment_id, platform_fee, taken: taken_amount ?? amount };
}

/** What the provider or the card's bank says. `refund_failed` is for a person to handle; `refunding` is retried automatically. */
export type RefundReport =
  { state: "refunded"; refund_id: string | null } | { state: "refunding" | "refund_failed"; refund_failure: string };

/** The columns in which a payment of the booking page, for a time or a plan, keeps such a report. */
export function reportColumns(report: RefundReport, now: Temporal.Instant) {
  if (report.state === "refunded") return { ...report, refund_failure: null, settled_at: now };
  const { refund_failure } = report;
  if (report.state === "refunding") return { refund_failure };
  return { state: "refunding" as const, refund_failure, refund_asked_at: null, settled_at: null };
}

type Keep = (report: RefundReport) => Promise<void>;

/** Statuses of refunds that are on their way to the card, or completed. */
const GOES_BACK = new Set(["succeeded", "pending", "requires_action"]);
const HELD_BY_BANK = "It is disputed, and its bank holds the money.";
const NOT_ACCEPTED = "The card's bank did not accept the refund.";

/** How long a whole payment is refunded automatically; afterwards a person has to request it. */
const GIVEN_UP_AFTER_HOURS = 7 * 24;

/** Refunds asked for before this instant are no longer retried automatically. */
export const givenUpBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: GIVEN_UP_AFTER_HOURS });

/** Whether a refund that was last asked for then is left to a person; null where its bank has turned it down. */
export const isGivenUp = (askedAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  askedAt === null || isBefore(askedAt, givenUpBefore(now));

/**
 * Refunds the rest of a payment, unless all of it is back: the provider is asked first, so that an attempt whose answer was lost
 * is not repeated. Reports failures before they are thrown.
 */
export async function refundWhole(deps: ApiDeps, refund: WholeRefund, keep: Keep): Promise<void> {
  const { tenant_id, account_id: accountId, provider_payment_id: paymentId, platform_fee, key } = refund;
  try {
    const { isBack, isHeldByBank, given } = await whatIsBack(deps, refund);
    if (isHeldByBank) return await keep({ state: "refunding", refund_failure: HELD_BY_BANK });
    if (isBack) return await keep({ state: "refunded", refund_id: given.at(0)?.id ?? null });
    const { slug: company } = await inTenant(deps.db, tenant_id, (trx) => tenantOf(trx, tenant_id));
    const wanted = { accountId, paymentId, hasPlatformFee: platform_fee > 0, company };
    // A new attempt needs a new key, or the provider would repeat its last response.
    const made = await deps.outside.payments.charges.refundPayment(wanted, `${key} ${given.length}`);
    if (!GOES_BACK.has(made.status)) throw new ProviderRefusal("validation_failed", NOT_ACCEPTED);
    await keep({ state: "refunded", refund_id: made.id });
    // Its bank may have turned it down before it was stored as refunded, when that message found nothing to reopen.
    const now = await deps.outside.payments.charges.refundsOf(accountId, paymentId);
    if (now.some(({ id, status }) => id === made.id && !GOES_BACK.has(status))) {
      await keep({ state: "refund_failed", refund_failure: NOT_ACCEPTED });
    }
  } catch (error) {
    const state = error instanceof AccountLost ? "refund_failed" : "refunding";
    await keep({ state, refund_failure: failureOf(error) });
    throw error;
  }
}

/** Reopens a refund that the bank turned down, for a person to handle; one made at the provider itself counts as done. */
export async function handleWholeRefund(
  deps: ApiDeps,
  refund: Omit<WholeRefund, "key"> & { isRefunded: boolean },
  keep: Keep,
): Promise<void> {
  const { isBack, given } = await whatIsBack(deps, refund);
  if (isBack === refund.isRefunded) return;
  await keep(
    isBack
      ? { state: "refunded", refund_id: given.at(0)?.id ?? null }
      : { state: "refund_failed", refund_failure: NOT_ACCEPTED },
  );
}

type Paid = Pick<WholeRefund, "account_id" | "provider_payment_id" | "taken">;

/** What went back to the card, from the provider or through its bank, and whether that is all of the payment. */
async function whatIsBack({ outside }: ApiDeps, { account_id, provider_payment_id, taken }: Paid) {
  const { charges } = outside.payments;
  const given = await charges.refundsOf(account_id, provider_payment_id);
  const disputes = await charges.disputesOf(account_id, provider_payment_id);
  const withdrawn = disputes.filter((dispute) => dispute.withdrawn > 0);
  const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
  const back = sumOf(given.filter(({ status }) => GOES_BACK.has(status)));
  const lost = sumOf(withdrawn.filter(({ status }) => status === "lost"));
  const isBack = back + lost >= taken;
  return { given, isBack, isHeldByBank: !isBack && withdrawn.length > 0 };
}
