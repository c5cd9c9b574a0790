import type { Call } from "#api/call/call.ts";
import { chooseAssignments, occupiedTime, type Assignment } from "#api/features/bookings/claims/choose-assignment.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { dateOfDay, dayNumber, weekdayOfDay, type Weekday } from "#api/time/calendar.ts";
import { instantAt, localTextIn, minutesBetween } from "#api/time/instants.ts";
import { occurrenceOn, type Occurrence } from "#api/time/occurrences.ts";
import { overlaps, type TimeRange } from "#api/time/ranges.ts";
import {
  IsoWeekdayName,
  type BookingOccurrence,
  type UpdateBookingSeriesInput,
} from "#schema/bookings/bookings/series-models.ts";
import { bookedBuffers, bookedPrice } from "../booked-price.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import { isMove } from "../move/desk-move.ts";
import { plannedDate, problemOf, venueOn, wantedPlace, type PlannedDate } from "./plan-series.ts";
import { presentOccurrence, type WantedPlace } from "./weekly-dates.ts";

/** A booking of a series and its requested new time; without an assignment it has a conflict. */
export interface PlannedMove extends PlannedDate {
  row: BookingWithNotes;
  wanted: WantedPlace;
  assignment: Assignment | null;
}

type Change = Pick<UpdateBookingSeriesInput, "weekday" | "start" | "resource_id" | "coach_id">;

/** The bookings that would move, and the rule that each breaks; the venue is read once for all that want the same place. */
export async function planMoves(call: Call, rows: readonly BookingWithNotes[], change: Change): Promise<PlannedMove[]> {
  const planned: PlannedMove[] = [];
  for (const group of Map.groupBy(rows, (row) => placeKey(row, change)).values()) {
    const [first] = group;
    if (!first) continue;
    const occurrences = group.map((row) => ({ row, at: occurrenceAfter(row, change) }));
    const dates = occurrences.map(({ at }) => at.date).toSorted();
    const venue = await venueOn(call, requestAfter(first, change), dates);
    for (const { row, at } of occurrences) {
      const request = requestAfter(row, change, at);
      if (at.range !== null && !isMove(row, request)) continue;
      const wanted = wantedPlace(venue, request, { start: wallStart(row, change) });
      planned.push({
        ...withOwnBuffers(plannedDate(call, venue, { request, attendee: clientAfter(row, at), at }), row),
        row,
        wanted,
        assignment: null,
      });
    }
  }
  return planned.toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ row }: PlannedMove): number => row.start_time.epochMilliseconds;

const placeKey = (row: BookingWithNotes, change: Change): string => {
  const { resource_id, coach_id, party_size, service_id, location_id } = requestAfter(row, change);
  return [location_id, service_id, resource_id, coach_id, party_size].join(" ");
};

function requestAfter(
  row: BookingWithNotes,
  { weekday, start, resource_id, coach_id }: Change,
  at?: Occurrence,
): BookingRequest {
  return {
    service_id: row.service_id,
    location_id: row.location_id,
    start: at?.range ? instantAt(at.range.from) : row.start_time,
    end: at?.range ? instantAt(at.range.to) : row.end_time,
    resource_id: resource_id ?? row.resource_id,
    coach_id: coach_id ?? row.coach_id,
    party_size: row.party_size,
    except_booking_ids: [row.id],
    keeps_start: weekday === undefined && start === undefined,
  };
}

/** The new weekday within its own week, at the new or its own wall time. */
function occurrenceAfter(row: BookingWithNotes, { weekday, start }: Change): Occurrence {
  const local = localTextIn(row.timezone, row.start_time);
  const own = dayNumber(local.slice(0, 10));
  const shift = weekday === undefined ? 0 : dayOfWeek(weekday) - dayOfWeek(weekdayOfDay(own));
  if (weekday === undefined && start === undefined) {
    const range = { from: row.start_time.epochMilliseconds, to: row.end_time.epochMilliseconds };
    return { date: local.slice(0, 10), range };
  }
  return occurrenceOn(dateOfDay(own + shift), {
    start: start ?? local.slice(11, 16),
    duration_minutes: minutesBetween(row.start_time, row.end_time),
    timezone: row.timezone,
  });
}

const dayOfWeek = (weekday: Weekday): number => IsoWeekdayName.options.indexOf(weekday);

const wallStart = (row: BookingWithNotes, { start }: Change): string =>
  start ?? localTextIn(row.timezone, row.start_time).slice(11, 16);

/** An allowed overlap stays allowed at the same time. */
function clientAfter(row: BookingWithNotes, { range }: Occurrence) {
  const isAllowed = row.overlap_reason !== null && range?.from === row.start_time.epochMilliseconds;
  return { client_id: isAllowed ? null : row.client_id };
}

function withOwnBuffers(date: PlannedDate, row: BookingWithNotes): PlannedDate {
  if (date.open === null) return date;
  const candidates = { ...date.open.candidates, ...bookedBuffers(row) };
  return { ...date, open: { ...date.open, candidates } };
}

/**
 * Assigns bay and coach to each by the current claims: under the holders' locks, or as a preview. A booking that cannot move
 * keeps its place, so any that wanted it is assigned again.
 */
export async function assignMoves(
  call: Call,
  planned: readonly PlannedMove[],
  isLocked: boolean,
): Promise<PlannedMove[]> {
  const moves = new Map(planned.map((move) => [move.row.id, move]));
  for (;;) {
    const open = [...moves.values()].flatMap(({ row, open: one, problem }) =>
      one && problem === null ? [{ row, one }] : [],
    );
    const candidates = open.map(({ one }) => one.candidates);
    const results = await chooseAssignments(call, candidates, isLocked, new Set(open.map(({ row }) => row.id)));
    const given: TimeRange[] = [];
    let isSettled = true;
    for (const [index, { row, one }] of open.entries()) {
      const result = results[index];
      const move = moves.get(row.id);
      if (!result || !move) continue;
      const range = occupiedTime(one.candidates);
      const isTwice = overlaps(given, range);
      if (result.kind === "free" && !isTwice) {
        given.push(range);
        moves.set(row.id, { ...move, assignment: result });
      } else {
        isSettled = false;
        const problem = result.kind === "free" ? "resource_taken" : problemOf(result);
        moves.set(row.id, { ...move, problem, assignment: null });
      }
    }
    if (isSettled) return [...moves.values()];
  }
}

export const presentMove = (move: PlannedMove): BookingOccurrence => ({
  ...presentOccurrence(move, move.wanted),
  price: move.problem === null ? bookedPrice(move.row) : null,
});
