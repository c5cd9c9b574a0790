import { z } from "zod";
import { CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import { RevenueBasis, RevenuePeriodType, RevenueTotal } from "#schema/reports/revenue/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { analyticsDescription, type AnalyticsMetric } from "./metrics.ts";

const count = (metric: AnalyticsMetric) => z.int().describe(analyticsDescription(metric));
const rate = (metric: AnalyticsMetric) =>
  z
    .number()
    .nullable()
    .describe(`${analyticsDescription(metric)} One decimal.`);

export const AnalyticsGranularity = z.enum(["day", "week", "month"]).meta({
  id: "AnalyticsGranularity",
  description:
    "The length of the intervals that a period is divided into. day: one date; week: Monday to Sunday; month: a calendar month",
});
export type AnalyticsGranularity = z.infer<typeof AnalyticsGranularity>;

export const AnalyticsPart = z.enum([
  "hours",
  "bays",
  "buckets",
  "sources",
  "clients",
  "cancellations",
  "lead_time",
  "rebooking",
  "waitlist",
]);
export type AnalyticsPart = z.infer<typeof AnalyticsPart>;

const use = {
  bookable_minutes: count("bookable_minutes"),
  booked_minutes: count("booked_minutes"),
  outside_minutes: count("outside_minutes"),
  occupancy_percent: rate("occupancy_percent"),
};
const counts = {
  bookings: count("bookings"),
  no_shows: count("no_shows"),
  no_show_percent: rate("no_show_percent"),
  cancelled: count("cancelled"),
  cancelled_percent: rate("cancelled_percent"),
};

export const BayUse = z.object({ ...use, ...counts }).meta({
  id: "BayUse",
  description: "How much of the open time of bays was booked, and what happened to the bookings",
});
export type BayUse = z.infer<typeof BayUse>;

export const AnalyticsWeekday = z
  .enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
  .meta({
    id: "AnalyticsWeekday",
    description:
      "A day of the week. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7",
  });
export type AnalyticsWeekday = z.infer<typeof AnalyticsWeekday>;

export const AnalyticsHour = z
  .object({
    weekday: AnalyticsWeekday.describe("Day of the week at the location"),
    hour: z.int().describe("Hour on the location's clock: 18 means 18:00 to 19:00"),
    bookable_minutes: use.bookable_minutes,
    booked_minutes: use.booked_minutes,
    occupancy_percent: use.occupancy_percent,
  })
  .meta({ id: "AnalyticsHour", description: "An hour of the week, over all such hours of the period and all bays" });
export type AnalyticsHour = z.infer<typeof AnalyticsHour>;

export const AnalyticsBay = z
  .object({
    resource_id: z.int().describe("Bay"),
    resource_name: z.string().describe("Name of the bay"),
    ...use,
    bookings: counts.bookings,
    no_shows: counts.no_shows,
  })
  .meta({ id: "AnalyticsBay", description: "How much of the open time of one bay was booked" });
export type AnalyticsBay = z.infer<typeof AnalyticsBay>;

export const AnalyticsBucket = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    bookable_minutes: use.bookable_minutes,
    booked_minutes: use.booked_minutes,
    occupancy_percent: use.occupancy_percent,
    bookings: counts.bookings,
  })
  .meta({ id: "AnalyticsBucket", description: "An interval of the period" });

export const BookingSource = z.enum(["page_guest", "page_client", "desk", "walk_in"]).meta({
  id: "BookingSource",
  description:
    "page_guest: a guest on the booking page; page_client: a client for themselves; desk: staff, before the start; walk_in: staff, at the start or after it",
});
export type BookingSource = z.infer<typeof BookingSource>;

export const AnalyticsSource = z
  .object({ source: BookingSource, bookings: counts.bookings })
  .meta({ id: "AnalyticsSource", description: "Bookings made in one way" });

export const AnalyticsClients = z
  .object({ new_clients: count("new_clients"), returning_clients: count("returning_clients") })
  .meta({ id: "AnalyticsClients", description: "People who came in the period" });

