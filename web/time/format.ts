import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { wallTimeOf } from "./wall-clock.ts";

dayjs.extend(utc);

/** How a venue writes times and dates. */
export interface VenueFormats {
  locale: string;
  timeformat: string;
  dateformat: string;
}

/** "18:30" or "6:30 pm", as the venue writes it; `time` is HH:MM on its wall. */
export function formatWallTime(time: string, { timeformat }: VenueFormats): string {
  return dayjs.utc(`2000-01-01T${time === "24:00" ? "00:00" : time}:00Z`).format(timeformat);
}

/** The time of day of a `local_start`. */
export function formatTime(local: string, formats: VenueFormats): string {
  return formatWallTime(wallTimeOf(local).time, formats);
}

/** "05/04/2027", by the venue's own pattern; `date` is YYYY-MM-DD. */
export function formatDate(date: string, { dateformat }: VenueFormats): string {
  return dayjs.utc(`${date}T00:00:00Z`).format(dateformat);
}

/** "6:30 pm – 7:30 pm" */
export function formatTimeRange(localStart: string, localEnd: string, formats: VenueFormats): string {
  return `${formatTime(localStart, formats)}–${formatTime(localEnd, formats)}`;
}

type DayStyle = "short" | "long" | "withYear" | "year";

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { weekday: "short", day: "numeric", month: "short" },
  withYear: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  year: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
};

/** "Tue, May 4": a date with its weekday, in the venue's language; `date` is YYYY-MM-DD. */
export function formatDay(date: string, { locale }: Pick<VenueFormats, "locale">, style: DayStyle = "short"): string {
  return dayFormat(locale, style).format(Date.parse(`${date}T00:00:00Z`));
}

const made = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, style: DayStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known =
    made.get(key) ?? new Intl.DateTimeFormat(knownLocale(locale), { ...DAY_STYLES[style], timeZone: "UTC" });
  made.set(key, known);
  return known;
}

function knownLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    // A location may carry any text as its locale; the browser's is then used.
    return undefined;
  }
}

/** "May 3 – 9", "Dec 27 – Jan 2": two dates of one week in as few words as the venue's language needs, without a year. */
export function formatDays(from: string, to: string, { locale }: Pick<VenueFormats, "locale">): string {
  const format = new Intl.DateTimeFormat(knownLocale(locale), { day: "numeric", month: "short", timeZone: "UTC" });
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  // A range over New Year's Eve would name both years.
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${format.format(first)} – ${format.format(last)}`;
  return format.formatRange(first, last);
}
