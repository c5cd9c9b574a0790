import { dateOfDay, dayNumber } from "#api/time/calendar.ts";
import { instantAt, localTextIn, parseInstant } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";
import type { DateOrder } from "#schema/clients/imports/models.ts";
import { question, reason, refused, type Reason, type Refusal } from "../planned-row.ts";
import { readClock, readDate, type UnreadDate } from "./date-values.ts";

/** How a file writes its dates, and in which time zone they are. */
export interface Clockwork {
  order: DateOrder | "mixed" | null;
  zone: string;
  /** Today's date at the venue. */
  today: string;
}

export type MomentReading = { at: number; date: string; note: Reason | null } | Refusal;

/** The instant of a row's date and time, or why there is none. */
export function readMoment(dateText: string, clockText: string, { order, zone, today }: Clockwork): MomentReading {
  const exact = parseInstant(dateText.trim());
  if (exact) return { at: exact.epochMilliseconds, date: localTextIn(zone, exact).slice(0, 10), note: null };
  const read = readDate(dateText, order, today);
  if ("refused" in read) return refusedDate(read.refused, dateText);
  const written = clockText.trim() === "" ? read.rest : clockText;
  const clock = readClock(written);
  if (clock === null) {
    const sentence = written === "" ? "There is no time beside this date." : "There is no such time of the day.";
    return refused("time_not_real", sentence, written || dateText);
  }
  const wall = wallReading(read.date, clock, zone);
  if ("refusal" in wall || !read.isShortYear) return wall;
  return { ...wall, note: reason("two_digit_year", `Read as ${read.date}.`, dateText) };
}

/** The end of a time: without its own date on the same day, or on the next if the clock time is earlier. */
export function readEnd(text: string, start: { at: number; date: string }, clockwork: Clockwork): MomentReading {
  const midnight = endOfDay(text, start, clockwork);
  if (midnight) return midnight;
  const clock = readClock(text);
  if (clock !== null) {
    const sameDay = wallReading(start.date, clock, clockwork.zone);
    if ("refusal" in sameDay || sameDay.at > start.at) return sameDay;
    return wallReading(dateOfDay(dayNumber(start.date) + 1), clock, clockwork.zone);
  }
  const end = readMoment(text, "", clockwork);
  if ("refusal" in end || end.at > start.at) return end;
  return refused("end_before_start", "It ends before it starts.", text);
}

const END_OF_DAY = /(^|[T\s])24:00(:00)?$/;

/** 24:00 is the end of its day, which is the day of the start unless it has its own. */
function endOfDay(
  text: string,
  { date }: { date: string },
  { order, zone, today }: Clockwork,
): MomentReading | undefined {
  const written = text.trim();
  if (!END_OF_DAY.test(written)) return undefined;
  const day = written.replace(END_OF_DAY, "");
  const read = day === "" ? { date } : readDate(day, order, today);
  if ("refused" in read) return refusedDate(read.refused, text);
  return wallReading(dateOfDay(dayNumber(read.date) + 1), "00:00", zone);
}

function wallReading(date: string, clock: string, zone: string): MomentReading {
  const wall = wallTimeToInstants(date, clock, zone);
  if (wall.kind === "once") return { at: wall.instant, date, note: null };
  if (wall.kind === "gap") {
    const resumes = localTextIn(zone, instantAt(wall.resumesAt)).slice(11, 16);
    return refused("time_skipped", `The clock jumps over this time; it goes on at ${resumes}.`, `${date} ${clock}`);
  }
  const both = [wall.earlier, wall.later].map((at) => localTextIn(zone, instantAt(at)).slice(11));
  const sentence = `The clock shows this time twice. Write ${both.join(" or ")}.`;
  return question("time_repeated", sentence, `${date} ${clock}`);
}

/** The message for an unreadable date. */
export function refusedDate(why: UnreadDate, text: string): Refusal {
  if (why === "order_mixed") {
    const sentence = "Some dates of the file have the day first, others the month. Choose one order, or correct them.";
    return question("date_order_mixed", sentence, text);
  }
  if (why === "order_unknown") {
    const sentence = "The day or the month may come first. Choose the order of the file's dates.";
    return question("date_order_ambiguous", sentence, text);
  }
  return why === "not_real"
    ? refused("date_not_real", "There is no such date.", text)
    : refused("date_not_valid", "This is not a date and time.", text);
}
