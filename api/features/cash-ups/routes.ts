import { cashUps, cashUpSheet, closeCashUp, reopenCashUp } from "#api/features/cash-ups/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { cashUpOperations } from "#schema/cash-ups/operations.ts";

export const cashUpRoutes: Handlers<typeof cashUpOperations> = {
  cashUps: (call, { query }) => cashUps(call, query),
  cashUpSheet: (call, { query }) => cashUpSheet(call, query),
  closeCashUp: (call, { body }) => closeCashUp(call, body),
  reopenCashUp: (call, { params, body }) => reopenCashUp(call, params.id, body.reason),
};
