import { formatDay, formatLocaleTime, type LocaleFormats } from "#web/time/format-day.ts";
import { type Clock, wallTimeAt } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Now", "Today, 12:31", "Sun, 2 May, 19:20": a past instant on the company's clock; `now` in epoch ms. */
export function formatWhen(instant: string, now: number, company: Clock & LocaleFormats): string {
  if (now - Date.parse(instant) < 2 * MINUTE_MS) return "Now";
  const at = wallTimeAt(instant, company);
  const today = wallTimeAt(now, company).date;
  const time = formatLocaleTime(at.time, company);
  if (at.date === today) return `Today, ${time}`;
  const isThisYear = at.date.slice(0, 4) === today.slice(0, 4);
  return `${formatDay(at.date, company, isThisYear ? "short" : "withYear")}, ${time}`;
}

/** "in 12 min", "in 7 days": the time until something expires. */
export function formatTimeLeft(instant: string, now: number): string {
  const left = Math.max(0, Date.parse(instant) - now);
  if (left < HOUR_MS) return `in ${Math.ceil(left / MINUTE_MS)} min`;
  if (left < 2 * DAY_MS) return `in ${countText(Math.round(left / HOUR_MS), "hour")}`;
  return `in ${countText(Math.round(left / DAY_MS), "day")}`;
}
