/** The reads that show the money that a venue takes and gives back. */
export const PAYMENT_LISTS = ["payments", "cashUpSheet"] as const;
