import type { RecordedCall } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import { notFound } from "#api/errors/errors.ts";
import { ratesOf, type Sold } from "#api/money/tax.ts";
import { utcText } from "#api/time/instants.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { LedgerTransaction, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import type { PaymentMethod } from "#schema/payments/payments/models.ts";
import { taxesIn, taxIn } from "#schema/shared/tax-rules.ts";
import { bookingBalance, reversalDue, sumsWithout } from "./booking-balance.ts";
import {
  cashUpEntries,
  chargeEntries,
  disputeEntries,
  feeEntries,
  giftCardChargedBackEntries,
  giftCardReclaimedEntries,
  giftCardRedeemedEntries,
  giftCardSaleEntries,
  HELD_IN,
  membershipPaymentEntries,
  paymentEntries,
  refundEntries,
  reversalEntries,
  summedEntries,
  takenBack,
  waiverEntries,
  type Entry,
  type PostedSum,
  type Taxed,
} from "./entries.ts";
import { paymentStatusOf, type BookingFigures } from "./payment-status.ts";
import {
  bookingFigures,
  creditFreed,
  creditLeft,
  insertTransaction,
  lockLedgerBooking,
  lockLedgerPayment,
  postedForPayment,
  setPaymentStatus,
  transactionsOf,
  type TransactionRow,
} from "./queries.ts";

export type { Taxed };
export {
  giftCardChargedBackEntries,
  giftCardReclaimedEntries,
  HELD_IN,
  type PostedSum,
  refundEntries,
  summedEntries,
  takenBack,
};

/** Who writes to the ledger and when: a request, or a background job without a user. */
export interface LedgerWriting {
  db: TenantTransaction;
  tenant_id: string;
  now: Temporal.Instant;
  /** Null if the payment provider or a client's card caused it. */
  by: number | null;
}

export const writingOf = ({
  db,
  tenant,
  now,
  caller,
}: Pick<Call, "db" | "tenant" | "now" | "caller">): LedgerWriting => ({
  db,
  tenant_id: tenant.tenant_id,
  now,
  by: caller.kind === "person" ? caller.id : null,
});

/** The fields of a booking that the ledger needs. The taxes of its sale apply to everything charged for it. */
export interface LedgerBooking extends Sold {
  id: number;
  client_id: number | null;
  location_id: number;
}

type OfCompany = Pick<RecordedCall, "db" | "tenant">;

/** What is left of a client's credit in one currency. */
export const creditOf = ({ db, tenant }: OfCompany, of: { client_id: number; currency: string }): Promise<number> =>
  creditLeft(db, { tenant_id: tenant.tenant_id, ...of });

/** What of a membership's credit became its client's own. */
export const freedCreditOf = ({ db, tenant }: OfCompany, membership_id: number): Promise<number> =>
  creditFreed(db, { tenant_id: tenant.tenant_id, membership_id });

/** What a payment and its refunds have moved so far. */
export const postingsOf = ({ db, tenant }: OfCompany, payment_id: number): Promise<PostedSum[]> =>
  postedForPayment(db, { tenant_id: tenant.tenant_id, payment_id });

interface Posting {
  kind: LedgerTransactionKind;
  currency: string;
  entries: readonly Entry[];
  payment_id?: number;
  membership_id?: number;
  client_id?: number | null;
  reason?: string;
}

/**
 * Posts the price of a booking, or the difference to what was charged before. Deferred to the commit; callers need not await it.
 */
export function postCharge(writing: LedgerWriting, booking: LedgerBooking, charge: Taxed, currency: string): void {
  deferToCommit(writing.db, post(writing, booking, { kind: "charge", currency, entries: chargeEntries(charge) }));
}

export interface Fee {
  amount: number;
  currency: string;
}

export function postFee(writing: LedgerWriting, booking: LedgerBooking, { amount, currency }: Fee): Promise<unknown> {
  const tax = taxIn(amount, ratesOf(booking));
  return post(writing, booking, { kind: "fee", currency, entries: feeEntries({ amount, tax }) });
}

/** Reverses the fees of an event that was undone, and their waivers. */
export async function postFeeBack(
  writing: LedgerWriting,
  booking: LedgerBooking,
  { amount, currency, was_waived }: Fee & { was_waived: boolean },
): Promise<void> {
  const fee = { amount, tax: taxIn(amount, ratesOf(booking)) };
  await post(writing, booking, { kind: "fee", currency, entries: takenBack(feeEntries(fee)) });
  if (was_waived) await post(writing, booking, { kind: "waiver", currency, entries: takenBack(waiverEntries(fee)) });
}

