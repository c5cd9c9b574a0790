import { z } from "zod";
import { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { describeMetric } from "#schema/shared/metric.ts";
import { Money } from "#schema/shared/money.ts";
import { aggregateAbout, aggregatePeriod, dateKey, groupBy, onlyIds, onlyOf, thingKey } from "./aggregates.ts";
import { MEMBERSHIP_METRICS, MembershipMovementSum } from "./membership-metrics.ts";

const metricText = (metric: keyof typeof MEMBERSHIP_METRICS): string => describeMetric(MEMBERSHIP_METRICS[metric]);

export const MembershipGroupBy = z.enum(["day", "week", "month", "plan"]).meta({
  id: "MembershipGroupBy",
  description: "day: each day; week: Monday to Sunday; month: each month; plan: the one that the membership has now",
});
export type MembershipGroupBy = z.infer<typeof MembershipGroupBy>;

const percent = (text: string) => z.number().nullable().describe(`${text} One decimal.`);

export const MembershipAggregateGroup = z
  .object({
    ...dateKey,
    ...thingKey("plan", "Plan"),
    currency: z.string().describe("ISO 4217 currency code; currencies are never added together"),
    mrr_start: Money.describe(`${metricText("mrr")} When the days of the group began.`),
    mrr_end: Money.describe(`${metricText("mrr")} At the end of the days of the group, or now.`),
    payers_start: z.int().describe(`${metricText("payers")} When the days of the group began.`),
    payers_end: z.int().describe(`${metricText("payers")} At the end of the days of the group, or now.`),
    paused: z.int().describe("Members on pause at the end of the days of the group, or now"),
    churn_percent: percent(metricText("churn_percent")),
    revenue_churn_percent: percent(metricText("revenue_churn_percent")),
    arpu: Money.nullable().describe(metricText("arpu")),
    movements: z.array(MembershipMovementSum).describe("What changed MRR between those two times"),
  })
  .meta({
    id: "MembershipAggregateGroup",
    description: "How memberships with the same keys developed in the days of the group, in one currency",
  });
export type MembershipAggregateGroup = z.infer<typeof MembershipAggregateGroup>;

export const MembershipAggregates = z
  .object({
    ...aggregateAbout,
    groups: z
      .array(MembershipAggregateGroup)
      .describe("Groups by date, then plan; none for future days, and none for a coach"),
  })
  .meta({ id: "MembershipAggregates", description: "How memberships developed in a period, in groups" });
export type MembershipAggregates = z.infer<typeof MembershipAggregates>;

export const membershipAggregatesQuery = z.object({
  ...aggregatePeriod,
  group_by: groupBy(MembershipGroupBy),
  plan_ids: onlyIds("plans"),
  status: onlyOf(MembershipStatus, "current statuses"),
});
export type MembershipAggregatesQuery = z.infer<typeof membershipAggregatesQuery>;
