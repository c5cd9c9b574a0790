import type { ForgoneAccount, Taxed } from "#api/features/ledger/entries.ts";
import type { BookingFigures } from "#api/features/ledger/payment-status.ts";
import { shareOf } from "#schema/shared/tax-rules.ts";

/** The sums of a booking in its own currency; its balance before anything that was forgone is moved back. */
export interface BookingSums extends BookingFigures {
  /** What was let pass, given back although it was owed, or taken by a card's bank. */
  forgone: Record<ForgoneAccount, Taxed>;
  /** What of it was moved back so far: by account without tax, and the tax of all. */
  reversed: Record<ForgoneAccount | "tax", number>;
}

/**
 * What a booking has still to pay. Below zero the venue owes so much back: at most what is still here of what was paid and no
 * bank has taken. What was forgone of a price that is not charged any more is not forgone: it is moved back.
 */
export function bookingBalance({ balance, paid, refunded, forgone }: Omit<BookingSums, "reversed">) {
  const owed = balance >= 0 ? balance : Math.max(balance, Math.min(0, refunded - paid));
  const refunds = Math.min(owed - balance, Math.max(0, forgone.refunds.amount));
  const disputed = Math.min(Math.max(0, -owed), Math.max(0, forgone.disputed.amount));
  const waived = owed - balance - refunds;
  return {
    /** Its price and its fees, less what was let pass of them. */
    charged: balance + paid - refunded + forgone.refunds.amount + waived,
    balance: owed + disputed,
    movedBack: { refunds, waived, disputed },
  };
}

/** What is to be moved back beyond what was so far, its tax by running totals; below zero where it is owed again. */
export function reversalDue(sums: BookingSums): BookingSums["reversed"] {
  const { forgone, reversed } = sums;
  const { movedBack } = bookingBalance(sums);
  const taxOf = (account: ForgoneAccount) => shareOf(forgone[account].tax, movedBack[account], forgone[account].amount);
  const netOf = (account: ForgoneAccount) => movedBack[account] - taxOf(account) - reversed[account];
  return {
    refunds: netOf("refunds"),
    waived: netOf("waived"),
    disputed: netOf("disputed"),
    tax: taxOf("refunds") + taxOf("waived") + taxOf("disputed") - reversed.tax,
  };
}
