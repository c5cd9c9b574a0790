import { z } from "zod";
import { classRefund } from "#schema/bookings/bookings/cancellation.ts";
import { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { EditScope, IsoWeekdayName, occurrence, weekly } from "#schema/bookings/bookings/series-models.ts";
import { PaymentMethod } from "#schema/payments/payments/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { lineText, proseText } from "#schema/shared/text.ts";
import { Instant, LocalTime, TimeZone, VenueDate, WallTime } from "#schema/shared/time.ts";

/** A weekly class for two years; a longer one is rescheduled when it ends. */
export const MOST_OCCURRENCES = 104;

export const ClassSessionStatus = z.enum(["scheduled", "cancelled"]).meta({
  id: "ClassSessionStatus",
  description:
    "Whether a class takes place. scheduled: it will, or it did; cancelled: it was called off, along with its seats",
});
export type ClassSessionStatus = z.infer<typeof ClassSessionStatus>;

export const ClassSessionAction = z.enum(["update", "book", "check_in_all", "cancel"]).meta({
  id: "ClassSessionAction",
  description:
    "What the caller may do with a class now. update: change its coach, place, time, seats or price, before the start; book: give somebody a free seat; check_in_all: mark everybody with a seat as here; cancel: call it off, before the start",
});
export type ClassSessionAction = z.infer<typeof ClassSessionAction>;

const when = {
  start_time: Instant.describe("Start, RFC 3339 in UTC"),
  end_time: Instant.describe("End, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
};

const taught = {
  id: z.int().describe("Id"),
  series_id: z.int().nullable().describe("The weekly series that it belongs to"),
  service_id: z.int().describe("The class, as a service"),
  name: z.string().describe("Name of the class"),
  level: z.string().nullable().describe("Who it is for, in the venue's words"),
  location_id: z.int().describe("Location"),
  location_name: z.string().describe("Name of the location"),
  resource_id: z.int().nullable().describe("Bay or room, if it has one"),
  resource_name: z.string().nullable().describe("Name of the bay or room"),
  coach_id: z.int().nullable().describe("Coach"),
  coach_name: z.string().nullable().describe("Name of the coach"),
  ...when,
  capacity: z.int().describe("Total number of seats"),
  seats_left: z.int().describe("Seats that nobody has booked or holds"),
  price: Money.describe("Price of a seat"),
};

export const ClassAttendee = z
  .object({
    booking_id: z.int().describe("The booking of the seat"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    name: z.string().describe("Who comes"),
    seats: z.int().describe("Seats booked"),
    guest_names: z.array(z.string()).describe("Who comes with them, if given"),
    status: BookingStatus,
    payment_status: PaymentStatus,
    version: Version,
  })
  .meta({ id: "ClassAttendee", description: "A person with a seat in a class" });
export type ClassAttendee = z.infer<typeof ClassAttendee>;

export const ClassSession = z
  .object({
    ...taught,
    status: ClassSessionStatus,
    version: Version,
    allowed_actions: z.array(ClassSessionAction).describe("What the caller may do now"),
  })
  .meta({ id: "ClassSession", description: "One date of a class: a coach, a place, and seats that people book" });
export type ClassSession = z.infer<typeof ClassSession>;

export const ClassSessionDetails = z
  .object({
    ...ClassSession.shape,
    attendees: z.array(ClassAttendee).describe("Everybody with a seat, by name; cancelled ones are left out"),
  })
  .meta({ id: "ClassSessionDetails", description: "A class with the list of those who come" });
export type ClassSessionDetails = z.infer<typeof ClassSessionDetails>;

export const ClassSessionPage = pageOf("ClassSessionPage", ClassSession, "classes");

export const PublicClassSession = z
  .object(taught)
  .meta({ id: "PublicClassSession", description: "An upcoming class, as anybody may see it" });
export type PublicClassSession = z.infer<typeof PublicClassSession>;

export const CoachClassSessions = z
  .object({
    coach_id: z.int().nullable().describe("Coach; none for classes without one"),
    coach_name: z.string().nullable().describe("Name of the coach"),
    sessions: z.array(PublicClassSession).describe("Upcoming classes, in order of start"),
  })
  .meta({ id: "CoachClassSessions", description: "The upcoming classes of one coach" });
export type CoachClassSessions = z.infer<typeof CoachClassSessions>;

export const CoachClassSessionList = z
  .object({
    data: z.array(CoachClassSessions).describe("By the coach's name"),
    next_date: VenueDate.nullable().describe("Date of the first class within a year after `date_to`; null if none"),
  })
  .meta({ id: "CoachClassSessionList", description: "Upcoming classes by coach" });

export const ClassSeries = z
  .object({
    id: z.int().describe("Id"),
    service_id: z.int().describe("The class, as a service"),
    name: z.string().describe("Name of the class"),
    level: z.string().nullable().describe("Who it is for, in the venue's words"),
    location_id: z.int().describe("Location"),
    resource_id: z.int().nullable().describe("Bay or room, if it has one"),
    resource_name: z.string().nullable().describe("Name of the bay or room"),
    coach_id: z.int().nullable().describe("Coach"),
    coach_name: z.string().nullable().describe("Name of the coach"),
    weekdays: z.array(IsoWeekdayName).describe("Days of the week on which it is held"),
    start: WallTime.describe("Start on the venue's wall clock, whatever the season"),
    duration_minutes: z.int().describe("Length in minutes"),
    timezone: z.string().describe("Time zone of the wall time"),
    from: VenueDate.describe("First possible date"),
    capacity: z.int().describe("Seats on each date"),
    price: Money.describe("Price of a seat"),
    sessions_left: z.int().describe("Number of upcoming dates"),
    next_start_time: Instant.nullable().describe("Start of the next date"),
    last_start_time: Instant.nullable().describe("Start of the last date"),
    version: Version,
  })
  .meta({ id: "ClassSeries", description: "A class that is held every week" });
export type ClassSeries = z.infer<typeof ClassSeries>;

export const ClassSeriesPage = pageOf("ClassSeriesPage", ClassSeries, "class series");

export const ClassOccurrence = z
  .object(occurrence)
  .meta({ id: "ClassOccurrence", description: "A date that a series would be held on, before it is saved" });
export type ClassOccurrence = z.infer<typeof ClassOccurrence>;

export const ClassSchedulePreview = z
  .object({ occurrences: z.array(ClassOccurrence).describe("Each date, in order") })
  .meta({ id: "ClassSchedulePreview", description: "The dates of a series, with any conflicts" });

export const ScheduledClasses = z
  .object({
    series_id: z.int().nullable().describe("The series; none for a single date"),
    data: z.array(ClassSession).describe("The dates that were scheduled, in order"),
    left_out: z.array(ClassOccurrence).describe("Dates that were left out, and why"),
  })
  .meta({ id: "ScheduledClasses", description: "What was scheduled and what was left out" });

const held = {
  service_id: Id.describe("The class: a service of kind class"),
  location_id: Id.describe("Location"),
  resource_id: Id.nullish().describe("Bay or room, if it has one"),
  coach_id: Id.nullish().describe("Coach"),
  capacity: z
    .int()
    .min(1, "Enter at least one seat.")
    .max(500, "Enter at most 500 seats.")
    .describe("Seats on each date"),
  price_amount: z
    .int()
    .min(0)
    .max(100_000_000)
    .optional()
    .meta({ format: "int64" })
    .describe("Price of a seat in minor units; the service's own if left out"),
  level: lineText().max(60).nullish().describe("Who it is for, in the venue's words"),
};

export const ScheduleClassSessionsInput = z
  .object({
    ...held,
    weekdays: z
      .array(IsoWeekdayName)
      .min(1, "Choose at least one day of the week.")
      .max(7)
      .describe("Days of the week on which it is held"),
    ...weekly(MOST_OCCURRENCES, `Schedule at most ${MOST_OCCURRENCES} dates at once.`),
    duration_minutes: z.int().min(5).max(720).describe("Length in minutes"),
    timezone: TimeZone.optional().describe("Time zone of the wall time; the location's own if left out"),
  })
  .meta({ id: "ScheduleClassSessionsInput", description: "A class held every week at one wall time" });
export type ScheduleClassSessionsInput = z.infer<typeof ScheduleClassSessionsInput>;

export const UpdateClassSessionInput = z
  .object({
    version: Version,
    scope: EditScope.default("this").describe("Which dates of its series to change; past ones never change"),
    coach_id: Id.nullish().describe("Another coach"),
    resource_id: Id.nullish().describe("Another bay or room"),
    start: WallTime.optional().describe("Another start on the venue's wall clock"),
    duration_minutes: z.int().min(5).max(720).optional().describe("Another length in minutes"),
    capacity: held.capacity.optional(),
    price_amount: held.price_amount.describe("Another price, for those who book from now on"),
    level: held.level,
    notify: z
      .boolean()
      .default(false)
      .describe(
        "Emails everybody who has a seat or waits for one about another time, and those with a seat about another coach",
      ),
    message: proseText().max(1000).nullish().describe("Text to add to the email about the change"),
  })
  .meta({
    id: "UpdateClassSessionInput",
    description: "The fields of a class to change, and the version last read",
  });
export type UpdateClassSessionInput = z.infer<typeof UpdateClassSessionInput>;

export const UpdatedClassSessions = z
  .object({ data: z.array(ClassSession).describe("The dates that changed, in order") })
  .meta({ id: "UpdatedClassSessions", description: "The dates of a class that a change affected" });

export const DeleteClassOccurrencesInput = z
  .object({
    from: z
      .string()
      .max(40)
      .regex(/^\d{4}-\d\d-\d\d(?:$|[ T])/, "Enter a date, or a time as RFC 3339.")
      .describe("From this date on (on the venue's calendar), or from this instant on"),
    notify: z.boolean().default(true).describe("Emails everybody who has a seat or waits for one"),
    message: proseText().max(1000).nullish().describe("Text to add to the cancellation email"),
    refund: classRefund,
  })
  .meta({
    id: "DeleteClassOccurrencesInput",
    description: "The moment from which the dates of a series are cancelled",
  });
export type DeleteClassOccurrencesInput = z.infer<typeof DeleteClassOccurrencesInput>;

export const ClassCancellation = z
  .object({
    dates: z.int().describe("How many dates would be cancelled"),
    people: z.int().describe("How many bookings would be cancelled with them"),
    refunds: z
      .array(
        z
          .object({
            method: PaymentMethod,
            people: z.int().describe("How many bookings were paid in this way"),
            amount: Money.describe("What is to be refunded of it"),
          })
          .meta({ id: "ClassCancellationRefund", description: "What was paid in one way for seats of a class" }),
      )
      .describe("What would be refunded, by how it was paid; the venue keeps nothing of what it cancels"),
  })
  .meta({ id: "ClassCancellation", description: "What cancelling a class would come to" });
export type ClassCancellation = z.infer<typeof ClassCancellation>;

export const CancelledClassSessions = z
  .object({
    data: z.array(ClassSession).describe("The dates that were cancelled, in order"),
    bookings_cancelled: z.int().describe("Number of cancelled seats"),
  })
  .meta({ id: "CancelledClassSessions", description: "The outcome of cancelling classes" });
