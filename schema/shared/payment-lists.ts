/** The reads that show the money that a venue takes and gives back, also as credit. */
export const PAYMENT_LISTS = ["payments", "cashUpSheet", "clientCredit", "refundsDue"] as const;
