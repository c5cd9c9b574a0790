import type { PaymentStatus } from "#schema/bookings/models.ts";

/** A booking's sums in the ledger, in minor units. */
export interface BookingFigures {
  /** Still to pay; below zero the venue owes so much back, of what it still has and no bank has taken. */
  balance: number;
  /** What was paid, before refunds. */
  paid: number;
  /** What was given back or kept as credit. */
  refunded: number;
}

/**
 * Something is owed: part-paid where money is there, else due. Nothing is owed: refunded in part or in full, else paid,
 * else there was nothing to pay.
 */
export function paymentStatusOf({ balance, paid, refunded }: BookingFigures): PaymentStatus {
  if (balance > 0) return paid > refunded ? "deposit_paid" : "due";
  if (refunded > 0) return refunded >= paid ? "refunded" : "partly_refunded";
  return paid > 0 ? "paid" : "not_due";
}
