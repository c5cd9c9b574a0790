import { z } from "zod";
import { describeMetric } from "#schema/shared/metric.ts";
import { Money } from "#schema/shared/money.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { REVENUE_METRICS } from "./metrics.ts";

export const RevenueBasis = z.enum(["cash", "accrual"]).meta({
  id: "RevenueBasis",
  description: "cash: counts when money comes in or goes out; accrual: counts when it is earned",
});
export type RevenueBasis = z.infer<typeof RevenueBasis>;

export const RevenuePeriodType = z.enum(["day", "week", "month", "quarter", "year"]).meta({
  id: "RevenuePeriodType",
  description:
    "The length of a report's period. day: one date; week: Monday to Sunday, by the ISO week's number; month: a calendar month; quarter: three months, the first from January; year: January to December",
});
export type RevenuePeriodType = z.infer<typeof RevenuePeriodType>;

export const RevenueItem = z.enum(["payment", "refund", "price", "fee", "waiver", "membership"]).meta({
  id: "RevenueItem",
  description:
    "payment: money that came in; refund: given back, or taken back by a dispute; price: of a booking; fee: for a late cancellation, no-show or move; waiver: an amount waived; membership: the part of a bill that was earned",
});
export type RevenueItem = z.infer<typeof RevenueItem>;

export const RevenueTotal = z
  .object({
    gross: Money.describe(describeMetric(REVENUE_METRICS.gross)),
    given_back: Money.describe(describeMetric(REVENUE_METRICS.given_back)),
    revenue: Money.describe(describeMetric(REVENUE_METRICS.revenue)),
    tax: Money.describe(describeMetric(REVENUE_METRICS.tax)),
  })
  .meta({ id: "RevenueTotal", description: "Revenue of a period in one currency" });
export type RevenueTotal = z.infer<typeof RevenueTotal>;

export const RevenueItemSum = z
  .object({ item: RevenueItem, amount: Money.describe("The total; negative if it lowers revenue") })
  .meta({ id: "RevenueItemSum", description: "What one kind of item adds to revenue, in one currency" });

export const RevenueBucket = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    revenue: Money.describe("Revenue of these days"),
  })
  .meta({ id: "RevenueBucket", description: "Revenue of a day, or of a month in a quarter or year, in one currency" });

export const RevenueRow = z
  .object({
    date: VenueDate.describe("Day on which it counts, or first counts in the period"),
    item: RevenueItem,
    amount: Money.describe("What it adds; negative if it lowers revenue"),
    booking_id: z.int().nullable().describe("The booking, if it concerns one"),
    membership_id: z.int().nullable().describe("The membership, if it concerns one"),
    payment_id: z.int().nullable().describe("The payment, if it follows from one"),
  })
  .meta({ id: "RevenueRow", description: "One item that makes up revenue" });
export type RevenueRow = z.infer<typeof RevenueRow>;

export const RevenueTax = z
  .object({
    name: z.string().describe("What it is called"),
    rate: z.int().describe("In thousandths of a percent: 13000 is 13 %, 9975 is 9.975 %"),
    number: z.string().nullable().describe("The company's registration number for it when it was sold"),
    net: Money.describe("The revenue that it is on"),
    tax: Money.describe("What it comes to; all of them add up to the tax of the totals"),
  })
  .meta({ id: "RevenueTax", description: "One of the taxes of a period in one currency" });
export type RevenueTax = z.infer<typeof RevenueTax>;

export const RevenueReport = z
  .object({
    period_type: RevenuePeriodType,
    period: z.string().describe("The period as requested"),
    basis: RevenueBasis,
    definition: z.string().describe("How revenue is counted here"),
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    timezone: z.string().describe("The company's time zone, at whose midnights the period begins and ends"),
    mature: z.boolean().describe("Whether the period is over; until then its figures still change"),
    totals: z.array(RevenueTotal).describe("Revenue by currency; currencies are never added together"),
    items: z.array(RevenueItemSum).describe("The same by kind of item"),
    buckets: z
      .array(RevenueBucket)
      .describe("The same by day, or by month for a quarter or year; empty ones are left out"),
    taxes: z.array(RevenueTax).nullable().describe("The tax of the totals by tax; none unless requested"),
    rows: z.array(RevenueRow).nullable().describe("What makes it up, newest first; none unless requested"),
    rows_total: z.int().nullable().describe("Number of rows without the limit; none unless rows are requested"),
  })
  .meta({ id: "RevenueReport", description: "What a venue took or earned in a period" });
export type RevenueReport = z.infer<typeof RevenueReport>;

export const REVENUE_ROWS_MOST = 1000;

export const revenueQuery = z.object({
  periodType: RevenuePeriodType,
  period: z
    .string()
    .max(10)
    .describe("The period in the form of its type: 2027-05-10, 2027-W19, 2027-05, 2027-Q2 or 2027; years 2000 to 2099"),
  basis: RevenueBasis.default("cash").describe("When money counts; cash if left out"),
  include_taxes: z.boolean().default(false).describe("Whether to return each tax by itself"),
  include_rows: z.boolean().default(false).describe("Whether to return what the figures are made up of"),
  rows_limit: z
    .int()
    .min(1)
    .max(REVENUE_ROWS_MOST)
    .default(100)
    .describe(`Maximum number of rows, up to ${REVENUE_ROWS_MOST}; the latest are returned`),
});
export type RevenueQuery = z.infer<typeof revenueQuery>;

/** The same for a file, which contains all rows. */
export const revenueFileQuery = revenueQuery.omit({ include_taxes: true, include_rows: true, rows_limit: true });
export type RevenueFileQuery = z.infer<typeof revenueFileQuery>;
