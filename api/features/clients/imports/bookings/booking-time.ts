import { dateOfDay, DAY_MS, MINUTE_MS, todayIn } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { refused, type Reason, type Refusal, type RowValues, type Sheet } from "../planned-row.ts";
import { otherDuration, readDuration, unknownDuration } from "../values/duration-values.ts";
import { readEnd, readMoment, type Clockwork, type MomentReading } from "../values/moment-values.ts";
import type { Place } from "./booking-place.ts";
import type { KnownService } from "./known-queries.ts";
import { zoneNote, zoneOfRow } from "./time-zones.ts";

interface Timing {
  now: Temporal.Instant;
  place: Place;
  notes: Reason[];
}

/** Start and end; without an end, the row's duration or else the service's applies. */
export function timeOf(sheet: Sheet, values: RowValues, { now, place, notes }: Timing): TimeRange | Refusal {
  const named = zoneOfRow(values.one("timezone"), place.location.zone);
  if ("refusal" in named) return named;
  const { zone } = named;
  const clockwork: Clockwork = { order: sheet.order, zone, today: dateOfDay(todayIn(zone, now)) };
  const from = startOf(values, clockwork);
  if ("refusal" in from) return from;
  notes.push(...(from.note ? [from.note] : []), ...zoneNote(from.at, zone, place.location.zone));
  const lasts = durationOf(sheet, values.one("duration"));
  if (lasts !== null && typeof lasts === "object") return lasts;
  if (values.one("end") === "") {
    return { from: from.at, to: from.at + (lasts ?? usualMinutes(place.service)) * MINUTE_MS };
  }
  const to = endOf(values, from, clockwork);
  return "refusal" in to ? to : rangeOf(values, { from: from.at, to: to.at }, lasts);
}

function rangeOf({ one }: RowValues, range: TimeRange, lasts: number | null): TimeRange | Refusal {
  const length = range.to - range.from;
  if (length > DAY_MS) return refused("too_long", "A booking lasts at most 24 hours.", one("end"));
  const isOther = lasts !== null && lasts * MINUTE_MS !== length;
  return isOther ? otherDuration(one("duration"), length / MINUTE_MS) : range;
}

function startOf({ one, all }: RowValues, clockwork: Clockwork): MomentReading {
  const [half = ""] = all("am_pm");
  const [date, start] = [one("date"), withHalf(one("start"), half)];
  if (date === "" && start === "") return refused("time_missing", "The row does not say when it is.");
  return date === "" ? readMoment(start, "", clockwork) : readMoment(date, start, clockwork);
}

/** The minutes in the column of durations, whose name may say that they are hours; null for an empty cell. */
function durationOf({ header, mapping }: Sheet, text: string): number | null | Refusal {
  if (text === "") return null;
  const isInHours = /hour|stunde|std|heure/i.test(header[mapping.indexOf("duration")] ?? "");
  return readDuration(text, isInHours) ?? unknownDuration(text);
}

const withHalf = (time: string, half: string): string =>
  time === "" || half === "" || /[ap]\.?\s?m\b/i.test(time) ? time : `${time} ${half}`;

/** Without its own column an end is in the half of the day of its start, or in the other one: within half a day. */
function endOf({ one, all }: RowValues, from: { at: number; date: string }, clockwork: Clockwork): MomentReading {
  const [startHalf = "", endHalf = startHalf] = all("am_pm");
  const isOpen = startHalf !== "" && all("am_pm").length === 1;
  const read = (half: string) => readEnd(withHalf(one("end"), half), from, clockwork);
  const first = read(endHalf);
  if (!isOpen || ("at" in first && first.at - from.at < DAY_MS / 2)) return first;
  return read(/^a/i.test(startHalf) ? "PM" : "AM");
}

const USUAL_MINUTES = 60;

function usualMinutes({ durations }: KnownService): number {
  const usual = durations.find(({ minutes }) => minutes === USUAL_MINUTES) ?? durations[0];
  return usual?.minutes ?? USUAL_MINUTES;
}
