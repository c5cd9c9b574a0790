import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { AnalyticsWeekday } from "./models.ts";

/** The most days that one query may cover. */
export const AGGREGATE_DAYS = 366;

/** The most groups in one response: more are refused, because nobody reads them. */
export const AGGREGATE_GROUPS = 1000;

/** A day's rows are counted but not returned: a query costs a quarter of what listing them would. */
export const AGGREGATE_ROWS_A_DAY = 12;

const MOST_KEYS = 4;
const MOST_IDS = 100;

export const aggregatePeriod = {
  start: VenueDate.describe("First day, YYYY-MM-DD"),
  end: VenueDate.describe(`Last day, YYYY-MM-DD; at most ${AGGREGATE_DAYS} days in all`),
};

export const atLocation = { location_id: Id.optional().describe("Only this location, by its own clock") };

export const onlyIds = (of: string) => z.array(Id).min(1).max(MOST_IDS).optional().describe(`Only these ${of}`);

export const onlyOf = <T extends z.ZodType>(values: T, of: string) =>
  z.array(values).min(1).optional().describe(`Only these ${of}`);

export const groupBy = <T extends z.ZodType>(keys: T) =>
  z
    .array(keys)
    .max(MOST_KEYS)
    .optional()
    .describe(
      `What to group by, up to ${MOST_KEYS} of these; one group of everything if left out. A response has at most ${AGGREGATE_GROUPS} groups.`,
    );

/** Describes each of these keys, in the form that describes the values of an enum. */
export const describeTimeKeys = (of: string): string =>
  `day: date ${of}; week: Monday of the week ${of}, or the first day requested; month: first day of the month ${of}, or the first day requested; weekday: day of the week ${of}; hour: hour of the day ${of}`;

/** The time keys that each root can be grouped by: one of the first three, combined with any of the last two. */
export const TIME_KEYS = ["day", "week", "month", "weekday", "hour"] as const;

export const aggregateAbout = {
  start: VenueDate.describe("First day"),
  end: VenueDate.describe("Last day"),
  timezone: z
    .string()
    .describe("Time zone at whose midnights the period and its days begin: the location's, otherwise the company's"),
  mature: z.boolean().describe("Whether the period is over; until then its figures still change"),
};

/** A key of the group; null if not grouped by it. */
export const key = <T extends z.ZodType>(value: T, what: string) =>
  value.nullable().describe(`${what}; none unless grouped by it`);

export const dateKey = {
  date: key(VenueDate, "First day of the day, week or month, inside the period"),
};

export const timeKeys = {
  ...dateKey,
  weekday: key(
    AnalyticsWeekday,
    "Day of the week: at the location for bookings, bays and classes, otherwise in the period's time zone",
  ),
  hour: key(
    z.int(),
    "Hour on the location's clock for bookings, bays and classes, otherwise in the period's time zone: 18 means 18:00 to 19:00",
  ),
};

/** An entity as a key: its id and name. */
export const thingKey = <const Name extends string>(name: Name, what: string) =>
  ({
    [`${name}_id`]: z.int().nullable().describe(`${what}; none unless grouped by it, or where there is none`),
    [`${name}_name`]: z.string().nullable().describe(`Name of the ${what.toLowerCase()}`),
  }) as { [Key in `${Name}_id`]: z.ZodNullable<z.ZodInt> } & { [Key in `${Name}_name`]: z.ZodNullable<z.ZodString> }; // a computed key widens to string
