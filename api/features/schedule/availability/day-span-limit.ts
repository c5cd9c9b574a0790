import { ApiError } from "#api/errors/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";

const MOST_DAYS = 8;

/** Refuses a range of days that is reversed or too long. */
export function refuseLongSpan(from: string, to: string, most = MOST_DAYS): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1) throw badDates("Choose a day on or after date_from.");
  if (days > most) throw badDates(`Ask for at most ${most} days.`);
}

const badDates = (sentence: string): ApiError =>
  new ApiError("bad_argument", `date_to: ${sentence}`, { errors: { date_to: [sentence] } });
