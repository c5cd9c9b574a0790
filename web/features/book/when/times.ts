import { offsetLabel, wallTimeAt, wallTimeOf } from "#web/time/wall-clock.ts";
import type { BookDayFragment, BookTimeFragment } from "./times.generated.ts";
import type { ServiceKind } from "#web/apollo/schema-types.generated.ts";
import { daysBetween } from "#web/features/book/frame/format-venue.ts";

export type Part = "morning" | "afternoon" | "evening";

export const PART_NAMES: Record<Part, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };
const NOON = 12;
const EVENING = 18;

/** The times of one day by part of the day, in order; parts without a time are left out. */
export function groupedByPart(times: readonly BookTimeFragment[]): { part: Part; times: BookTimeFragment[] }[] {
  const groups: Record<Part, BookTimeFragment[]> = { morning: [], afternoon: [], evening: [] };
  for (const time of times) groups[partOf(time.local_start)].push(time);
  return (["morning", "afternoon", "evening"] as const)
    .map((part) => ({ part, times: groups[part] }))
    .filter((group) => group.times.length > 0);
}

function partOf(local: string): Part {
  const hour = Number(local.slice(11, 13));
  if (hour < NOON) return "morning";
  return hour < EVENING ? "afternoon" : "evening";
}

/**
 * Words that tell two starts apart whose wall time is the same because the clock goes back between them: `UTC−7` and
 * `UTC−8` by start. Every other start has none.
 */
export function repeatedTimeLabels(times: readonly BookTimeFragment[]): ReadonlyMap<string, string> {
  const byWall = Map.groupBy(times, ({ local_start }) => local_start.slice(0, 16));
  const repeated = [...byWall.values()].filter((same) => same.length > 1).flat();
  return new Map(
    repeated.map(({ start_time, local_start }) => [start_time, offsetLabel(wallTimeOf(local_start).offset)]),
  );
}

/** How many can still take a time: bays for bay time, coaches for a lesson with any coach; undefined with one named coach. */
export function leftAt(time: BookTimeFragment, kind: ServiceKind, hasCoach: boolean): number | undefined {
  if (kind === "resource") return time.resource_ids.length;
  return hasCoach ? undefined : time.coach_ids.length;
}

/** The offset of the venue's clock at an instant, which is another than now's on the far side of a clock change. */
export function offsetAt(instant: string, days: readonly BookDayFragment[], otherwise: string): string {
  const at = Date.parse(instant);
  return days.find(({ date, utc_offset }) => wallTimeAt(at, utc_offset).date === date)?.utc_offset ?? otherwise;
}

const OFFERED = 3;

/** The three days nearest to a wanted one that have a free time, in order; of two as near the later wins. */
export function nearestFreeDays(days: readonly BookDayFragment[], wanted: string, count = OFFERED): BookDayFragment[] {
  const distance = ({ date }: BookDayFragment) => Math.abs(daysBetween(wanted, date));
  return days
    .filter(({ date, free_count }) => free_count > 0 && date !== wanted)
    .sort((a, b) => distance(a) - distance(b) || b.date.localeCompare(a.date))
    .slice(0, count)
    .sort((a, b) => a.date.localeCompare(b.date));
}
