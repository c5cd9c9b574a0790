import { clockShiftMs } from "#tests/support/venue-clock.ts";

/** What `api/system-clock.ts` exports, for a product that journeys run through. */
export const systemClock = {
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: clockShiftMs() }),
};
