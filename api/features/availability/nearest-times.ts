import type { AvailabilityFacts } from "#api/features/availability/facts.ts";
import { type FreeTime, freeTimes } from "#api/features/availability/free-times.ts";

const OFFERED = 3;

/**
 * The three free times nearest to a wanted start (epoch milliseconds) among the dates the facts ask about, in order of
 * time; of two as near the later wins. Only times of the wanted length are offered.
 */
export function nearestFreeTimes(
  facts: AvailabilityFacts,
  wanted: { start: number; duration_minutes: number },
  count = OFFERED,
): FreeTime[] {
  const distance = (time: FreeTime) => Math.abs(time.start - wanted.start);
  return freeTimes({ ...facts, service: { ...facts.service, duration_minutes: [wanted.duration_minutes] } })
    .sort((a, b) => distance(a) - distance(b) || b.start - a.start)
    .slice(0, count)
    .sort((a, b) => a.start - b.start);
}
