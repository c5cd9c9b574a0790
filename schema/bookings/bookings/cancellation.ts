import { z } from "zod";
import { proseText } from "#schema/shared/text.ts";

export const CancellationReason = z.enum(["plans_changed", "illness", "weather", "mistake", "venue", "other"]).meta({
  id: "CancellationReason",
  description:
    "Why a booking was cancelled: plans_changed: something else came up; illness: ill or injured; weather: weather or travel; mistake: booked by mistake; venue: the venue could not keep it; other: none of these",
});
export type CancellationReason = z.infer<typeof CancellationReason>;

export const CANCELLATION_REASONS: Record<CancellationReason, string> = {
  plans_changed: "Plans changed",
  illness: "Ill or injured",
  weather: "Weather or travel",
  mistake: "Booked by mistake",
  venue: "The venue could not keep it",
  other: "Other",
};

export const CancelRefund = z.enum(["payment", "credit", "later"]).meta({
  id: "CancelRefund",
  description:
    "What becomes of what was paid and is no longer owed. payment: refunded the way it was paid, which at the desk means at once; credit: kept as the client's credit; later: nothing yet, it is listed under refunds due",
});
export type CancelRefund = z.infer<typeof CancelRefund>;

export const cancelRefund = CancelRefund.optional().describe(
  "What becomes of what was paid and is no longer owed; needs the permission payments.refund. If left out, cards and credit are refunded under the agreed rules, and the rest is listed under refunds due",
);

export const ClassRefund = CancelRefund.extract(["credit", "later"]).meta({
  id: "ClassRefund",
  description:
    "What becomes of what was paid for seats of a cancelled class. credit: kept as credit of those who have an account; later: nothing yet, it is listed under refunds due",
});
const CLASS_REFUND =
  "What becomes of what was paid for the seats; needs the permission payments.refund. If left out, cards and credit are refunded, and the rest is listed under refunds due";
export const classRefund = ClassRefund.nullish().describe(CLASS_REFUND);
export const classRefundQuery = ClassRefund.optional().describe(CLASS_REFUND);

/** The maximum length of the note that accompanies the reason. */
export const LONGEST_CANCEL_NOTE = 300;

const WHY = "The reason, which is optional";
const note = proseText().max(LONGEST_CANCEL_NOTE, `Use at most ${LONGEST_CANCEL_NOTE} characters.`);
const MORE = "More about the reason, for the venue";

/** The optional reason and note of a cancellation, in a body or as query parameters. */
export const whyCancelled = {
  reason: CancellationReason.nullish().describe(WHY),
  note: note.nullish().describe(MORE),
};
export const whyCancelledQuery = {
  reason: CancellationReason.optional().describe(WHY),
  note: note.optional().describe(MORE),
};
export type WhyCancelled = z.infer<z.ZodObject<typeof whyCancelled>>;
