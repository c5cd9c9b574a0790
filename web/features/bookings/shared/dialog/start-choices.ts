import type { FreeTimeFragment } from "../choices/choices.generated.ts";
import type { VenueDay } from "../day/venue-day.ts";
import { suits, type BookingRequest } from "./booking-request.ts";

/** A start within the venue's opening hours, and what is free then, if anything. */
export interface StartChoice {
  instant: number;
  free: FreeTimeFragment | undefined;
}

const MINUTE_MS = 60_000;

interface Length {
  duration_minutes: number;
  grid_minutes: number;
}

/** Every start on the grid, from the current step on, whose whole length lies within opening hours. */
export function startChoices(
  day: VenueDay,
  { duration_minutes, grid_minutes }: Length,
  free: readonly FreeTimeFragment[],
  now: number,
): StartChoice[] {
  const freeAt = new Map(free.map((time) => [Date.parse(time.start_time), time]));
  const step = grid_minutes * MINUTE_MS;
  const length = duration_minutes * MINUTE_MS;
  return day.open.flatMap(({ start, end }) => {
    const first = day.start + Math.ceil((start - day.start) / step) * step;
    const count = Math.max(0, Math.floor((end - length - first) / step) + 1);
    return Array.from({ length: count }, (_item, at) => first + at * step)
      .filter((instant) => instant + step > now)
      .map((instant) => ({ instant, free: freeAt.get(instant) }));
  });
}

const NEAREST = 3;

/** The three suitable starts nearest to a wanted one, in order of time. */
export function nearestStarts(choices: readonly StartChoice[], wanted: number, request: BookingRequest): StartChoice[] {
  return choices
    .filter(({ free, instant }) => instant !== wanted && suits(free, request))
    .toSorted((a, b) => Math.abs(a.instant - wanted) - Math.abs(b.instant - wanted))
    .slice(0, NEAREST)
    .toSorted((a, b) => a.instant - b.instant);
}
