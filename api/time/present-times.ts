import { localTextIn, utcText } from "#api/time/instant-text.ts";

/** Start and end, in UTC and on the venue's wall. */
export function presentTimes({
  start_time,
  end_time,
  timezone,
}: {
  start_time: Date;
  end_time: Date;
  timezone: string;
}) {
  const [start, end] = [start_time.getTime(), end_time.getTime()];
  return {
    start_time: utcText(start),
    end_time: utcText(end),
    local_start: localTextIn(timezone, start),
    local_end: localTextIn(timezone, end),
  };
}
