import type { VenueDay } from "./venue-day.ts";

const MINUTE_MS = 60_000;

/** The start of the step of a service's grid that runs now: whoever walks in is booked from there. Epoch ms. */
export function runningStep({ start }: VenueDay, now: number, gridMinutes: number): number {
  const step = gridMinutes * MINUTE_MS;
  return start + Math.floor((now - start) / step) * step;
}
