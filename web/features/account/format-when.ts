const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Now", "Today, 12:31", "Sun, 2 May, 19:20": one's own past, on the clock and in the language of one's own device. */
export function formatWhen(instant: string, now: Date): string {
  const at = new Date(instant);
  if (now.getTime() - at.getTime() < 2 * MINUTE_MS) return "Now";
  const time = at.toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
  if (at.toDateString() === now.toDateString()) return `Today, ${time}`;
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  return `${at.toLocaleDateString(undefined, isThisYear ? day : { ...day, year: "numeric" })}, ${time}`;
}

/** "12 Feb 2027": a day of one's own past, in the language of one's own device. */
export const formatDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });

/** "in 12 min", "in 7 days": how long something stays good. */
export function formatTimeLeft(instant: string, now: Date): string {
  const left = Math.max(0, Date.parse(instant) - now.getTime());
  if (left < HOUR_MS) return `in ${Math.ceil(left / MINUTE_MS)} min`;
  if (left < 2 * DAY_MS) return `in ${Math.round(left / HOUR_MS)} hours`;
  return `in ${Math.round(left / DAY_MS)} days`;
}
