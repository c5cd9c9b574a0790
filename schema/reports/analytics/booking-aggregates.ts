import { z } from "zod";
import { CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
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
import { analyticsDescription } from "./metrics.ts";
import { BookingSource, CancellationNotice, LeadBand } from "./models.ts";

export const BookingGroupBy = z
  .enum([
    ...TIME_KEYS,
    "location",
    "service",
    "kind",
    "resource",
    "coach",
    "client",
    "status",
    "payment_status",
    "source",
    "notice",
    "cancel_reason",
    "cancelled_by",
    "peak",
    "lead_band",
  ])
  .meta({
    id: "BookingGroupBy",
    description: `${describeTimeKeys("of the start")}; location: where it is; service: what is booked; kind: the kind of its service; resource: its bay; coach: who gives it; client: whose it is; status: its status; payment_status: what has been paid of it; source: how it was made; notice: how long before its start it was cancelled; cancel_reason: why it was cancelled; cancelled_by: who cancelled it; peak: whether it starts in the peak hours of its service as they are set now; lead_band: how many days ahead it was made`,
  });
export type BookingGroupBy = z.infer<typeof BookingGroupBy>;

export const CancelledBy = z.enum(["client", "venue"]).meta({
  id: "CancelledBy",
  description: "client: signed in or by the emailed link; venue: somebody who works there",
});
export type CancelledBy = z.infer<typeof CancelledBy>;

const hours = (text: string) => z.number().nullable().describe(`${text} One decimal.`);
const percent = hours;

export const BookingAggregateGroup = z
  .object({
    ...timeKeys,
    ...thingKey("location", "Location"),
    ...thingKey("service", "Service"),
    kind: key(ServiceKind, "Kind of the service"),
    ...thingKey("resource", "Bay"),
    ...thingKey("coach", "Coach"),
    ...thingKey("client", "Client"),
    status: key(BookingStatus, "Status of the bookings"),
    payment_status: key(PaymentStatus, "What has been paid of them"),
    source: key(BookingSource, "How they were made"),
    notice: CancellationNotice.nullable().describe(
      "How long before their start they were cancelled; none unless grouped by it, and for those not cancelled",
    ),
    cancel_reason: CancellationReason.nullable().describe(
      "Why they were cancelled; none unless grouped by it, and if nobody gave a reason",
    ),
    cancelled_by: CancelledBy.nullable().describe(
      "Who cancelled them; none unless grouped by it, for those not cancelled, and if the history does not say",
    ),
    is_peak: key(z.boolean(), "Whether they start in the peak hours of their service"),
    lead_band: LeadBand.nullable().describe(
      "How many days ahead they were made; none unless grouped by it, and for walk-ins and cancelled ones",
    ),
    bookings: z.int().describe(analyticsDescription("bookings")),
    share_percent: percent(aggregateDescription("share_percent")),
    no_shows: z.int().describe(analyticsDescription("no_shows")),
    no_show_percent: percent(analyticsDescription("no_show_percent")),
    cancelled: z.int().describe(analyticsDescription("cancelled")),
    cancelled_percent: percent(analyticsDescription("cancelled_percent")),
    cancelled_share_percent: percent(aggregateDescription("cancelled_share_percent")),
    people: z.int().describe(aggregateDescription("people")),
    minutes: z.int().describe(aggregateDescription("minutes")),
    average_minutes: percent(aggregateDescription("average_minutes")),
    lead_average_hours: hours(aggregateDescription("lead_average_hours")),
    lead_median_hours: hours(analyticsDescription("lead_median_hours")),
    lead_p90_hours: hours(analyticsDescription("lead_p90_hours")),
    prices: z.array(Money).describe(aggregateDescription("prices")),
    average_prices: z.array(Money).describe(aggregateDescription("average_prices")),
    due: z.array(Money).describe(aggregateDescription("due")),
  })
  .meta({ id: "BookingAggregateGroup", description: "Bookings that start in the period and share the same keys" });
export type BookingAggregateGroup = z.infer<typeof BookingAggregateGroup>;

/** The figures of a group of bookings, besides its keys. */
export const BookingFigure = z.enum([
  "bookings",
  "share_percent",
  "no_shows",
  "no_show_percent",
  "cancelled",
  "cancelled_percent",
  "cancelled_share_percent",
  "people",
  "minutes",
  "average_minutes",
  "lead_average_hours",
  "lead_median_hours",
  "lead_p90_hours",
  "prices",
  "average_prices",
  "due",
]);
export type BookingFigure = z.infer<typeof BookingFigure>;

export const BookingAggregates = z
  .object({
    ...aggregateAbout,
    groups: z
      .array(BookingAggregateGroup)
      .describe("Groups in the order of their keys; groups without a row are left out"),
  })
  .meta({ id: "BookingAggregates", description: "Bookings of a period, counted in groups" });
export type BookingAggregates = z.infer<typeof BookingAggregates>;

export const bookingAggregatesQuery = z.object({
  ...aggregatePeriod,
  group_by: groupBy(BookingGroupBy),
  ...atLocation,
  service_ids: onlyIds("services"),
  resource_ids: onlyIds("bays"),
  coach_ids: onlyIds("coaches"),
  kind: onlyOf(ServiceKind, "kinds of services"),
  status: onlyOf(BookingStatus, "statuses; held times never count"),
  payment_status: onlyOf(PaymentStatus, "payment statuses"),
  include: z
    .array(BookingFigure)
    .max(BookingFigure.options.length)
    .optional()
    .describe(
      "The figures to compute; all if left out. For figures not asked for, the median lead time is null and money an empty list.",
    ),
});
export type BookingAggregatesQuery = z.infer<typeof bookingAggregatesQuery>;
