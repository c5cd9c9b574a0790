import { useCompany } from "#web/tenant/company.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatWallTime, PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt, type Clock } from "#web/time/wall-clock.ts";
import { countText } from "#web/ui/text/count-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Prints a past instant on the company's clock, which is one for all its locations, in the formats of the venue. */
export function useFormatWhen(): (instant: string) => string {
  const { clock_changes, locale: companyLocale } = useCompany();
  const { venue = { ...PLAIN_FORMATS, locale: companyLocale } } = useVenues();
  const now = useNow();
  const { locale, timeformat, dateformat } = venue;
  return (instant) => formatWhen(instant, now, { clock_changes, locale, timeformat, dateformat });
}

/** "Now", "Today, 12:31", "Sun 2 May, 19:20"; `now` in epoch ms. */
export function formatWhen(instant: string, now: number, formats: Clock & VenueFormats): string {
  if (now - Date.parse(instant) < 2 * MINUTE_MS) return "Now";
  const at = wallTimeAt(instant, formats);
  const today = wallTimeAt(now, formats).date;
  const time = formatWallTime(at.time, formats);
  if (at.date === today) return `Today, ${time}`;
  const isThisYear = at.date.slice(0, 4) === today.slice(0, 4);
  return `${formatDay(at.date, formats, isThisYear ? "short" : "withYear")}, ${time}`;
}

/** "in 12 min", "in 7 days": the time until something expires. */
export function formatTimeLeft(instant: string, now: number): string {
  const left = Math.max(0, Date.parse(instant) - now);
  if (left < HOUR_MS) return `in ${Math.ceil(left / MINUTE_MS)} min`;
  if (left < 2 * DAY_MS) return `in ${countText(Math.round(left / HOUR_MS), "hour")}`;
  return `in ${countText(Math.round(left / DAY_MS), "day")}`;
}
