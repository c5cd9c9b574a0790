import { defineOperations } from "#schema/shared/operation.ts";
import { OverlapProof } from "./models.ts";

export const overlapProofOperations = defineOperations({
  overlapProof: {
    method: "get",
    path: "/api/v1/overlap-proof",
    audience: "owner",
    summary: "Checks now that nobody and nothing is double-booked.",
    answer: OverlapProof,
  },
});
