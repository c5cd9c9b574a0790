import type { PaymentStatus } from "#web/apollo/schema-types.generated.ts";
import type { Look } from "#web/ui/state/look.ts";

export const PAYMENT_LOOKS: Readonly<Record<PaymentStatus, Look>> = {
  not_due: { tone: "grey", icon: "circle", label: "Not due" },
  due: { tone: "amber", icon: "money", label: "Unpaid" },
  deposit_paid: { tone: "amber", icon: "half", label: "Part-paid" },
  paid: { tone: "green", icon: "check-circle", label: "Paid" },
  refund_due: { tone: "amber", icon: "undo", label: "Refund due" },
  refunding: { tone: "grey", icon: "hourglass", label: "On its way back" },
  partly_refunded: { tone: "grey", icon: "undo", label: "Part-refunded" },
  refunded: { tone: "grey", icon: "undo", label: "Refunded" },
};

/** Whether something remains to be paid. */
export function isUnpaid(status: PaymentStatus): boolean {
  return status === "due" || status === "deposit_paid";
}
