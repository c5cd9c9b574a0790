import { z } from "zod";
import { LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import { PaymentMethod } from "#schema/payments/payments/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime, VenueDate } from "#schema/shared/time.ts";

export const CashUp = z
  .object({
    id: z.int().describe("Id"),
    location_id: z.int().describe("The location whose drawer it is"),
    location_name: z.string().describe("The location's name"),
    day: VenueDate.describe("The closed day"),
    expected: Money.describe("The amount the ledger expected in the drawer"),
    counted: Money.describe("The amount counted"),
    difference: Money.describe("Counted minus expected; negative if something was missing"),
    float: Money.describe("The amount left in the drawer; the rest was banked"),
    reason: z.string().nullable().describe("Why it differed"),
    closed_by_name: z.string().describe("Who counted"),
    closed_at: Instant.describe("When"),
    reopened_by_name: z.string().nullable().describe("Who reopened the day"),
    reopened_reason: z.string().nullable().describe("Why it was reopened"),
  })
  .meta({ id: "CashUp", description: "The end of a desk's day" });
export type CashUp = z.infer<typeof CashUp>;

export const CashUpPage = pageOf("CashUpPage", CashUp, "cash-ups");

export const CashMove = z
  .object({
    id: z.int().describe("Id of the transaction"),
    kind: LedgerTransactionKind,
    local_time: LocalTime.describe("When, on the venue's wall clock, with its offset"),
    description: z.string().describe("Who paid, or why it was taken out"),
    by_name: z.string().nullable().describe("Who took it"),
    amount: Money.describe("Positive into the drawer, negative out of it"),
  })
  .meta({ id: "CashMove", description: "Money that went into or out of a drawer" });

export const MethodSum = z
  .object({
    method: PaymentMethod,
    count: z.int().describe("Payments taken that day"),
    amount: Money.describe("The total including tips, less what went back that day"),
  })
  .meta({ id: "MethodSum", description: "The total received by one method" });

export const CashUpSheet = z
  .object({
    location_id: z.int().describe("The location whose drawer it is"),
    day: VenueDate.describe("The day that this closes"),
    opening: Money.describe("What was in the drawer before the day's first move"),
    moves: z.array(CashMove).describe("The cash of the day, oldest first"),
    expected: Money.describe("The amount the ledger now expects in the drawer"),
    float: Money.describe("The amount left in it last time"),
    others: z.array(MethodSum).describe("What came in and went back that day other than cash"),
    closed: CashUp.nullable().describe("How the day was closed; none while it is open"),
  })
  .meta({ id: "CashUpSheet", description: "What a desk counts against at the end of its day" });
export type CashUpSheet = z.infer<typeof CashUpSheet>;

const minor = z.int().min(0, "Enter an amount.").max(1_000_000_000_000, "This is more than a drawer holds.");

export const TOO_MUCH_LEFT = "No more can be left than is in the drawer.";

export const CloseCashUpInput = z
  .object({
    location_id: Id.describe("The location whose drawer it is"),
    day: VenueDate.optional().describe("The day on the venue's calendar; today if left out"),
    expected: z.int().describe("The amount the sheet expected, in minor units; any other amount returns 409"),
    counted: minor.describe("The amount in the drawer, in minor units"),
    float: minor.describe("The amount left in it, in minor units; the rest is banked"),
    reason: proseText().max(300).optional().describe("Why it differs; required if it does"),
  })
  .refine(({ counted, float }) => float <= counted, {
    path: ["float"],
    message: TOO_MUCH_LEFT,
  })
  .refine(({ counted, expected, reason }) => counted === expected || Boolean(reason), {
    path: ["reason"],
    message: "Enter a reason for the difference.",
  })
  .meta({ id: "CloseCashUpInput", description: "Closes a desk's day" });
export type CloseCashUpInput = z.infer<typeof CloseCashUpInput>;

export const ReopenCashUpInput = z
  .object({
    reason: proseText().min(3, "Enter a reason for reopening it.").max(300).describe("The reason, for the history"),
  })
  .meta({ id: "ReopenCashUpInput", description: "Reopens a closed day" });
