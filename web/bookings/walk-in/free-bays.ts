import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "../day/schedule-day.generated.ts";
import { type Choices, usualService } from "../choices/use-choices.ts";
import type { VenueDay } from "../day/venue-day.ts";

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** Epoch ms. */
interface TimeRange {
  start: number;
  end: number;
}

/** A bay in which somebody who walks in can begin. Instants in epoch ms. */
export interface FreeBay {
  resourceId: number;
  name: string;
  /** What such a bay is usually booked as. */
  service: ServiceChoiceFragment;
  start: number;
  /** Until the next booking or closing. */
  until: number;
  /** The lengths that end before that. */
  durations: ServiceChoiceFragment["durations"];
  /** Until when the people are booked who are in it now; past, where their time is over and nobody saw them leave. */
  inUseUntil: number | undefined;
}

/** Bays in which somebody can begin at an instant: empty ones first, in the venue's order, and last those over their time. */
export function freeBays(
  choices: Choices,
  day: VenueDay,
  bookings: readonly ScheduleBookingFragment[],
  { now, start }: { now: number; start: number },
): FreeBay[] {
  const open = day.open.find((hours) => hours.start <= start && start < hours.end);
  if (!open) return [];
  return choices.resources
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id, name }) => {
      const service = usualService(choices, id);
      if (service?.kind !== "resource") return [];
      const own = bookings.filter((booking) => booking.resource_id === id);
      const taken = own
        .filter((booking) => takesPlace(booking, now))
        .map((booking) => keptFree(booking, service, choices.services));
      const until = freeUntil(taken, { start, end: open.end });
      const durations = service.durations.filter(
        ({ duration_minutes }) => start + duration_minutes * MINUTE_MS <= until,
      );
      if (durations.length === 0) return [];
      return [{ resourceId: id, name, service, start, until, durations, inUseUntil: inUseUntil(own, now) }];
    })
    .toSorted((a, b) => useRank(a, now) - useRank(b, now));
}

/** Empty, in use until its end, in use past its end. */
function useRank({ inUseUntil: until }: FreeBay, now: number): number {
  if (until === undefined) return 0;
  return isOver(until, now) ? 2 : 1;
}

export function isOver(inUseUntil: number | undefined, now: number): boolean {
  return inUseUntil !== undefined && inUseUntil <= now;
}

const CAME: readonly string[] = ["checked_in", "completed"];

/** The end of the last booking that began in a bay, where its people came and nobody has marked it complete. */
function inUseUntil(own: readonly ScheduleBookingFragment[], now: number): number | undefined {
  const [last] = own
    .filter(({ status, start_time }) => CAME.includes(status) && Date.parse(start_time) <= now)
    .toSorted((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time));
  return last?.status === "checked_in" ? Date.parse(last.end_time) : undefined;
}

/** When a walk-in can begin: this minute, or the next quarter hour on the clock. Epoch ms. */
export function walkInStarts({ start }: VenueDay, now: number): { now: number; quarter: number } {
  const quarter = start + (Math.floor((now - start) / QUARTER_MS) + 1) * QUARTER_MS;
  return { now: Math.floor(now / MINUTE_MS) * MINUTE_MS, quarter };
}

/** Their time is free again. */
const GIVEN_BACK: readonly string[] = ["cancelled", "no_show"];

function takesPlace({ status, expires_at }: ScheduleBookingFragment, now: number): boolean {
  return !GIVEN_BACK.includes(status) && (expires_at === null || Date.parse(expires_at) > now);
}

/** When another booking of a service cannot be in a bay: the time of the one that is there, and both their buffers. */
function keptFree(
  { start_time, end_time, service_id }: ScheduleBookingFragment,
  wanted: ServiceChoiceFragment,
  services: readonly ServiceChoiceFragment[],
): TimeRange {
  const there = services.find(({ id }) => id === service_id) ?? wanted;
  return {
    start: Date.parse(start_time) - (there.buffer_before_minutes + wanted.buffer_after_minutes) * MINUTE_MS,
    end: Date.parse(end_time) + (there.buffer_after_minutes + wanted.buffer_before_minutes) * MINUTE_MS,
  };
}

/** The start of whatever comes first; the start of the range where something is there already. */
function freeUntil(taken: readonly TimeRange[], { start, end }: TimeRange): number {
  const ahead = taken.filter((range) => range.end > start).map((range) => range.start);
  return Math.max(start, Math.min(end, ...ahead));
}

const USUAL_MINUTES = 60;

/** An hour where it fits, else the longest that does. */
export function usualLength({ durations }: Pick<FreeBay, "durations">): number {
  const lengths = durations.map(({ duration_minutes }) => duration_minutes);
  return lengths.includes(USUAL_MINUTES) ? USUAL_MINUTES : Math.max(...lengths);
}

/** The first bay that is free for an hour, else the one that is free longest; none in which people are over their time. */
export function bestBay(places: readonly FreeBay[], now: number): FreeBay | undefined {
  const left = places.filter(({ inUseUntil: until }) => !isOver(until, now));
  const whole = left.find((place) => usualLength(place) >= USUAL_MINUTES);
  return whole ?? left.toSorted((a, b) => b.until - a.until)[0];
}
