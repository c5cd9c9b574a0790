import type { DayFormats } from "#web/time/format-day.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";

const DAY_MS = 86_400_000;

/** Returns the date of a wall time sent by the server (`2027-05-04T18:30:00-07:00`). */
export function dateOf(local: string): string {
  return wallTimeOf(local).date;
}

/** The part of a location that defines its time format. */
export interface TimeFormat {
  timeformat: string;
}

/** The part of a location that defines its date and time formats. */
export type WhenFormat = TimeFormat & DayFormats;

/** `18:30`, or `6:30 pm` in a 12-hour format. (web/time/format.ts would pull dayjs into the first load.) */
export function formatTime(local: string, { timeformat }: TimeFormat): string {
  const [hours = "", minutes = ""] = wallTimeOf(local).time.split(":");
  const half = /a/i.exec(timeformat)?.[0];
  const hour = half === undefined ? Number(hours) : Number(hours) % 12 || 12;
  const written = /hh/i.test(timeformat) ? String(hour).padStart(2, "0") : String(hour);
  if (half === undefined) return `${written}:${minutes}`;
  const name = Number(hours) < 12 ? "am" : "pm";
  return `${written}:${minutes} ${half === "A" ? name.toUpperCase() : name}`;
}

/** `18:30–19:30`; `6:30–7:30 pm`, with am/pm only once if both share it. */
export function timeSpan(localStart: string, localEnd: string, format: TimeFormat): string {
  const start = formatTime(localStart, format);
  const end = formatTime(localEnd, format);
  const half = / [ap]m$/i.exec(start)?.[0];
  return half !== undefined && end.endsWith(half) ? `${start.slice(0, -half.length)}–${end}` : `${start}–${end}`;
}

/** Returns the number of days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `1 person`, `3 people` */
export function formatPeople(count: number): string {
  return countText(count, "person", "people");
}

/** `1 time`, `12 times` */
export function formatTimes(count: number): string {
  return countText(count, "time");
}
