import type { ServiceChoiceFragment } from "../choices.generated.ts";
import type { DeskBookingFragment } from "../desk.generated.ts";
import { type Choices, usualService } from "../dialog/use-choices.ts";
import { runningStep } from "../running-step.ts";
import type { VenueDay } from "../venue-day.ts";

const MINUTE_MS = 60_000;

/** A bay that is free now. Instants in epoch ms. */
export interface WalkInPlace {
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
export function walkInPlaces(
  choices: Choices,
  day: VenueDay,
  bookings: readonly DeskBookingFragment[],
  now: number,
): WalkInPlace[] {
  const open = day.open.find(({ start, end }) => start <= now && now < end);
  if (!open) return [];
  return choices.resources
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id, name }) => {
      const service = usualService(choices, id);
      if (service?.kind !== "resource") return [];
      const start = Math.max(open.start, runningStep(day, now, service.grid_minutes));
      const until = freeUntil(
        bookings.filter(({ resource_id }) => resource_id === id),
        { start, end: open.end },
        now,
      );
      const durations = service.durations.filter(
        ({ duration_minutes }) => start + duration_minutes * MINUTE_MS <= until,
      );
      return durations.length === 0 ? [] : [{ resourceId: id, name, service, start, until, durations }];
    });
}

/** The start of whatever comes first; the start of the range where something is there already. */
function freeUntil(
  bookings: readonly DeskBookingFragment[],
  { start, end }: { start: number; end: number },
  now: number,
): number {
  const taking = bookings
    .filter(({ status, expires_at }) => status !== "cancelled" && (expires_at === null || Date.parse(expires_at) > now))
    .filter(({ end_time }) => Date.parse(end_time) > start)
    .map(({ start_time }) => Date.parse(start_time));
  return Math.max(start, Math.min(end, ...taking));
}

const USUAL_MINUTES = 60;

/** An hour where it fits, else the longest that does. */
export function usualLength({ durations }: Pick<WalkInPlace, "durations">): number {
  const lengths = durations.map(({ duration_minutes }) => duration_minutes);
  return lengths.includes(USUAL_MINUTES) ? USUAL_MINUTES : Math.max(...lengths);
}

/** The first bay that is free for an hour, else the one that is free longest. */
export function bestPlace(places: readonly WalkInPlace[]): WalkInPlace | undefined {
  const whole = places.find((place) => usualLength(place) >= USUAL_MINUTES);
  return whole ?? places.toSorted((a, b) => b.until - a.until)[0];
}
