import { scheduleAsOf } from "#api/features/schedule-history/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { scheduleHistoryOperations } from "#schema/schedule-history/operations.ts";

export const scheduleHistoryRoutes: Handlers<typeof scheduleHistoryOperations> = {
  scheduleAsOf: (call, { query }) => scheduleAsOf(call, query),
};
