import type { FailedPaymentEventItemFragment } from "./failed-events.generated.ts";

type Event = Pick<FailedPaymentEventItemFragment, "type" | "subject">;

/** The provider's event types in plain words; for other types the event's subject is shown. */
const HAPPENED: Readonly<Record<string, string>> = {
  "payment_intent.succeeded": "A card payment went through",
  "charge.succeeded": "A card payment went through",
  "payment_intent.payment_failed": "A card was declined",
  "charge.failed": "A card was declined",
  "payment_intent.canceled": "A card payment was called off",
  "refund.created": "Money went back to a card",
  "charge.refunded": "Money went back to a card",
  "refund.failed": "A refund came back from the card’s bank",
  "charge.dispute.created": "A card’s holder disputes a payment",
  "charge.dispute.funds_withdrawn": "A card’s bank took disputed money",
  "charge.dispute.funds_reinstated": "A card’s bank gave disputed money back",
  "charge.dispute.closed": "A card’s bank decided a dispute",
  "invoice.paid": "Your subscription was paid",
  "invoice.payment_succeeded": "Your subscription was paid",
  "invoice.payment_failed": "A payment for your subscription failed",
  "customer.subscription.deleted": "Your subscription ended",
};

const SUBJECTS: Readonly<Record<Event["subject"], string>> = {
  subscription: "Your subscription changed",
  booking_payment: "A card payment for a booking changed",
  desk_payment: "A card payment that the desk asked for changed",
  plan_purchase: "A card payment for a plan changed",
  refund: "A refund to a card changed",
  dispute: "A dispute changed",
};

export const eventText = ({ type, subject }: Event): string => HAPPENED[type] ?? SUBJECTS[subject];

/** "Tried once", "Tried 15 times". */
export const triesText = (tries: number): string => (tries === 1 ? "Tried once" : `Tried ${tries} times`);
