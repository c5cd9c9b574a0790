import { z } from "zod";
import { Client } from "#schema/clients/clients/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { TaxLine } from "#schema/shared/tax.ts";
import { proseText } from "#schema/shared/text.ts";
import { InputInstant, Instant, LocalTime } from "#schema/shared/time.ts";
import { Coach } from "#schema/venue/coaches/models.ts";
import { Location, Weekday } from "#schema/venue/locations/models.ts";
import { Resource } from "#schema/venue/resources/models.ts";
import { Service } from "#schema/venue/services/models.ts";
import { CancellationReason } from "./cancellation.ts";
import { Guest, guestNames, WalkInGuestInput } from "./guest-models.ts";

export const BookingStatus = z.enum(["held", "confirmed", "checked_in", "completed", "no_show", "cancelled"]).meta({
  id: "BookingStatus",
  description:
    "The status of a booking. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and nobody has checked in yet; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again",
});
export type BookingStatus = z.infer<typeof BookingStatus>;

export const BookingStanding = z.enum([...BookingStatus.options, "late"]).meta({
  id: "BookingStanding",
  description:
    "A booking as the desk sees it. held: kept for a few minutes while somebody on the booking page enters their details; confirmed: booked, and not late; checked_in: they are here; completed: they came, and the visit is over; no_show: nobody came; cancelled: called off, and its time is free again; late: confirmed, its start has passed, and nobody has checked in",
});
export type BookingStanding = z.infer<typeof BookingStanding>;

export const BookingPeriod = z.enum(["upcoming", "past"]).meta({
  id: "BookingPeriod",
  description:
    "Selects bookings by their end. upcoming: not ended yet; past: over or, in a person's own list, cancelled",
});

export const PaymentStatus = z
  .enum(["not_due", "due", "deposit_paid", "paid", "refund_due", "refunding", "partly_refunded", "refunded"])
  .meta({
    id: "PaymentStatus",
    description:
      "What has been paid of a booking. not_due: there is nothing to pay; due: something is owed, and nothing is paid; deposit_paid: part is paid, and something is still owed; paid: nothing is owed any longer; refund_due: more is paid than it costs, and the venue owes the rest back; refunding: the same, and all that it owes is on its way back; partly_refunded: part of what was paid was refunded, and nothing is owed; refunded: everything that was paid was refunded",
  });
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const BookingAction = z
  .enum([
    "update",
    "move",
    "reassign",
    "check_in",
    "complete",
    "mark_no_show",
    "undo_check_in",
    "undo_complete",
    "undo_no_show",
    "cancel",
    "restore",
  ])
  .meta({
    id: "BookingAction",
    description:
      "What the caller may do with a booking now. update: change the number of people or the client's note; move: give it another time or coach; reassign: give it another bay; check_in: mark that they are here; complete: mark the visit as over; mark_no_show: mark that nobody came, from the start on; undo_check_in: back to confirmed; undo_complete: back to checked in; undo_no_show: back to confirmed; cancel: call it off; restore: undo a cancellation, for 10 minutes",
  });
export type BookingAction = z.infer<typeof BookingAction>;

export const BookingNote = z
  .object({
    id: z.int().describe("Id"),
    body: z.string().describe("Text"),
    author_name: z.string().describe("Who wrote it"),
    created_at: Instant.describe("When it was written"),
    is_deletable: z.boolean().describe("Whether the caller may delete it"),
  })
  .meta({ id: "BookingNote", description: "A staff note, never shown to clients" });
export type BookingNote = z.infer<typeof BookingNote>;

