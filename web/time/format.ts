import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { formatDay, type DayFormats, type DayStyle } from "./format-day.ts";
import { wallTimeAt, wallTimeOf, type Clock, type ZonedClock } from "./wall-clock.ts";

dayjs.extend(utc);

/** A venue's time and date formats. */
export interface VenueFormats extends DayFormats {
  timeformat: string;
}

/** Used without a venue: a company without a location, or a row whose location could not be joined. In UTC. */
export const PLAIN_FORMATS: VenueFormats & ZonedClock = {
  locale: "en",
  timeformat: "HH:mm",
  dateformat: "YYYY-MM-DD",
  timezone: "UTC",
  clock_changes: [],
};

/** "18:30" or "6:30 pm", in the venue's format; `time` is HH:MM wall time. */
export function formatWallTime(time: string, { timeformat }: VenueFormats): string {
  return dayjs.utc(`2000-01-01T${time === "24:00" ? "00:00" : time}:00Z`).format(timeformat);
}

/** Whether a format counts hours to twelve, as in "h:mm A"; a letter in brackets is text: "HH[h]mm". */
export function countsToTwelve({ timeformat }: Pick<VenueFormats, "timeformat">): boolean {
  return timeformat.replaceAll(/\[[^\]]*\]/g, "").includes("h");
}

/** The time of day of a `local_start`. */
export function formatTime(local: string, formats: VenueFormats): string {
  return formatWallTime(wallTimeOf(local).time, formats);
}

/** "Tue 4 May, 17:30": the day and time of a `local_start`. */
export function formatDayTime(local: string, formats: VenueFormats, style?: DayStyle): string {
  return `${formatDay(wallTimeOf(local).date, formats, style)}, ${formatTime(local, formats)}`;
}

/** "05/04/2027", in the venue's own pattern; `date` is YYYY-MM-DD. */
export function formatDate(date: string, { dateformat }: VenueFormats): string {
  return dayjs.utc(`${date}T00:00:00Z`).format(dateformat);
}

/** "05/03/2027, 17:31": an instant on the venue's clock; "Today, 17:31" where `now` is given and on the same date. */
export function formatMoment(instant: string, venue: (VenueFormats & Clock) | null | undefined, now?: number): string {
  const shown = venue ?? PLAIN_FORMATS;
  const { date, time } = wallTimeAt(instant, shown);
  const isToday = now !== undefined && wallTimeAt(now, shown).date === date;
  return `${isToday ? "Today" : formatDate(date, shown)}, ${formatWallTime(time, shown)}`;
}

/** "6:30 pm – 7:30 pm" */
export function formatTimeRange(localStart: string, localEnd: string, formats: VenueFormats): string {
  return `${formatTime(localStart, formats)}–${formatTime(localEnd, formats)}`;
}
