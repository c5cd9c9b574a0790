import { z } from "zod";
import { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { RevenuePeriodType } from "#schema/reports/revenue/models.ts";
import { describeMetric, type Metric } from "#schema/shared/metric.ts";
import { Money } from "#schema/shared/money.ts";
import { Id } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { AnalyticsGranularity } from "./models.ts";

/** The figures of memberships: the graph, the screen and the tests describe each with these texts. */
export const MEMBERSHIP_METRICS = {
  mrr: {
    name: "MRR",
    formula:
      "Monthly recurring revenue: agreed prices without tax ÷ months of their periods, for memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count as zero.",
    unit: "money",
  },
  payers: { name: "Paying members", formula: "People with a membership that counts in MRR.", unit: "count" },
  churn_percent: {
    name: "Members lost",
    formula:
      "Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause does not count as a loss.",
    unit: "percent",
  },
  revenue_churn_percent: {
    name: "MRR lost",
    formula: "MRR of members lost and of moves to cheaper plans ÷ MRR when the period began.",
    unit: "percent",
  },
  net_revenue_churn_percent: {
    name: "MRR lost, net",
    formula:
      "MRR lost less the MRR of moves to more expensive plans and of members who came back ÷ MRR when the period began. Negative means growth; pauses are counted separately.",
    unit: "percent",
  },
  paused_percent: {
    name: "Paused",
    formula: "Members on pause ÷ members who pay or are on pause. A pause counts as zero in MRR and is not a loss.",
    unit: "percent",
  },
  arpu: { name: "MRR per member", formula: "MRR ÷ paying members.", unit: "money" },
  not_collected: {
    name: "Not collected",
    formula: "Membership bills that are still open after their due day.",
    unit: "money",
  },
  ltv: {
    name: "Lifetime value",
    formula:
      "MRR per member ÷ the share of members lost in a month, averaged over the last three; capped at 60 months of it.",
    unit: "money",
  },
  recovered_percent: {
    name: "Recovered",
    formula:
      "Of bills whose card was first refused in the period, the amount paid within 30 days in any way ÷ the whole amount. The first bill after a trial is left out.",
    unit: "percent",
  },
  trial_percent: {
    name: "Trials kept",
    formula: "Trials that ended in the period and whose first bill is paid ÷ all trials that ended.",
    unit: "percent",
  },
  retention_percent: {
    name: "Who stays",
    formula:
      "Of the people whose first paid membership began in a month, those who pay or are on pause at the end of a later month. People who come back count again.",
    unit: "percent",
  },
} as const satisfies Record<string, Metric>;

const metricText = (metric: keyof typeof MEMBERSHIP_METRICS): string => describeMetric(MEMBERSHIP_METRICS[metric]);

export const MembershipMovement = z
  .enum(["new", "reactivated", "expansion", "resumed", "contraction", "paused", "churned"])
  .meta({
    id: "MembershipMovement",
    description:
      "What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a more expensive plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left",
  });
export type MembershipMovement = z.infer<typeof MembershipMovement>;

export const MembershipMovementSum = z
  .object({
    movement: MembershipMovement,
    amount: Money.describe("Change in MRR; negative if it lowered MRR"),
    members: z.int().describe("Number of people it concerns"),
  })
  .meta({ id: "MembershipMovementSum", description: "What one kind of change did to MRR in a period" });

export const MembershipPlanSum = z
  .object({
    plan_id: z.int().describe("Plan"),
    plan_name: z.string().describe("Name of the plan"),
    mrr: Money.describe(metricText("mrr")),
    payers: z.int().describe(metricText("payers")),
  })
  .meta({ id: "MembershipPlanSum", description: "MRR of one plan at the end of a period" });

export const MembershipBucket = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    mrr: Money.describe(`${metricText("mrr")} At the end of these days.`),
  })
  .meta({ id: "MembershipBucket", description: "MRR at the end of an interval of the period" });

