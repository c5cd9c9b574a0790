import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { instantArgument } from "#api/http/input.ts";
import { formatList } from "#api/text/format-list.ts";
import { dateOfDay, DAY_MS, MINUTE_MS } from "#api/time/calendar.ts";
import { hourCycleOf } from "#api/time/format-time.ts";
import { instantAt, localTextIn, utcText } from "#api/time/instants.ts";
import { PERMISSION_LABELS } from "#schema/people/sign-in/permission-labels.ts";
import type { Permission } from "#schema/people/sign-in/permissions.ts";
import type { AskedAs, AvailabilityExplanation, AvailabilityRule } from "#schema/schedule/availability/models.ts";
import type { ExplainQuery } from "#schema/schedule/availability/operations.ts";
import { explainTime, type CandidateTime } from "./check-time.ts";
import { blockedReasons, readVenue, referencesExist } from "./queries.ts";
import type { Rule, RuleResult } from "./refusal.ts";
import type { VenueQuestion } from "./venue-question.ts";
import { venueOf, type Venue } from "./venue.ts";

/** The permission needed to change what a rule depends on; nobody can change a time that is taken or has passed. */
const CHANGED_WITH: Record<AvailabilityRule, Permission | null> = {
  bookable_by: "catalog.write",
  party_size: "catalog.write",
  duration: "catalog.write",
  grid: "catalog.write",
  notice: "catalog.write",
  horizon: "catalog.write",
  hours: "locations.write",
  coach_hours: "coaches.write",
  resource_hours: "catalog.write",
  coach_free: null,
  resource_free: null,
};

/** "Why not 18:00?": evaluates every rule for one time, as for the person who would book it. */
export async function explainAvailability(call: Call, query: ExplainQuery): Promise<AvailabilityExplanation> {
  const start = instantArgument("start_time", query.start_time);
  const { venue, fitsPlace } = await loadAsked(call, query, start);
  const { resource_id, coach_id, duration_minutes = Math.min(...venue.facts.service.duration_minutes) } = query;
  const candidate: CandidateTime = {
    start: start.epochMilliseconds,
    duration_minutes,
    ...(resource_id ? { resource_id } : {}),
    ...(coach_id ? { coach_id } : {}),
  };
  const end = instantAt(start.epochMilliseconds + duration_minutes * MINUTE_MS);
  const answers = [
    whoMayBook(venue, query.asked_as),
    howMany(venue, query.party_size, fitsPlace),
    ...withoutConsequences(explainTime(venue.facts, candidate, hourCycleOf(venue.location.timeformat))).map(
      plainAnswer,
    ),
  ];
  const blocked = await blockedBecause(call, query, { venue, start, end, answers });
  return {
    asked_as: query.asked_as,
    start_time: utcText(start),
    local_start: localTextIn(venue.location.timezone, start),
    local_end: localTextIn(venue.location.timezone, end),
    is_offered: answers.every(({ passes }) => passes),
    rules: answers.map((answer) => withPermission(call, blocked(answer))),
  };
}

/** Explains that a bay or coach is taken by one of the venue's own blocks; bookers with the permission can remove it. */
async function blockedBecause(
  call: Call,
  query: ExplainQuery,
  asked: { venue: Venue; start: Temporal.Instant; end: Temporal.Instant; answers: readonly RuleAnswer[] },
): Promise<(answer: RuleAnswer) => RuleAnswer> {
  const isTaken = ({ rule, passes }: RuleAnswer) => !passes && (rule === "coach_free" || rule === "resource_free");
  if (!asked.answers.some(isTaken)) return (answer) => answer;
  const { facts } = asked.venue;
  const idsOf = (all: typeof facts.resources | typeof facts.coaches, id: number | undefined) =>
    id === undefined ? (all ?? []).map((one) => one.id) : [id];
  const reasons = await blockedReasons(call.db, {
    tenant_id: call.tenant.tenant_id,
    location_id: query.location_id,
    resource_ids: idsOf(facts.resources, query.resource_id),
    coach_ids: idsOf(facts.coaches, query.coach_id),
    from: asked.start,
    to: asked.end,
  });
  return (answer) => {
    const own = reasons.filter(({ rule }) => rule === answer.rule).map(({ reason }) => reason);
    if (!isTaken(answer) || own.length === 0) return answer;
    return { ...answer, message: `${answer.message ?? ""} Blocked: ${formatList(own, "and")}.`, isBlocked: true };
  };
}

