import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";

/** A booking's sums in the ledger, in minor units. */
export interface BookingFigures {
  /** Still due. Negative: what the venue owes back, limited to money it still holds and no bank has reclaimed. */
  balance: number;
  /** What was paid, before refunds. */
  paid: number;
  /** What was refunded or kept as credit. */
  refunded: number;
  /** What was asked to be refunded or kept as credit and is not settled yet. */
  refunding: number;
}

/**
 * With an open balance: `deposit_paid` if any money is held, else `due`; with a negative one, `refunding` if
 * all of it is on its way back, else `refund_due`. Otherwise: refunded in part or in full, else paid, else nothing was due.
 */
export function paymentStatusOf({ balance, paid, refunded, refunding }: BookingFigures): PaymentStatus {
  if (balance > 0) return paid > refunded ? "deposit_paid" : "due";
  if (balance < 0) return balance + refunding < 0 ? "refund_due" : "refunding";
  if (refunded > 0) return refunded >= paid ? "refunded" : "partly_refunded";
  return paid > 0 ? "paid" : "not_due";
}
