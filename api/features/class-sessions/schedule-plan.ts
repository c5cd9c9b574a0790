import { locationHours, openInstants } from "#api/features/locations/open-hours.ts";
import { locationFacts } from "#api/features/locations/hours-service.ts";
import type { LocationFacts } from "#api/features/locations/open-hours.ts";
import { takenRanges } from "#api/features/class-sessions/claim-queries.ts";
import { type Occurrence, occurrencesOf, type WeeklyPattern } from "#api/features/class-sessions/occurrences.ts";
import { findClassService } from "#api/features/class-sessions/series-queries.ts";
import { type CoachPlan, ownTimes } from "#api/features/coaches/coach-hours.ts";
import { loadCoach, loadPlan } from "#api/features/coaches/load-coach.ts";
import { resourcesByIds } from "#api/features/resources/service.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/http/call.ts";
import { forbidden, invalidField } from "#api/http/errors.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { instantAt, localTextIn, utcText } from "#api/time/instants.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { formatDate } from "#api/time/format-time.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import {
  type ClassOccurrence,
  MOST_OCCURRENCES,
  type OccurrenceProblem,
  type ScheduleClassSessionsInput,
} from "#schema/class-sessions/models.ts";

/** What a class takes, with the names that sentences need. */
export interface ClassPlace {
  location_id: number;
  location: LocationFacts;
  coach: { id: number; name: string; plan: CoachPlan } | null;
  resource: { id: number; name: string } | null;
}

export interface PlannedOccurrence extends Occurrence {
  problem: OccurrenceProblem | null;
}

export interface SchedulePlan {
  place: ClassPlace;
  /** What a seat costs. */
  price_amount: number;
  pattern: WeeklyPattern;
  occurrences: PlannedOccurrence[];
}

/** The dates that a weekly class asks for, and what stands against each. */
export async function planSchedule(call: Call, input: ScheduleClassSessionsInput): Promise<SchedulePlan> {
  const service = await findClassService(call.db, call.tenant.tenant_id, input.service_id);
  if (!service) throw invalidField("service_id", "There is no such class.");
  const price_amount = input.price_amount ?? service.price_amount;
  if (price_amount === null) throw invalidField("price_amount", "Give what a seat costs: this class has no price.");
  const place = await loadClassPlace(call, input);
  const pattern = patternOf(input, input.timezone ?? place.location.zone);
  const occurrences = occurrencesOf(pattern, MOST_OCCURRENCES);
  if (occurrences.length > MOST_OCCURRENCES) {
    throw invalidField("until", `Schedule at most ${MOST_OCCURRENCES} dates at once. Choose an earlier end.`);
  }
  if (occurrences.length === 0) throw invalidField("until", "No date lies between the first and the last day.");
  return { place, price_amount, pattern, occurrences: await withProblems(call, place, occurrences) };
}

function patternOf(input: ScheduleClassSessionsInput, timezone: string): WeeklyPattern {
  const { weekdays, start, duration_minutes, from, until = null, count = null } = input;
  if ((until === null) === (count === null))
    throw invalidField("until", "Give either a last date or a number of dates.");
  if (until !== null && until < from) throw invalidField("until", "Give a last date on or after the first one.");
  if (start === "24:00") throw invalidField("start", "Give a start from 00:00 to 23:59.");
  return { weekdays, start, duration_minutes, timezone, from, until, count };
}

