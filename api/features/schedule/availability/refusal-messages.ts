import type { DayHours } from "#api/features/venue/locations/open-hours.ts";
import { formatList } from "#api/text/format-list.ts";
import { DAY_MINUTES, DAY_MS, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { formatDate, formatDuration, formatTime, weekdayLabel, type HourCycle } from "#api/time/format-time.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayAt, wallAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { ServiceFacts } from "./facts.ts";
import type { Rule } from "./refusal.ts";
import type { Bookable, VenueWindow } from "./venue-window.ts";

/** The inputs of the messages about one time. Instants in epoch milliseconds, `startMinute` since local midnight. */
export type RefusalContext = {
  hourCycle: HourCycle;
  window: VenueWindow;
  day: number;
  range: TimeRange;
  startMinute: number;
  now: number;
  service: ServiceFacts;
  dayHours: DayHours;
  /** Minutes since midnight at which the night before ends; 0 or less if it does not go past midnight. */
  nightEnds: number;
  isHoliday: boolean;
  coaches: readonly Bookable[] | null;
  resources: readonly Bookable[] | null;
  namesCoach: boolean;
  namesResource: boolean;
};

/** The message that names the broken rule and what would work instead. */
export function refusalMessage(rule: Rule, context: RefusalContext): string {
  return SENTENCES[rule](context);
}

const SENTENCES: Record<Rule, (context: RefusalContext) => string> = {
  duration: ({ service }) => `Choose a length of ${formatList(service.duration_minutes.map(formatDuration), "or")}.`,
  grid: ({ service }) => `Choose a start on the grid: one every ${formatDuration(service.grid_minutes)} from midnight.`,
  notice: noticeMessage,
  horizon: horizonMessage,
  hours: hoursMessage,
  coach_hours: (context) => `${coachWorks(context)} at ${timeOfDay(context)}. Choose another time.`,
  resource_hours: (context) => `${resourceIsOpen(context)} at ${timeOfDay(context)}. Choose another time.`,
  coach_free: (context) => takenMessage(context, coachName(context)),
  resource_free: (context) => takenMessage(context, resourceName(context)),
};

function noticeMessage({ window, range, now, service, hourCycle }: RefusalContext): string {
  if (range.from < now) return "This time is in the past. Choose a later one.";
  const zone = window.clock.zone;
  const clock = zoneClockAt(zone, window.earliestStart);
  const day = dayAt(clock, window.earliestStart);
  // Rounded up, so the message never promises a minute that is too early.
  const minute = Math.ceil((wallAt(clock, window.earliestStart) - day * DAY_MS) / MINUTE_MS);
  const earliest = `${formatTime(minute, hourCycle)} on ${formatDate(day)}`;
  return `This needs ${formatDuration(service.notice_minutes)} of notice. The earliest is ${earliest}.`;
}

function horizonMessage({ service, window }: RefusalContext): string {
  if (service.horizon_days === null) throw new RangeError("without a horizon no day lies beyond it");
  const ahead = formatDuration(service.horizon_days * 24 * 60);
  const { horizon_plan } = service;
  if (horizon_plan) return `${horizon_plan} members book up to ${ahead} ahead, until ${formatDate(window.horizonDay)}.`;
  return `This can be booked up to ${ahead} ahead, until ${formatDate(window.horizonDay)}.`;
}

function hoursMessage(context: RefusalContext): string {
  const { dayHours, nightEnds, day, isHoliday, startMinute, range, hourCycle } = context;
  if (startMinute < nightEnds) return `The venue closes at ${formatTime(nightEnds, hourCycle)} on ${formatDate(day)}.`;
  const first = dayHours[0];
  const last = dayHours.at(-1);
  if (first === undefined || last === undefined)
    return `The venue is closed on ${formatDate(day)}. Choose another day.`;
  const when = isHoliday ? `${formatDate(day)}, a holiday` : `${weekdayLabel(weekdayOfDay(day))}s`;
  if (startMinute < first.from) return `The venue opens at ${formatTime(first.from, hourCycle)} on ${when}.`;
  const endMinute = startMinute + (range.to - range.from) / MINUTE_MS;
  if (endMinute > last.to && last.to > DAY_MINUTES)
    return `The venue closes at ${formatTime(last.to, hourCycle)} on ${formatDate(day + 1)}.`;
  if (endMinute > last.to) return `The venue closes at ${formatTime(last.to, hourCycle)} on ${when}.`;
  const spans = dayHours.map(({ from, to }) => `${formatTime(from, hourCycle)} to ${formatTime(to, hourCycle)}`);
  return `The venue is open ${formatList(spans, "and")} on ${when}.`;
}

function takenMessage(context: RefusalContext, name: string | null): string {
  const when = timeOfDay(context);
  return name === null ? `${when} is taken. Choose another time.` : `${name} is taken at ${when}. Choose another time.`;
}

const coachName = ({ namesCoach, coaches }: RefusalContext): string | null =>
  namesCoach ? (coaches?.[0]?.name ?? "This coach") : null;

const resourceName = ({ namesResource, resources }: RefusalContext): string | null =>
  namesResource ? (resources?.[0]?.name ?? "This resource") : null;

function coachWorks(context: RefusalContext): string {
  const name = coachName(context);
  return name === null ? "No coach works" : `${name} does not work`;
}

function resourceIsOpen(context: RefusalContext): string {
  const name = resourceName(context);
  return name === null ? "No resource is open" : `${name} is not open`;
}

function timeOfDay({ startMinute, day, hourCycle }: RefusalContext): string {
  return `${formatTime(startMinute, hourCycle)} on ${formatDate(day)}`;
}
