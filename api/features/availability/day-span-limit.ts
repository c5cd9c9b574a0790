import { ApiError } from "#api/http/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";

const MOST_DAYS = 8;

/** Refuses days in the wrong order or more of them than are shown at once. */
export function refuseLongSpan(from: string, to: string, most = MOST_DAYS): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) throw badDates("Give a day on or after date_from.");
  if (days > most) throw badDates(`Ask for at most ${most} days.`);
}

const badDates = (sentence: string): ApiError =>
  new ApiError("bad_argument", `date_to: ${sentence}`, { errors: { date_to: [sentence] } });
