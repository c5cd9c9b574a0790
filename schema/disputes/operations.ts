import { defineOperations } from "../shared/operation.ts";
import { PaymentDisputes } from "./models.ts";

export const disputeOperations = defineOperations({
  paymentDisputes: {
    method: "get",
    path: "/api/v1/payment-disputes",
    audience: "staff",
    permission: "payments.refund",
    summary: "Card payments that their holders dispute at their banks, with the day until which each can be answered.",
    answer: PaymentDisputes,
  },
});