export function postWaiver(
  writing: LedgerWriting,
  booking: LedgerBooking,
  { amount, tax, currency, reason }: Fee & Taxed & { reason: string },
): Promise<unknown> {
  return post(writing, booking, { kind: "waiver", currency, entries: waiverEntries({ amount, tax }), reason });
}

/** Returns each tax in an amount that reduces what is owed, such that the parts add up to the taxes on the total. */
export function taxesOfPart(owed: number, amount: number, rates: readonly number[]): number[] {
  const after = taxesIn(owed - amount, rates);
  return taxesIn(owed, rates).map((tax, at) => tax - (after[at] ?? 0));
}

export interface LedgerPayment extends Taxed {
  payment_id: number;
  method: PaymentMethod;
  tip: number;
  currency: string;
}

export function postPayment(writing: LedgerWriting, booking: LedgerBooking, payment: LedgerPayment): Promise<unknown> {
  const { payment_id, method, tip, currency } = payment;
  return post(writing, booking, {
    kind: "payment",
    currency,
    payment_id,
    entries: paymentEntries(method, payment, tip),
  });
}

export function postMembershipPayment(
  writing: LedgerWriting,
  payer: { client_id: number; location_id: number | null },
  { payment_id, method, currency, ...paid }: Omit<LedgerPayment, "tip">,
): Promise<unknown> {
  const posting = { kind: "payment", currency, payment_id, entries: membershipPaymentEntries(method, paid) } as const;
  return post(writing, { id: null, ...payer }, posting);
}

interface GiftCardMoney {
  payment_id: number;
  location_id: number | null;
  method: PaymentMethod;
  amount: number;
  currency: string;
}

export function postGiftCardSold(writing: LedgerWriting, sold: GiftCardMoney): Promise<unknown> {
  const { payment_id, location_id, method, amount, currency } = sold;
  const posting = { kind: "payment", currency, payment_id, entries: giftCardSaleEntries(method, amount) } as const;
  return post(writing, { id: null, client_id: null, location_id }, posting);
}

export function postGiftCardTakenBack(
  writing: LedgerWriting,
  { payment_id, location_id, method, amount, currency, reason }: GiftCardMoney & { reason: string },
): Promise<unknown> {
  const entries = takenBack(giftCardSaleEntries(method, amount));
  const posting = { kind: "refund", currency, payment_id, entries, reason } as const;
  return post(writing, { id: null, client_id: null, location_id }, posting);
}

export function postGiftCardRedeemed(
  writing: LedgerWriting,
  client_id: number,
  { amount, currency }: { amount: number; currency: string },
): Promise<unknown> {
  const posting = { kind: "credit", currency, entries: giftCardRedeemedEntries(amount) } as const;
  return post(writing, { id: null, client_id, location_id: null }, posting);
}

