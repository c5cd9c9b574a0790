import { reportClientError } from "#api/features/diagnostics/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { diagnosticsOperations } from "#schema/diagnostics/operations.ts";

export const diagnosticsRoutes: Handlers<typeof diagnosticsOperations> = {
  reportClientError: (call, { body }) => reportClientError(call, body),
};