/** Location, coach and bay of a class, or the field that names one that is not there. A coach schedules only the own. */
export async function loadClassPlace(
  call: Call,
  {
    location_id,
    coach_id,
    resource_id,
  }: { location_id: number; coach_id?: number | null; resource_id?: number | null },
): Promise<ClassPlace> {
  if (call.permissionScope === "own" && coach_id !== signedIn(call.caller).id) {
    throw forbidden("You may schedule only classes that you teach yourself.");
  }
  const location = await locationFacts(call, location_id).catch(inField("location_id", "There is no such location."));
  const coach = coach_id ? await loadCoach(call, coach_id).catch(inField("coach_id", "There is no such coach.")) : null;
  if (coach && !coach.location_ids.includes(location_id)) {
    throw invalidField("coach_id", `${coach.first_name} does not teach at this location.`);
  }
  const [resource] = resource_id ? await resourcesByIds(call, [resource_id]) : [];
  if (resource_id && (!resource || resource.location_id !== location_id)) {
    throw invalidField("resource_id", "There is no such bay at this location.");
  }
  return {
    location_id,
    location,
    coach: coach && { id: coach.id, name: coach.first_name, plan: await loadPlan(call, coach) },
    resource: resource ? { id: resource.id, name: resource.name } : null,
  };
}

const inField =
  (field: string, sentence: string) =>
  (error: unknown): never => {
    throw isNotFound(error) ? invalidField(field, sentence) : error;
  };

const isNotFound = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "not_found";

/** What stands against each date: the first rule that it breaks. `except` are the dates' own sessions. */
export async function withProblems(
  call: Call,
  place: ClassPlace,
  occurrences: readonly Occurrence[],
  except: readonly number[] = [],
): Promise<PlannedOccurrence[]> {
  const ranges = occurrences.flatMap(({ range }) => range ?? []);
  const [first] = ranges;
  if (!first) return occurrences.map((one) => ({ ...one, problem: "skipped_time" as const }));
  const span = { from: first.from, to: Math.max(...ranges.map(({ to }) => to)) };
  const open = openTimes(place.location, span);
  const working = place.coach && ownTimes(place.coach.plan, place.location_id, place.location.zone, span);
  const holders = { coach_id: place.coach?.id ?? null, resource_id: place.resource?.id ?? null };
  const clock = call.deps.clock;
  const taken = await takenRanges(call.db, call.tenant.tenant_id, { holders, ranges, clock, except });
  const problemOf = (range: TimeRange): OccurrenceProblem | null => {
    if (range.from <= call.now.epochMilliseconds) return "past";
    if (!covers(open, range)) return "closed";
    if (working && !covers(working, range)) return "coach_off";
    const claims = taken.filter(({ index }) => ranges[index] === range);
    if (claims.length === 0) return null;
    return claims.some(({ is_coach }) => is_coach) ? "coach_taken" : "resource_taken";
  };
  return occurrences.map((one) => ({ ...one, problem: one.range ? problemOf(one.range) : "skipped_time" }));
}

function openTimes(location: LocationFacts, span: TimeRange): TimeRange[] {
  const { clock, firstDay, lastDay } = daysAround(location.zone, span);
  return openInstants(clock, locationHours(location), firstDay, lastDay);
}

/** A date as the dialog lists it, with what stands against it in a sentence. */
export function presentOccurrence(
  { place, pattern }: Pick<SchedulePlan, "place"> & { pattern: Pick<WeeklyPattern, "start"> },
  { date, range, problem }: PlannedOccurrence,
): ClassOccurrence {
  return {
    date,
    start_time: range && utcText(instantAt(range.from)),
    end_time: range && utcText(instantAt(range.to)),
    local_start: range && localTextIn(place.location.zone, instantAt(range.from)),
    problem,
    message: problem && problemSentence(problem, place, { date, start: pattern.start }),
  };
}

function problemSentence(
  problem: OccurrenceProblem,
  { coach, resource }: ClassPlace,
  { date, start }: { date: string; start: string },
): string {
  const day = formatDate(dayNumber(date));
  const sentences: Record<OccurrenceProblem, string> = {
    skipped_time: `The clocks go forward on ${day}, so ${start} does not exist.`,
    past: `${day} at ${start} is over.`,
    closed: `The location is not open then on ${day}.`,
    coach_off: `${coach?.name ?? "The coach"} does not work then on ${day}.`,
    coach_taken: `${coach?.name ?? "The coach"} is booked then on ${day}.`,
    resource_taken: `${resource?.name ?? "The bay"} is booked then on ${day}.`,
  };
  return sentences[problem];
}
