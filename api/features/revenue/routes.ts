import {
  bookingsRevenue,
  exportBookingsRevenue,
  exportMembershipsRevenue,
  membershipsRevenue,
} from "#api/features/revenue/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { revenueOperations } from "#schema/revenue/operations.ts";

export const revenueRoutes: Handlers<typeof revenueOperations> = {
  bookingsRevenue: (call, { query }) => bookingsRevenue(call, query),
  membershipsRevenue: (call, { query }) => membershipsRevenue(call, query),
  exportBookingsRevenue: (call, { query }) => exportBookingsRevenue(call, query),
  exportMembershipsRevenue: (call, { query }) => exportMembershipsRevenue(call, query),
};
