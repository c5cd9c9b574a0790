import { allowanceQuote } from "#api/features/allowances/quote.ts";
import { adjustAllowance, clientAllowanceEntries } from "#api/features/allowances/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { allowanceOperations } from "#schema/allowances/operations.ts";

export const allowanceRoutes: Handlers<typeof allowanceOperations> = {
  allowanceQuote: (call, { query }) => allowanceQuote(call, query),
  clientAllowanceEntries: (call, { params, query }) => clientAllowanceEntries(call, params.id, query),
  adjustAllowance: (call, { params, body }) => adjustAllowance(call, params.id, body),
};
