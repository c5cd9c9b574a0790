import { defineOperations } from "#schema/shared/operation.ts";
import { PlatformPlans } from "./models.ts";

export const platformOperations = defineOperations({
  platformPlans: {
    method: "get",
    path: "/api/central/payment/plans",
    audience: "signed_in",
    lockExempt: true,
    summary: "Lists the plans that a company can subscribe to.",
    answer: PlatformPlans,
  },
});
