import { z } from "zod";
import { Money } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";

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
  .meta({ id: "LedgerAccount", description: "What an entry of the ledger moves" });
export type LedgerAccount = z.infer<typeof LedgerAccount>;

export const LedgerTransactionKind = z
  .enum(["charge", "fee", "payment", "refund", "dispute", "waiver", "reversal", "credit", "cash_up"])
  .meta({ id: "LedgerTransactionKind", description: "What happened to money" });
export type LedgerTransactionKind = z.infer<typeof LedgerTransactionKind>;

export const LedgerEntry = z
  .object({
    account: LedgerAccount,
    amount: Money.describe("More in the account is positive, less is negative"),
  })
  .meta({ id: "LedgerEntry", description: "What one transaction moved in one account" });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerTransaction = z
  .object({
    id: z.int().describe("Id"),
    kind: LedgerTransactionKind,
    payment_id: z.int().nullable().describe("The payment that it belongs to"),
    reason: z.string().nullable().describe("Why, where somebody said so"),
    created_by_name: z.string().nullable().describe("Who caused it, where it was a person"),
    created_at: Instant.describe("When"),
    entries: z.array(LedgerEntry).describe("What it moved; in each currency they add up to zero"),
  })
  .meta({ id: "LedgerTransaction", description: "One thing that happened to money; never changed afterwards" });
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;
