import { z } from "zod";

/** An instant in responses. */
export const Instant = z.iso.datetime({ offset: false }).describe("Instant, RFC 3339 in UTC (…Z)");

/** An instant in requests: the specification's UTC form, or RFC 3339. */
export const InputInstant = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d|T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))$/,
    "Enter the time as YYYY-MM-DD HH:mm:ss in UTC, or as RFC 3339.",
  )
  .describe("Instant: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339");

export const LocalTime = z
  .string()
  .describe("The same time on the venue's wall clock, RFC 3339 with the venue's offset at that time");

export const VenueDate = z.iso.date().describe("A date on the venue's calendar, YYYY-MM-DD");

export const WallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "Enter the time as HH:MM, from 00:00 to 24:00.")
  .describe("Time on the venue's wall clock, HH:MM; 24:00 is the end of the day");

export const TimeZone = z
  .string()
  .refine(isTimeZone, "Choose a time zone of the IANA database, for example America/Vancouver.")
  .describe("IANA time zone, for example America/Vancouver");

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const ClockChange = z
  .object({
    from: Instant.describe("First instant of this offset; the first offset of a list holds for all time before it too"),
    utc_offset: z.string().describe("Offset from then on, for example -07:00"),
  })
  .meta({ id: "ClockChange", description: "An offset of a clock, and from when on it holds" });
export type ClockChange = z.infer<typeof ClockChange>;

export const clockChanges = z
  .array(ClockChange)
  .describe(
    "The clock's offsets from ten years ago to four years ahead, oldest first: reads an instant without zone data",
  );

/** The zone of a company that has not set one. */
export const DEFAULT_COMPANY_ZONE = "UTC";