export const CancellationNotice = z.enum(["two_days", "one_day", "half_day", "same_day", "after_start"]).meta({
  id: "CancellationNotice",
  description:
    "How long before the start: two_days: 48 hours or more; one_day: 24 to 48; half_day: 12 to 24; same_day: under 12; after_start: at the start or after it",
});
export type CancellationNotice = z.infer<typeof CancellationNotice>;

export const AnalyticsCancellation = z
  .object({ notice: CancellationNotice, bookings: count("cancelled") })
  .meta({ id: "AnalyticsCancellation", description: "Bookings cancelled with this much notice" });

export const AnalyticsCancellationReason = z
  .object({
    reason: CancellationReason.nullable().describe("The reason; none if nobody gave one"),
    notice: CancellationNotice,
    bookings: count("cancelled"),
  })
  .meta({ id: "AnalyticsCancellationReason", description: "Bookings cancelled for one reason, by notice" });

export const LeadBand = z.enum(["same_day", "one_day", "two_days", "week", "two_weeks", "longer"]).meta({
  id: "LeadBand",
  description:
    "How many days before the day of the start: same_day: none; one_day: 1; two_days: 2 or 3; week: 4 to 7; two_weeks: 8 to 14; longer: 15 or more",
});
export type LeadBand = z.infer<typeof LeadBand>;

export const AnalyticsLeadTime = z
  .object({
    median_hours: rate("lead_median_hours"),
    p90_hours: rate("lead_p90_hours"),
    bands: z
      .array(
        z
          .object({ band: LeadBand, bookings: counts.bookings })
          .meta({ id: "AnalyticsLeadBand", description: "Bookings made this many days ahead" }),
      )
      .describe("The same by days ahead, on the location's calendar"),
  })
  .meta({ id: "AnalyticsLeadTime", description: "How far ahead people book" });
export type AnalyticsLeadTime = z.infer<typeof AnalyticsLeadTime>;

export const AnalyticsRebooking = z
  .object({ visits: count("visits"), rebooked: count("rebooked"), percent: rate("rebooking_percent") })
  .meta({ id: "AnalyticsRebooking", description: "How often clients book again around a visit" });

export const AnalyticsWaitlist = z
  .object({
    ended: count("waits_ended"),
    booked: count("waits_booked"),
    percent: rate("waitlist_percent"),
    offered: count("offers_answered"),
    accepted: count("offers_accepted"),
    accepted_percent: rate("offers_percent"),
  })
  .meta({ id: "AnalyticsWaitlist", description: "The outcome for those who waited for a time or a seat" });

const about = {
  period_type: RevenuePeriodType,
  period: z.string().describe("The period as requested"),
  granularity: AnalyticsGranularity,
  start: VenueDate.describe("First day"),
  end: VenueDate.describe("Last day"),
  timezone: z
    .string()
    .describe("Time zone at whose midnights the period begins and ends: the location's, otherwise the company's"),
  location_id: z.int().nullable().describe("The location it covers; none for all locations"),
  mature: z.boolean().describe("Whether the period is over; until then its figures still change"),
};

export const AnalyticsOverview = z
  .object({
    ...about,
    totals: BayUse.describe("The same across all bays"),
    hours: z
      .array(AnalyticsHour)
      .nullable()
      .describe("By weekday and hour; hours in which no bay is open are left out"),
    bays: z.array(AnalyticsBay).nullable().describe("By bay; none for a coach"),
    buckets: z.array(AnalyticsBucket).nullable().describe("By interval of the period"),
    sources: z.array(AnalyticsSource).nullable().describe("By how the booking was made"),
    clients: AnalyticsClients.nullable().describe("People who came"),
    cancellations: z.array(AnalyticsCancellation).nullable().describe("By notice"),
    cancellation_reasons: z
      .array(AnalyticsCancellationReason)
      .nullable()
      .describe("Cancellations by reason and notice, if there are any; part of cancellations"),
    lead_time: AnalyticsLeadTime.nullable().describe("How far ahead people booked"),
    rebooking: AnalyticsRebooking.nullable().describe("How often clients book again around a visit"),
    waitlist: AnalyticsWaitlist.nullable().describe(
      "The outcome for those who waited, by when the time they wanted starts",
    ),
  })
  .meta({ id: "AnalyticsOverview", description: "How a venue's bays were used in a period, and by whom" });
