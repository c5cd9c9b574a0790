import type { LocationFacts } from "#api/features/availability/facts.ts";
import type { LocationHours } from "#schema/locations/models.ts";

/** Hours as the contract gives them, in the form that the rules take. */
export function hoursFacts({ days, holidays, closures }: LocationHours, zone: string): LocationFacts {
  return {
    zone,
    hours: days.flatMap(({ weekday, ranges }) => ranges.map((range) => ({ weekday, ...range }))),
    holidays: holidays.map(({ date }) => date),
    closures,
  };
}
