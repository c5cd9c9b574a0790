import { bookingAggregates } from "#api/features/analytics/aggregates/count-bookings.ts";
import { clientAggregates } from "#api/features/analytics/aggregates/count-clients.ts";
import { hourAggregates } from "#api/features/analytics/aggregates/count-hours.ts";
import { membershipAggregates } from "#api/features/analytics/aggregates/count-memberships.ts";
import { paymentAggregates } from "#api/features/analytics/aggregates/count-payments.ts";
import { membershipMetrics } from "#api/features/analytics/membership-service.ts";
import { analyticsOverview, analyticsRevenue } from "#api/features/analytics/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { aggregateOperations } from "#schema/analytics/aggregate-operations.ts";
import type { analyticsOperations } from "#schema/analytics/operations.ts";

export const analyticsRoutes: Handlers<typeof analyticsOperations> = {
  analyticsOverview: (call, { query }) => analyticsOverview(call, query),
  membershipMetrics: (call, { query }) => membershipMetrics(call, query),
  analyticsRevenue: (call, { query }) => analyticsRevenue(call, query),
};

export const aggregateRoutes: Handlers<typeof aggregateOperations> = {
  bookingAggregates: (call, { query }) => bookingAggregates(call, query),
  paymentAggregates: (call, { query }) => paymentAggregates(call, query),
  membershipAggregates: (call, { query }) => membershipAggregates(call, query),
  clientAggregates: (call, { query }) => clientAggregates(call, query),
  hourAggregates: (call, { query }) => hourAggregates(call, query),
};
