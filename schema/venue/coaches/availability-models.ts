import { z } from "zod";
import { keepBookings } from "#schema/shared/keep-bookings.ts";
import { Id, Version } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { VenueDate, WallTime } from "#schema/shared/time.ts";
import { Weekday } from "#schema/venue/locations/models.ts";

export const CoachWeekday = Weekday.exclude(["holiday"]).meta({
  id: "CoachWeekday",
  description:
    "A day of the week on which a coach works. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7",
});

const starts = WallTime.describe("Start, HH:MM on the location's clock");
const ends = WallTime.describe("End, HH:MM on the location's clock; before the start it is on the next day");
const note = proseText().max(200);
const NOTE = "The reason, for staff: Dentist, Junior tournament";

export const CoachAvailability = z
  .object({
    id: z.int().describe("Id"),
    coach_id: z.int().describe("Coach"),
    location_id: z.int().nullable().describe("Location; none means each of the coach's locations"),
    weekday: CoachWeekday.nullable().describe("Day of a weekly row; none for a dated one"),
    date: VenueDate.nullable().describe(
      "Date of a dated row; a date's rows replace the weekday's. None for a weekly one",
    ),
    starts: starts.nullable().describe("Start, HH:MM; none for a day off"),
    ends: ends.nullable().describe("End, HH:MM; none for a day off"),
    note: note.nullable().describe(NOTE),
    version: Version,
  })
  .meta({ id: "CoachAvailability", description: "Hours of a coach on a weekday or a date, or a day off" });
export type CoachAvailability = z.infer<typeof CoachAvailability>;

export const CoachAvailabilities = z.array(CoachAvailability);

const given = {
  location_id: Id.nullish().describe("Location; none means each of the coach's locations"),
  weekday: CoachWeekday.nullish().describe("A weekday, for hours of every week; alternatively give a date"),
  date: VenueDate.nullish().describe("A date, whose rows replace the weekday's; alternatively give a weekday"),
  starts: starts.nullish().describe("Start, HH:MM; with a date and without times it is a day off"),
  ends: ends.nullish().describe("Until, HH:MM"),
  note: note.nullish().describe(NOTE),
  keep_bookings: keepBookings,
};

export const CreateCoachAvailabilityInput = z
  .object(given)
  .meta({ id: "CreateCoachAvailabilityInput", description: "Hours on a weekday or a date, or a day off" });
export type CreateCoachAvailabilityInput = z.infer<typeof CreateCoachAvailabilityInput>;

export const UpdateCoachAvailabilityInput = z.object({ version: Version, ...given }).meta({
  id: "UpdateCoachAvailabilityInput",
  description: "The fields of one row of hours to change, and the version last read",
});
export type UpdateCoachAvailabilityInput = z.infer<typeof UpdateCoachAvailabilityInput>;

export const CoachRange = z
  .object({ starts, ends, location_id: Id.nullish().describe("Location; none means each of the coach's locations") })
  .meta({ id: "CoachRange", description: "The start and end of a coach's work on one day" });

export const CoachDay = z
  .object({
    weekday: CoachWeekday,
    ranges: z.array(CoachRange).max(6).describe("Hours of that day; empty means not working"),
  })
  .meta({ id: "CoachDay", description: "The hours of a coach on one weekday" });

export const UpdateCoachHoursInput = z
  .object({
    version: Version.describe("The version of the coach last read"),
    days: z.array(CoachDay).max(7).describe("The weekdays to replace; others stay"),
    keep_bookings: keepBookings,
  })
  .meta({ id: "UpdateCoachHoursInput", description: "The weekly hours of a coach to set, and the version last read" });
export type UpdateCoachHoursInput = z.infer<typeof UpdateCoachHoursInput>;
