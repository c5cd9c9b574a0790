import type { PaymentStatus } from "#schema/bookings/models.ts";

/** A booking's sums in the ledger, in minor units. */
export interface BookingFigures {
  /** Still due. Negative: what the venue owes back, limited to money it still holds and no bank has reclaimed. */
  balance: number;
  /** What was paid, before refunds. */
  paid: number;
  /** What was refunded or kept as credit. */
  refunded: number;
}

/**
 * With an open balance: `deposit_paid` if any money is held, else `due`. Otherwise: refunded in part or in full, else paid, else
 * nothing was due.
 */
export function paymentStatusOf({ balance, paid, refunded }: BookingFigures): PaymentStatus {
  if (balance > 0) return paid > refunded ? "deposit_paid" : "due";
  if (refunded > 0) return refunded >= paid ? "refunded" : "partly_refunded";
  return paid > 0 ? "paid" : "not_due";
}
