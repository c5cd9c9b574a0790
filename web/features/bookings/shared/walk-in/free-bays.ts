import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { usualService, type Choices } from "../choices/use-choices.ts";
import type { ScheduleBookingFragment } from "../day/schedule-day.generated.ts";
import type { VenueDay } from "../day/venue-day.ts";

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** Epoch ms. */
interface TimeRange {
  start: number;
  end: number;
}

/** A bay in which a walk-in can start. Instants in epoch ms. */
export interface FreeBay {
  resourceId: number;
  name: string;
  /** What the bay is usually booked as. */
  service: ServiceChoiceFragment;
  start: number;
  /** Start of the next booking, or closing time. */
  until: number;
  /** Lengths that fit before `until`. */
  durations: ServiceChoiceFragment["durations"];
  /** End of the checked-in booking that occupies the bay; in the past if it has overrun and was not completed. */
  inUseUntil: number | undefined;
}

/** Bays in which a walk-in can start at an instant: empty ones first, in the venue's order; overrun ones last. */
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

/** 0 empty, 1 in use within its time, 2 overrun. */
function useRank({ inUseUntil: until }: FreeBay, now: number): number {
  if (until === undefined) return 0;
  return isOver(until, now) ? 2 : 1;
}

export function isOver(inUseUntil: number | undefined, now: number): boolean {
  return inUseUntil !== undefined && inUseUntil <= now;
}

const CAME: readonly string[] = ["checked_in", "completed"];

/** End of the last booking that has begun in a bay, if it was checked in and not marked complete. */
function inUseUntil(own: readonly ScheduleBookingFragment[], now: number): number | undefined {
  const [last] = own
    .filter(({ status, start_time }) => CAME.includes(status) && Date.parse(start_time) <= now)
    .toSorted((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time));
  return last?.status === "checked_in" ? Date.parse(last.end_time) : undefined;
}

/** Possible starts of a walk-in: this minute, or the next quarter hour. Epoch ms. */
export function walkInStarts({ start }: VenueDay, now: number): { now: number; quarter: number } {
  const quarter = start + (Math.floor((now - start) / QUARTER_MS) + 1) * QUARTER_MS;
  return { now: Math.floor(now / MINUTE_MS) * MINUTE_MS, quarter };
}

/** Bookings with these statuses free their time. */
const GIVEN_BACK: readonly string[] = ["cancelled", "no_show"];

function takesPlace({ status, expires_at }: ScheduleBookingFragment, now: number): boolean {
  return !GIVEN_BACK.includes(status) && (expires_at === null || Date.parse(expires_at) > now);
}

/** The range in which the wanted service cannot use the bay: the existing booking plus the buffers of both services. */
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

/** The start of the next taken range; the start of the given range if it is already taken there. */
function freeUntil(taken: readonly TimeRange[], { start, end }: TimeRange): number {
  const ahead = taken.filter((range) => range.end > start).map((range) => range.start);
  return Math.max(start, Math.min(end, ...ahead));
}

const USUAL_MINUTES = 60;

/** An hour if it fits, otherwise the longest length that does. */
export function usualLength({ durations }: Pick<FreeBay, "durations">): number {
  const lengths = durations.map(({ duration_minutes }) => duration_minutes);
  return lengths.includes(USUAL_MINUTES) ? USUAL_MINUTES : Math.max(...lengths);
}

/** The first bay that is free for an hour, otherwise the one free longest; never one that has overrun. */
export function bestBay(places: readonly FreeBay[], now: number): FreeBay | undefined {
  const left = places.filter(({ inUseUntil: until }) => !isOver(until, now));
  const whole = left.find((place) => usualLength(place) >= USUAL_MINUTES);
  return whole ?? left.toSorted((a, b) => b.until - a.until)[0];
}
