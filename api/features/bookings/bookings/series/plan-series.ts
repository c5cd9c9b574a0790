import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import {
  chooseAssignments,
  type Assignment,
  type AssignmentResult,
  type Candidates,
} from "#api/features/bookings/claims/choose-assignment.ts";
import {
  bookableVenue,
  timeAt,
  type BookableTime,
  type BookingRequest,
} from "#api/features/schedule/availability/bookable-time.ts";
import type { Rule } from "#api/features/schedule/availability/refusal.ts";
import type { Venue } from "#api/features/schedule/availability/venue.ts";
import { DAY_MS, dayNumber, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { occurrenceOn, type Occurrence, type WeeklyPattern } from "#api/time/occurrences.ts";
import {
  MOST_DATES,
  type BookingOccurrence,
  type CreateBookingSeriesInput,
  type OccurrenceProblem,
} from "#schema/bookings/bookings/series-models.ts";
import type { Attendee } from "../create/attendee.ts";
import { refusalOfBody } from "../create/booking-request.ts";
import { candidatesOf, withinScope } from "../create/create-booking.ts";
import { datesOf, presentOccurrence, weeklyPattern, type DatedProblem, type WantedPlace } from "./weekly-dates.ts";

/** A date that is bookable by the rules; the claims decide. */
export interface OpenDate {
  request: BookingRequest;
  time: BookableTime;
  candidates: Candidates;
}

export interface PlannedDate extends DatedProblem {
  open: OpenDate | null;
}

export interface SeriesPlan {
  attendee: Attendee;
  pattern: WeeklyPattern;
  wanted: WantedPlace;
  dates: PlannedDate[];
}

/** A date with its bay and coach; without an assignment it has a conflict. */
export interface AssignedDate extends PlannedDate {
  assignment: Assignment | null;
}

/** The dates of a weekly booking, and the rule that each breaks; the venue is read once for all of them. */
export async function planSeries(call: Call, input: CreateBookingSeriesInput, attendee: Attendee): Promise<SeriesPlan> {
  const weekdays = [weekdayOfDay(dayNumber(input.from))];
  const unzoned = weeklyPattern(input, { weekdays, timezone: "UTC" });
  const dates = datesOf(unzoned, MOST_DATES, "Book").map(({ date }) => date);
  const request = withinScope(call, requestOf(input));
  const venue = await venueOn(call, request, dates);
  const pattern = { ...unzoned, timezone: venue.location.timezone };
  return {
    attendee,
    pattern,
    wanted: wantedPlace(venue, request, pattern),
    dates: dates.map((date) => plannedDate(call, venue, { request, attendee, at: occurrenceOn(date, pattern) })),
  };
}

/** What is the same on every date; the time is that of the first one taken as UTC, only used to detect the past. */
function requestOf(input: CreateBookingSeriesInput): BookingRequest {
  const { service_id, location_id, resource_id = null, coach_id = null, party_size, duration_minutes } = input;
  const start = dayNumber(input.from) * DAY_MS;
  const times = { start: instantAt(start), end: instantAt(start + duration_minutes * MINUTE_MS) };
  return { service_id, location_id, resource_id, coach_id, party_size, ...times };
}

/** The venue on these dates, for what is the same on each of them. */
export async function venueOn(call: Call, request: BookingRequest, dates: readonly string[]): Promise<Venue> {
  const start = request.start.epochMilliseconds;
  const venue = await bookableVenue(call, request, {
    audience: "staff",
    date_from: dates[0] ?? "",
    date_to: dates.at(-1) ?? "",
    // Claims are checked separately, for all dates at once.
    busy_within: { from: start, to: start },
  });
  if (venue.passes) return venue.value;
  throw await refusalOfBody(call, request, { audience: "staff", refusal: venue.refusal });
}

export function wantedPlace(
  venue: Venue,
  { coach_id, resource_id }: BookingRequest,
  { start }: Pick<WeeklyPattern, "start">,
): WantedPlace {
  const nameOf = (id: number | null, all: readonly { id: number; name?: string }[] | null) =>
    all?.find((one) => one.id === id)?.name ?? null;
  return {
    zone: venue.location.timezone,
    start,
    coach: nameOf(coach_id, venue.facts.coaches),
    resource: nameOf(resource_id, venue.facts.resources),
  };
}

const PROBLEMS: Partial<Record<Rule, OccurrenceProblem>> = {
  notice: "past",
  hours: "closed",
  coach_hours: "coach_off",
  resource_hours: "resource_off",
  coach_free: "coach_taken",
  resource_free: "resource_taken",
};

/** Maps the fields of a single booking to those of this body. */
const FIELDS: Readonly<Record<string, string>> = { start_time: "start", end_time: "duration_minutes" };

interface Asked {
  request: BookingRequest;
  attendee: Pick<Attendee, "client_id">;
  at: Occurrence;
}

/** Length and grid are the same on each date, so breaking them is an error, not a skipped date. */
export function plannedDate(call: Call, venue: Venue, { request: asked, attendee, at }: Asked): PlannedDate {
  if (at.range === null) return { ...at, problem: "skipped_time", open: null };
  const { from, to } = at.range;
  const { resource_id, coach_id } = asked;
  const found = timeAt(call, venue, {
    start: from,
    duration_minutes: (to - from) / MINUTE_MS,
    ...(resource_id === null ? {} : { resource_id }),
    ...(coach_id === null ? {} : { coach_id }),
  });
  if (found.broken === null) {
    const request = { ...asked, start: instantAt(from), end: instantAt(to) };
    const candidates = candidatesOf(request, found.time, attendee.client_id);
    return { ...at, problem: null, open: { request, time: found.time, candidates } };
  }
  const { rule, code, field, message } = found.broken;
  const problem = PROBLEMS[rule];
  if (problem) return { ...at, problem, open: null };
  throw new ApiError(code, message, { errors: { [FIELDS[field] ?? field]: [message] } });
}

/** Assigns bay and coach to each date by the current claims: under the holders' locks, or as a preview. */
export async function assignDates(call: Call, { dates }: SeriesPlan, isLocked: boolean): Promise<AssignedDate[]> {
  const open = dates.filter((date) => date.open !== null);
  const asked = open.flatMap(({ open: one }) => one?.candidates ?? []);
  const results = await chooseAssignments(call, asked, isLocked);
  const resultOf = new Map(open.map(({ date }, index) => [date, results[index]]));
  return dates.map((one) => {
    const result = resultOf.get(one.date);
    if (result?.kind === "free") return { ...one, assignment: result };
    return { ...one, problem: result ? problemOf(result) : one.problem, assignment: null };
  });
}

export function problemOf(result: Exclude<AssignmentResult, Assignment>): OccurrenceProblem {
  if (result.kind === "client_busy") return "client_taken";
  if (result.kind === "gone") return result.what === "coach" ? "coach_off" : "resource_off";
  return result.what === "coach" ? "coach_taken" : "resource_taken";
}

export const presentDate =
  ({ wanted }: SeriesPlan) =>
  (date: PlannedDate): BookingOccurrence => ({
    ...presentOccurrence(date, wanted),
    price: date.problem === null && date.open ? date.open.time.price : null,
  });
