import type { AvailabilityFacts } from "#api/features/availability/facts.ts";
import { type FreeTime, freeTimes } from "#api/features/availability/free-times.ts";

const OFFERED = 3;

/** What else must be so of a time that is offered. */
export type TimeFilter = (time: FreeTime) => boolean;

/**
 * The three free times nearest to a wanted start (epoch milliseconds) among the dates the facts ask about, in order of
 * time; of two as near the later wins. Only times of the wanted length are offered.
 */
export function nearestFreeTimes(
  facts: AvailabilityFacts,
  wanted: { start: number; duration_minutes: number },
  fits: TimeFilter = () => true,
): FreeTime[] {
  const distance = (time: FreeTime) => Math.abs(time.start - wanted.start);
  return freeTimes({ ...facts, service: { ...facts.service, duration_minutes: [wanted.duration_minutes] } })
    .filter(fits)
    .sort((a, b) => distance(a) - distance(b) || b.start - a.start)
    .slice(0, OFFERED)
    .sort((a, b) => a.start - b.start);
}