const when = {
  start_time: Instant.describe("Start, RFC 3339 in UTC"),
  end_time: Instant.describe("End, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
};

const standing = {
  party_size: z.int().describe("Number of people"),
  status: BookingStatus,
  payment_status: PaymentStatus,
  price: Money.describe("Price agreed at booking"),
};

/** The entities that a booking's ids reference; only in a list requested with them included. */
const relatedEntities = {
  client: Client.nullable().optional().describe("The client; none for a guest"),
  coach: Coach.nullable().optional().describe("The coach, if it has one"),
  resource: Resource.nullable().optional().describe("The bay, if it has one"),
  service: Service.optional().describe("What was booked"),
  location: Location.optional().describe("Location where it takes place"),
};
export const BOOKING_INCLUDES = [
  "client",
  "coach",
  "resource",
  "service",
  "location",
] as const satisfies (keyof typeof relatedEntities)[];
export type BookingInclude = (typeof BOOKING_INCLUDES)[number];

export const Booking = z
  .object({
    id: z.int().describe("Id"),
    group_id: z.int().nullable().describe("The party that it belongs to, if the party has several bookings"),
    class_session_id: z.int().nullable().describe("The class date that it is a seat in"),
    series_id: z.int().nullable().describe("The weekly series that it belongs to"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    guest: Guest.nullable().describe("The guest; none for a client"),
    service_id: z.int().describe("Service"),
    location_id: z.int().describe("Location"),
    resource_id: z.int().nullable().describe("Bay, if it has one"),
    coach_id: z.int().nullable().describe("Coach, if it has one"),
    ...when,
    ...standing,
    covered: Money.describe("What a membership's allowance covers, in addition to the price"),
    tax: TaxLine.nullable().describe("The tax included in the price, as sold, several as one; none if there was none"),
    taxes: z.array(TaxLine).describe("Each tax included in the price, as sold"),
    member_discount: Money.describe("What the member price took off at booking; not part of the price"),
    late_minutes: z.int().nullable().describe("Minutes past the start without check-in; none if not late"),
    client_note: z.string().nullable().describe("What the client wrote when booking"),
    guest_names: z.array(z.string()).describe("Who comes besides the person who booked, in the order given"),
    most_guest_names: z.int().describe("How many guests can be named now; 0 once it is over or cancelled"),
    cancel_reason: CancellationReason.nullable().describe("Why it was cancelled, if a reason was given"),
    cancel_note: z.string().nullable().describe("More about why it was cancelled"),
    notes: z.array(BookingNote).describe("Staff notes, newest first"),
    created_at: Instant.describe("When it was booked"),
    version: Version,
    allowed_actions: z.array(BookingAction).describe("What the caller may do now"),
    ...relatedEntities,
  })
  .meta({ id: "Booking", description: "Time taken in a bay, with a coach, or both" });
export type Booking = z.infer<typeof Booking>;

export const BookingPage = pageOf("BookingPage", Booking, "bookings");

const shapes = {
  client: Client.shape,
  coach: Coach.shape,
  resource: Resource.shape,
  service: Service.shape,
  location: Location.shape,
} satisfies Record<BookingInclude, object>;

/** The fields that a list can be limited to: a booking's own, and those of included entities as `client.name`. */
export const BOOKING_FIELDS = [
  ...Object.keys(Booking.shape).filter((field) => !(field in relatedEntities)),
  ...BOOKING_INCLUDES.flatMap((name) => Object.keys(shapes[name]).map((field) => `${name}.${field}`)),
];

/** The same page when only some fields are requested. */
export const SparseBookingPage = BookingPage.extend({
  data: z.array(
    Booking.extend({
      client: Client.partial().nullable(),
      coach: Coach.partial().nullable(),
      resource: Resource.partial().nullable(),
      service: Service.partial(),
      location: Location.partial(),
    }).partial(),
  ),
});

export const CompactBooking = z
  .object({
    id: z.int().describe("Id"),
    group_id: z.int().nullable().describe("The party that it belongs to, if the party has several bookings"),
    client_id: z.int().nullable().describe("The client; none for a guest"),
    client_name: z.string().nullable().describe("Name of the client or guest; none while held by a visitor"),
    service_id: z.int().describe("Service"),
    service_name: z.string().describe("Name of the service"),
    resource_id: z.int().nullable().describe("Bay, if it has one"),
    coach_id: z.int().nullable().describe("Coach, if it has one"),
    coach_name: z.string().nullable().describe("Name of the coach"),
    ...when,
    ...standing,
    balance_due: Money.describe("What is still to be paid of it; 0 unless its payment status is due or deposit_paid"),
    late_minutes: z.int().nullable().describe("Minutes past the start without check-in; none if not late"),
    expires_at: Instant.nullable().describe("When the hold expires"),
    version: Version,
    allowed_actions: z.array(BookingAction).describe("What the caller may do now"),
  })
  .meta({ id: "CompactBooking", description: "A booking or live hold, as the schedule shows it" });
export type CompactBooking = z.infer<typeof CompactBooking>;

export const TimeRange = z
  .object({ start_time: when.start_time, end_time: when.end_time })
  .meta({ id: "TimeRange", description: "From one instant to another" });

export const HourTick = z
  .object({ start_time: when.start_time, local_start: when.local_start })
  .meta({ id: "HourTick", description: "A full hour on the venue's wall clock" });

export const ScheduleDay = z
  .object({
    date: z.iso.date().describe("Date on the venue's calendar"),
    weekday: Weekday.describe("The day whose hours and peak prices apply; holiday on a holiday"),
    weekday_before: Weekday.describe("The same of the day before, whose peak hours may go on past midnight"),
    ...when,
    hours: z.array(HourTick).describe("The hours of the day; 23 or 25 when the clocks change"),
    open: z.array(TimeRange).describe("When the location is open; none means closed"),
  })
  .meta({ id: "ScheduleDay", description: "One day of a location, midnight to midnight" });

export const CompactSchedule = z
  .object({
    location_id: z.int().describe("Location"),
    timezone: z.string().describe("Time zone of the wall times"),
    days: z.array(ScheduleDay).describe("Each day asked for"),
    data: z.array(CompactBooking).describe("Bookings and live holds that overlap these days, in order of start"),
  })
  .meta({ id: "CompactSchedule", description: "The schedule of a location for up to eight days" });
export type CompactSchedule = z.infer<typeof CompactSchedule>;

export const OverlapOverride = z
  .object({ reason: proseText().min(1, "Enter a reason.").max(500).describe("Why the client may be double-booked") })
  .meta({ id: "OverlapOverride", description: "Allows a client to have two bookings at the same time, with a reason" });

const wanted = {
  service_id: Id.describe("Service"),
  location_id: Id.describe("Location"),
  start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  resource_id: Id.nullish().describe("Bay; if left out, the first free one is used"),
  coach_id: Id.nullish().describe("Coach; if left out, the first free one is used"),
  party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
};

const clientNote = proseText().max(1000).nullish().describe("A wish or comment from the client");

export const CreateBookingInput = z
  .object({
    ...wanted,
    class_session_id: Id.nullish().describe("The class date to book seats in, with its own service, place and times"),
    client_id: Id.nullish().describe("The client; alternatively give guest"),
    guest: WalkInGuestInput.nullish().describe("The guest; alternatively give client_id"),
    client_note: clientNote,
    override_client_overlap: OverlapOverride.nullish().describe("Books although the client has another booking then"),
  })
  .meta({ id: "CreateBookingInput", description: "A booking made at the front desk" });
export type CreateBookingInput = z.infer<typeof CreateBookingInput>;

export const UpdateBookingInput = z
  .object({
    version: Version,
    status: BookingStatus.optional().describe("checked_in, completed, no_show, or back to confirmed"),
    start_time: InputInstant.optional().describe("New start"),
    end_time: InputInstant.optional().describe("New end"),
    resource_id: Id.nullish().describe("Another bay; needs the permission to reassign"),
    coach_id: Id.nullish().describe("Another coach"),
    party_size: z.int().min(1).max(100).optional().describe("Number of people"),
    client_note: clientNote,
    guest_names: guestNames
      .optional()
      .describe("Everybody who comes besides the person who booked; can be changed until it ends"),
    override_client_overlap: OverlapOverride.nullish().describe("Moves although the client has another booking then"),
    message: proseText().max(1000).nullish().describe("Text to add to the email to the client about the change"),
  })
  .meta({ id: "UpdateBookingInput", description: "The fields of a booking to change, and the version last read" });
export type UpdateBookingInput = z.infer<typeof UpdateBookingInput>;

export const UpdateBookingGuestInput = z
  .object({
    version: Version,
    guest: WalkInGuestInput.describe("All that is known of the guest now; what is left out is removed"),
  })
  .meta({ id: "UpdateBookingGuestInput", description: "A guest's corrected details, and the version last read" });
export type UpdateBookingGuestInput = z.infer<typeof UpdateBookingGuestInput>;

export const AddBookingNoteInput = z
  .object({
    body: proseText().min(1, "Write something first.").max(2000, "Enter at most 2000 characters.").describe("Text"),
  })
  .meta({ id: "AddBookingNoteInput", description: "A staff note, never shown to clients" });
