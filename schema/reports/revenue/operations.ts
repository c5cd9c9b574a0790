import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { REVENUE_DEFINITIONS } from "./metrics.ts";
import { revenueFileQuery, revenueQuery, RevenueReport } from "./models.ts";

const { bookings, memberships } = REVENUE_DEFINITIONS;

export const revenueOperations = defineOperations({
  bookingsRevenue: {
    method: "get",
    path: "/api/v1/bookings/revenue",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary: `Returns the booking revenue of a period. A coach sees only that of their own lessons. Cash: ${bookings.cash} Accrual: ${bookings.accrual}`,
    query: revenueQuery,
    answer: RevenueReport,
  },
  membershipsRevenue: {
    method: "get",
    path: "/api/v1/memberships/revenue",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    summary: `Returns the membership revenue of a period. None of it is a coach's own. Cash: ${memberships.cash} Accrual: ${memberships.accrual}`,
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
    summary: "Exports what makes up the booking revenue of a period, as CSV.",
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
    summary: "Exports what makes up the membership revenue of a period, as CSV.",
    query: revenueFileQuery,
    answer: CsvText,
  },
});
