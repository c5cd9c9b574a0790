import { z } from "zod";
import { BookingTerms } from "#schema/bookings/policies/models.ts";
import { AllowanceUnit } from "#schema/memberships/plans/models.ts";
import { Money } from "#schema/shared/money.ts";
import { pageOf } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, VenueDate } from "#schema/shared/time.ts";

/** What an allowance covers. */
const scope = {
  unit: AllowanceUnit,
  service_id: z.int().nullable().describe("Only for this service"),
  service_name: z.string().nullable().describe("Name of that service"),
  resource_type_id: z.int().nullable().describe("Only for bays of this type"),
  resource_type_name: z.string().nullable().describe("Name of that type"),
};

const standing = {
  ...scope,
  left: z.int().describe("What is left, in minutes or credits"),
  ending: z.int().describe("How much of it does not carry over into the next period"),
  ends_on: VenueDate.nullable().describe("Last day to use it; none if the membership does not renew"),
};

export const Allowance = z
  .object({
    id: z.int().describe("Id"),
    granted: z.int().describe("The period's total: granted, carried over and adjusted"),
    ...standing,
  })
  .meta({ id: "Allowance", description: "What a membership provides for bookings in its current period" });
export type Allowance = z.infer<typeof Allowance>;

export const BillAllowance = z
  .object({
    ...scope,
    granted: z.int().describe("The period's total: granted, carried over and adjusted"),
    used: z.int().describe("What bookings used of it"),
  })
  .meta({ id: "BillAllowance", description: "What the period of a bill gives for bookings, in minutes or credits" });
export type BillAllowance = z.infer<typeof BillAllowance>;

export const PlannedAllowance = z
  .object(standing)
  .meta({ id: "PlannedAllowance", description: "What would be left for bookings after an action" });
export type PlannedAllowance = z.infer<typeof PlannedAllowance>;

export const AllowanceEntryKind = z.enum(["grant", "use", "return", "roll_over", "expire", "adjust", "no_show"]).meta({
  id: "AllowanceEntryKind",
  description:
    "Why an allowance changed. grant: a period began; use: a booking used it; return: given back by a cancelled or changed booking; roll_over: carried over into the next period; expire: its period ended and it was not carried over; adjust: by hand; no_show: taken because nobody came, or given back because somebody had",
});
export type AllowanceEntryKind = z.infer<typeof AllowanceEntryKind>;

export const AllowanceEntry = z
  .object({
    id: z.int().describe("Id"),
    allowance_id: z.int().describe("The allowance that changed"),
    kind: AllowanceEntryKind,
    unit: AllowanceUnit,
    amount: z.int().describe("The change, in minutes or credits; negative if it shrank"),
    booking_id: z.int().nullable().describe("The booking that it was used for, or that nobody came to"),
    booked_time: Instant.nullable().describe("Start of that booking"),
    reason: z.string().nullable().describe("Why it was adjusted"),
    created_by_name: z.string().nullable().describe("Who did it; none if it happened automatically"),
    created_at: Instant.describe("When it happened"),
  })
  .meta({ id: "AllowanceEntry", description: "One change of an allowance; entries are never changed or removed" });
export type AllowanceEntry = z.infer<typeof AllowanceEntry>;

export const AllowanceEntryPage = pageOf("AllowanceEntryPage", AllowanceEntry, "allowance entries");

const MOST_ADJUSTED = 100_000;

export const AdjustAllowanceInput = z
  .object({
    amount: z
      .int()
      .min(-MOST_ADJUSTED)
      .max(MOST_ADJUSTED)
      .refine((amount) => amount !== 0, "Enter how much to add or take off.")
      .describe("How much to add, in minutes or credits; negative to take off"),
    reason: proseText().min(1, "Enter a reason.").max(500).describe("The reason, kept in the history"),
  })
  .meta({ id: "AdjustAllowanceInput", description: "A change by hand, with its reason" });
export type AdjustAllowanceInput = z.infer<typeof AdjustAllowanceInput>;

export const AllowanceUse = z
  .object({
    unit: AllowanceUnit,
    amount: z.int().describe("What the booking takes, in minutes or credits"),
    left_after: z.int().describe("What is left after that, in minutes or credits"),
    ends_on: VenueDate.nullable().describe("Last day to use what is left"),
    shared_by_name: z
      .string()
      .nullable()
      .describe("Who shares the allowance, if it comes from another person's membership"),
    no_show_extra: z.int().describe("What a no-show takes in addition, as far as enough is left then; 0 means nothing"),
  })
  .meta({ id: "AllowanceUse", description: "What a booking takes from an allowance" });

export const AllowanceQuote = z
  .object({
    member_discount: Money.describe("What the member price takes off the price"),
    covered: Money.describe("What the allowance covers of the remaining price"),
    to_pay: Money.describe("The amount left to pay"),
    terms: BookingTerms.describe("The service's rules for the amount left to pay"),
    uses: z.array(AllowanceUse).describe("What it takes, in each unit; none if nothing is covered"),
  })
  .meta({ id: "AllowanceQuote", description: "What a membership would cover of a booking" });
export type AllowanceQuote = z.infer<typeof AllowanceQuote>;