export type AnalyticsOverview = z.infer<typeof AnalyticsOverview>;

export const AnalyticsRevenueBay = z
  .object({
    resource_id: z.int().describe("Bay"),
    resource_name: z.string().describe("Name of the bay"),
    bookable_minutes: use.bookable_minutes,
    revenue: Money.describe("What its bay time came to"),
    per_hour: Money.nullable().describe(analyticsDescription("revenue_per_bay_hour")),
  })
  .meta({ id: "AnalyticsRevenueBay", description: "What the bay time of one bay came to, in one currency" });

export const AnalyticsRevenueService = z
  .object({
    service_id: z.int().describe("Service"),
    service_name: z.string().describe("Name of the service"),
    bookings: z.int().describe("Number of bookings behind it"),
    revenue: Money.describe("What its bookings came to"),
  })
  .meta({ id: "AnalyticsRevenueService", description: "What the bookings of one service came to, in one currency" });

export const AnalyticsRevenueBucket = z
  .object({
    start: VenueDate.describe("First day"),
    end: VenueDate.describe("Last day"),
    revenue: Money.describe("Revenue of these days"),
  })
  .meta({ id: "AnalyticsRevenueBucket", description: "Revenue of an interval of the period, in one currency" });

export const AnalyticsRevenue = z
  .object({
    ...about,
    basis: RevenueBasis,
    totals: z.array(RevenueTotal).describe("Revenue of bookings by currency; currencies are never added together"),
    per_bay_hour: z.array(Money).describe(`${analyticsDescription("revenue_per_bay_hour")} By currency.`),
    bookable_minutes: use.bookable_minutes,
    bays: z.array(AnalyticsRevenueBay).nullable().describe("By bay; none in a compact response, and none for a coach"),
    services: z.array(AnalyticsRevenueService).nullable().describe("By service; none in a compact response"),
    buckets: z
      .array(AnalyticsRevenueBucket)
      .nullable()
      .describe("By interval of the period; none in a compact response"),
  })
  .meta({ id: "AnalyticsRevenue", description: "What bookings came to by bay, service and interval of a period" });
export type AnalyticsRevenue = z.infer<typeof AnalyticsRevenue>;

const period = {
  periodType: RevenuePeriodType,
  period: z
    .string()
    .max(10)
    .describe("The period in the form of its type: 2027-05-10, 2027-W19, 2027-05, 2027-Q2 or 2027; years 2000 to 2099"),
  granularity: AnalyticsGranularity.optional().describe(
    "How the period is divided; if left out, by day, or by month for a quarter or year",
  ),
  compact: z.boolean().default(false).describe("Whether to return only the totals"),
  location_id: Id.optional().describe("Only this location, by its own clock"),
};

export const analyticsOverviewQuery = z.object({
  ...period,
  include: z
    .array(AnalyticsPart)
    .max(AnalyticsPart.options.length)
    .optional()
    .describe("Only these parts in addition to the totals; all if left out"),
});
export type AnalyticsOverviewQuery = z.infer<typeof analyticsOverviewQuery>;

export const AnalyticsRevenuePart = z.enum(["bays", "services", "buckets"]);
export type AnalyticsRevenuePart = z.infer<typeof AnalyticsRevenuePart>;

export const analyticsRevenueQuery = z.object({
  ...period,
  basis: RevenueBasis.default("cash").describe("When money counts; cash if left out"),
  include: z
    .array(AnalyticsRevenuePart)
    .max(AnalyticsRevenuePart.options.length)
    .optional()
    .describe("Only these parts in addition to the totals; all if left out"),
});
export type AnalyticsRevenueQuery = z.infer<typeof analyticsRevenueQuery>;
