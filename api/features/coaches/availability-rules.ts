import type { PlannedHours } from "#api/features/coaches/coach-hours.ts";
import { weekdayLabel } from "#api/time/format-time.ts";

type Sentences = Record<string, string[]>;

/** The faults of one row on its own, by field; empty when it is valid. */
export function faultsOfRow({ weekday, date, starts, ends }: PlannedHours): Sentences {
  if ((weekday === null) === (date === null)) return { weekday: ["Choose either a weekday or a date."] };
  if (starts === null && ends === null) {
    return date === null ? { starts: ["Enter the hours. Only a date can be a day off."] } : {};
  }
  if (starts === null) return { starts: ["Enter the start time too."] };
  if (ends === null) return { ends: ["Enter the end time too."] };
  return starts < ends ? {} : { ends: [`The end time, ${ends}, must be after the start time.`] };
}

/** Conflicts of a row with the coach's others, by field: nobody is in two places at once, or both off and at work. */
export function faultsBeside(row: PlannedHours, others: readonly PlannedHours[]): Sentences {
  const sameDay = others.filter((other) =>
    row.date === null ? other.weekday === row.weekday : other.date === row.date,
  );
  const isOff = row.starts === null;
  const dayOff = sameDay.find((other) => other.starts === null);
  if (row.date !== null && dayOff) return { date: [`${row.date} is already a day off. Remove that first.`] };
  if (row.date !== null && isOff && sameDay.length > 0) {
    return { date: [`${row.date} already has its own hours. Remove those first.`] };
  }
  const clash = sameDay.find((other) => overlap(row, other));
  return clash ? { starts: [overlapSentence(row, clash)] } : {};
}

export function overlapSentence(one: PlannedHours, other: PlannedHours): string {
  const day = one.weekday === null ? (one.date ?? "") : weekdayOf(one.weekday);
  return `${day}: ${one.starts}–${one.ends} overlaps ${other.starts}–${other.ends}.`;
}

function overlap(one: PlannedHours, other: PlannedHours): boolean {
  if (one.starts === null || one.ends === null || other.starts === null || other.ends === null) return false;
  return one.starts < other.ends && other.starts < one.ends;
}

function weekdayOf(weekday: NonNullable<PlannedHours["weekday"]>): string {
  return weekday === "holiday" ? "Holiday" : weekdayLabel(weekday);
}
