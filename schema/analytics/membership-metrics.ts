import { z } from "zod";
import { MembershipStatus } from "../memberships/models.ts";
import { RevenuePeriodType } from "../revenue/models.ts";
import { describeMetric, type Metric } from "../shared/metric.ts";
import { Money } from "../shared/money.ts";
import { Id } from "../shared/paging.ts";
import { VenueDate } from "../shared/time.ts";
import { AnalyticsGranularity } from "./models.ts";

/** The figures of memberships: the graph, the screen and the tests describe each with these texts. */
export const MEMBERSHIP_METRICS = {
  mrr: {
    name: "MRR",
    formula:
      "Monthly recurring revenue: agreed prices without tax ÷ months of their periods, of memberships that are active, past due or end later. Paused ones, free ones and those that do not renew count nothing.",
    unit: "money",
  },
  payers: { name: "Paying members", formula: "People with a membership that counts in MRR.", unit: "count" },
  churn_percent: {
    name: "Members lost",
    formula:
      "Members who paid when the period began and have no membership at its end ÷ all who paid when it began. A pause is no loss.",
    unit: "percent",
  },
  revenue_churn_percent: {
    name: "MRR lost",
    formula: "MRR of members lost and of cheaper plans ÷ MRR when the period began.",
    unit: "percent",
  },
  net_revenue_churn_percent: {
    name: "MRR lost, net",
    formula:
      "MRR lost less that of dearer plans and of members who came back ÷ MRR when the period began. Negative means growth; pauses are apart.",
    unit: "percent",
  },
  paused_percent: {
    name: "Paused",
    formula: "Members who pause ÷ members who pay or pause. A pause counts nothing in MRR and is no loss.",
    unit: "percent",
  },
  arpu: { name: "MRR per member", formula: "MRR ÷ paying members.", unit: "money" },
  not_collected: {
    name: "Not collected",
    formula: "Bills of memberships that are open after the day they were due.",
    unit: "money",
  },
  ltv: {
    name: "Lifetime value",
    formula:
      "MRR per member ÷ the share of members lost in a month, averaged over the last three; at most 60 months of it.",
    unit: "money",
  },
  recovered_percent: {
    name: "Recovered",
    formula:
      "Of bills whose card was first refused in the period, what was paid within 30 days in any way ÷ all of it. The first bill after a trial is left out.",
    unit: "percent",
  },
  trial_percent: {
    name: "Trials kept",
    formula: "Trials that ended in the period and whose first bill is paid ÷ all that ended.",
    unit: "percent",
  },
  retention_percent: {
    name: "Who stays",
    formula:
      "Of the people whose first paid membership began in a month, those who pay or pause at the end of a later month. Who comes back counts again.",
    unit: "percent",
  },
} as const satisfies Record<string, Metric>;

const told = (metric: keyof typeof MEMBERSHIP_METRICS): string => describeMetric(MEMBERSHIP_METRICS[metric]);

export const MembershipMovement = z
  .enum(["new", "reactivated", "expansion", "resumed", "contraction", "paused", "churned"])
  .meta({
    id: "MembershipMovement",
    description:
      "What changed recurring revenue. new: first paid membership; reactivated: back after leaving; expansion: a dearer plan; resumed: after a pause; contraction: a cheaper plan; paused: a pause began; churned: none is left",
  });
export type MembershipMovement = z.infer<typeof MembershipMovement>;

export const MembershipMovementSum = z
  .object({
    movement: MembershipMovement,
    amount: Money.describe("MRR that it added; below zero where it lowered it"),
    members: z.int().describe("People it is about"),
  })
  .meta({ id: "MembershipMovementSum", description: "What one kind of change did to MRR in a period" });

export const MembershipPlanSum = z
  .object({
    plan_id: z.int().describe("Plan"),
    plan_name: z.string().describe("Name of the plan"),
    mrr: Money.describe(told("mrr")),
    payers: z.int().describe(told("payers")),
  })
  .meta({ id: "MembershipPlanSum", description: "MRR of one plan at the end of a period" });

export const MembershipBucket = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    mrr: Money.describe(`${told("mrr")} At the end of these days.`),
  })
  .meta({ id: "MembershipBucket", description: "MRR at the end of a stretch of the period" });

