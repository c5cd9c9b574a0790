import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

/** A year in hours: no rule looks further ahead. */
const MOST_HOURS = 366 * 24;

const percent = z.int().min(0, "Enter 0 to 100 percent.").max(100, "Enter 0 to 100 percent.");
const hours = z
  .int("Enter whole hours.")
  .min(0, "Enter 0 hours or more.")
  .max(MOST_HOURS, `Enter at most ${MOST_HOURS} hours.`);

export const RefundAs = z.enum(["payment", "credit"]).meta({
  id: "RefundAs",
  description:
    "How a paid amount is given back. payment: the way it was paid; credit: as credit at the venue, for later payments",
});

export const CancellationTier = z
  .object({
    from_hours_before: hours
      .nullable()
      .describe(
        "Applies when less than this many hours are left before the start; none for the first one, which applies from booking on",
      ),
    until_hours_before: hours.describe("Applies until this many hours before the start, inclusive"),
    refund_percent: percent.describe("The part of the price that is not owed, or is refunded"),
    refund_as: RefundAs,
    fee: Money.describe("Fixed amount due in addition"),
  })
  .meta({ id: "CancellationTier", description: "What a cancellation costs in one time span before the start" });
export type CancellationTier = z.infer<typeof CancellationTier>;

export const PolicyCharge = z
  .object({ percent: percent.describe("Part of the price"), fee: Money.describe("Fixed amount in addition") })
  .meta({ id: "PolicyCharge", description: "Part of the price, a fixed amount, or both together" });
export type PolicyCharge = z.infer<typeof PolicyCharge>;

export const BookingPolicy = z
  .object({
    cancellation: z
      .array(CancellationTier)
      .max(12)
      .describe("From booking to start, without gaps; none means free of charge until the start"),
    no_show: PolicyCharge.describe("What is due if nobody comes"),
    deposit: PolicyCharge.describe("What the venue asks for in advance, as part of the price"),
    reschedule_notice_minutes: z
      .int("Enter whole minutes.")
      .min(0, "Enter 0 minutes or more.")
      .max(MOST_HOURS * 60)
      .describe("How long before the start a person may still move the booking, inclusive"),
    reschedule_fee: Money.describe("What each move by the person costs; moves by the desk are free"),
  })
  .meta({ id: "BookingPolicy", description: "The rules under which a service is booked" });
export type BookingPolicy = z.infer<typeof BookingPolicy>;

const CancellationTerm = z
  .object({
    until_time: Instant.describe("The last instant of this time span"),
    local_until: LocalTime.describe("The same on the venue's wall clock, with its offset"),
    refund_as: RefundAs,
    due: Money.describe("What a cancellation until then costs"),
  })
  .meta({ id: "CancellationTerm", description: "What a cancellation of one booking costs until an instant" });

export const BookingTerms = z
  .object({
    cancellation: z.array(CancellationTerm).describe("In order of time, the last until the start"),
    cancel_due: Money.describe("What a cancellation would cost right now"),
    no_show_due: Money.describe("What is due if nobody comes"),
    deposit: Money.describe("What the venue may ask for in advance, as part of the price"),
    reschedule_until: Instant.describe("The last instant at which the person may move it"),
    local_reschedule_until: LocalTime.describe("The same on the venue's wall clock, with its offset"),
    reschedule_due: Money.describe("What each move by the person costs"),
  })
  .meta({ id: "BookingTerms", description: "The agreed rules of one booking, with its own times and amounts" });
export type BookingTerms = z.infer<typeof BookingTerms>;

export const AmountDueKind = z.enum(["cancellation", "no_show", "reschedule"]).meta({
  id: "AmountDueKind",
  description:
    "Why an amount is due. cancellation: it was cancelled late; no_show: nobody came; reschedule: the person moved it",
});
export type AmountDueKind = z.infer<typeof AmountDueKind>;

const due = {
  id: z.int().describe("Id"),
  kind: AmountDueKind,
  amount: Money.describe("The amount due"),
  created_at: Instant.describe("When it began"),
};

export const AmountDue = z
  .object({
    ...due,
    booking_id: z.int().describe("Booking"),
    waived_at: Instant.nullable().describe("When it was waived; none while it is due"),
    waived_by_name: z.string().nullable().describe("Who waived it"),
    waived_reason: z.string().nullable().describe("Why"),
  })
  .meta({ id: "AmountDue", description: "What a cancellation, no-show or move came to under the agreed rules" });
export type AmountDue = z.infer<typeof AmountDue>;

export const PublicAmountDue = z
  .object({ ...due, is_waived: z.boolean().describe("Whether the venue waived it") })
  .meta({ id: "PublicAmountDue", description: "An amount due, as seen by the person whose booking it is" });
export type PublicAmountDue = z.infer<typeof PublicAmountDue>;

export const BookingFees = z
  .object({
    booking_id: z.int().describe("Booking"),
    terms: BookingTerms,
    cancel_refund: Money.describe("What was paid and would no longer be owed if it were cancelled now"),
    cancel_refund_as: RefundAs.describe("How the agreed rules refund what was paid by card or with credit"),
    amounts_due: z.array(AmountDue).describe("What has fallen due, oldest first, including waived amounts"),
  })
  .meta({ id: "BookingFees", description: "What a booking's rules come to, and what has fallen due" });
export type BookingFees = z.infer<typeof BookingFees>;

export const WaiveAmountDueInput = z
  .object({
    reason: proseText().min(3, "Enter a reason for the waiver.").max(500).describe("The reason, for the history"),
  })
  .meta({ id: "WaiveAmountDueInput", description: "Waives an amount due" });
