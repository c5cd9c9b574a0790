import { nextWeekday, WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import { minutesOf } from "./typed-time.ts";

export interface OpenRange {
  /** HH:MM; undefined while the input is invalid. */
  opens: string | undefined;
  closes: string | undefined;
}

const DAY_MINUTES = 24 * 60;

/** Part of a day, in minutes from its midnight; more than 1440 is on the next day. */
export interface Span {
  from: number;
  until: number;
}

/** Whether a range goes on into the next day: it closes before it opens. */
export function isNight({ opens, closes }: OpenRange): boolean {
  return opens !== undefined && closes !== undefined && closes < opens;
}

/** Ranges with both times set, as spans in order. */
export function spansOf(ranges: readonly OpenRange[]): Span[] {
  return completeRanges(ranges).map((range) => ({
    from: minutesOf(range.opens),
    until: minutesOf(range.closes) + (isNight(range) ? DAY_MINUTES : 0),
  }));
}

/**
 * Why a day cannot be saved, as a sentence; undefined if it is valid.
 * @param next the ranges of the day after, into which a night may not run
 */
export function problemOf(
  ranges: readonly OpenRange[],
  next: readonly OpenRange[] = [],
  isEmpty = "Closing must differ from opening.",
): string | undefined {
  if (ranges.some(({ opens, closes }) => opens === undefined || closes === undefined)) {
    return "Enter a time such as 9:00 or 21:30.";
  }
  const spans = spansOf(ranges);
  if (spans.some(({ from, until }) => until === from)) return isEmpty;
  if (spans.some(({ from }, at) => from < (spans[at - 1]?.until ?? 0))) return "These hours overlap.";
  const nextFrom = (spansOf(next)[0]?.from ?? DAY_MINUTES) + DAY_MINUTES;
  return spans.some(({ until }) => until > nextFrom) ? "These hours overlap those of the next day." : undefined;
}

/** A range with both times set. */
export type CompleteRange<Range extends OpenRange = OpenRange> = Range & { opens: string; closes: string };

/** Ranges with both times set, in order of opening. */
export function completeRanges<Range extends OpenRange>(ranges: readonly Range[]): CompleteRange<Range>[] {
  return ranges
    .flatMap((range) => {
      const { opens, closes } = range;
      return opens === undefined || closes === undefined ? [] : [{ ...range, opens, closes }];
    })
    .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/** "9:00–12:00 and 15:00–18:00", or `none` without hours; `write` formats HH:MM as the venue does. */
export function rangesText(ranges: readonly OpenRange[], write: (time: string) => string, none: string): string {
  return (
    completeRanges(ranges)
      .map(({ opens, closes }) => `${write(opens)}–${write(closes)}`)
      .join(" and ") || none
  );
}

const EARLY = 6 * 60;

/** The part of the day to draw: from 6:00, or from midnight if anything is earlier, until the last night has ended. */
export function axisOf(spans: readonly Span[]): Span {
  return {
    from: spans.some(({ from }) => from < EARLY) ? 0 : EARLY,
    until: Math.max(DAY_MINUTES, ...spans.map(({ until }) => until)),
  };
}

type Week = Readonly<Partial<Record<Weekday, readonly OpenRange[]>>>;
type Weekday = (typeof WEEKDAYS)[number]["value"];

/** The day after a weekday, into which a night may not run; none after a holiday. */
export function dayAfter(week: Week, weekday: Weekday) {
  const next = WEEKDAYS.find(({ value }) => value === nextWeekday(weekday));
  return next && { short: next.short, ranges: week[next.value] ?? [] };
}

/** Whether any day of a week cannot be saved. */
export function hasProblem(week: Week): boolean {
  return WEEKDAYS.some(({ value }) => problemOf(week[value] ?? [], dayAfter(week, value)?.ranges) !== undefined);
}
