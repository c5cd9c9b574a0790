import { shareOf } from "#schema/shared/tax-rules.ts";
import type { ForgoneAccount, PostedSum, Taxed } from "./entries.ts";
import type { BookingFigures } from "./payment-status.ts";

/** The sums of a booking in its own currency; `balance` does not include reversals of forgone amounts. */
export interface BookingSums extends BookingFigures {
  /** Amounts waived, refunded although they were due, or reclaimed by a card's bank. */
  forgone: Record<ForgoneAccount, Taxed>;
  /** How much of it was reversed so far: net of tax by account, and the total tax. */
  reversed: Record<ForgoneAccount | "tax", number>;
}

/**
 * Returns what is still due on a booking. Negative: what the venue owes back, limited to payments that it still holds and no
 * bank has reclaimed. Amounts forgone of a price that is no longer charged are reversed.
 */
export function bookingBalance({ balance, paid, refunded, forgone }: Omit<BookingSums, "reversed">) {
  const owed = balance >= 0 ? balance : Math.max(balance, Math.min(0, refunded - paid));
  const refunds = Math.min(owed - balance, Math.max(0, forgone.refunds.amount));
  const disputed = Math.min(Math.max(0, -owed), Math.max(0, forgone.disputed.amount));
  const waived = owed - balance - refunds;
  return {
    /** Its price and fees, less what was waived or forgone. */
    charged: balance + paid - refunded + forgone.refunds.amount + waived,
    balance: owed + disputed,
    movedBack: { refunds, waived, disputed },
  };
}

/** Returns the sums of a booking as they would be without a payment and its refunds. */
export function sumsWithout(sums: BookingSums, posted: readonly PostedSum[]): BookingSums {
  const moved = (kinds: readonly string[], ...accounts: readonly string[]) =>
    posted
      .filter(({ kind, account }) => kinds.includes(kind) && accounts.includes(account))
      .reduce((sum, { amount }) => sum + amount, 0);
  const { refunds } = sums.forgone;
  return {
    ...sums,
    balance: sums.balance - moved(["payment", "refund"], "receivable"),
    paid: sums.paid + moved(["payment"], "receivable"),
    refunded: sums.refunded - moved(["refund"], "receivable", "refunds", "taxes"),
    forgone: {
      ...sums.forgone,
      refunds: {
        amount: refunds.amount - moved(["refund"], "refunds", "taxes"),
        tax: refunds.tax - moved(["refund"], "taxes"),
      },
    },
  };
}

/**
 * Returns what remains to be reversed beyond earlier reversals, tax by running totals; negative where it has to be forgone
 * again.
 */
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