/** Posts what becomes of a gift card whose money its buyer got back past the venue; nothing where nothing moves. */
export async function postGiftCardReclaimed(
  writing: LedgerWriting,
  client_id: number | null,
  { payment_id, currency, reason, entries }: { payment_id: number; currency: string; reason: string; entries: Entry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const posting = { kind: "credit", currency, payment_id, entries, reason } as const;
  await post(writing, { id: null, client_id, location_id: null }, posting);
}

export function postRefund(
  writing: LedgerWriting,
  paidFor: LedgerSubject,
  refund: { payment_id: number; currency: string; reason: string; entries: readonly Entry[] },
): Promise<unknown> {
  return post(writing, paidFor, { kind: "refund", ...refund });
}

/** Reverses what a payment and its refunds have posted, each kind in a transaction of its own. */
export async function postVoid(
  writing: LedgerWriting,
  paidFor: LedgerSubject,
  { posted, ...voided }: { payment_id: number; currency: string; reason: string; posted: readonly PostedSum[] },
): Promise<void> {
  for (const [kind, entries] of Map.groupBy(posted, (sum) => sum.kind)) {
    await post(writing, paidFor, { kind, ...voided, entries: takenBack(entries) });
  }
}

/** Returns what a booking would still have to pay had a payment and its refunds never been posted. */
export async function balanceWithout(
  { db, tenant_id }: Pick<LedgerWriting, "db" | "tenant_id">,
  bookingId: number,
  posted: readonly PostedSum[],
): Promise<number> {
  const found = await bookingFigures(db, { tenant_id, booking_id: bookingId });
  if (!found) throw notFound("booking");
  return bookingBalance(sumsWithout(found.sums, posted)).balance;
}

export function postDispute(
  writing: LedgerWriting,
  paidFor: LedgerSubject,
  { amount, tax, ...dispute }: { payment_id: number; currency: string; reason: string } & Taxed,
): Promise<unknown> {
  return post(writing, paidFor, { kind: "dispute", ...dispute, entries: disputeEntries({ amount, tax }) });
}

/** Posts the daily cash-up of a drawer; no-op if the count was as expected and nothing is banked. */
export async function postCashUp(
  writing: LedgerWriting,
  { location_id, currency }: { location_id: number; currency: string },
  counted: { difference: number; banked: number; reason: string | null },
): Promise<void> {
  const entries = cashUpEntries(counted);
  if (entries.length === 0) return;
  const { reason } = counted;
  const posting = { kind: "cash_up", currency, entries, ...(reason === null ? {} : { reason }) } as const;
  await post(writing, { id: null, client_id: null, location_id }, posting);
}

/** What a transaction is about: a booking by its id, or something else of a client or a location. */
export type LedgerSubject = { id: number | null; client_id: number | null; location_id: number | null };

/** Locks what a payment is for, the booking or the payment itself, so that changes to its money are serialized. */
export const lockPaidFor = (
  trx: TenantTransaction,
  { tenant_id, payment_id, booking_id }: { tenant_id: string; payment_id: number; booking_id: number | null },
): Promise<LedgerSubject> =>
  booking_id === null
    ? lockLedgerPayment(trx, { tenant_id, payment_id })
    : lockLedgerBooking(trx, { tenant_id, booking_id });

/** What is still due; negative if the venue owes. Always 0 for a membership invoice, which is never a receivable here. */
export const balanceOf = async (
  on: Pick<LedgerWriting, "db" | "tenant_id">,
  { id }: Pick<LedgerSubject, "id">,
): Promise<number> => (id === null ? 0 : (await figuresOf(on, id)).balance);

export function post(writing: LedgerWriting, booking: LedgerSubject, posting: Posting): Promise<unknown> {
  const { kind, currency, entries, payment_id = null, membership_id = null, reason = null } = posting;
  return insertTransaction(writing.db, {
    tenant_id: writing.tenant_id,
    kind,
    booking_id: booking.id,
    payment_id,
    membership_id,
    client_id: booking.client_id,
    location_id: booking.location_id,
    reason,
    created_by: writing.by,
    created_at: writing.now,
    currency,
    entries,
  });
}

export type BookingMoney = BookingFigures & { charged: number; payment_status: PaymentStatus };

/** Returns the sums of a booking. Hold the lock on its row if a decision depends on them. */
export async function figuresOf(
  { db, tenant_id }: Pick<LedgerWriting, "db" | "tenant_id">,
  bookingId: number,
): Promise<BookingMoney> {
  const found = await bookingFigures(db, { tenant_id, booking_id: bookingId });
  if (!found) throw notFound("booking");
  const { paid, refunded, refunding } = found.sums;
  const { charged, balance } = bookingBalance(found.sums);
  const figures = { charged, balance, paid, refunded, refunding };
  return { ...figures, payment_status: paymentStatusOf(figures) };
}

/**
 * Reverses forgone amounts of a price that is no longer charged, and stores the derived payment status on the booking so that
 * lists can filter by it. Call it after each change to the booking's account or to its open refunds.
 */
export async function keepPaymentStatus(writing: LedgerWriting, bookingId: number): Promise<PaymentStatus> {
  const asked = { tenant_id: writing.tenant_id, booking_id: bookingId };
  const found = await bookingFigures(writing.db, asked);
  if (!found) throw notFound("booking");
  const { sums, currency, client_id, location_id } = found;
  const entries = reversalEntries(reversalDue(sums));
  if (entries.length > 0) {
    const booking = { id: bookingId, client_id, location_id };
    await post(writing, booking, { kind: "reversal", currency, entries, reason: "What the booking costs has changed" });
  }
  const derived = paymentStatusOf({ ...sums, balance: bookingBalance(sums).balance });
  if (derived !== found.payment_status) await setPaymentStatus(writing.db, asked, derived);
  return derived;
}

export async function ledgerOf({ db, tenant }: Call, bookingId: number): Promise<LedgerTransaction[]> {
  const rows = await transactionsOf(db, { tenant_id: tenant.tenant_id, booking_id: bookingId });
  return rows.map(presentTransaction);
}

function presentTransaction({ created_at, entries, ...row }: TransactionRow): LedgerTransaction {
  return {
    ...row,
    created_at: utcText(created_at),
    entries: entries.map(({ account, amount, currency }) => ({ account, amount: { amount, currency } })),
  };
}
