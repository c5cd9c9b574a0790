import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import type { Look } from "#web/ui/state/look.ts";
import type { ClassRowFragment } from "./class-sessions.generated.ts";

/** "2 left", "Full" or "Cancelled". */
export function seatsLook({ status, seats_left }: Pick<ClassRowFragment, "status" | "seats_left">): Look {
  if (status === "cancelled") return { tone: "grey", icon: "ban", label: "Cancelled" };
  if (seats_left === 0) return { tone: "blue", icon: "check", label: "Full" };
  return { tone: "teal", icon: "check-circle", label: `${seats_left} left` };
}

interface Times {
  local_start: string;
  local_end: string;
}

export function timesText({ local_start, local_end }: Times, formats: VenueFormats): string {
  return formatTimeRange(local_start, local_end, formats);
}

/** "Tue 11 May 2027, 13:00–14:00" */
export function whenText(times: Times, formats: VenueFormats): string {
  return `${formatDay(wallTimeOf(times.local_start).date, formats, "withYear")}, ${timesText(times, formats)}`;
}
