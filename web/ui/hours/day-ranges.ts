import { minutesOf } from "./typed-time.ts";

export interface OpenRange {
  /** HH:MM; undefined while the input is invalid. */
  opens: string | undefined;
  closes: string | undefined;
}

/** Why a day cannot be saved, as a sentence; undefined if it is valid. */
export function problemOf(
  ranges: readonly OpenRange[],
  isBackwards = "Closing must come after opening.",
): string | undefined {
  if (ranges.some(({ opens, closes }) => opens === undefined || closes === undefined)) {
    return "Enter a time such as 9:00 or 21:30.";
  }
  const spans = completeRanges(ranges)
    .map(({ opens, closes }) => ({ from: minutesOf(opens), until: minutesOf(closes) }))
    .toSorted((a, b) => a.from - b.from);
  if (spans.some(({ from, until }) => until <= from)) return isBackwards;
  if (spans.some(({ from }, at) => from < (spans[at - 1]?.until ?? 0))) return "These hours overlap.";
  return undefined;
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
