import { overlapProof } from "#api/features/overlap-proof/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { overlapProofOperations } from "#schema/overlap-proof/operations.ts";

export const overlapProofRoutes: Handlers<typeof overlapProofOperations> = {
  overlapProof: (call) => overlapProof(call),
};
