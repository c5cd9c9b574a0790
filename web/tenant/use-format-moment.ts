import { formatDayTime, formatTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { useVenues } from "./venue.ts";

interface FormatMoment {
  /** "13:20" */
  time: (instant: string) => string;
  /** "4 May 2027, 13:20" */
  dayTime: (instant: string) => string;
}

/** Prints an instant by the clock in the header: its offset is the server's, its formats are the venue's own. */
export function useFormatMoment(): FormatMoment {
  const { venue } = useVenues();
  const formats = venue ?? PLAIN_FORMATS;
  const local = (instant: string) => {
    const { date, time, offset } = wallTimeAt(Date.parse(instant), venue?.utc_offset ?? "+00:00");
    return `${date}T${time}:00${offset}`;
  };
  return {
    time: (instant) => formatTime(local(instant), formats),
    dayTime: (instant) => formatDayTime(local(instant), formats, "year"),
  };
}
