import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { offsetLabel } from "#web/time/wall-clock.ts";
import type { TimeAxis, TimeRange } from "#web/ui/schedule-grid/types.ts";

const HOUR_MS = 60 * 60_000;
/** Hours shown for a day on which the venue is closed. */
const CLOSED_DAY_HOURS = { from: 9, until: 21 };

/** Visible hours: opening hours plus one hour before them, and whatever is booked outside. */
export function axisOf(day: VenueDay, booked: readonly TimeRange[]): TimeAxis {
  const shown = day.open.length > 0 ? day.open : [closedDay(day)];
  const first = Math.min(...shown.map(({ start }) => start - HOUR_MS), ...booked.map(({ start }) => start));
  const last = Math.max(...shown.map(({ end }) => end), ...booked.map(({ end }) => end));
  const start = day.hours.findLast((hour) => hour <= first) ?? day.start;
  const end = day.hours.find((hour) => hour >= last) ?? day.end;
  return {
    start: Math.max(day.start, start),
    end: Math.min(day.end, end),
    ticks: day.hours.map((instant) => ({ instant, label: day.formatTime(instant) })),
    zoneLabel: offsetLabel(day.clock.offsetAt(start)),
  };
}

function closedDay({ start }: VenueDay): TimeRange {
  return { start: start + CLOSED_DAY_HOURS.from * HOUR_MS, end: start + CLOSED_DAY_HOURS.until * HOUR_MS };
}

/** Parts of a range outside the opening hours (which must be sorted); drawn hatched. */
export function closedRanges({ start, end }: TimeRange, open: readonly TimeRange[]): TimeRange[] {
  const edges = [start, ...open.flatMap((range) => [range.start, range.end]), end];
  const gaps: TimeRange[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const from = Math.max(start, edges[at] ?? start);
    const until = Math.min(end, edges[at + 1] ?? end);
    if (until > from) gaps.push({ start: from, end: until });
  }
  return gaps;
}

/** Percentage of the open time that is taken, 0 to 100. */
export function takenPercent(booked: readonly TimeRange[], open: readonly TimeRange[]): number {
  const openTime = sum(open);
  return openTime === 0 ? 0 : Math.min(100, Math.round((overlap(booked, open) / openTime) * 100));
}

/** How much (ms) of some ranges lies within others, which must not overlap one another. */
export function overlap(ranges: readonly TimeRange[], within: readonly TimeRange[]): number {
  return sum(
    ranges.flatMap((range) =>
      within.map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) })),
    ),
  );
}

function sum(ranges: readonly TimeRange[]): number {
  return ranges.reduce((total, { start, end }) => total + Math.max(0, end - start), 0);
}
