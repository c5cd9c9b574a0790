import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { bookedTimes, presentBooked } from "#api/features/bookings/booked-times/service.ts";
import { refuseLongSpan } from "#api/features/schedule/availability/day-span-limit.ts";
import { locationFacts, openLocations } from "#api/features/venue/locations/hours-service.ts";
import type { LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt, parseInstant } from "#api/time/instants.ts";
import { presentRange, presentTimes } from "#api/time/present-times.ts";
import { mergeRanges, withoutRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { AvailabilityMode } from "#schema/venue/coaches/models.ts";
import type { CoachHoursQuery, CoachScheduleQuery } from "#schema/venue/coaches/operations.ts";
import type {
  CoachHours,
  CoachOutlook,
  CoachSchedule,
  CoachTime,
  PublicCoachSchedule,
} from "#schema/venue/coaches/schedule-models.ts";
import { availabilitiesOf } from "./availability-queries.ts";
import { clipped, workingTimes, type CoachPlan } from "./coach-hours.ts";
import { busyTimes, countLessons } from "./lesson-queries.ts";
import { loadCoach, loadPlan } from "./load-coach.ts";
import { presentPublicCoach } from "./present.ts";
import { coachesAt, coachesWithIds } from "./queries.ts";

const MOST_DAYS = 45;
const NEXT_HOURS_DAYS = 14;
const LESSONS_TO_COME_DAYS = 30;

export async function coachSchedule(call: Call, id: number, query: CoachScheduleQuery): Promise<CoachSchedule> {
  const range = rangeOf(query);
  const { hours, free } = await timesOf(call, id, range);
  const lessons = await bookedTimes(call, {
    of: { coach_id: id },
    range,
    statuses: ["confirmed", "checked_in", "completed", "no_show"],
  });
  return { coach_id: id, ...presentRange(range), bookings: lessons.map(presentBooked), hours, free };
}

export async function publicCoachSchedule(
  call: Call,
  id: number,
  query: CoachScheduleQuery,
): Promise<PublicCoachSchedule> {
  const range = rangeOf(query);
  const { busy, free } = await timesOf(call, id, range);
  return { coach_id: id, ...presentRange(range), busy: clipped(busy, range).map(presentRange), free };
}

interface CoachTimes {
  hours: CoachTime[];
  /** Upcoming working hours without bookings. */
  free: CoachTime[];
  busy: TimeRange[];
}

async function timesOf(call: Call, id: number, range: TimeRange): Promise<CoachTimes> {
  const { tenant, now } = call;
  const plan = await loadPlan(call, await loadCoach(call, id));
  const places = await openLocations(call);
  const busy = mergeRanges(await busyTimes(call.db, tenant.tenant_id, { coach_id: id, range, now }));
  const past = { from: range.from, to: Math.max(range.from, now.epochMilliseconds) };
  const taken = mergeRanges([past, ...busy]);
  return {
    busy,
    hours: timesAt(plan, places, range, (times) => times),
    free: timesAt(plan, places, range, (times) => withoutRanges(times, taken)),
  };
}

/** When the coach works at each location, by start; `cut` is applied to each location's times. */
function timesAt(
  plan: CoachPlan,
  places: ReadonlyMap<number, LocationFacts>,
  range: TimeRange,
  cut: (times: TimeRange[]) => TimeRange[],
): CoachTime[] {
  return plan.location_ids
    .flatMap((location_id) => {
      const place = places.get(location_id);
      if (!place) return [];
      return cut(workingTimes(plan, location_id, place, range)).map(({ from, to }) => ({
        location_id,
        ...presentTimes({ start_time: instantAt(from), end_time: instantAt(to), timezone: place.zone }),
      }));
    })
    .toSorted((a, b) => a.start_time.localeCompare(b.start_time) || a.location_id - b.location_id);
}

function rangeOf({ start, end }: CoachScheduleQuery): TimeRange {
  const range = { from: instantOf("start", start), to: instantOf("end", end) };
  if (range.to <= range.from) throw badArgument("end", "The end must be after the start.");
  if (range.to - range.from > MOST_DAYS * DAY_MS) throw badArgument("end", `Ask for at most ${MOST_DAYS} days.`);
  return range;
}

function instantOf(field: string, text: string): number {
  const instant = parseInstant(text);
  if (instant === null) throw badArgument(field, "There is no such time.");
  return instant.epochMilliseconds;
}

function badArgument(field: string, sentence: string): ApiError {
  return new ApiError("bad_argument", `${field}: ${sentence}`, { errors: { [field]: [sentence] } });
}

/** Coaches at a location with their hours: the columns of the coaches' schedule. */
export async function coachHours(call: Call, query: CoachHoursQuery): Promise<CoachHours[]> {
  const { location_id, date_from, date_to } = query;
  refuseLongSpan(date_from, date_to);
  const place = await locationFacts(call, location_id);
  const coaches = await coachesAt(call.db, location_id);
  if (coaches.length === 0) return [];
  const ids = coaches.map(({ id }) => id);
  const rows = Map.groupBy(await availabilitiesOf(call.db, call.tenant.tenant_id, ids), ({ coach_id }) => coach_id);
  const range = { from: dayBounds(date_from, place.zone).from, to: dayBounds(date_to, place.zone).to };
  return coaches.map((coach) => {
    const { id, name, service_ids, location_ids } = presentPublicCoach(coach);
    const plan = { mode: AvailabilityMode.parse(coach.availability_mode), location_ids, rows: rows.get(id) ?? [] };
    const hours = workingTimes(plan, location_id, place, range);
    return { id, name, service_ids, hours: hours.map(presentRange) };
  });
}

/** The outlook of each coach, read for all of them at once. */
export async function coachOutlooksByIds(call: Call, ids: number[]): Promise<CoachOutlook[]> {
  const { tenant_id } = call.tenant;
  const from = call.now.epochMilliseconds;
  const coaches = await coachesWithIds(call.db, ids);
  const rows = Map.groupBy(await availabilitiesOf(call.db, tenant_id, ids), ({ coach_id }) => coach_id);
  const places = await openLocations(call);
  const counts = await countLessons(call.db, tenant_id, ids, { from, to: from + LESSONS_TO_COME_DAYS * DAY_MS });
  const lessons = new Map(counts.map(({ coach_id, count }) => [coach_id, count]));
  return coaches.map(({ id, availability_mode, location_ids }) => {
    const plan = { mode: AvailabilityMode.parse(availability_mode), location_ids, rows: rows.get(id) ?? [] };
    // From the day before, so that hours already under way keep their start.
    const [next_hours = null] = timesAt(
      plan,
      places,
      { from: from - DAY_MS, to: from + NEXT_HOURS_DAYS * DAY_MS },
      (hours) => hours.filter(({ to }) => to > from),
    );
    return { id, next_hours, lessons_to_come: lessons.get(id) ?? 0 };
  });
}
