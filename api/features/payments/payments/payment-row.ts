import type { findPayment } from "./queries.ts";

/** A payment with the names to display. */
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;
