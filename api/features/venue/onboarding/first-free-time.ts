import type { Call } from "#api/call/call.ts";
import type { AvailabilityFacts } from "#api/features/schedule/availability/facts.ts";
import { freeStartsOf } from "#api/features/schedule/availability/free-days.ts";
import { loadVenue } from "#api/features/schedule/availability/load-venue.ts";
import type { Venue } from "#api/features/schedule/availability/venue.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import type { OnboardingStepKey } from "#schema/venue/onboarding/models.ts";
import { readBookablePairs, readTaken, type BookablePair } from "./queries.ts";

/** The step that has to be looked at again before anything can be booked, and why. */
export interface Obstacle {
  key: OnboardingStepKey;
  sentence: string;
}

const WEEKS = "in the next four weeks";
const DAYS_AHEAD = 27;
/** Whoever has more to try than this is past their first steps. */
const MOST_PAIRS = 20;

/**
 * Asks the rules that offer times whether hours, bays, services and coaches fit together: null where something was booked
 * before or has a free time soon, else what stands in the way of the first service at the first location.
 */
export async function obstacleToBooking(call: Call): Promise<Obstacle | null> {
  const { db, now } = call;
  const { has_booking, has_class_date } = await readTaken(db, now);
  if (has_booking || has_class_date) return null;
  const pairs = await readBookablePairs(db, MOST_PAIRS + 1);
  if (pairs.length > MOST_PAIRS) return null;
  if (pairs.length === 0)
    return { key: "service", sentence: "A class can be booked once its first date is scheduled." };
  let first: Obstacle | undefined;
  for (const pair of pairs) {
    // one question at a time: the first nearly always has a free time
    const obstacle = await obstacleOf(call, pair);
    if (obstacle === null) return null;
    first ??= obstacle;
  }
  return first ?? null;
}

async function obstacleOf(call: Call, pair: BookablePair): Promise<Obstacle | null> {
  const today = todayIn(pair.timezone, call.now);
  const question = {
    tenant_id: call.tenant.tenant_id,
    location_id: pair.location_id,
    service_id: pair.service_id,
    resource_type_id: null,
    resource_id: null,
    coach_id: null,
    party_size: 1,
    date_from: dateOfDay(today),
    date_to: dateOfDay(today + DAYS_AHEAD),
    now: call.now,
    busy_within: null,
    except_booking_ids: [],
  };
  const found = await loadVenue(call, question, pair.bookable_by === "staff" ? "staff" : "public");
  if (!found.passes) throw found.refusal;
  return whyNeverFree(found.value, pair);
}

/** The first of the rules that leaves no time at all, from the widest to the narrowest. */
function whyNeverFree({ facts, service, location }: Venue, { type_name }: BookablePair): Obstacle | null {
  const { duration_minutes } = facts.service;
  const asked = { ...facts, service: { ...facts.service, duration_minutes: [Math.min(...duration_minutes)] } };
  if (hasTime(asked)) return null;
  const { resources, coaches } = asked;
  const open = { ...asked, resources: null, coaches: null };
  const anyDay = { ...open, service: { ...asked.service, notice_minutes: 0, horizon_days: null } };
  const [of, at] = [service.name, location.name];
  if (!hasTime(anyDay)) {
    return { key: "location", sentence: `${at} is not open for long enough to book ${of} ${WEEKS}.` };
  }
  if (!hasTime(open)) {
    return { key: "service", sentence: `The notice and the days ahead of ${of} leave no time to book.` };
  }
  if (resources?.length === 0) {
    return { key: "resource", sentence: `${of} takes a resource of the type ${type_name ?? ""}, and ${at} has none.` };
  }
  if (resources && !hasTime({ ...open, resources: resources.map(idle) })) {
    return { key: "resource", sentence: `The hours of what ${of} takes do not meet the opening hours of ${at}.` };
  }
  if (coaches?.length === 0) {
    return { key: "service", sentence: `${of} has no coach who works at ${at}.` };
  }
  if (coaches && !hasTime({ ...open, coaches: coaches.map(idle) })) {
    return { key: "coach", sentence: `No coach of ${of} has hours while ${at} is open ${WEEKS}.` };
  }
  return { key: "service", sentence: `Every time for ${of} at ${at} is taken or blocked ${WEEKS}.` };
}

const hasTime = (facts: AvailabilityFacts): boolean => freeStartsOf(facts).size > 0;

const idle = <Kind extends { busy: unknown }>(one: Kind) => ({ ...one, busy: [] });
