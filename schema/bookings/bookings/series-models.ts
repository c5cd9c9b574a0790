import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Id, Version } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime, VenueDate, WallTime } from "#schema/shared/time.ts";
import { cancelRefund, whyCancelled } from "./cancellation.ts";
import { Booking, BookingStatus, CreateBookingInput, PaymentStatus } from "./models.ts";

/** A weekly booking for a year; a longer one is rebooked when it ends. */
export const MOST_DATES = 52;

export const IsoWeekdayName = z
  .enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])
  .meta({
    id: "IsoWeekdayName",
    description:
      "A day of the week. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7",
  });

export const EditScope = z.enum(["this", "following", "all"]).meta({
  id: "EditScope",
  description:
    "Which dates of a series. this: one date alone; following: that date and those after it; all: all upcoming dates",
});
export type EditScope = z.infer<typeof EditScope>;

export const OccurrenceProblem = z
  .enum([
    "skipped_time",
    "past",
    "closed",
    "coach_off",
    "resource_off",
    "coach_taken",
    "resource_taken",
    "client_taken",
  ])
  .meta({
    id: "OccurrenceProblem",
    description:
      "Why a date of a series cannot be booked. skipped_time: the clocks go forward and skip its time; past: its start has passed; closed: the location is not open then; coach_off: no coach who may give it works then; resource_off: no bay that may be used is open then; coach_taken: the coach has something else then; resource_taken: the bay has something else then; client_taken: the client has another booking then",
  });
export type OccurrenceProblem = z.infer<typeof OccurrenceProblem>;

/** A date of a series before it is saved, and what conflicts with it. */
export const occurrence = {
  date: VenueDate.describe("Date on the venue's calendar"),
  start_time: Instant.nullable().describe("Start; none if the clock skips the time"),
  end_time: Instant.nullable().describe("End; none if the clock skips the time"),
  local_start: LocalTime.nullable().describe("Start on the venue's wall clock"),
  problem: OccurrenceProblem.nullable().describe("What conflicts with the date; none if it can be booked"),
  message: z.string().nullable().describe("The same in a sentence"),
};

/** Dates that are left out on purpose. One that is unavailable and not among them refuses the whole request. */
const skipDates = (most: number, description: string) => z.array(VenueDate).max(most).default([]).describe(description);

/** A weekly wall time with its end: at most `most` dates; `tooMany` is the error message beyond that. */
export const weekly = (most: number, tooMany: string) => ({
  start: WallTime.describe("Start on the venue's wall clock, HH:MM"),
  from: VenueDate.describe("First possible date"),
  until: VenueDate.nullish().describe("Last possible date; alternatively give count"),
  count: z.int().min(1).max(most, tooMany).nullish().describe("Number of dates; alternatively give until"),
  skip_dates: skipDates(most, "Dates to leave out, such as those that the preview shows as unavailable"),
});

const { service_id, location_id, resource_id, coach_id, party_size, client_id, guest, client_note } =
  CreateBookingInput.shape;

export const CreateBookingSeriesInput = z
  .object({
    service_id,
    location_id,
    resource_id: resource_id.describe("Bay; if left out, each date uses the first free one"),
    coach_id: coach_id.describe("Coach; if left out, each date uses the first free one"),
    party_size,
    client_id,
    guest,
    client_note,
    ...weekly(MOST_DATES, `Book at most ${MOST_DATES} dates at once.`),
    from: VenueDate.describe("First date; its day of the week applies to all dates"),
    duration_minutes: z.int().min(5).max(1440).describe("Length in minutes, one that the service offers"),
  })
  .meta({ id: "CreateBookingSeriesInput", description: "A booking made every week at one wall time" });
export type CreateBookingSeriesInput = z.infer<typeof CreateBookingSeriesInput>;

export const BookingOccurrence = z
  .object({ ...occurrence, price: Money.nullable().describe("Price of the date; none if it cannot be booked") })
  .meta({ id: "BookingOccurrence", description: "A date that a series would be booked on, before it is saved" });
