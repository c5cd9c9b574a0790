import { z } from "zod";
import { describeMetric } from "#schema/shared/metric.ts";
import { COACH_METRICS } from "#schema/venue/coaches/metrics.ts";
import { aggregateDescription } from "./aggregate-metrics.ts";
import {
  aggregateAbout,
  aggregatePeriod,
  atLocation,
  describeTimeKeys,
  groupBy,
  thingKey,
  TIME_KEYS,
  timeKeys,
} from "./aggregates.ts";

export const HoursOf = z.enum(["bays", "coaches", "classes"]).meta({
  id: "HoursOf",
  description:
    "bays: open time and how much of it is booked; coaches: time offered at all locations and how much of it is booked; classes: seats and how many are taken",
});
export type HoursOf = z.infer<typeof HoursOf>;

export const HourGroupBy = z.enum([...TIME_KEYS, "location", "resource", "coach", "service"]).meta({
  id: "HourGroupBy",
  description: `${describeTimeKeys("in which the time falls, or a class starts")}; location: of bays and classes; resource: the bay, for bays and classes; coach: of coaches and classes; service: of classes`,
});
export type HourGroupBy = z.infer<typeof HourGroupBy>;

/** The entities that each can be grouped by. */
export const HOUR_THINGS: Record<HoursOf, readonly HourGroupBy[]> = {
  bays: ["location", "resource"],
  coaches: ["coach"],
  classes: ["location", "resource", "coach", "service"],
};

const minutes = (text: string) => z.int().nullable().describe(`${text} None for classes.`);
const seats = (metric: "classes" | "seats" | "seats_taken") =>
  z
    .int()
    .nullable()
    .describe(`${describeMetric(COACH_METRICS[metric])} None for bays and coaches.`);

export const HourAggregateGroup = z
  .object({
    ...timeKeys,
    ...thingKey("location", "Location"),
    ...thingKey("resource", "Bay"),
    ...thingKey("coach", "Coach"),
    ...thingKey("service", "Service"),
    open_minutes: minutes(aggregateDescription("open_minutes")),
    booked_minutes: minutes(aggregateDescription("booked_minutes")),
    outside_minutes: minutes(aggregateDescription("outside_minutes")),
    use_percent: z
      .number()
      .nullable()
      .describe(`${aggregateDescription("use_percent")} One decimal.`),
    classes: seats("classes"),
    seats: seats("seats"),
    seats_taken: seats("seats_taken"),
    average_seats_taken: z
      .number()
      .nullable()
      .describe(`${aggregateDescription("average_seats_taken")} One decimal.`),
    fill_percent: z
      .number()
      .nullable()
      .describe(`${describeMetric(COACH_METRICS.fill_percent)} One decimal.`),
  })
  .meta({ id: "HourAggregateGroup", description: "Hours that share the same keys" });
export type HourAggregateGroup = z.infer<typeof HourAggregateGroup>;

export const HourAggregates = z
  .object({
    ...aggregateAbout,
    groups: z
      .array(HourAggregateGroup)
      .describe("Groups in the order of their keys; a coach sees only their own, and no bays"),
  })
  .meta({ id: "HourAggregates", description: "Hours of bays, coaches or classes in a period, counted in groups" });
export type HourAggregates = z.infer<typeof HourAggregates>;

export const hourAggregatesQuery = z.object({
  of: HoursOf,
  ...aggregatePeriod,
  group_by: groupBy(HourGroupBy),
  location_id: atLocation.location_id.describe("Only this location, by its own clock; not for coaches"),
});
export type HourAggregatesQuery = z.infer<typeof hourAggregatesQuery>;