export const MembershipFigures = z
  .object({
    currency: z.string().describe("ISO 4217 currency code; currencies are never added together"),
    mrr_start: Money.describe(`${metricText("mrr")} When the period began.`),
    mrr_end: Money.describe(`${metricText("mrr")} At the end of the period, or now.`),
    payers_start: z.int().describe(`${metricText("payers")} When the period began.`),
    payers_end: z.int().describe(`${metricText("payers")} At the end of the period, or now.`),
    paused: z.int().describe("Members on pause at the end of the period, or now"),
    churn_percent: z
      .number()
      .nullable()
      .describe(`${metricText("churn_percent")} One decimal.`),
    revenue_churn_percent: z
      .number()
      .nullable()
      .describe(`${metricText("revenue_churn_percent")} One decimal.`),
    net_revenue_churn_percent: z
      .number()
      .nullable()
      .describe(`${metricText("net_revenue_churn_percent")} One decimal.`),
    paused_percent: z
      .number()
      .nullable()
      .describe(`${metricText("paused_percent")} One decimal.`),
    arpu: Money.nullable().describe(metricText("arpu")),
    ltv: Money.nullable().describe(metricText("ltv")),
    recovered_percent: z
      .number()
      .nullable()
      .describe(`${metricText("recovered_percent")} One decimal.`),
    trial_percent: z
      .number()
      .nullable()
      .describe(`${metricText("trial_percent")} One decimal.`),
    not_collected: Money.describe(metricText("not_collected")),
    movements: z.array(MembershipMovementSum).nullable().describe("What changed MRR; none in a compact response"),
    plans: z.array(MembershipPlanSum).nullable().describe("By plan; none in a compact response"),
    buckets: z.array(MembershipBucket).nullable().describe("By interval of the period; none in a compact response"),
  })
  .meta({ id: "MembershipFigures", description: "How memberships developed in a period, in one currency" });
export type MembershipFigures = z.infer<typeof MembershipFigures>;

export const MembershipCohort = z
  .object({
    month: VenueDate.describe("First day of the month in which they joined"),
    members: z.int().describe("Number of people who joined"),
    retained_percent: z
      .array(z.number())
      .describe(
        `${metricText("retention_percent")} At the end of that month, of the next, and so on; one decimal each.`,
      ),
  })
  .meta({ id: "MembershipCohort", description: "Retention of those who joined in one month" });
export type MembershipCohort = z.infer<typeof MembershipCohort>;

export const FailedMembershipPayment = z
  .object({
    invoice_id: z.int().describe("Bill"),
    membership_id: z.int().describe("Membership"),
    client_id: z.int().describe("The client it belongs to"),
    client_name: z.string().describe("Name of the client"),
    plan_name: z.string().describe("The plan it is for"),
    amount: Money.describe("The open amount"),
    due_on: VenueDate.describe("The day it was due"),
    card_tries: z.int().describe("How often a saved card was charged for it automatically"),
    card_refusal: z.string().nullable().describe("Why the card was last refused; none if it was not"),
    next_try_on: VenueDate.nullable().describe("The day the card is next charged automatically; none if it is not"),
  })
  .meta({ id: "FailedMembershipPayment", description: "A membership bill that is still open after its due day" });
export type FailedMembershipPayment = z.infer<typeof FailedMembershipPayment>;

export const MembershipMetricsPart = z.enum(["movements", "plans", "buckets", "cohorts", "failed_payments"]);
export type MembershipMetricsPart = z.infer<typeof MembershipMetricsPart>;

export const MembershipMetrics = z
  .object({
    period_type: RevenuePeriodType,
    period: z.string().describe("The period as requested"),
    granularity: AnalyticsGranularity,
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    timezone: z.string().describe("The company's time zone, whose calendar memberships follow"),
    mature: z.boolean().describe("Whether the period is over; until then its figures still change"),
    figures: z.array(MembershipFigures).describe("By currency; none if nobody has ever had a membership"),
    cohorts: z.array(MembershipCohort).nullable().describe("The last twelve months up to the end of the period"),
    failed_payments: z
      .array(FailedMembershipPayment)
      .nullable()
      .describe("Bills that are still open after their due day, oldest first, at most 100"),
  })
  .meta({ id: "MembershipMetrics", description: "How memberships developed in a period" });
export type MembershipMetrics = z.infer<typeof MembershipMetrics>;

const MOST_PLANS = 100;

export const membershipMetricsQuery = z.object({
  periodType: RevenuePeriodType,
  period: z
    .string()
    .max(10)
    .describe("The period in the form of its type: 2027-05-10, 2027-W19, 2027-05, 2027-Q2 or 2027; years 2000 to 2099"),
  granularity: AnalyticsGranularity.optional().describe(
    "How the period is divided; if left out, by day, or by month for a quarter or year",
  ),
  include: z
    .array(MembershipMetricsPart)
    .max(MembershipMetricsPart.options.length)
    .optional()
    .describe("Only these parts in addition to the figures; all if left out"),
  compact: z.boolean().default(false).describe("Whether to return only the figures"),
  plan_ids: z.array(Id).min(1).max(MOST_PLANS).optional().describe("Only memberships of these plans"),
  status: z
    .array(MembershipStatus)
    .min(1)
    .optional()
    .describe("Only memberships that currently have one of these statuses"),
});
export type MembershipMetricsQuery = z.infer<typeof membershipMetricsQuery>;
