import type { ServiceKind } from "#web/apollo/schema-types.generated.ts";
import { offsetLabel, wallTimeOf } from "#web/time/wall-clock.ts";
import { daysBetween } from "../frame/format-venue.ts";
import type { BookDayFragment, BookTimeFragment } from "./times.generated.ts";

export type Part = "morning" | "afternoon" | "evening";

export const PART_NAMES: Record<Part, string> = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" };
const NOON = 12;
const EVENING = 18;

/** Groups the times of a day by part of the day, in order; empty parts are omitted. */
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
 * Returns labels that tell apart two starts with the same wall time because of a DST change: `UTC−7` and `UTC−8` by start. Other
 * starts have none.
 */
export function repeatedTimeLabels(times: readonly BookTimeFragment[]): ReadonlyMap<string, string> {
  const byWall = Map.groupBy(times, ({ local_start }) => local_start.slice(0, 16));
  const repeated = [...byWall.values()].filter((same) => same.length > 1).flat();
  return new Map(
    repeated.map(({ start_time, local_start }) => [start_time, offsetLabel(wallTimeOf(local_start).offset)]),
  );
}

/** Returns how many are still free: bays for bay time, coaches for a lesson with any coach; undefined with a named coach. */
export function leftAt(time: BookTimeFragment, kind: ServiceKind, hasCoach: boolean): number | undefined {
  if (kind === "resource") return time.resource_ids.length;
  return hasCoach ? undefined : time.coach_ids.length;
}

const OFFERED = 3;

/** Returns the three free days nearest to a date, in order; on a tie the later one wins. */
export function nearestFreeDays(days: readonly BookDayFragment[], wanted: string, count = OFFERED): BookDayFragment[] {
  const distance = ({ date }: BookDayFragment) => Math.abs(daysBetween(wanted, date));
  return days
    .filter(({ date, free_count }) => free_count > 0 && date !== wanted)
    .sort((a, b) => distance(a) - distance(b) || b.date.localeCompare(a.date))
    .slice(0, count)
    .sort((a, b) => a.date.localeCompare(b.date));
}
