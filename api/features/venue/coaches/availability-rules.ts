import { DAY_MINUTES, dayNumber, wallSpan } from "#api/time/calendar.ts";
import { overlaps } from "#api/time/ranges.ts";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { PlannedHours } from "./coach-hours.ts";

type Sentences = Record<string, string[]>;

/** The faults of one row on its own, by field; empty when it is valid. */
export function faultsOfRow({ weekday, date, starts, ends }: PlannedHours): Sentences {
  if ((weekday === null) === (date === null)) return { weekday: ["Choose either a weekday or a date."] };
  if (starts === null && ends === null) {
    return date === null ? { starts: ["Enter the hours. Only a date can be a day off."] } : {};
  }
  if (starts === null) return { starts: ["Enter the start time too."] };
  if (ends === null) return { ends: ["Enter the end time too."] };
  if (starts === "24:00") return { starts: ["Enter 00:00 on the next day."] };
  return starts === ends ? { ends: [`The end time, ${ends}, must differ from the start time.`] } : {};
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
  const clash = others.find((other) => overlap(row, other));
  return clash ? { starts: [overlapSentence(row, clash)] } : {};
}

function overlapSentence(one: PlannedHours, other: PlannedHours): string {
  const [day, otherDay] = [dayName(one), dayName(other)];
  return `${day}: ${one.starts}–${one.ends} overlaps ${day === otherDay ? "" : `${otherDay} `}${other.starts}–${other.ends}.`;
}

function overlap(one: PlannedHours, other: PlannedHours): boolean {
  if (one.starts === null || one.ends === null || other.starts === null || other.ends === null) return false;
  const shift = daysBetween(one, other) * DAY_MINUTES;
  const { from, to } = wallSpan(other.starts, other.ends);
  return overlaps([{ from: from + shift, to: to + shift }], wallSpan(one.starts, one.ends));
}

/** How many days after the first row the second is; NaN for a weekday and a date, of which the date decides. */
function daysBetween(one: PlannedHours, other: PlannedHours): number {
  if (one.date !== null && other.date !== null) return dayNumber(other.date) - dayNumber(one.date);
  const days = numberOf(other) - numberOf(one);
  return ((days + 10) % 7) - 3;
}

const numberOf = (row: PlannedHours): number => WEEKDAYS.find(({ value }) => value === row.weekday)?.isoWeekday ?? NaN;

const dayName = ({ weekday, date }: PlannedHours): string =>
  WEEKDAYS.find(({ value }) => value === weekday)?.label ?? date ?? "";
