import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Instant } from "#schema/shared/time.ts";

export const LedgerAccount = z
  .enum([
    "receivable",
    "cash",
    "card",
    "terminal",
    "bank",
    "other",
    "credit",
    "gift_cards",
    "tips",
    "bookings",
    "memberships",
    "fees",
    "waived",
    "refunds",
    "disputed",
    "taxes",
    "cash_difference",
  ])
  .meta({
    id: "LedgerAccount",
    description: [
      "What an entry of the ledger moves. receivable: what is still to be paid",
      "cash: the cash in the drawers",
      "card: what the payment provider took for the venue",
      "terminal: what went through the venue's own card machine",
      "bank: transfers, and cash that was banked at a cash-up",
      "other: what came in another way, with a note",
      "credit: what the venue owes clients as credit",
      "gift_cards: what was paid for gift cards that nobody has redeemed yet",
      "tips: what is owed to staff",
      "bookings: the agreed prices of bookings",
      "memberships: membership bills that were paid",
      "fees: late cancellations, no-shows and moves",
      "waived: what was charged and then waived",
      "refunds: what was refunded although it was owed",
      "disputed: what cardholders took back through their banks",
      "taxes: tax included in what was sold",
      "cash_difference: what was missing from a drawer at a cash-up, or was in excess",
    ].join("; "),
  });
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const LedgerTransactionKind = z
  .enum(["charge", "fee", "payment", "refund", "dispute", "waiver", "reversal", "credit", "cash_up"])
  .meta({
    id: "LedgerTransactionKind",
    description:
      "What happened to money. charge: a booking's price became owed, or changed; fee: a late cancellation, a no-show or a move costs something, or no longer does; payment: money came in, or one recorded by mistake is taken back; refund: money went back, or became credit; or that of a payment recorded by mistake is taken back; dispute: a card's bank took disputed money, or gave it back; waiver: something owed was waived; reversal: the forgone part of a price is taken back because that price is no longer charged, or is forgone again; credit: a gift card became credit, or is worth less, or its credit was taken back, since its buyer got the money back; or the credit of a membership that ended became the client's; or a merged client's credit moved to the client who stays; cash_up: a drawer was counted at the end of a day",
  });
export type LedgerTransactionKind = z.infer<typeof LedgerTransactionKind>;

export const LedgerEntry = z
  .object({
    account: LedgerAccount,
    amount: Money.describe("Positive adds to the account, negative takes from it"),
  })
  .meta({ id: "LedgerEntry", description: "What one transaction moved in one account" });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerTransaction = z
  .object({
    id: z.int().describe("Id"),
    kind: LedgerTransactionKind,
    payment_id: z.int().nullable().describe("The payment that it belongs to"),
    reason: z.string().nullable().describe("The reason, if one was given"),
    created_by_name: z.string().nullable().describe("Who caused it, if it was a person"),
    created_at: Instant.describe("When"),
    entries: z.array(LedgerEntry).describe("What it moved; the amounts add up to zero in each currency"),
  })
  .meta({ id: "LedgerTransaction", description: "One event involving money; never changed afterwards" });
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;
