import { ApiError, invalidField } from "#api/errors/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { formatDate } from "#api/time/format-time.ts";
import { instantAt, localTextIn, utcText } from "#api/time/instants.ts";
import { occurrencesOf, type Occurrence, type WeeklyPattern } from "#api/time/occurrences.ts";
import type { OccurrenceProblem } from "#schema/bookings/bookings/series-models.ts";

/** A weekly wall time from a request body. */
interface WeeklyInput {
  start: string;
  duration_minutes: number;
  from: string;
  until?: string | null | undefined;
  count?: number | null | undefined;
}

/** The pattern from a body; throws for a field that is missing or contradicts another. */
export function weeklyPattern(
  { start, duration_minutes, from, until = null, count = null }: WeeklyInput,
  { weekdays, timezone }: Pick<WeeklyPattern, "weekdays" | "timezone">,
): WeeklyPattern {
  if ((until === null) === (count === null))
    throw invalidField("until", "Enter either a last date or a number of dates.");
  if (until !== null && until < from) throw invalidField("until", "Enter a last date on or after the first one.");
  if (start === "24:00") throw invalidField("start", "Enter a start from 00:00 to 23:59.");
  return { weekdays, start, duration_minutes, timezone, from, until, count };
}

/** The dates of a pattern; throws for none or more than `most`. `verb` starts the message: "Book at most …". */
export function datesOf(pattern: WeeklyPattern, most: number, verb: string): Occurrence[] {
  const occurrences = occurrencesOf(pattern, most);
  if (occurrences.length > most) {
    throw invalidField("until", `${verb} at most ${most} dates at once. Choose an earlier end.`);
  }
  if (occurrences.length === 0) throw invalidField("until", "No date lies between the first and the last day.");
  return occurrences;
}

/** A date with the first rule that it breaks. */
export interface DatedProblem extends Occurrence {
  problem: OccurrenceProblem | null;
}

/** The chosen coach and bay, for the messages about dates. */
export interface WantedPlace {
  zone: string;
  start: string;
  coach: string | null;
  resource: string | null;
}

/** A date for display in a dialog, with its conflict in a sentence. */
export function presentOccurrence({ date, range, problem }: DatedProblem, wanted: WantedPlace) {
  return {
    date,
    start_time: range && utcText(instantAt(range.from)),
    end_time: range && utcText(instantAt(range.to)),
    local_start: range && localTextIn(wanted.zone, instantAt(range.from)),
    problem,
    message: problem && problemSentence(problem, date, wanted),
  };
}

function problemSentence(problem: OccurrenceProblem, date: string, { start, coach, resource }: WantedPlace): string {
  const day = formatDate(dayNumber(date));
  const sentences: Record<OccurrenceProblem, string> = {
    skipped_time: `The clocks go forward on ${day}, so ${start} does not exist.`,
    past: `${day} at ${start} is over.`,
    closed: `The location is not open then on ${day}.`,
    coach_off: `${coach ? `${coach} does not work` : "No coach works"} then on ${day}.`,
    resource_off: `${resource ?? "The bay"} is not open then on ${day}.`,
    coach_taken: `${coach ? `${coach} is not free` : "No coach is free"} then on ${day}.`,
    resource_taken: `${resource ? `${resource} is not free` : "No bay is free"} then on ${day}.`,
    client_taken: `The client has another booking then on ${day}.`,
  };
  return sentences[problem];
}

/**
 * The dates to keep: those that are not in `skip_dates`, without skipped wall times, which do not exist. Throws if one
 * of them is unavailable. `nothing`: "Nothing was booked."
 */
export function keptDates<One extends DatedProblem>(
  dates: readonly One[],
  skip_dates: readonly string[],
  present: (date: One) => { message: string | null },
  nothing: string,
): One[] {
  const kept = dates.filter(({ date, problem }) => !skip_dates.includes(date) && problem !== "skipped_time");
  const taken = kept.filter(({ problem }) => problem !== null);
  if (taken.length > 0) throw takenDates(taken, present, nothing);
  return kept;
}

/** The error that lists these dates. */
export function takenDates<One>(
  taken: readonly One[],
  present: (date: One) => { message: string | null },
  nothing: string,
): ApiError {
  const current = taken.map(present);
  const others = taken.length - 1;
  const more = [
    ...(others === 1 ? ["1 other date is not available either."] : []),
    ...(others > 1 ? [`${others} other dates are not available either.`] : []),
  ];
  return new ApiError("slot_taken", [current[0]?.message, ...more, nothing].join(" "), { current });
}
