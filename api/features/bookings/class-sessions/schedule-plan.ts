import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, invalidField } from "#api/errors/errors.ts";
import {
  datesOf,
  presentOccurrence as presentDate,
  weeklyPattern,
  type DatedProblem,
} from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { claimsAt } from "#api/features/bookings/claims/service.ts";
import { ownTimes, type CoachPlan } from "#api/features/venue/coaches/coach-hours.ts";
import { loadCoach, loadPlan } from "#api/features/venue/coaches/load-coach.ts";
import { locationFacts } from "#api/features/venue/locations/hours-service.ts";
import { locationHours, openInstants, type LocationFacts } from "#api/features/venue/locations/open-hours.ts";
import { resourcesByIds } from "#api/features/venue/resources/service.ts";
import type { Occurrence, WeeklyPattern } from "#api/time/occurrences.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { daysAround } from "#api/time/zone-clock.ts";
import type { OccurrenceProblem } from "#schema/bookings/bookings/series-models.ts";
import {
  MOST_OCCURRENCES,
  type ClassOccurrence,
  type ScheduleClassSessionsInput,
} from "#schema/bookings/class-sessions/models.ts";
import { findClassService } from "./series-queries.ts";

/** What a class occupies, with the names for messages. */
export interface ClassPlace {
  location_id: number;
  location: LocationFacts;
  coach: { id: number; name: string; plan: CoachPlan } | null;
  resource: { id: number; name: string } | null;
}

export interface SchedulePlan {
  place: ClassPlace;
  /** Price per seat. */
  price_amount: number;
  pattern: WeeklyPattern;
  occurrences: DatedProblem[];
}

/** The dates of a weekly class, and the conflicts of each. */
export async function planSchedule(call: Call, input: ScheduleClassSessionsInput): Promise<SchedulePlan> {
  const service = await findClassService(call.db, call.tenant.tenant_id, input.service_id);
  if (!service) throw invalidField("service_id", "There is no such class.");
  const price_amount = input.price_amount ?? service.price_amount;
  if (price_amount === null) throw invalidField("price_amount", "Enter a price per seat: this class has no price.");
  const place = await loadClassPlace(call, input);
  const { weekdays, timezone = place.location.zone } = input;
  const pattern = weeklyPattern(input, { weekdays, timezone });
  const occurrences = datesOf(pattern, MOST_OCCURRENCES, "Schedule");
  return { place, price_amount, pattern, occurrences: await withProblems(call, place, occurrences) };
}

/**
 * Location, coach and bay of a class; throws for a field that references a missing one. Coaches may only schedule their own
 * classes.
 */
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

/** Adds the first rule that each date breaks. `except` lists the dates' own sessions. */
export async function withProblems(
  call: Call,
  place: ClassPlace,
  occurrences: readonly Occurrence[],
  except: readonly number[] = [],
): Promise<DatedProblem[]> {
  const ranges = occurrences.flatMap(({ range }) => range ?? []);
  const [first] = ranges;
  if (!first) return occurrences.map((one) => ({ ...one, problem: "skipped_time" as const }));
  const span = { from: first.from, to: Math.max(...ranges.map(({ to }) => to)) };
  const open = openTimes(place.location, span);
  const working = place.coach && ownTimes(place.coach.plan, place.location_id, place.location.zone, span);
  const holders = claimHoldersOf({
    coach_id: place.coach?.id ?? null,
    resource_id: place.resource?.id ?? null,
    client_id: null,
  });
  const { claims } = await claimsAt(call, { holders, ranges });
  const others = claims.filter(
    ({ is_over, class_session_id: id }) => !is_over && (id === null || !except.includes(id)),
  );
  const problemOf = (range: TimeRange): OccurrenceProblem | null => {
    if (range.from <= call.now.epochMilliseconds) return "past";
    if (!covers(open, range)) return "closed";
    if (working && !covers(working, range)) return "coach_off";
    const taken = others.filter(
      ({ starts_at, ends_at }) => starts_at.epochMilliseconds < range.to && ends_at.epochMilliseconds > range.from,
    );
    if (taken.length === 0) return null;
    return taken.some(({ holder }) => holder.startsWith("coach:")) ? "coach_taken" : "resource_taken";
  };
  return occurrences.map((one) => ({ ...one, problem: one.range ? problemOf(one.range) : "skipped_time" }));
}

function openTimes(location: LocationFacts, span: TimeRange): TimeRange[] {
  const { clock, firstDay, lastDay } = daysAround(location.zone, span);
  return openInstants(clock, locationHours(location), firstDay, lastDay);
}

/** A date for display in the dialog, with its conflict in a sentence. */
export const presentOccurrence = (
  { place, pattern }: Pick<SchedulePlan, "place"> & { pattern: Pick<WeeklyPattern, "start"> },
  date: DatedProblem,
): ClassOccurrence =>
  presentDate(date, {
    zone: place.location.zone,
    start: pattern.start,
    coach: place.coach?.name ?? null,
    resource: place.resource?.name ?? null,
  });
