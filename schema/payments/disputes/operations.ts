import { defineOperations } from "#schema/shared/operation.ts";
import { PaymentDisputes } from "./models.ts";

export const disputeOperations = defineOperations({
  paymentDisputes: {
    method: "get",
    path: "/api/v1/payment-disputes",
    audience: "staff",
    permission: "payments.refund",
    summary:
      "Lists card payments that their holders dispute with their banks, with the day by which each can be answered.",
    answer: PaymentDisputes,
  },
});
