import { instantAt, localTextIn, utcText } from "./instants.ts";
import type { TimeRange } from "./ranges.ts";

/** Start and end, in UTC and in the venue's wall time. */
export function presentTimes({
  start_time,
  end_time,
  timezone,
}: {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  timezone: string;
}) {
  return {
    start_time: utcText(start_time),
    end_time: utcText(end_time),
    local_start: localTextIn(timezone, start_time),
    local_end: localTextIn(timezone, end_time),
  };
}

/** Formats a range in epoch milliseconds as UTC. */
export const presentRange = ({ from, to }: TimeRange) => ({
  start_time: utcText(instantAt(from)),
  end_time: utcText(instantAt(to)),
});
