import { defineOperations } from "#schema/shared/operation.ts";
import { MembershipMetrics, membershipMetricsQuery } from "./membership-metrics.ts";
import { AnalyticsOverview, analyticsOverviewQuery, AnalyticsRevenue, analyticsRevenueQuery } from "./models.ts";

export const analyticsOperations = defineOperations({
  analyticsOverview: {
    method: "get",
    path: "/api/v1/analytics/overview",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary:
      "Shows how the bays were used in a period, by hour and bay, and who booked them and how. A coach sees only figures for their own lessons.",
    query: analyticsOverviewQuery,
    answer: AnalyticsOverview,
  },
  analyticsRevenue: {
    method: "get",
    path: "/api/v1/analytics/revenue",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary:
      "Shows what bookings came to in a period, by bay and service. A coach sees only that of their own lessons.",
    query: analyticsRevenueQuery,
    answer: AnalyticsRevenue,
  },
  membershipMetrics: {
    method: "get",
    path: "/api/v1/analytics/memberships/metrics",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary:
      "Shows how memberships developed in a period: recurring revenue, who joined and left, who stays and which bills are open. None of it is a coach's own.",
    query: membershipMetricsQuery,
    answer: MembershipMetrics,
  },
});
