import { locationHours } from "#api/features/venue/locations/open-hours.ts";
import { dateOfDay, DAY_MINUTES, DAY_MS, MINUTE_MS } from "#api/time/calendar.ts";
import type { HourCycle } from "#api/time/format-time.ts";
import { covers, overlaps, type TimeRange } from "#api/time/ranges.ts";
import { dayAt, wallAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { AvailabilityFacts } from "./facts.ts";
import { extentOf } from "./free-times.ts";
import { refusalMessage, type RefusalContext } from "./refusal-messages.ts";
import { RULES, type RefusalCode, type RefusedField, type Rule, type RuleRefusal, type RuleResult } from "./refusal.ts";
import { venueWindow, type Bookable } from "./venue-window.ts";

/** A wanted time: start in epoch milliseconds; an omitted resource or coach means any of the facts'. */
export type CandidateTime = { start: number; duration_minutes: number; resource_id?: number; coach_id?: number };

const CODES: Record<Rule, RefusalCode> = {
  duration: "validation_failed",
  grid: "validation_failed",
  notice: "too_short_notice",
  horizon: "beyond_horizon",
  hours: "outside_hours",
  coach_hours: "outside_hours",
  resource_hours: "outside_hours",
  coach_free: "slot_taken",
  resource_free: "slot_taken",
};

/** The first rule that forbids the time, or null if it is bookable; `waived` rules are skipped (staff). */
export function checkTime(
  facts: AvailabilityFacts,
  candidate: CandidateTime,
  { waived = [], hourCycle = "12h" }: { waived?: readonly Rule[]; hourCycle?: HourCycle } = {},
): RuleRefusal | null {
  const refused = explainTime(facts, candidate, hourCycle).find(
    (result) => !result.passes && !waived.includes(result.rule),
  );
  if (refused === undefined || refused.passes) return null;
  const { rule, code, field, message } = refused;
  return { rule, code, field, message };
}

/** Evaluates every rule for one time, regardless of the facts' dates. All pass exactly when the time is free. */
export function explainTime(
  facts: AvailabilityFacts,
  candidate: CandidateTime,
  hourCycle: HourCycle = "12h",
): RuleResult[] {
  const context = readTime(facts, candidate, hourCycle);
  const passing = rulesPassed(facts, candidate, context);
  return RULES.map((rule) =>
    passing[rule]
      ? { rule, passes: true }
      : {
          rule,
          passes: false,
          code: CODES[rule],
          field: fieldOf(rule, candidate),
          message: refusalMessage(rule, context),
        },
  );
}

/** The resources and coaches that are free for one time, in their order; null where the service needs none. */
export function freeResourcesAndCoaches(facts: AvailabilityFacts, candidate: CandidateTime) {
  const context = readTime(facts, candidate, "12h");
  const idsOf = (bookables: readonly Bookable[] | null) =>
    bookables?.filter((bookable) => isFree(bookable, context)).map((bookable) => bookable.id) ?? null;
  return { resource_ids: idsOf(context.resources), coach_ids: idsOf(context.coaches) };
}

const inHours = (bookable: Bookable, { range }: TimeContext) => covers(bookable.hours, range);

const isFree = (bookable: Bookable, context: TimeContext) =>
  inHours(bookable, context) && !overlaps(bookable.busy, context.claim);

function readTime(facts: AvailabilityFacts, candidate: CandidateTime, hourCycle: HourCycle): TimeContext {
  const clock = zoneClockAt(facts.location.zone, candidate.start);
  const day = dayAt(clock, candidate.start);
  const date = dateOfDay(day);
  const service = { ...facts.service, duration_minutes: [candidate.duration_minutes] };
  const window = venueWindow({ ...facts, service, date_from: date, date_to: date });
  const extent = extentOf(service, candidate.duration_minutes);
  const hoursOn = locationHours(facts.location);
  const range = { from: candidate.start, to: candidate.start + extent.length };
  return {
    hourCycle,
    window,
    day,
    range,
    claim: { from: range.from - extent.before, to: range.to + extent.after },
    startMinute: (wallAt(clock, candidate.start) - day * DAY_MS) / MINUTE_MS,
    now: facts.now.epochMilliseconds,
    service: facts.service,
    dayHours: hoursOn(day),
    nightEnds: (hoursOn(day - 1).at(-1)?.to ?? 0) - DAY_MINUTES,
    isHoliday: facts.location.holidays.includes(date),
    coaches: candidates(window.coaches, candidate.coach_id),
    resources: candidates(window.resources, candidate.resource_id),
    namesCoach: candidate.coach_id !== undefined,
    namesResource: candidate.resource_id !== undefined,
  };
}

type TimeContext = RefusalContext & {
  claim: TimeRange;
  coaches: readonly Bookable[] | null;
  resources: readonly Bookable[] | null;
};

function rulesPassed(facts: AvailabilityFacts, candidate: CandidateTime, context: TimeContext): Record<Rule, boolean> {
  const { window, range, coaches, resources } = context;
  const isOpen = (bookable: Bookable) => inHours(bookable, context);
  const free = (bookable: Bookable) => isFree(bookable, context);
  return {
    duration: facts.service.duration_minutes.includes(candidate.duration_minutes),
    grid: context.startMinute % facts.service.grid_minutes === 0 || isWalkIn(facts, candidate),
    notice: candidate.start >= window.earliestStart,
    horizon: context.day <= window.horizonDay,
    hours: covers(window.open, range),
    coach_hours: coaches === null || coaches.some(isOpen),
    resource_hours: resources === null || resources.some(isOpen),
    coach_free: coaches === null || coaches.some(free),
    resource_free: resources === null || resources.some(free),
  };
}

/** At a whole minute, as close to now as the service allows walk-ins to start. */
function isWalkIn({ now, service: { walk_in_minutes = 0 } }: AvailabilityFacts, { start }: CandidateTime): boolean {
  const away = Math.abs(start - now.epochMilliseconds);
  return start % MINUTE_MS === 0 && away < walk_in_minutes * MINUTE_MS;
}

function candidates(bookables: readonly Bookable[] | null, id: number | undefined): readonly Bookable[] | null {
  return id === undefined ? bookables : (bookables?.filter((bookable) => bookable.id === id) ?? null);
}

function fieldOf(rule: Rule, candidate: CandidateTime): RefusedField {
  if (rule === "duration") return "end_time";
  if (rule.startsWith("coach") && candidate.coach_id !== undefined) return "coach_id";
  if (rule.startsWith("resource") && candidate.resource_id !== undefined) return "resource_id";
  return "start_time";
}
