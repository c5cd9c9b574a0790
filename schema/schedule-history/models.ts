import { z } from "zod";
import { AuditEntry } from "../audit-log/models.ts";
import { BlockedTimeColour, BlockedTimeKind, BlockedTimeScope } from "../blocked-times/models.ts";
import { BookingStatus, ScheduleDay } from "../bookings/models.ts";
import { Instant, LocalTime } from "../shared/time.ts";

const when = {
  start_time: Instant.describe("Start then, RFC 3339 in UTC"),
  end_time: Instant.describe("End then, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start then on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End then on the venue's wall clock, with its offset"),
};

export const ScheduleChangeKind = z.enum(["added", "moved", "cancelled", "changed"]).meta({
  id: "ScheduleChangeKind",
  description:
    "What became of something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is another, or it was restored",
});
export type ScheduleChangeKind = z.infer<typeof ScheduleChangeKind>;

const became = ScheduleChangeKind.nullable().describe("What became of it last; null where it stands as it did");

export const BookingAsOf = z
  .object({
    booking_id: z.int().describe("Id of the booking"),
    client_name: z.string().nullable().describe("Name of client or guest, as it is now"),
    service_id: z.int().describe("Service then"),
    service_name: z.string().describe("Name of that service, as it is now"),
    resource_id: z.int().nullable().describe("Bay then, where it took one"),
    coach_id: z.int().nullable().describe("Coach then, where it took one"),
    coach_name: z.string().nullable().describe("Name of that coach, as it is now"),
    ...when,
    party_size: z.int().describe("Number of people then"),
    status: BookingStatus.describe("State then"),
    became,
  })
  .meta({ id: "BookingAsOf", description: "A booking as it stood at a moment in the past" });
export type BookingAsOf = z.infer<typeof BookingAsOf>;

export const ClassSessionAsOf = z
  .object({
    class_session_id: z.int().describe("Id of the date of a class"),
    name: z.string().describe("Name of the class, as it is now"),
    resource_id: z.int().nullable().describe("Bay then"),
    coach_id: z.int().nullable().describe("Coach then"),
    ...when,
    capacity: z.int().describe("Seats then"),
    seats_left: z.int().describe("Seats that were free then"),
    became,
  })
  .meta({ id: "ClassSessionAsOf", description: "A date of a class as it stood at a moment in the past" });
export type ClassSessionAsOf = z.infer<typeof ClassSessionAsOf>;

export const BlockedTimeAsOf = z
  .object({
    blocked_time_id: z.int().describe("Id of the blocked time"),
    scope: BlockedTimeScope,
    resource_ids: z.array(z.int()).describe("Bays that it took then"),
    coach_id: z.int().nullable().describe("Coach whom it took then"),
    target: z.string().describe("What was blocked, by name"),
    kind: BlockedTimeKind,
    reason: z.string().describe("What staff read on the schedule then"),
    colour: BlockedTimeColour,
    ...when,
    became,
  })
  .meta({ id: "BlockedTimeAsOf", description: "A blocked time as it stood at a moment in the past" });
export type BlockedTimeAsOf = z.infer<typeof BlockedTimeAsOf>;

export const ScheduleChange = z
  .object({
    kind: ScheduleChangeKind,
    subject: z.string().describe("Whose booking, which class, or why it is blocked"),
    entry: AuditEntry.describe("The change as the audit log keeps it: what, when and by whom"),
  })
  .meta({ id: "ScheduleChange", description: "What happened since to something on the schedule of a day" });
export type ScheduleChange = z.infer<typeof ScheduleChange>;

export const ScheduleAsOf = z
  .object({
    location_id: z.int().describe("Location"),
    timezone: z.string().describe("Zone of the wall times"),
    at: Instant.describe("The moment that was asked for"),
    local_at: LocalTime.describe("The same on the venue's wall clock"),
    known_from: Instant.nullable().describe(
      "When the audit log begins; of what was moved or changed before that, only how it stood then is known. Null where it is empty",
    ),
    day: ScheduleDay.describe("The day, with the opening hours of now"),
    bookings: z
      .array(BookingAsOf)
      .describe("Bookings that touched the day, in order of start; held times are not kept"),
    class_sessions: z.array(ClassSessionAsOf).describe("Classes that began on the day, in order of start"),
    blocked_times: z.array(BlockedTimeAsOf).describe("Blocked times that touched the day, in order of start"),
    changes: z
      .array(ScheduleChange)
      .describe("What happened since to what was on the day then or is on it now, the latest first; at most 100"),
    change_count: z.int().describe("Number of all changes since"),
  })
  .meta({ id: "ScheduleAsOf", description: "The schedule of a day as it stood at a moment in the past" });
export type ScheduleAsOf = z.infer<typeof ScheduleAsOf>;
