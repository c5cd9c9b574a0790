import type { z } from "zod";
import type { RefundAs } from "#schema/bookings/policies/models.ts";
import type { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import type { PaymentMethod } from "#schema/payments/payments/models.ts";
import { shareOf } from "#schema/shared/tax-rules.ts";

/** The amount an account gains or loses, in minor units of the transaction's currency. docs/ledger.md explains the signs. */
export interface Entry {
  account: LedgerAccount;
  amount: number;
  /** The tax included in the amount. Tax that is charged is posted to its own account instead. */
  tax_amount?: number;
}

/** What all transactions of one kind moved in an account for one payment; `tax_amount` is the tax in it. */
export interface PostedSum {
  kind: LedgerTransactionKind;
  account: LedgerAccount;
  amount: number;
  tax_amount: number;
}

/** A tax-inclusive amount. */
export interface Taxed {
  amount: number;
  tax: number;
}

/** The account that holds money of each method until it is banked or spent. */
export const HELD_IN: Record<PaymentMethod, LedgerAccount> = {
  card: "card",
  card_terminal: "terminal",
  cash: "cash",
  transfer: "bank",
  other: "other",
  credit: "credit",
};

/** Entries for a booking's price becoming due; a negative amount reduces what is due. */
export const chargeEntries = (charge: Taxed): Entry[] => owed("bookings", charge);

/** Entries for a late cancellation, no-show or move fee under the agreed policy. */
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

/** A membership invoice is recognized when it is paid; it is never a receivable in the ledger. */
export const membershipPaymentEntries = (method: PaymentMethod, { amount, tax }: Taxed): Entry[] =>
  moved([
    { account: HELD_IN[method], amount },
    { account: "memberships", amount: tax - amount },
    { account: "taxes", amount: -tax },
  ]);

/** What was paid for a membership and not used up when it ended is the client's credit; its tax is owed no more. */
export const freedCreditEntries = ({ amount, tax }: Taxed): Entry[] =>
  moved([
    { account: "memberships", amount: amount - tax },
    { account: "taxes", amount: tax },
    { account: "credit", amount: -amount },
  ]);

/** Credit that is paid out is owed no more. */
export const creditPaidOutEntries = (method: PaymentMethod, amount: number): Entry[] =>
  moved([
    { account: "credit", amount },
    { account: HELD_IN[method], amount: -amount },
  ]);

/** Money paid for a gift card is a liability to the holder of its code. */
export const giftCardSaleEntries = (method: PaymentMethod, amount: number): Entry[] =>
  moved([
    { account: HELD_IN[method], amount },
    { account: "gift_cards", amount: -amount },
  ]);

/** Moves the liability for a gift card to the credit of the client who redeemed it. */
export const giftCardRedeemedEntries = (amount: number): Entry[] =>
  moved([
    { account: "gift_cards", amount },
    { account: "credit", amount: -amount },
  ]);

interface GiftCardReclaim {
  /** `refund`: the money went back at the provider, as for a card that nobody redeemed; `dispute`: its bank took it. */
  by: "refund" | "dispute";
  /** What the buyer got back; negative for what came to the venue again. */
  amount: number;
  /** What of it was credit that is taken back. */
  credit: number;
}

/** What of a redeemed gift card's money had been spent is forgone; what had not is owed to its holder no more. */
export const giftCardReclaimedEntries = ({ by, amount, credit }: GiftCardReclaim): Entry[] =>
  moved(
    by === "refund"
      ? [
          { account: "credit", amount: credit },
          { account: "refunds", amount: amount - credit },
          { account: "gift_cards", amount: 0 - amount },
        ]
      : [
          { account: "credit", amount: credit },
          { account: "disputed", amount: 0 - credit },
        ],
  );

/** A gift card that nobody redeemed is worth less by what its buyer's bank has taken for good. */
export const giftCardChargedBackEntries = (amount: number): Entry[] =>
  moved([
    { account: "gift_cards", amount },
    { account: "disputed", amount: 0 - amount },
  ]);

interface RefundFacts extends Taxed {
  method: PaymentMethod;
  as: z.infer<typeof RefundAs>;
  /** What goes back of the tip, in addition to the amount. */
  tip?: number;
  /** What is still due on the booking; negative if the venue owes money. */
  balance: number;
}

/** Refunds what the venue owes first; anything beyond that is forgone revenue and its tax. A tip was never either. */
export function refundEntries({ method, as, amount, tip = 0, tax, balance }: RefundFacts): Entry[] {
  const overpaid = Math.min(amount, Math.max(0, -balance));
  const overpaidTax = shareOf(tax, overpaid, amount);
  return moved([
    { account: "receivable", amount: overpaid, tax_amount: overpaidTax },
    { account: "refunds", amount: amount - overpaid - (tax - overpaidTax) },
    { account: "taxes", amount: tax - overpaidTax },
    { account: "tips", amount: tip },
    { account: as === "credit" ? "credit" : HELD_IN[method], amount: -(amount + tip) },
  ]);
}

/** Money that a cardholder reclaimed through their bank; negative if it was returned. */
export const disputeEntries = ({ amount, tax }: Taxed): Entry[] =>
  moved([
    { account: "disputed", amount: amount - tax },
    { account: "taxes", amount: tax },
    { account: "card", amount: -amount },
  ]);

/** Accounts that hold the part of a booking's price that is no longer due although nobody paid it. */
export type ForgoneAccount = "refunds" | "waived" | "disputed";

/**
 * Moves forgone amounts back to the receivable; negative amounts are forgone again. The accounts are net of tax; `tax` is the
 * total.
 */
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

/** Reverses the given entries. */
export const takenBack = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amount, tax_amount = 0 }) => ({ account, amount: -amount, tax_amount: 0 - tax_amount }));

/** Adds up entries by account, in the order in which the accounts first appear. */
export function summedEntries(entries: readonly Entry[]): Entry[] {
  const sums = new Map<LedgerAccount, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  return moved([...sums].map(([account, amount]) => ({ account, amount })));
}

/** Posts the difference from the expected count and the amount banked; negated amounts reverse both. */
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
