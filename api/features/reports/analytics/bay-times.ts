import type { Call } from "#api/call/call.ts";
import type { Days } from "#api/counted-days/day-tables.ts";
import { nextMonth } from "#api/counted-days/months.ts";
import type { LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import { intersectRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { baysByOpenTimes, openBaysOf, type BayTimes, type OpenBay } from "./bay-use.ts";
import { baysOf, blocksOfBays, type Scope } from "./queries.ts";
import { timesOutside, type BayFigures, type OpenMonths } from "./rollups/bay-day-queries.ts";

interface AskedBays {
  scope: Scope;
  range: TimeRange;
}

/** When each bay was bookable; empty for a coach's own view. */
export async function openBays(
  { db }: Call,
  { scope, range }: AskedBays,
  places: ReadonlyMap<number, LocationFacts>,
): Promise<OpenBay[]> {
  if (scope.coach_id !== null) return [];
  const [bays, blocks] = await Promise.all([baysOf(db, scope), blocksOfBays(db, scope, range)]);
  return openBaysOf(bays, places, blocks, range);
}

interface Booked {
  open: readonly OpenBay[];
  days: Days;
  figures: readonly BayFigures[] | Promise<readonly BayFigures[]>;
}

/** How long each bay was booked, and when it was booked outside its opening hours. */
export async function timesOfBays(
  { db }: Call,
  { open, days, figures }: Booked,
  timezone: string,
): Promise<BayTimes[]> {
  const [outside, booked] = await Promise.all([
    open.length === 0 ? new Map<number, TimeRange[]>() : timesOutside(db, days, openByMonth(open, days, timezone)),
    figures,
  ]);
  const bookedMs = new Map(booked.map(({ resource_id, booked_ms }) => [resource_id, booked_ms]));
  return open.map((one) => ({
    ...one,
    bookedMs: bookedMs.get(one.bay.id) ?? 0,
    outside: outside.get(one.bay.id) ?? [],
  }));
}

/** Most bays follow the hours of their location; those share one cut list. */
function openByMonth(all: readonly OpenBay[], { start, end }: Days, timezone: string): OpenMonths[] {
  const months: { month: string; range: TimeRange }[] = [];
  for (let month = `${start.slice(0, 7)}-01`; month <= end;) {
    const next = nextMonth(month);
    months.push({ month, range: { from: dayBounds(month, timezone).from, to: dayBounds(next, timezone).from } });
    month = next;
  }
  return [...baysByOpenTimes(all)].map(([open, bays]) => ({
    bayIds: bays.map(({ bay }) => bay.id),
    months: months.map(({ month, range }) => ({ month, open: intersectRanges(open, [range]) })),
  }));
}
