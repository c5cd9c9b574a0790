import {
  postDispute,
  postingsOf,
  type LedgerSubject,
  type LedgerWriting,
} from "#api/features/payments/ledger/service.ts";
import { taxesInPart } from "#api/money/tax.ts";
import { sumOf } from "#schema/shared/tax-rules.ts";
import { findWithdrawn } from "./queries.ts";

/**
 * Returns the tax that the disputes of a payment have yet to post, negative if they posted too much: the tax in all that went
 * back, less what refunds returned. Reckoned from totals, so that refunds and disputes may be heard of in any order.
 */
export async function disputedTaxDue({ db, tenant_id }: LedgerWriting, paymentId: number): Promise<number> {
  const payment = await findWithdrawn(db, paymentId);
  if (!payment) return 0;
  const { amount, refunded_amount, withdrawn } = payment;
  const taxIn = (back: number) => sumOf(taxesInPart(payment, Math.min(back, amount)));
  const posted = (await postingsOf({ db, tenant: { tenant_id } }, paymentId)).find(
    ({ kind, account }) => kind === "dispute" && account === "taxes",
  );
  return taxIn(refunded_amount + withdrawn) - taxIn(refunded_amount) - (posted?.amount ?? 0);
}

/** Lets the tax of a payment's disputes follow a refund, which returns its own share of it. */
export async function keepDisputedTax(
  writing: LedgerWriting,
  paidFor: LedgerSubject,
  { id, currency }: { id: number; currency: string },
): Promise<void> {
  const tax = await disputedTaxDue(writing, id);
  if (tax === 0) return;
  const reason = "A refund has changed the tax in what was disputed";
  await postDispute(writing, paidFor, { payment_id: id, currency, reason, amount: 0, tax });
}
