import { z } from "zod";
import { BookingStatus, PaymentStatus, TimeRange } from "#schema/bookings/bookings/models.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";

const when = {
  start_time: Instant.describe("Start, RFC 3339 in UTC"),
  end_time: Instant.describe("End, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
};

export const CoachTime = z
  .object({ location_id: z.int().describe("Where"), ...when })
  .meta({ id: "CoachTime", description: "A time during which a coach is at a location" });
export type CoachTime = z.infer<typeof CoachTime>;

export const CoachLesson = z
  .object({
    id: z.int().describe("Id of the booking"),
    client_name: z.string().describe("Name of the client or guest"),
    service_name: z.string().describe("Name of the service"),
    resource_name: z.string().nullable().describe("Name of the bay, if it has one"),
    location_id: z.int().describe("Where"),
    ...when,
    status: BookingStatus,
    payment_status: PaymentStatus,
    guest_names: z.array(z.string()).describe("Who comes with them, if given"),
  })
  .meta({ id: "CoachLesson", description: "A booking with a coach, as the coach's schedule shows it" });
export type CoachLesson = z.infer<typeof CoachLesson>;

/**
 * An item of a refusal: a booking or class that would lose its hours or its coach. For a class, its name takes the
 * client's place.
 */
export const ConflictingTime = CoachLesson.omit({ status: true, payment_status: true, guest_names: true }).extend({
  kind: z.enum(["booking", "class_session"]).default("booking"),
});
export type ConflictingTime = z.infer<typeof ConflictingTime>;

const asked = {
  coach_id: z.int().describe("Coach"),
  start_time: Instant.describe("Start of the requested time"),
  end_time: Instant.describe("End of the requested time"),
};

export const CoachSchedule = z
  .object({
    ...asked,
    bookings: z.array(CoachLesson).describe("Bookings with the coach that overlap this time, without cancelled ones"),
    hours: z.array(CoachTime).describe("When the coach works: their own hours within those of each location"),
    free: z.array(CoachTime).describe("The part of these hours that is still to come and not taken"),
  })
  .meta({ id: "CoachSchedule", description: "What a coach is doing and when they are free" });
export type CoachSchedule = z.infer<typeof CoachSchedule>;

export const PublicCoachSchedule = z
  .object({
    ...asked,
    busy: z.array(TimeRange).describe("When the coach is busy"),
    free: z.array(CoachTime).describe("When the coach works and is not busy, from now on"),
  })
  .meta({ id: "PublicCoachSchedule", description: "When a coach is busy or free, without saying with whom" });
export type PublicCoachSchedule = z.infer<typeof PublicCoachSchedule>;

export const CoachHours = z
  .object({
    id: z.int().describe("Id of the coach"),
    name: z.string().describe("First and last name"),
    service_ids: z.array(z.int()).describe("Lessons that the coach gives"),
    hours: z.array(TimeRange).describe("When the coach works: their own hours within those of the location"),
  })
  .meta({ id: "CoachHours", description: "A coach of a location, with their hours there on the given days" });
export type CoachHours = z.infer<typeof CoachHours>;

export const CoachOutlook = z
  .object({
    id: z.int().describe("Id of the coach"),
    next_hours: CoachTime.nullable().describe("When the coach next works, within two weeks, or is working now"),
    lessons_to_come: z.int().describe("Bookings in the next 30 days"),
  })
  .meta({ id: "CoachOutlook", description: "What lies ahead of a coach" });
export type CoachOutlook = z.infer<typeof CoachOutlook>;
