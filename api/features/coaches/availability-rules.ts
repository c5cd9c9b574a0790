import type { PlannedHours } from "#api/features/coaches/coach-hours.ts";
import { weekdayWords } from "#api/time/time-words.ts";

type Sentences = Record<string, string[]>;

/** What is wrong with one row by itself, by field; nothing when it is in order. */
export function faultsOfRow({ weekday, date, starts, ends }: PlannedHours): Sentences {
  if ((weekday === null) === (date === null)) return { weekday: ["Give a weekday or a date, one of the two."] };
  if (starts === null && ends === null) {
    return date === null ? { starts: ["Give the hours; only a date can be a day off."] } : {};
  }
  if (starts === null) return { starts: ["Give the start as well."] };
  if (ends === null) return { ends: ["Give the end as well."] };
  return starts < ends ? {} : { ends: [`The hours end at ${ends}, before they start.`] };
}

/** What keeps a row from standing beside the coach's others, by field: nobody is at two places, or off and at work. */
export function faultsBeside(row: PlannedHours, others: readonly PlannedHours[]): Sentences {
  const sameDay = others.filter((other) =>
    row.date === null ? other.weekday === row.weekday : other.date === row.date,
  );
  const isOff = row.starts === null;
  const dayOff = sameDay.find((other) => other.starts === null);
  if (row.date !== null && dayOff) return { date: [`${row.date} is a day off already. Remove that first.`] };
  if (row.date !== null && isOff && sameDay.length > 0) {
    return { date: [`${row.date} has hours of its own. Remove those first.`] };
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
  return weekday === "holiday" ? "Holiday" : weekdayWords(weekday);
}
