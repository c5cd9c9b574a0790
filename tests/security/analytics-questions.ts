import type { Question } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

const MAY = { periodType: "month", period: "2027-05" };
const DAYS = { start: "2027-05-01", end: "2027-05-31" };

/** Questions for the analytics operations. */
export const ANALYTICS_QUESTIONS = {
  analyticsOverview: ({ location }) => ({ query: { ...MAY, location_id: location } }),
  analyticsRevenue: ({ location }) => ({ query: { ...MAY, location_id: location } }),
  membershipMetrics: ({ membershipPlan }) => ({ query: { ...MAY, plan_ids: [membershipPlan] } }),
  bookingAggregates: ({ location, service, coach }) => ({
    query: {
      ...DAYS,
      group_by: ["weekday", "hour"],
      location_id: location,
      service_ids: [service],
      coach_ids: [coach],
    },
  }),
  paymentAggregates: ({ location, service, coach }) => ({
    query: {
      ...DAYS,
      basis: "accrual",
      group_by: ["service"],
      location_id: location,
      service_ids: [service],
      coach_ids: [coach],
    },
  }),
  membershipAggregates: ({ membershipPlan }) => ({
    query: { ...DAYS, group_by: ["week", "plan"], plan_ids: [membershipPlan] },
  }),
  clientAggregates: ({ location }) => ({ query: { ...DAYS, group_by: ["month"], location_id: location } }),
  hourAggregates: ({ location }) => ({
    query: { ...DAYS, of: "bays", group_by: ["resource", "day"], location_id: location },
  }),
  accessTokens: () => ({}),
  createAccessToken: () => ({ body: { name: "Month-end sheet", expires_in_days: 30, fields: ["bookings"] } }),
  revokeAccessToken: ({ accessToken }) => ({ params: { id: accessToken } }),
  savedQueries: () => ({}),
  savedQuery: ({ savedQuery }) => ({ params: { id: savedQuery } }),
  savedQueryVersions: ({ savedQuery }) => ({ params: { id: savedQuery } }),
  currentVariables: () => ({
    body: { query: "query($day: String) { bookings(date_from: $day) { data { id } } }", variables: '{"day": "today"}' },
  }),
  createSavedQuery: () => ({ body: { name: "Made by the matrix", query: "{ me }", variables: "{}" } }),
  updateSavedQuery: ({ savedQuery }) => ({ params: { id: savedQuery }, body: { version: 1, query: "{ you }" } }),
  deleteSavedQuery: ({ savedQuery }) => ({ params: { id: savedQuery } }),
  savedQueryMails: () => ({}),
  setSavedQueryMail: ({ savedQuery }) => ({ params: { id: savedQuery }, body: { every: "week", weekday: 1, hour: 6 } }),
  stopSavedQueryMail: ({ savedQuery }) => ({ params: { id: savedQuery } }),
} satisfies Record<string, (ids: Ids) => Question>;
