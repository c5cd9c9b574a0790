import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import {
  creditEntries,
  moveCredit,
  planCredit,
  type CreditMove,
} from "#api/features/memberships/memberships/credited-bill.ts";
import { lockBilled, openBill } from "#api/features/memberships/memberships/reopen-bill.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { closedDayAt } from "#api/features/payments/cash-ups/service.ts";
import {
  balanceWithout,
  creditOf,
  keepPaymentStatus,
  lockPaidFor,
  postingsOf,
  postVoid,
  summedEntries,
  takenBack,
  writingOf,
  type LedgerSubject,
  type PostedSum,
} from "#api/features/payments/ledger/service.ts";
import { lockForPayment } from "#api/features/payments/payments/booking-account.ts";
import type { PaymentRow } from "#api/features/payments/payments/payment-row.ts";
import { presentPayment, whyNotVoid } from "#api/features/payments/payments/present.ts";
import { lockCreditOf } from "#api/features/payments/payments/record-payment.ts";
import { currentPayment, markVoided, receiptMailedTo } from "#api/features/payments/payments/service.ts";
import { auditedRefund } from "#api/features/payments/refunds/service.ts";
import type { VoidedPayment, VoidPaymentInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";

/**
 * Takes back a payment that the desk recorded by mistake: reverses what it and its refunds posted, so that it is owed again. A
 * dry run returns the same figures and writes nothing.
 */
export async function voidPayment(call: Call, id: number, input: VoidPaymentInput): Promise<VoidedPayment> {
  const payment = await lockedPayment(call, id);
  refuseVoid(payment, input);
  const posted = await postingsOf(call, id);
  const reserved = await refuseSpentCredit(call, payment, posted);
  const credit = await creditOfBill(call, payment, reserved);
  const entries = summedEntries([...takenBack(posted), ...(credit ? creditEntries(credit) : [])]);
  const [balance, closed_day, emails] = await Promise.all([
    balanceAfter(call, payment, posted),
    entries.some(({ account }) => account === "cash")
      ? closedDayAt(call, payment.location_id, payment.created_at)
      : null,
    receiptMailedTo(call, id),
  ]);
  if (!input.dry_run) await writeVoid(call, payment, { input, posted, credit, emails });
  const row = (await currentPayment(call, id)) ?? payment;
  const money = (amount: number) => ({ amount, currency: payment.currency });
  return {
    is_dry_run: input.dry_run,
    payment: presentPayment(row, call.tenant.timezone),
    entries: entries.map(({ account, amount }) => ({ account, amount: money(amount) })),
    balance: money(balance),
    credit_taken_back: money(credit?.of_membership ?? 0),
    closed_day,
    receipts_mailed: emails.length,
  };
}

/** Locks what a payment is for and returns the payment as it is under the lock. */
async function lockedPayment(call: Call, id: number): Promise<PaymentRow> {
  const { db, tenant } = call;
  const seen = await currentPayment(call, id);
  if (!seen) throw notFound("payment");
  if (seen.booking_id !== null) await lockForPayment(call, seen.booking_id);
  if (seen.membership_invoice_id !== null) {
    await lockBilled(call, seen.membership_invoice_id);
    await lockPaidFor(db, { tenant_id: tenant.tenant_id, payment_id: id, booking_id: null });
  }
  return (await currentPayment(call, id)) ?? seen;
}

function refuseVoid(payment: PaymentRow, { refunded }: VoidPaymentInput): void {
  const refusal = whyNotVoid(payment);
  if (refusal !== null) throw new ApiError("invalid_state", refusal);
  if (backOf(payment) !== refunded) {
    throw new ApiError("invalid_state", "It was refunded in the meantime. Look at the payment again.");
  }
}

/** What was refunded of it, tip included. */
const backOf = ({ refunded_amount, refunded_tip_amount }: PaymentRow): number => refunded_amount + refunded_tip_amount;

/** A refund that became credit is taken back too: returns it. Refused where the client has spent some of it. */
async function refuseSpentCredit(call: Call, payment: PaymentRow, posted: readonly PostedSum[]): Promise<number> {
  const { tenant } = call;
  const { client_id, currency } = payment;
  const given = posted.filter(({ account }) => account === "credit").reduce((sum, { amount }) => sum - amount, 0);
  if (client_id === null || given <= 0) return 0;
  await lockCreditOf(call, client_id);
  const left = await creditOf(call, { client_id, currency });
  if (left >= given) return given;
  const [back, rest] = [given, left].map((amount) => formatMoney(amount, currency, tenant.locale));
  throw new ApiError(
    "invalid_state",
    `${back} of it was refunded as credit, and the client has ${rest} of credit left. It cannot be taken back.`,
  );
}

/** The credit that the bill's period became is taken back too; refused where the client has spent some of it. */
async function creditOfBill(call: Call, payment: PaymentRow, reserved: number): Promise<CreditMove | null> {
  const { membership_invoice_id, currency } = payment;
  if (membership_invoice_id === null) return null;
  const credit = await planCredit(call, membership_invoice_id, { isOpen: true, reserved });
  if (!credit || credit.spent === 0) return credit;
  const [made, spent] = [credit.of_client + credit.spent, credit.spent].map((sum) =>
    formatMoney(sum, currency, call.tenant.locale),
  );
  throw new ApiError(
    "invalid_state",
    `${made} of it became credit, and ${spent} of that is spent. It cannot be taken back.`,
  );
}

/** What the booking owes without the payment; a bill was paid in full, so that all of it is owed again. */
async function balanceAfter(
  { db, tenant }: Call,
  { booking_id, amount }: PaymentRow,
  posted: readonly PostedSum[],
): Promise<number> {
  return booking_id === null ? amount : balanceWithout({ db, tenant_id: tenant.tenant_id }, booking_id, posted);
}

interface Voiding {
  input: VoidPaymentInput;
  posted: readonly PostedSum[];
  credit: CreditMove | null;
  /** To whom its receipt was mailed. */
  emails: readonly string[];
}

async function writeVoid(call: Call, payment: PaymentRow, { input, posted, credit, emails }: Voiding): Promise<void> {
  const { now, caller } = call;
  const { id: payment_id, number, booking_id, membership_invoice_id, client_id, location_id } = payment;
  const { method, amount, tip_amount, currency } = payment;
  const { reason } = input;
  const writing = writingOf(call);
  await markVoided(call, payment_id, {
    voided_at: now,
    voided_by: signedIn(caller).id,
    void_reason: reason,
  });
  // The cash is missing where it was recorded, and credit is the payer's, wherever and whose the booking is now.
  const paidFor: LedgerSubject = { id: booking_id, client_id, location_id };
  await postVoid(writing, paidFor, { payment_id, currency, reason: `Recorded by mistake: ${reason}`, posted });
  if (booking_id !== null) await keepPaymentStatus(writing, booking_id);
  if (membership_invoice_id !== null) {
    if (credit) await moveCredit(call, credit, writing.by);
    await openBill(call, membership_invoice_id);
  }
  for (const email of emails) {
    const about = booking_id === null ? {} : { booking_id };
    await queueMail(call, "receipt_withdrawn", { payment_id, email, ...about });
  }
  const after = {
    receipt: number,
    voided: amount,
    tip: tip_amount,
    refunded: backOf(payment),
    currency,
    method,
    reason,
  };
  await recordChange(call, await auditedRefund(call, payment, after));
}