export type BookingOccurrence = z.infer<typeof BookingOccurrence>;

export const BookingSeriesPreview = z
  .object({ occurrences: z.array(BookingOccurrence).describe("Each date, in order") })
  .meta({ id: "BookingSeriesPreview", description: "The dates of a series, with any conflicts" });
export type BookingSeriesPreview = z.infer<typeof BookingSeriesPreview>;

export const BookedSeries = z
  .object({
    series_id: z.int().describe("The series; each of its bookings refers to it"),
    data: z.array(Booking).describe("The bookings, in order"),
    left_out: z.array(BookingOccurrence).describe("Dates that were left out, and why"),
  })
  .meta({ id: "BookedSeries", description: "What was booked of a series and what was left out" });
export type BookedSeries = z.infer<typeof BookedSeries>;

export const BookingSeriesDate = z
  .object({
    booking_id: z.int().describe("The booking"),
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    status: BookingStatus,
    payment_status: PaymentStatus,
  })
  .meta({ id: "BookingSeriesDate", description: "A booking of a series" });

export const BookingSeries = z
  .object({
    id: z.int().describe("Id"),
    weekday: IsoWeekdayName.describe("The day of the week that it was booked for"),
    start: WallTime.describe("Start on the venue's wall clock, whatever the season"),
    duration_minutes: z.int().describe("Length in minutes"),
    timezone: z.string().describe("Time zone of the wall time"),
    dates: z.array(BookingSeriesDate).describe("Its bookings in order of start, including moved and cancelled ones"),
  })
  .meta({ id: "BookingSeries", description: "A booking made for every week" });
export type BookingSeries = z.infer<typeof BookingSeries>;

export const CancelBookingSeriesInput = z
  .object({
    booking_id: Id.describe("The date of the series from which the scope counts"),
    version: Version,
    scope: EditScope.default("this").describe("Which dates to cancel; dates that have begun are never cancelled"),
    refund: cancelRefund,
    ...whyCancelled,
  })
  .meta({ id: "CancelBookingSeriesInput", description: "Which bookings of a series to cancel" });
export type CancelBookingSeriesInput = z.infer<typeof CancelBookingSeriesInput>;

export const CancelledSeries = z
  .object({
    series_id: z.int().describe("The series"),
    data: z.array(Booking).describe("The bookings that were cancelled, in order"),
  })
  .meta({ id: "CancelledSeries", description: "The cancelled bookings of a series" });
export type CancelledSeries = z.infer<typeof CancelledSeries>;

export const UpdateBookingSeriesInput = z
  .object({
    booking_id: Id.describe("The date of the series from which the scope counts"),
    version: Version,
    scope: EditScope.default("this").describe("Which dates to move; dates that have begun are never moved"),
    weekday: IsoWeekdayName.optional().describe("Another day of the same week"),
    start: WallTime.optional().describe("Another start on the venue's wall clock, HH:MM"),
    resource_id: Id.optional().describe("Another bay"),
    coach_id: Id.optional().describe("Another coach"),
    skip_dates: skipDates(MOST_DATES, "New dates to give up: the bookings that would move there stay as they are"),
    message: proseText().max(1000).nullish().describe("Text to add to the email with the new times"),
  })
  .meta({
    id: "UpdateBookingSeriesInput",
    description: "Another weekly time, bay or coach for bookings of a series; fields left out stay unchanged",
  });
export type UpdateBookingSeriesInput = z.infer<typeof UpdateBookingSeriesInput>;

export const UpdatedSeries = z
  .object({
    series_id: z.int().describe("The series"),
    data: z.array(Booking).describe("The bookings that moved, in order"),
    left_out: z.array(BookingOccurrence).describe("Dates that stayed as they were, and why"),
  })
  .meta({ id: "UpdatedSeries", description: "What was moved of a series and what stayed" });
export type UpdatedSeries = z.infer<typeof UpdatedSeries>;
