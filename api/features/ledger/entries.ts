import type { LedgerAccount } from "#schema/ledger/models.ts";
import type { PaymentMethod } from "#schema/payments/models.ts";
import type { RefundAs } from "#schema/policies/models.ts";
import type { z } from "zod";

/** What one account gains or loses, in minor units of the transaction's currency. docs/ledger.md says what each means. */
export interface Entry {
  account: LedgerAccount;
  amount: number;
}

/** Where money of each method lies until it is banked or spent. */
const HELD_IN: Record<PaymentMethod, LedgerAccount> = {
  card: "card",
  card_terminal: "terminal",
  cash: "cash",
  transfer: "bank",
  other: "other",
  credit: "credit",
};

/** The price of a booking is owed, or not any more where the amount is negative. */
export const chargeEntries = (amount: number): Entry[] => owed("bookings", amount);

/** What a late cancellation, a no-show or a move came to under the agreed rules. */
export const feeEntries = (amount: number): Entry[] => owed("fees", amount);

/** A fee that is taken back after it was waived moves no debt: there is none. */
export const waivedFeeBackEntries = (amount: number): Entry[] =>
  moved([
    { account: "fees", amount },
    { account: "waived", amount: -amount },
  ]);

export const waiverEntries = (amount: number): Entry[] =>
  moved([
    { account: "waived", amount },
    { account: "receivable", amount: -amount },
  ]);

export function paymentEntries(method: PaymentMethod, amount: number, tip: number): Entry[] {
  return moved([
    { account: HELD_IN[method], amount: amount + tip },
    { account: "receivable", amount: -amount },
    { account: "tips", amount: -tip },
  ]);
}

/** A membership's bill is paid where it is written: it was never owed in the ledger. */
export const membershipPaymentEntries = (method: PaymentMethod, amount: number): Entry[] => [
  { account: HELD_IN[method], amount },
  { account: "memberships", amount: -amount },
];

interface RefundFacts {
  method: PaymentMethod;
  as: z.infer<typeof RefundAs>;
  amount: number;
  /** What the booking still has to pay; below zero the venue owes so much. */
  balance: number;
}

/** What the venue owes is given back first; what goes beyond is a part of the price that it forgoes. */
export function refundEntries({ method, as, amount, balance }: RefundFacts): Entry[] {
  const overpaid = Math.min(amount, Math.max(0, -balance));
  return moved([
    { account: "receivable", amount: overpaid },
    { account: "refunds", amount: amount - overpaid },
    { account: as === "credit" ? "credit" : HELD_IN[method], amount: -amount },
  ]);
}

/** What a card's holder took back through their bank; below zero it came again. */
export const disputeEntries = (amount: number): Entry[] => [
  { account: "disputed", amount },
  { account: "card", amount: -amount },
];

/** What a transaction moved moves back. */
export const takenBack = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amount }) => ({ account, amount: -amount }));

/** What differs from what was expected, and what leaves the drawer for the bank; the signs turned take both back. */
export function cashUpEntries({ difference, banked }: { difference: number; banked: number }): Entry[] {
  return moved([
    { account: "cash", amount: difference - banked },
    { account: "cash_difference", amount: -difference },
    { account: "bank", amount: banked },
  ]);
}

const owed = (earned: "bookings" | "fees", amount: number): Entry[] =>
  moved([
    { account: "receivable", amount },
    { account: earned, amount: -amount },
  ]);

const moved = (entries: readonly Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);
