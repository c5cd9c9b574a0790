import { z } from "zod";
import { BookingStatus, ScheduleDay } from "#schema/bookings/bookings/models.ts";
import { AuditEntry } from "#schema/platform/audit-log/models.ts";
import { BlockedTimeColour, BlockedTimeKind, BlockedTimeScope } from "#schema/schedule/blocked-times/models.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

const when = {
  start_time: Instant.describe("Start at that time, RFC 3339 in UTC"),
  end_time: Instant.describe("End at that time, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start at that time on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End at that time on the venue's wall clock, with its offset"),
};

export const ScheduleChangeKind = z.enum(["added", "moved", "cancelled", "changed"]).meta({
  id: "ScheduleChangeKind",
  description:
    "What happened to something on the schedule; added: it was booked, scheduled or blocked; moved: it has another time, bay or coach; cancelled: it was cancelled or freed; changed: its state or size is different, or it was restored",
});
export type ScheduleChangeKind = z.infer<typeof ScheduleChangeKind>;

const became = ScheduleChangeKind.nullable().describe("What last became of it; null if it has not changed");

export const BookingAsOf = z
  .object({
    booking_id: z.int().describe("Id of the booking"),
    client_name: z.string().nullable().describe("Name of the client or guest, as it is now"),
    service_id: z.int().describe("Service at that time"),
    service_name: z.string().describe("Name of that service, as it is now"),
    resource_id: z.int().nullable().describe("Bay at that time, if it had one"),
    coach_id: z.int().nullable().describe("Coach at that time, if it had one"),
    coach_name: z.string().nullable().describe("Name of that coach, as it is now"),
    ...when,
    party_size: z.int().describe("Number of people at that time"),
    status: BookingStatus.describe("Status at that time"),
    became,
  })
  .meta({ id: "BookingAsOf", description: "A booking as it was at a moment in the past" });
export type BookingAsOf = z.infer<typeof BookingAsOf>;

export const ClassSessionAsOf = z
  .object({
    class_session_id: z.int().describe("Id of the date of a class"),
    name: z.string().describe("Name of the class, as it is now"),
    resource_id: z.int().nullable().describe("Bay at that time"),
    coach_id: z.int().nullable().describe("Coach at that time"),
    ...when,
    capacity: z.int().describe("Seats at that time"),
    seats_left: z.int().describe("Seats that were free at that time"),
    became,
  })
  .meta({ id: "ClassSessionAsOf", description: "A date of a class as it was at a moment in the past" });
export type ClassSessionAsOf = z.infer<typeof ClassSessionAsOf>;

export const BlockedTimeAsOf = z
  .object({
    blocked_time_id: z.int().describe("Id of the blocked time"),
    scope: BlockedTimeScope,
    resource_ids: z.array(z.int()).describe("Bays that it blocked at that time"),
    coach_id: z.int().nullable().describe("Coach whom it blocked at that time"),
    target: z.string().describe("What was blocked, by name"),
    kind: BlockedTimeKind,
    reason: z.string().describe("What staff read on the schedule at that time"),
    colour: BlockedTimeColour,
    ...when,
    became,
  })
  .meta({ id: "BlockedTimeAsOf", description: "A blocked time as it was at a moment in the past" });
export type BlockedTimeAsOf = z.infer<typeof BlockedTimeAsOf>;

export const ScheduleChange = z
  .object({
    kind: ScheduleChangeKind,
    subject: z.string().describe("Whose booking, which class, or why it is blocked"),
    entry: AuditEntry.describe("The change as recorded in the audit log: what, when and by whom"),
  })
  .meta({ id: "ScheduleChange", description: "What has happened since to something on the schedule of a day" });
export type ScheduleChange = z.infer<typeof ScheduleChange>;

export const ScheduleAsOf = z
  .object({
    location_id: z.int().describe("Location"),
    timezone: z.string().describe("Time zone of the wall times"),
    at: Instant.describe("The requested moment"),
    local_at: LocalTime.describe("The same on the venue's wall clock"),
    known_from: Instant.nullable().describe(
      "When the audit log begins; for anything moved or changed before that, only its final state before then is known. Null if the log is empty",
    ),
    day: ScheduleDay.describe("The day, with current opening hours"),
    bookings: z
      .array(BookingAsOf)
      .describe("Bookings that overlapped the day, in order of start; held times are not recorded"),
    class_sessions: z.array(ClassSessionAsOf).describe("Classes that began on the day, in order of start"),
    blocked_times: z.array(BlockedTimeAsOf).describe("Blocked times that overlapped the day, in order of start"),
    changes: z
      .array(ScheduleChange)
      .describe("What has happened since to what was on the day then or is on it now, newest first; at most 100"),
    change_count: z.int().describe("Total number of changes since"),
  })
  .meta({ id: "ScheduleAsOf", description: "The schedule of a day as it was at a moment in the past" });
export type ScheduleAsOf = z.infer<typeof ScheduleAsOf>;
