import { z } from "zod";
import { PaymentMethod } from "#schema/payments/payments/models.ts";
import { REVENUE_METRICS } from "#schema/reports/revenue/metrics.ts";
import { RevenueBasis, RevenueItem } from "#schema/reports/revenue/models.ts";
import { describeMetric } from "#schema/shared/metric.ts";
import { Money } from "#schema/shared/money.ts";
import { ServiceKind } from "#schema/venue/services/models.ts";
import { aggregateDescription } from "./aggregate-metrics.ts";
import {
  aggregateAbout,
  aggregatePeriod,
  atLocation,
  describeTimeKeys,
  groupBy,
  key,
  onlyIds,
  onlyOf,
  thingKey,
  TIME_KEYS,
  timeKeys,
} from "./aggregates.ts";

export const PaymentSource = z.enum(["bookings", "memberships"]).meta({
  id: "PaymentSource",
  description: "What the money is for: bookings: prices and fees of bookings; memberships: membership bills",
});
export type PaymentSource = z.infer<typeof PaymentSource>;

export const PaymentGroupBy = z
  .enum([...TIME_KEYS, "source", "item", "method", "location", "service", "kind", "resource", "coach", "client"])
  .meta({
    id: "PaymentGroupBy",
    description: `${describeTimeKeys("on which money counts, by the period's time zone")}; source: what it is for; item: the kind of item; method: the method of the payment that it follows from; location: of the booking; service: of the booking; kind: of the booking's service; resource: of the booking; coach: of the booking; client: of the booking or membership`,
  });
export type PaymentGroupBy = z.infer<typeof PaymentGroupBy>;

const money = (text: string) => Money.nullable().describe(text);

export const PaymentAggregateGroup = z
  .object({
    ...timeKeys,
    source: key(PaymentSource, "What the money is for"),
    item: key(RevenueItem, "Kind of item"),
    method: PaymentMethod.nullable().describe(
      "How the money came in; none unless grouped by it, and for items that do not follow from a payment",
    ),
    ...thingKey("location", "Location"),
    ...thingKey("service", "Service"),
    kind: key(ServiceKind, "Kind of the service"),
    ...thingKey("resource", "Bay"),
    ...thingKey("coach", "Coach"),
    ...thingKey("client", "Client"),
    items: z.int().describe(aggregateDescription("items")),
    revenue: Money.describe(describeMetric(REVENUE_METRICS.revenue)),
    gross: Money.describe(describeMetric(REVENUE_METRICS.gross)),
    given_back: Money.describe(describeMetric(REVENUE_METRICS.given_back)),
    average: money(aggregateDescription("average_item")),
    median: money(aggregateDescription("median_item")),
    p90: money(aggregateDescription("p90_item")),
  })
  .meta({
    id: "PaymentAggregateGroup",
    description: "Money that counts in the period and shares the same keys, in one currency",
  });
export type PaymentAggregateGroup = z.infer<typeof PaymentAggregateGroup>;

export const PaymentAggregates = z
  .object({
    ...aggregateAbout,
    basis: RevenueBasis,
    groups: z
      .array(PaymentAggregateGroup)
      .describe("Groups in the order of their keys, one for each of its currencies, which are never added together"),
  })
  .meta({ id: "PaymentAggregates", description: "Money of a period, counted in groups" });
export type PaymentAggregates = z.infer<typeof PaymentAggregates>;

export const paymentAggregatesQuery = z.object({
  ...aggregatePeriod,
  basis: RevenueBasis.default("cash").describe("When money counts; cash if left out"),
  group_by: groupBy(PaymentGroupBy),
  location_id: atLocation.location_id.describe("Only bookings at this location, by its own clock"),
  source: onlyOf(PaymentSource, "sources"),
  item: onlyOf(RevenueItem, "kinds of items"),
  service_ids: onlyIds("services"),
  coach_ids: onlyIds("coaches"),
});
export type PaymentAggregatesQuery = z.infer<typeof paymentAggregatesQuery>;
