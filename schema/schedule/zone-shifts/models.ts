import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

/** The most listed and settled at once; the rest follows. */
export const MOST_ZONE_SHIFTS = 500;

export const ZoneShiftKind = z.enum(["booking", "class_session", "blocked_time"]).meta({
  id: "ZoneShiftKind",
  description:
    "What shows a different local time; booking: a booking of a bay or a lesson; class_session: a date of a class with its seats; blocked_time: a time that is blocked",
});

export const ZoneShift = z
  .object({
    id: z.int().describe("Id"),
    kind: ZoneShiftKind,
    thing_id: z.int().describe("Id of the booking, the class or the blocked time"),
    name: z.string().describe("The client, the class or the reason"),
    detail: z.string().describe("Service, bay and coach"),
    location_id: z.int().describe("Location whose clock it follows"),
    location_name: z.string().describe("Name of the location"),
    timezone: z.string().describe("Zone whose rules have changed"),
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    end_time: Instant.describe("End, RFC 3339 in UTC"),
    local_before: LocalTime.describe("Start on the wall clock as given when it was booked, with its offset then"),
    local_after: LocalTime.describe("Start on the wall clock by the current rules, with its offset"),
    found_at: Instant.describe("When it was detected"),
  })
  .meta({
    id: "ZoneShift",
    description: "Something booked that shows a different local time because a zone's rules have changed",
  });
export type ZoneShift = z.infer<typeof ZoneShift>;

export const ZoneShiftList = z
  .object({
    data: z.array(ZoneShift).describe(`What still has to be decided, in order of start; at most ${MOST_ZONE_SHIFTS}`),
    total: z.int().describe("The total number"),
  })
  .meta({
    id: "ZoneShiftList",
    description: "What shows a different local time because the rules of a time zone have changed",
  });
export type ZoneShiftList = z.infer<typeof ZoneShiftList>;

export const SettleZoneShiftsInput = z
  .object({
    ids: z.array(Id).min(1).max(MOST_ZONE_SHIFTS).describe("The ones to settle; those already settled are skipped"),
  })
  .meta({ id: "SettleZoneShiftsInput", description: "What is to be settled" });
export type SettleZoneShiftsInput = z.infer<typeof SettleZoneShiftsInput>;

export const LeftZoneShift = z
  .object({ shift: ZoneShift, reason: z.string().describe("Why it could not be moved") })
  .meta({ id: "LeftZoneShift", description: "What stays as it is, and why" });

export const SettledZoneShifts = z
  .object({
    settled: z.int().describe("How many were settled by this call"),
    left: z.array(LeftZoneShift).describe("Those that could not be moved, which stay as they are and on the list"),
  })
  .meta({ id: "SettledZoneShifts", description: "The outcome for what shows a different local time" });
export type SettledZoneShifts = z.infer<typeof SettledZoneShifts>;
