import { z } from "zod";
import { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { Id, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";
import { Instant, LocalTime, VenueDate, WallTime } from "#schema/shared/time.ts";

/** A quarter of a year; for anything longer, take the bay out of use or change its opening hours. */
export const MOST_BLOCKED_DAYS = 92;
/** A year of a time that is blocked every week. */
export const MOST_BLOCKED_WEEKS = 53;

export const BlockedTimeKind = z.enum(["repair", "cleaning", "event", "private"]).meta({
  id: "BlockedTimeKind",
  description:
    "Why a time is blocked. repair: something is being repaired or serviced; cleaning: it is being cleaned; event: something takes place that is not booked here; private: no reason is given",
});
export type BlockedTimeKind = z.infer<typeof BlockedTimeKind>;

export const BlockedTimeScope = z.enum(["resources", "coach", "location"]).meta({
  id: "BlockedTimeScope",
  description:
    "What is blocked. resources: one or more bays; coach: one coach; location: all bays of a location, and its coaches while they work there",
});
export type BlockedTimeScope = z.infer<typeof BlockedTimeScope>;

export const BLOCKED_TIME_COLOURS = ["grey", "amber", "red", "violet", "blue", "teal"] as const;

export const BlockedTimeColour = z.enum(BLOCKED_TIME_COLOURS).meta({
  id: "BlockedTimeColour",
  description:
    "Colour of a blocked time on the schedule. grey: suggested by the screens for private; amber: suggested for repair; red: suggested for none; violet: suggested for event; blue: suggested for cleaning; teal: suggested for none",
});
export type BlockedTimeColour = z.infer<typeof BlockedTimeColour>;

export const BlockedTimeAction = z.enum(["update", "remove", "restore"]).meta({
  id: "BlockedTimeAction",
  description:
    "What the caller may do with a blocked time now. update: change what it takes, when and why, until it is over; remove: make the time free again, until it is over; restore: undo a removal, for 10 minutes",
});
export type BlockedTimeAction = z.infer<typeof BlockedTimeAction>;

const when = {
  start_time: Instant.describe("Start, RFC 3339 in UTC"),
  end_time: Instant.describe("End, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
};

export const BlockedTime = z
  .object({
    id: z.int().describe("Id"),
    location_id: z.int().describe("Location whose clock it follows"),
    scope: BlockedTimeScope,
    resource_ids: z.array(z.int()).describe("Bays that it blocks; for a whole location, all that were in use"),
    coach_id: z.int().nullable().describe("Coach whom it blocks"),
    target: z.string().describe("What is blocked, by name"),
    kind: BlockedTimeKind,
    reason: z.string().describe("What staff read on the schedule"),
    colour: BlockedTimeColour,
    ...when,
    series_id: z
      .int()
      .nullable()
      .describe("The same for all dates of a time blocked every week; none for a single one"),
    is_removed: z.boolean().describe("Whether it has been removed"),
    version: Version,
    allowed_actions: z.array(BlockedTimeAction).describe("What the caller may do now"),
  })
  .meta({ id: "BlockedTime", description: "A time during which bays, a coach or a whole location cannot be booked" });
export type BlockedTime = z.infer<typeof BlockedTime>;

export const BlockedTimeList = z
  .object({ data: z.array(BlockedTime).describe("In order of start") })
  .meta({ id: "BlockedTimeList", description: "Blocked times that overlap the given days" });

export const BlockedTimeConflict = z
  .object({
    kind: z.enum(["booking", "class_session", "blocked_time"]).meta({
      id: "BlockedTimeConflictKind",
      description:
        "What is there already. booking: somebody's booking; class_session: a date of a class; blocked_time: another blocked time",
    }),
    id: z.int().describe("Id of the booking, the class or the blocked time"),
    name: z.string().describe("The client, the class or the reason"),
    detail: z.string().describe("Service, bay and coach"),
    location_id: z.int().describe("Where"),
    ...when,
    status: BookingStatus.nullable().describe("The booking's status"),
    payment_status: PaymentStatus.nullable().describe("Whether a booking is paid"),
  })
  .meta({ id: "BlockedTimeConflict", description: "Something that keeps a time from being blocked" });
export type BlockedTimeConflict = z.infer<typeof BlockedTimeConflict>;

export const BlockedTimePreview = z
  .object({
    start_time: when.start_time,
    end_time: when.end_time,
    count: z.int().describe("How many times would be blocked: 1, or the dates of every week"),
    conflicts: z.array(BlockedTimeConflict).describe("What is there already, in order of start"),
  })
  .meta({ id: "BlockedTimePreview", description: "What a blocked time would take, without saving" });

const placed = {
  scope: BlockedTimeScope,
  resource_ids: z.array(Id).max(100).optional().describe("The bays, if bays are blocked"),
  coach_id: Id.nullish().describe("The coach, if a coach is blocked"),
  from_date: VenueDate.describe("First day on the venue's calendar"),
  from_time: WallTime.describe("Start on the venue's wall clock, HH:MM"),
  to_date: VenueDate.describe("Last day on the venue's calendar"),
  to_time: WallTime.describe("End on the venue's wall clock, HH:MM"),
};

const until = VenueDate.nullish().describe("Also every week after that, up to and including this day");
const following = z
  .boolean()
  .default(false)
  .describe("Of a time blocked every week: this date and all later ones, which move by as many days");

const said = {
  kind: BlockedTimeKind,
  reason: lineText()
    .min(1, "Enter a reason, for everybody who reads the schedule.")
    .max(120, "Enter at most 120 characters.")
    .describe("What staff read on the schedule"),
  colour: BlockedTimeColour,
};

export const PreviewBlockedTimeInput = z
  .object({
    location_id: Id.describe("Location whose clock it follows"),
    ...placed,
    until,
    except_id: Id.optional().describe("A blocked time that is being changed: its own claims do not count"),
    following,
  })
  .meta({ id: "PreviewBlockedTimeInput", description: "A time to block" });
export type PreviewBlockedTimeInput = z.infer<typeof PreviewBlockedTimeInput>;

export const CreateBlockedTimeInput = z
  .object({ location_id: Id.describe("Location whose clock it follows"), ...placed, until, ...said })
  .meta({ id: "CreateBlockedTimeInput", description: "A time to block, and why" });
export type CreateBlockedTimeInput = z.infer<typeof CreateBlockedTimeInput>;

export const UpdateBlockedTimeInput = z
  .object({ version: Version, following, ...placed, ...said })
  .meta({ id: "UpdateBlockedTimeInput", description: "The new values of a blocked time, and the version last read" });
export type UpdateBlockedTimeInput = z.infer<typeof UpdateBlockedTimeInput>;
