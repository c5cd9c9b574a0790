import { CsvText } from "../shared/csv.ts";
import { defineOperations } from "../shared/operation.ts";
import { REVENUE_DEFINITIONS } from "./metrics.ts";
import { revenueFileQuery, RevenueReport, revenueQuery } from "./models.ts";

const { bookings, memberships } = REVENUE_DEFINITIONS;

export const revenueOperations = defineOperations({
  bookingsRevenue: {
    method: "get",
    path: "/api/v1/bookings/revenue",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary: `Revenue of bookings in a period; a coach sees that of the own lessons. Cash: ${bookings.cash} Accrual: ${bookings.accrual}`,
    query: revenueQuery,
    answer: RevenueReport,
  },
  membershipsRevenue: {
    method: "get",
    path: "/api/v1/memberships/revenue",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary: `Revenue of memberships in a period; none of it is a coach's own. Cash: ${memberships.cash} Accrual: ${memberships.accrual}`,
    query: revenueQuery,
    answer: RevenueReport,
  },
  exportBookingsRevenue: {
    method: "get",
    path: "/api/v1/bookings/revenue/export",
    audience: "staff",
    permission: "reports.read",
    answersCsv: true,
    asksAgain: "always",
    summary: "What the revenue of bookings in a period is a sum of, as CSV.",
    query: revenueFileQuery,
    answer: CsvText,
  },
  exportMembershipsRevenue: {
    method: "get",
    path: "/api/v1/memberships/revenue/export",
    audience: "staff",
    permission: "reports.read",
    answersCsv: true,
    asksAgain: "always",
    summary: "What the revenue of memberships in a period is a sum of, as CSV.",
    query: revenueFileQuery,
    answer: CsvText,
  },
});
