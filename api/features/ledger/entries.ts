import type { LedgerAccount } from "#schema/ledger/models.ts";
import type { PaymentMethod } from "#schema/payments/models.ts";
import type { RefundAs } from "#schema/policies/models.ts";
import { shareOf } from "#schema/shared/tax-rules.ts";
import type { z } from "zod";

/** What one account gains or loses, in minor units of the transaction's currency. docs/ledger.md says what each means. */
export interface Entry {
  account: LedgerAccount;
  amount: number;
  /** What of it is tax that came or went back with it; what is charged lies in an account of its own. */
  tax_amount?: number;
}

/** An amount with the tax in it. */
export interface Taxed {
  amount: number;
  tax: number;
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
export const chargeEntries = (charge: Taxed): Entry[] => owed("bookings", charge);

/** What a late cancellation, a no-show or a move came to under the agreed rules. */
export const feeEntries = (fee: Taxed): Entry[] => owed("fees", fee);

export const waiverEntries = ({ amount, tax }: Taxed): Entry[] =>
  moved([
    { account: "waived", amount: amount - tax },
    { account: "taxes", amount: tax },
    { account: "receivable", amount: -amount },
  ]);

export function paymentEntries(method: PaymentMethod, { amount, tax }: Taxed, tip: number): Entry[] {
  return moved([
    { account: HELD_IN[method], amount: amount + tip },
    { account: "receivable", amount: -amount, tax_amount: -tax },
    { account: "tips", amount: -tip },
  ]);
}

/** A membership's bill is paid where it is written: it was never owed in the ledger. */
export const membershipPaymentEntries = (method: PaymentMethod, { amount, tax }: Taxed): Entry[] =>
  moved([
    { account: HELD_IN[method], amount },
    { account: "memberships", amount: tax - amount },
    { account: "taxes", amount: -tax },
  ]);

/** What is paid for a gift card is owed to whoever has its code. */
export const giftCardSaleEntries = (method: PaymentMethod, amount: number): Entry[] =>
  moved([
    { account: HELD_IN[method], amount },
    { account: "gift_cards", amount: -amount },
  ]);

/** It is owed to one client from then on. */
export const giftCardRedeemedEntries = (amount: number): Entry[] =>
  moved([
    { account: "gift_cards", amount },
    { account: "credit", amount: -amount },
  ]);

interface RefundFacts extends Taxed {
  method: PaymentMethod;
  as: z.infer<typeof RefundAs>;
  /** What the booking still has to pay; below zero the venue owes so much. */
  balance: number;
}

/** What the venue owes is given back first; what goes beyond is a part of the price that it forgoes, and of its tax. */
export function refundEntries({ method, as, amount, tax, balance }: RefundFacts): Entry[] {
  const overpaid = Math.min(amount, Math.max(0, -balance));
  const overpaidTax = shareOf(tax, overpaid, amount);
  return moved([
    { account: "receivable", amount: overpaid, tax_amount: overpaidTax },
    { account: "refunds", amount: amount - overpaid - (tax - overpaidTax) },
    { account: "taxes", amount: tax - overpaidTax },
    { account: as === "credit" ? "credit" : HELD_IN[method], amount: -amount },
  ]);
}

/** What a card's holder took back through their bank; below zero it came again. */
export const disputeEntries = ({ amount, tax }: Taxed): Entry[] =>
  moved([
    { account: "disputed", amount: amount - tax },
    { account: "taxes", amount: tax },
    { account: "card", amount: -amount },
  ]);

/** Where a part of a price lies that its booking does not owe although nobody paid it. */
export type ForgoneAccount = "refunds" | "waived" | "disputed";

/** What was forgone moves back, to what the booking still has to pay; below zero it is forgone again. Without tax, and the tax of all. */
export function reversalEntries({ tax, ...net }: Record<ForgoneAccount | "tax", number>): Entry[] {
  const { refunds, waived, disputed } = net;
  return moved([
    { account: "receivable", amount: refunds + waived + disputed + tax },
    { account: "refunds", amount: 0 - refunds },
    { account: "waived", amount: 0 - waived },
    { account: "disputed", amount: 0 - disputed },
    { account: "taxes", amount: 0 - tax },
  ]);
}

/** What a transaction moved moves back. */
export const takenBack = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amount, tax_amount = 0 }) => ({ account, amount: -amount, tax_amount: 0 - tax_amount }));

/** What differs from what was expected, and what leaves the drawer for the bank; the signs turned take both back. */
export function cashUpEntries({ difference, banked }: { difference: number; banked: number }): Entry[] {
  return moved([
    { account: "cash", amount: difference - banked },
    { account: "cash_difference", amount: -difference },
    { account: "bank", amount: banked },
  ]);
}

const owed = (earned: "bookings" | "fees", { amount, tax }: Taxed): Entry[] =>
  moved([
    { account: "receivable", amount },
    { account: earned, amount: tax - amount },
    { account: "taxes", amount: -tax },
  ]);

const moved = (entries: readonly Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);
