import { dateOfDay, DAY_MINUTES, weekdayOfDay, type Weekday } from "./calendar.ts";

/** How a venue writes the time of day: `9:30 PM` or `21:30`. */
export type HourCycle = "12h" | "24h";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The hour cycle of a location's time format: `h:mm a` has AM/PM, `HH:mm` does not. */
export function hourCycleOf(timeFormat: string): HourCycle {
  return /a/i.test(timeFormat) ? "12h" : "24h";
}

/** Formats minutes since midnight: `9:00 AM`, `12:00 PM`, `midnight`; or `9:00`, `12:00`, `24:00`; after that, the next day's time. */
export function formatTime(minutes: number, cycle: HourCycle): string {
  if (minutes > DAY_MINUTES) return formatTime(minutes - DAY_MINUTES, cycle);
  const hour = Math.floor(minutes / 60);
  const minute = String(Math.floor(minutes % 60)).padStart(2, "0");
  if (cycle === "24h") return `${hour}:${minute}`;
  if (minutes === 0 || minutes === DAY_MINUTES) return "midnight";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/** `Tuesday 4 May`. */
export function formatDate(day: number): string {
  const date = Temporal.PlainDate.from(dateOfDay(day));
  return `${weekdayLabel(weekdayOfDay(day))} ${date.day} ${MONTHS[date.month - 1] ?? ""}`;
}

/** `Tuesday`; add an s for the plural. */
export function weekdayLabel(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** `45 minutes`, `2 hours`, `3 days`, `90 minutes`: in the largest unit without a fraction. */
export function formatDuration(minutes: number): string {
  if (minutes > 0 && minutes % (24 * 60) === 0) return counted(minutes / (24 * 60), "day");
  if (minutes > 0 && minutes % 60 === 0) return counted(minutes / 60, "hour");
  return counted(minutes, "minute");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
