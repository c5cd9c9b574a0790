import { countText } from "#web/ui/text/count-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The company's time zone and locale, as everywhere on its pages. */
interface CompanyClock {
  timezone: string;
  locale: string;
}

/** "Now", "Today, 12:31", "Sun, 2 May, 19:20": a past instant in the company's time zone. */
export function formatWhen(instant: string, now: Date, { timezone: timeZone, locale }: CompanyClock): string {
  const at = new Date(instant);
  if (now.getTime() - at.getTime() < 2 * MINUTE_MS) return "Now";
  const dateIn = (date: Date) => date.toLocaleDateString("en-CA", { timeZone });
  const time = at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit", timeZone });
  if (dateIn(at) === dateIn(now)) return `Today, ${time}`;
  const isThisYear = dateIn(at).slice(0, 4) === dateIn(now).slice(0, 4);
  const day: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short", timeZone };
  return `${at.toLocaleDateString(locale, isThisYear ? day : { ...day, year: "numeric" })}, ${time}`;
}

/** "12 Feb 2027": a date in the company's time zone. */
export const formatDate = (instant: string, { timezone: timeZone, locale }: CompanyClock): string =>
  new Date(instant).toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric", timeZone });

/** "in 12 min", "in 7 days": the time until something expires. */
export function formatTimeLeft(instant: string, now: Date): string {
  const left = Math.max(0, Date.parse(instant) - now.getTime());
  if (left < HOUR_MS) return `in ${Math.ceil(left / MINUTE_MS)} min`;
  if (left < 2 * DAY_MS) return `in ${countText(Math.round(left / HOUR_MS), "hour")}`;
  return `in ${countText(Math.round(left / DAY_MS), "day")}`;
}
