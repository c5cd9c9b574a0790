import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import type { ScheduleBookingFragment } from "../day/schedule-day.generated.ts";
import { type Choices, usualService } from "../choices/use-choices.ts";
import type { VenueDay } from "../day/venue-day.ts";

const MINUTE_MS = 60_000;

/** Epoch ms. */
interface TimeRange {
  start: number;
  end: number;
}

/** A bay that is free now. Instants in epoch ms. */
export interface FreeBay {
  resourceId: number;
  name: string;
  /** What such a bay is usually booked as. */
  service: ServiceChoiceFragment;
  /** The step of the grid that runs now. */
  start: number;
  /** Until the next booking or closing. */
  until: number;
  /** The lengths that end before that. */
  durations: ServiceChoiceFragment["durations"];
}

/** Bays in which somebody who walks in can begin at once, in the venue's order. */
export function freeBays(
  choices: Choices,
  day: VenueDay,
  bookings: readonly ScheduleBookingFragment[],
  now: number,
): FreeBay[] {
  const open = day.open.find(({ start, end }) => start <= now && now < end);
  if (!open) return [];
  return choices.resources
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id, name }) => {
      const service = usualService(choices, id);
      if (service?.kind !== "resource") return [];
      const start = Math.max(open.start, runningStep(day, now, service.grid_minutes));
      const taken = bookings
        .filter((booking) => booking.resource_id === id && takesPlace(booking, now))
        .map((booking) => keptFree(booking, service, choices.services));
      const until = freeUntil(taken, { start, end: open.end });
      const durations = service.durations.filter(
        ({ duration_minutes }) => start + duration_minutes * MINUTE_MS <= until,
      );
      return durations.length === 0 ? [] : [{ resourceId: id, name, service, start, until, durations }];
    });
}

function takesPlace({ status, expires_at }: ScheduleBookingFragment, now: number): boolean {
  return status !== "cancelled" && (expires_at === null || Date.parse(expires_at) > now);
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

/** The first bay that is free for an hour, else the one that is free longest. */
export function bestBay(places: readonly FreeBay[]): FreeBay | undefined {
  const whole = places.find((place) => usualLength(place) >= USUAL_MINUTES);
  return whole ?? places.toSorted((a, b) => b.until - a.until)[0];
}

/** The start of the step of a service's grid that runs now: whoever walks in is booked from there. Epoch ms. */
function runningStep({ start }: VenueDay, now: number, gridMinutes: number): number {
  const step = gridMinutes * MINUTE_MS;
  return start + Math.floor((now - start) / step) * step;
}
