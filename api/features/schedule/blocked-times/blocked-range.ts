import { ApiError, invalidField } from "#api/errors/errors.ts";
import { dateOfDay, DAY_MS, dayNumber, HOUR_MS } from "#api/time/calendar.ts";
import { formatDate } from "#api/time/format-time.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayBounds, wallTimeToInstants } from "#api/time/wall-time.ts";
import {
  MOST_BLOCKED_DAYS,
  MOST_BLOCKED_WEEKS,
  type PreviewBlockedTimeInput,
} from "#schema/schedule/blocked-times/models.ts";

type WallRange = Pick<PreviewBlockedTimeInput, "from_date" | "from_time" | "to_date" | "to_time">;

/**
 * Converts a range of wall times to instants (epoch milliseconds); throws with the field at fault. A repeated time includes
 * all its occurrences; a day ends where the next begins, even if a DST change falls on midnight.
 */
export function blockedRange(wall: WallRange, zone: string): TimeRange {
  const range = {
    from:
      wall.from_time === "00:00"
        ? dayBounds(wall.from_date, zone).from
        : instantOf(wall.from_date, wall.from_time, { zone, field: "from_time" }).first,
    to:
      wall.to_time === "24:00"
        ? dayBounds(wall.to_date, zone).to
        : instantOf(wall.to_date, wall.to_time, { zone, field: "to_time" }).last,
  };
  if (range.to <= range.from) throw invalidField("to_time", "Choose an end after the start.");
  if (range.to - range.from > MOST_BLOCKED_DAYS * DAY_MS) {
    throw invalidField("to_date", `Block at most ${MOST_BLOCKED_DAYS} days at once.`);
  }
  return range;
}

const WEEK_DAYS = 7;

/** The same wall times some days later. */
export function movedBy<Wall extends Pick<WallRange, "from_date" | "to_date">>(wall: Wall, days: number): Wall {
  const moved = (date: string) => dateOfDay(dayNumber(date) + days);
  return { ...wall, from_date: moved(wall.from_date), to_date: moved(wall.to_date) };
}

/** The ranges of every week from the first until a date, or only the first; throws with the field at fault. */
export function weeklyRanges(wall: WallRange, until: string | null | undefined, zone: string): TimeRange[] {
  const first = blockedRange(wall, zone);
  if (!until) return [first];
  const weeks = Math.floor((dayNumber(until) - dayNumber(wall.from_date)) / WEEK_DAYS);
  if (weeks < 0) throw invalidField("until", "Choose a day on or after the first.");
  if (weeks >= MOST_BLOCKED_WEEKS) throw invalidField("until", `Repeat it for at most ${MOST_BLOCKED_WEEKS} weeks.`);
  const later = Array.from({ length: weeks }, (_, index) => blockedRange(movedBy(wall, (index + 1) * WEEK_DAYS), zone));
  const [second] = later;
  if (second && second.from < first.to)
    throw invalidField("to_date", "What repeats every week must be over within a week.");
  return [first, ...later];
}

function instantOf(date: string, time: string, { zone, field }: { zone: string; field: string }) {
  const at = wallTimeToInstants(date, time, zone);
  if (at.kind === "gap") {
    const day = formatDate(dayNumber(date));
    throw invalidField(field, `The clocks go forward on ${day}, so ${time} does not exist.`);
  }
  return at.kind === "once" ? { first: at.instant, last: at.instant } : { first: at.earlier, last: at.later };
}

/** How far in the past a new blocked time may start, to record something already under way. */
const LATEST_NOTED_MS = HOUR_MS;

/** Refuses a range that is over or starts too far in the past; a range already under way keeps its start. */
export function refusePast(range: TimeRange, now: number, keptStart?: number): void {
  if (range.to <= now) throw past("to_time", "This time is over. Choose a later one.");
  if (range.from === keptStart || range.from >= now - LATEST_NOTED_MS) return;
  throw past("from_time", "This start is in the past. Choose a later one.");
}

const past = (field: string, sentence: string): ApiError =>
  new ApiError("too_short_notice", sentence, { errors: { [field]: [sentence] } });
