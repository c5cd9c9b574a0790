import { z } from "zod";
import { emailText } from "#schema/shared/email.ts";
import { keepBookings } from "#schema/shared/keep-bookings.ts";
import { pageOf, Version } from "#schema/shared/paging.ts";
import { lineText, phoneText } from "#schema/shared/text.ts";
import { clockChanges, TimeZone, VenueDate, WallTime } from "#schema/shared/time.ts";
import { Picture, PictureInput } from "#schema/venue/uploads/models.ts";

export const LOCATION_DEFAULTS = {
  locale: "en-US",
  timeformat: "h:mm a",
  timezone: "America/Vancouver",
  dateformat: "MM/DD/YYYY",
} as const;

const address = {
  address_line: z.string().max(200).nullable().describe("Street and number"),
  city: z.string().max(100).nullable().describe("City"),
  province_state: z.string().max(10).nullable().describe("Province or state code; given with its country"),
  country: z.string().length(2).nullable().describe("ISO 3166-1 country code; given with its province"),
  postal_code: z.string().max(20).nullable().describe("Postal code"),
  phone: z.string().max(40).nullable().describe("Phone number"),
  email: emailText().nullable().describe("Email address"),
};

const formats = {
  timezone: TimeZone,
  locale: z.string().max(35).describe("BCP 47 locale, for example en-US"),
  timeformat: z.string().max(20).describe("How times are written, for example h:mm a"),
  dateformat: z.string().max(20).describe("How dates are written, for example MM/DD/YYYY"),
};

const name = lineText().min(1, "Enter a name for the location.").max(100).describe("Name");

const picture = Picture.nullable().describe("A picture of it, if there is one");
const givenPicture = PictureInput.nullish().describe("A picture of it; null for none");

export const Location = z
  .object({
    id: z.int().describe("Id"),
    name,
    ...address,
    ...formats,
    picture,
    utc_offset: z.string().describe("Current offset of the location's clock, for example -07:00"),
    clock_changes: clockChanges,
    version: Version,
  })
  .meta({ id: "Location", description: "A place of the company, with its own clock and hours" });
export type Location = z.infer<typeof Location>;

export const PublicLocation = z
  .object({
    id: z.int().describe("Id"),
    name,
    ...address,
    ...formats,
    picture,
    utc_offset: z.string().describe("Current offset of the location's clock, for example -07:00"),
    clock_changes: clockChanges,
  })
  .meta({ id: "PublicLocation", description: "What anybody may know about a location" });

export const LocationPage = pageOf("LocationPage", Location, "locations");
export const PublicLocationPage = pageOf("PublicLocationPage", PublicLocation, "locations");

export const LocationPhone = phoneText().nullable().describe("Phone number; null for none");
const optionalOf = <T extends z.ZodRawShape>(shape: T) => z.object(shape).partial().shape;

export const CreateLocationInput = z
  .object({
    name,
    ...optionalOf(address),
    ...optionalOf(formats),
    phone: LocationPhone.optional(),
    picture: givenPicture,
  })
  .meta({ id: "CreateLocationInput", description: "A new location; fields left out take the defaults" });

export const UpdateLocationInput = z
  .object({
    version: Version,
    name: name.optional(),
    ...optionalOf(address),
    ...optionalOf(formats),
    phone: LocationPhone.optional(),
    picture: givenPicture,
  })
  .meta({
    id: "UpdateLocationInput",
    description: "The fields of a location to change, and the version last read",
  });

export const Weekday = z
  .enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "holiday"])
  .meta({
    id: "Weekday",
    description:
      "A day of the week, or holiday for the row that replaces it on holidays. monday: ISO weekday 1; tuesday: ISO weekday 2; wednesday: ISO weekday 3; thursday: ISO weekday 4; friday: ISO weekday 5; saturday: ISO weekday 6; sunday: ISO weekday 7; holiday: any date that the location lists as a holiday, whichever weekday it is",
  });
export type Weekday = z.infer<typeof Weekday>;

export const OpenRange = z
  .object({ opens: WallTime, closes: WallTime.describe("Closing time, HH:MM; before opens it is on the next day") })
  .meta({ id: "OpenRange", description: "The start and end of a time when a place is open; a night is one range" });

export const DayHours = z
  .object({
    weekday: Weekday,
    ranges: z.array(OpenRange).max(6).describe("Open ranges in order; empty means closed"),
  })
  .meta({ id: "DayHours", description: "The open ranges of one weekday" });

export const Holiday = z
  .object({ date: VenueDate, name: lineText().min(1, "Name the holiday.").max(100).describe("Name") })
  .meta({ id: "Holiday", description: "A date on which the holiday row applies" });

export const Closure = z
  .object({
    from_date: VenueDate.describe("First date, on the venue's calendar"),
    to_date: VenueDate.describe("Last date, inclusive"),
    name: lineText().min(1, "Enter a reason for the closure.").max(100).describe("Why it is closed"),
  })
  .meta({ id: "Closure", description: "Dates on which a location is closed, whatever its hours" });

export const LocationHours = z
  .object({
    location_id: z.int().describe("Location"),
    version: Version,
    days: z.array(DayHours).describe("Monday to Sunday, then holiday"),
    holidays: z.array(Holiday).describe("Dates on which the holiday row applies, in order"),
    closures: z.array(Closure).describe("Dates on which it is closed, in order"),
  })
  .meta({ id: "LocationHours", description: "Weekly hours of a location on its wall clock" });
export type LocationHours = z.infer<typeof LocationHours>;

export const UpdateLocationHoursInput = z
  .object({
    version: Version,
    days: z.array(DayHours).max(8).describe("The days to replace; other days stay as they are"),
    holidays: z.array(Holiday).max(100).optional().describe("All holidays; if left out, they stay as they are"),
    closures: z.array(Closure).max(100).optional().describe("All closures; if left out, they stay as they are"),
    keep_bookings: keepBookings,
  })
  .meta({ id: "UpdateLocationHoursInput", description: "The hours to set, and the version last read" });