interface RuleAnswer {
  rule: AvailabilityRule;
  passes: boolean;
  message: string | null;
  isBlocked?: true;
}

/**
 * The venue with every sufficiently large resource; where there is none, that rule fails and the others are evaluated for
 * all.
 */
async function loadAsked(call: Call, query: ExplainQuery, start: Temporal.Instant) {
  const question = questionOf(call, query, start);
  const audience = query.asked_as === "staff" ? "staff" : "public";
  const row = await readVenue(call.db, question);
  const fitsPlace = row.service?.resource_type_id === null || row.resources.length > 0;
  const whole = fitsPlace ? row : await readVenue(call.db, { ...question, party_size: 1 });
  if (whole.location === null) throw notFound("location");
  const venue = venueOf(whole, question, audience);
  if (venue === null) throw notFound("service");
  const exist = await referencesExist(call.db, question);
  if (!exist.resource) throw notFound("resource");
  if (!exist.coach) throw notFound("coach");
  return { venue, fitsPlace };
}

/** The days around the time: a venue's date is the UTC date of the same name or an adjacent one. */
function questionOf(call: Call, query: ExplainQuery, start: Temporal.Instant): VenueQuestion {
  const day = Math.floor(start.epochMilliseconds / DAY_MS);
  return {
    tenant_id: call.tenant.tenant_id,
    location_id: query.location_id,
    service_id: query.service_id,
    resource_type_id: null,
    resource_id: query.resource_id ?? null,
    coach_id: query.coach_id ?? null,
    party_size: query.party_size,
    date_from: dateOfDay(day - 1),
    date_to: dateOfDay(day + 1),
    now: call.now,
    busy_within: null,
    except_booking_ids: [],
  };
}

function whoMayBook({ service }: Venue, askedAs: AskedAs): RuleAnswer {
  const sentences = {
    anyone: null,
    clients: askedAs === "visitor" ? `${service.name} is for clients who are signed in.` : null,
    staff: askedAs === "staff" ? null : `${service.name} is booked by the venue alone.`,
  };
  const message = sentences[service.bookable_by];
  return { rule: "bookable_by", passes: message === null, message };
}

function howMany({ service }: Venue, people: number, fitsPlace: boolean): RuleAnswer {
  if (people > service.max_party_size) {
    const most = service.max_party_size === 1 ? "1 person" : `${service.max_party_size} people`;
    return { rule: "party_size", passes: false, message: `${service.name} takes at most ${most}.` };
  }
  const message = fitsPlace ? null : `No bay here has room for ${people} people.`;
  return { rule: "party_size", passes: fitsPlace, message };
}

/** Rules that fail only because another one does: in a closed venue nobody works and no bay is open. */
const FOLLOWS_FROM: Partial<Record<Rule, readonly Rule[]>> = {
  coach_hours: ["hours"],
  resource_hours: ["hours"],
  coach_free: ["hours", "coach_hours"],
  resource_free: ["hours", "resource_hours"],
};

function withoutConsequences(results: readonly RuleResult[]): RuleResult[] {
  const failed = new Set(results.filter(({ passes }) => !passes).map(({ rule }) => rule));
  return results.filter(({ rule, passes }) => passes || !FOLLOWS_FROM[rule]?.some((cause) => failed.has(cause)));
}

const plainAnswer = (result: RuleResult): RuleAnswer => ({
  rule: result.rule,
  passes: result.passes,
  message: result.passes ? null : result.message,
});

function withPermission(
  { caller }: Call,
  { isBlocked, ...answer }: RuleAnswer,
): AvailabilityExplanation["rules"][number] {
  const permission = isBlocked ? "bookings.write" : CHANGED_WITH[answer.rule];
  const permission_name = permission && PERMISSION_LABELS[permission];
  return {
    ...answer,
    permission,
    permission_name,
    may_change: permission !== null && can(caller, permission) === "yes",
  };
}
