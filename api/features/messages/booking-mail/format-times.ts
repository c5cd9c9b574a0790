import { localeText } from "#api/time/instants.ts";

export interface MailTimes {
  start_time: string;
  end_time: string;
}

export interface VenueClock {
  timezone: string;
  locale: string;
  timeformat: string;
}

/** `Tuesday, 4 May 2027, 18:30–19:30 (Vancouver, UTC-7)`: the venue's wall time, with city and offset of its zone. */
export function formatTimes(times: MailTimes, venue: VenueClock): string {
  const start = Temporal.Instant.from(times.start_time);
  const end = Temporal.Instant.from(times.end_time);
  const day = formatDay(start, venue);
  const range = `${formatTime(start, venue)}–${formatTime(end, venue)}`;
  return `${day}, ${range} (${city(venue.timezone)}, ${offset(start.toZonedDateTimeISO(venue.timezone).offset)})`;
}

/** `Tuesday, 4 May 2027, 18:30` */
export const formatInstant = (at: Temporal.Instant, venue: VenueClock): string =>
  `${formatDay(at, venue)}, ${formatTime(at, venue)}`;

/** `Tuesday, 4 May 2027` */
export const formatDay = (start: Temporal.Instant, venue: VenueClock): string =>
  localeText(venue, start, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

const formatTime = (at: Temporal.Instant, venue: VenueClock): string =>
  localeText(venue, at, { hour: "numeric", minute: "2-digit", hour12: venue.timeformat.includes("a") });

/** `America/St_Johns` becomes `St Johns`. */
const city = (timezone: string): string => (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");

/** `-07:00` becomes `UTC-7`, `+05:30` becomes `UTC+5:30`. */
function offset(text: string): string {
  const [hours = "0", minutes = "00"] = text.slice(1).split(":");
  const short = `${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
  return short === "0" ? "UTC" : `UTC${text[0]}${short}`;
}