export const MembershipFigures = z
  .object({
    currency: z.string().describe("ISO 4217 currency code; currencies are never added up"),
    mrr_start: Money.describe(`${told("mrr")} When the period began.`),
    mrr_end: Money.describe(`${told("mrr")} At the end of the period, or now.`),
    payers_start: z.int().describe(`${told("payers")} When the period began.`),
    payers_end: z.int().describe(`${told("payers")} At the end of the period, or now.`),
    paused: z.int().describe("Members who pause at the end of the period, or now"),
    churn_percent: z
      .number()
      .nullable()
      .describe(`${told("churn_percent")} One decimal.`),
    revenue_churn_percent: z
      .number()
      .nullable()
      .describe(`${told("revenue_churn_percent")} One decimal.`),
    net_revenue_churn_percent: z
      .number()
      .nullable()
      .describe(`${told("net_revenue_churn_percent")} One decimal.`),
    paused_percent: z
      .number()
      .nullable()
      .describe(`${told("paused_percent")} One decimal.`),
    arpu: Money.nullable().describe(told("arpu")),
    ltv: Money.nullable().describe(told("ltv")),
    recovered_percent: z
      .number()
      .nullable()
      .describe(`${told("recovered_percent")} One decimal.`),
    trial_percent: z
      .number()
      .nullable()
      .describe(`${told("trial_percent")} One decimal.`),
    not_collected: Money.describe(told("not_collected")),
    movements: z.array(MembershipMovementSum).nullable().describe("What changed MRR; none in a compact answer"),
    plans: z.array(MembershipPlanSum).nullable().describe("By plan; none in a compact answer"),
    buckets: z.array(MembershipBucket).nullable().describe("By stretch of the period; none in a compact answer"),
  })
  .meta({ id: "MembershipFigures", description: "How memberships developed in a period, in one currency" });
export type MembershipFigures = z.infer<typeof MembershipFigures>;

export const MembershipCohort = z
  .object({
    month: VenueDate.describe("First day of the month in which they joined"),
    members: z.int().describe("People who joined"),
    retained_percent: z
      .array(z.number())
      .describe(`${told("retention_percent")} At the end of that month, of the next, and so on; one decimal each.`),
  })
  .meta({ id: "MembershipCohort", description: "Who stays, of those who joined in one month" });
export type MembershipCohort = z.infer<typeof MembershipCohort>;

export const FailedMembershipPayment = z
  .object({
    invoice_id: z.int().describe("Bill"),
    membership_id: z.int().describe("Membership"),
    client_id: z.int().describe("Whose it is"),
    client_name: z.string().describe("Name of the client"),
    plan_name: z.string().describe("Plan that it is for"),
    amount: Money.describe("What is open"),
    due_on: VenueDate.describe("Day on which it was due"),
    card_tries: z.int().describe("How often a saved card was charged for it by itself"),
    card_refusal: z.string().nullable().describe("Why the card was refused the last time; none where none was"),
    next_try_on: VenueDate.nullable().describe(
      "Day on which the card is charged again by itself; none where it is not",
    ),
  })
  .meta({ id: "FailedMembershipPayment", description: "A bill of a membership that is open after its day" });
export type FailedMembershipPayment = z.infer<typeof FailedMembershipPayment>;

export const MembershipMetricsPart = z.enum(["movements", "plans", "buckets", "cohorts", "failed_payments"]);
export type MembershipMetricsPart = z.infer<typeof MembershipMetricsPart>;

export const MembershipMetrics = z
  .object({
    period_type: RevenuePeriodType,
    period: z.string().describe("The period, as it was asked for"),
    granularity: AnalyticsGranularity,
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    timezone: z.string().describe("The company's zone, by whose calendar memberships live"),
    mature: z.boolean().describe("Whether the period is over; before that its figures still change"),
    figures: z.array(MembershipFigures).describe("By currency; none where nobody has had a membership"),
    cohorts: z.array(MembershipCohort).nullable().describe("The last twelve months up to the end of the period"),
    failed_payments: z
      .array(FailedMembershipPayment)
      .nullable()
      .describe("Bills that are open now after their day, the oldest first, 100 at most"),
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
    "How the period is cut; by day unless said, by month in a quarter or year",
  ),
  include: z
    .array(MembershipMetricsPart)
    .max(MembershipMetricsPart.options.length)
    .optional()
    .describe("Only these parts beside the figures; all unless said"),
  compact: z.boolean().default(false).describe("Whether to answer the figures alone"),
  plan_ids: z.array(Id).min(1).max(MOST_PLANS).optional().describe("Only memberships of these plans"),
  status: z.array(MembershipStatus).min(1).optional().describe("Only memberships that have one of these statuses now"),
});
export type MembershipMetricsQuery = z.infer<typeof membershipMetricsQuery>;
