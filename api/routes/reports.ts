import type { Handlers } from "#api/call/call.ts";
import { bookingAggregates } from "#api/features/reports/analytics/aggregates/count-bookings.ts";
import { clientAggregates } from "#api/features/reports/analytics/aggregates/count-clients.ts";
import { hourAggregates } from "#api/features/reports/analytics/aggregates/count-hours.ts";
import { membershipAggregates } from "#api/features/reports/analytics/aggregates/count-memberships.ts";
import { paymentAggregates } from "#api/features/reports/analytics/aggregates/count-payments.ts";
import { membershipMetrics } from "#api/features/reports/analytics/membership-service.ts";
import { analyticsOverview, analyticsRevenue } from "#api/features/reports/analytics/service.ts";
import { updateWidgetPreferences, widgetPreferences } from "#api/features/reports/dashboard/service.ts";
import {
  bookingsRevenue,
  exportBookingsRevenue,
  exportMembershipsRevenue,
  membershipsRevenue,
} from "#api/features/reports/revenue/service.ts";
import { currentVariables } from "#api/features/reports/saved-queries/current-variables.ts";
import {
  savedQueryMails,
  setSavedQueryMail,
  stopSavedQueryMail,
} from "#api/features/reports/saved-queries/mail-schedule.ts";
import {
  createSavedQuery,
  deleteSavedQuery,
  savedQueries,
  savedQuery,
  savedQueryVersions,
  updateSavedQuery,
} from "#api/features/reports/saved-queries/service.ts";
import type { aggregateOperations } from "#schema/reports/analytics/aggregate-operations.ts";
import type { analyticsOperations } from "#schema/reports/analytics/operations.ts";
import type { widgetPreferencesOperations } from "#schema/reports/dashboard/operations.ts";
import type { revenueOperations } from "#schema/reports/revenue/operations.ts";
import type { savedQueryOperations } from "#schema/reports/saved-queries/operations.ts";

const analyticsHandlers: Handlers<typeof analyticsOperations> = {
  analyticsOverview: (call, { query }) => analyticsOverview(call, query),
  membershipMetrics: (call, { query }) => membershipMetrics(call, query),
  analyticsRevenue: (call, { query }) => analyticsRevenue(call, query),
};

const aggregateHandlers: Handlers<typeof aggregateOperations> = {
  bookingAggregates: (call, { query }) => bookingAggregates(call, query),
  paymentAggregates: (call, { query }) => paymentAggregates(call, query),
  membershipAggregates: (call, { query }) => membershipAggregates(call, query),
  clientAggregates: (call, { query }) => clientAggregates(call, query),
  hourAggregates: (call, { query }) => hourAggregates(call, query),
};

const revenueHandlers: Handlers<typeof revenueOperations> = {
  bookingsRevenue: (call, { query }) => bookingsRevenue(call, query),
  membershipsRevenue: (call, { query }) => membershipsRevenue(call, query),
  exportBookingsRevenue: (call, { query }) => exportBookingsRevenue(call, query),
  exportMembershipsRevenue: (call, { query }) => exportMembershipsRevenue(call, query),
};

const savedQueryHandlers: Handlers<typeof savedQueryOperations> = {
  savedQueries: (call, { query }) => savedQueries(call, query),
  savedQuery: (call, { params }) => savedQuery(call, params.id),
  savedQueryVersions: (call, { params }) => savedQueryVersions(call, params.id),
  currentVariables: (call, { body }) => currentVariables(call, body),
  createSavedQuery: (call, { body }) => createSavedQuery(call, body),
  updateSavedQuery: (call, { params, body }) => updateSavedQuery(call, params.id, body),
  deleteSavedQuery: (call, { params, query }) => deleteSavedQuery(call, params.id, query.version),
  savedQueryMails: (call) => savedQueryMails(call),
  setSavedQueryMail: (call, { params, body }) => setSavedQueryMail(call, params.id, body),
  stopSavedQueryMail: (call, { params }) => stopSavedQueryMail(call, params.id),
};

const widgetPreferencesHandlers: Handlers<typeof widgetPreferencesOperations> = {
  widgetPreferences: (call) => widgetPreferences(call),
  updateWidgetPreferences: (call, { body }) => updateWidgetPreferences(call, body),
};

export const reportRoutes = {
  ...analyticsHandlers,
  ...aggregateHandlers,
  ...revenueHandlers,
  ...savedQueryHandlers,
  ...widgetPreferencesHandlers,
};
