import { defineOperations } from "#schema/shared/operation.ts";
import { ClientErrorReceipt, ReportClientErrorInput } from "./models.ts";

export const diagnosticsOperations = defineOperations({
  reportClientError: {
    method: "post",
    path: "/api/v1/public/client-errors",
    retry: "same_answer",
    refreshes: [],
    audit: null,
    audience: "anyone",
    lockExempt: true,
    ignoresSession: true,
    summary: "Reports an error that a person saw on a screen.",
    body: ReportClientErrorInput,
    answer: ClientErrorReceipt,
  },
});
