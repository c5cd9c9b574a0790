import { formatDay } from "#web/time/format-day.ts";
import { formatDayTime, formatTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { localAt, wallTimeAt } from "#web/time/wall-clock.ts";
import { useVenues } from "./venue.ts";

interface FormatMoment {
  /** "13:20" */
  time: (instant: string) => string;
  /** "4 May 2027, 13:20" */
  dayTime: (instant: string) => string;
  /** "4 May 2027" */
  day: (instant: string) => string;
}

/** Prints an instant by the chosen venue's clock, in its own formats. */
export function useFormatMoment(): FormatMoment {
  const { venue = PLAIN_FORMATS } = useVenues();
  return {
    time: (instant) => formatTime(localAt(instant, venue), venue),
    dayTime: (instant) => formatDayTime(localAt(instant, venue), venue, "year"),
    day: (instant) => formatDay(wallTimeAt(instant, venue).date, venue, "year"),
  };
}
