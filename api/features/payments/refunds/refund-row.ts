import type { Selectable } from "kysely";
import type { PaymentRefunds } from "#api/db/types.generated.ts";

/** A refund of a payment, on its way or done. */
export type RefundRow = Selectable<PaymentRefunds>;
