import { z } from "zod";
import { describeMetric } from "#schema/shared/metric.ts";
import { Money } from "#schema/shared/money.ts";
import { Id } from "#schema/shared/paging.ts";
import { TimeZone, VenueDate } from "#schema/shared/time.ts";
import { COACH_REVENUE, metricDescription, type CoachMetric } from "./metrics.ts";

const count = (metric: CoachMetric) => z.int().describe(metricDescription(metric));
const percent = (metric: CoachMetric) =>
  z
    .number()
    .nullable()
    .describe(`${metricDescription(metric)} One decimal.`);

const figures = {
  offered_minutes: count("offered_minutes"),
  booked_minutes: count("booked_minutes"),
  outside_minutes: count("outside_minutes"),
  utilisation_percent: percent("utilisation_percent"),
  lessons: count("lessons"),
  no_shows: count("no_shows"),
  no_show_percent: percent("no_show_percent"),
  classes: count("classes"),
  seats: count("seats"),
  seats_taken: count("seats_taken"),
  fill_percent: percent("fill_percent"),
} satisfies Record<CoachMetric, z.ZodType>;

const revenue = z.array(Money).describe(`${describeMetric(COACH_REVENUE)} By currency.`);

export const CoachFigures = z
  .object({ ...figures, revenue })
  .meta({ id: "CoachFigures", description: "Figures of all coaches of a report: sums, and the rates of these sums" });
export type CoachFigures = z.infer<typeof CoachFigures>;

export const CoachSummaryRow = z
  .object({
    coach_id: z.int().describe("Coach"),
    coach_name: z.string().describe("Name of the coach"),
    ...figures,
    revenue,
  })
  .meta({ id: "CoachSummaryRow", description: "Figures of one coach" });
export type CoachSummaryRow = z.infer<typeof CoachSummaryRow>;

export const CoachSummary = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    timezone: z.string().describe("Time zone at whose midnights the period begins and ends"),
    mature: z.boolean().describe("Whether the period is over; until then its figures still change"),
    rows: z.array(CoachSummaryRow).describe("Coaches by name, including former ones who taught in the period"),
    totals: CoachFigures.describe("The sums of the rows, and rates of these sums"),
  })
  .meta({ id: "CoachSummary", description: "What coaches offered and what was booked in a period" });
export type CoachSummary = z.infer<typeof CoachSummary>;

/** The most days that one report covers. */
export const COACH_SUMMARY_DAYS = 366;

export const coachSummaryQuery = z.object({
  start: VenueDate.describe("First day, YYYY-MM-DD"),
  end: VenueDate.describe(`Last day, YYYY-MM-DD; at most ${COACH_SUMMARY_DAYS} days in all`),
  coach_id: z.array(Id).min(1).max(100).optional().describe("Only these coaches"),
  timezone: TimeZone.optional().describe(
    "Time zone at whose midnights the days begin and end; the company’s if left out",
  ),
});
export type CoachSummaryQuery = z.infer<typeof coachSummaryQuery>;
