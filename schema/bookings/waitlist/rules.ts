/** How long an offer is valid if there is enough time. */
export const OFFER_MINUTES = 120;
/** An offer shortly before the start is valid for a fraction of the remaining time, but at least this long. */
const SHORTEST_MINUTES = 15;
const PART_OF_REST = 4;

/**
 * How many minutes an offer is valid, by the minutes until the start: two hours, or a quarter of the remaining time
 * if that is less; at least a quarter of an hour, and never past the start.
 */
export function offerMinutes(minutesToStart: number): number {
  const quarter = Math.floor(minutesToStart / PART_OF_REST);
  const wanted = Math.min(OFFER_MINUTES, Math.max(SHORTEST_MINUTES, quarter));
  return Math.max(0, Math.min(wanted, Math.floor(minutesToStart)));
}

/** The most entries that one person may have on waiting lists at once. */
export const MOST_WAITING = 10;
