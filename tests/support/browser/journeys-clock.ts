import { clockShiftMs } from "../venue-clock.ts";

/** Replaces the export of `api/start/system-clock.ts` in a product that journeys run through. */
export const systemClock = {
  now: (): Temporal.Instant => Temporal.Now.instant().add({ milliseconds: clockShiftMs() }),
};
