/** How long an offer stands where there is time enough. */
export const OFFER_MINUTES = 120;
/** An offer shortly before the start stands for a part of what is left, and for so long at least. */
const SHORTEST_MINUTES = 15;
const PART_OF_REST = 4;

/**
 * Minutes that an offer stands, by the minutes until the start: two hours, or a quarter of the rest where that is less;
 * at least a quarter of an hour, and never past the start.
 */
export function offerMinutes(minutesToStart: number): number {
  const quarter = Math.floor(minutesToStart / PART_OF_REST);
  const wanted = Math.min(OFFER_MINUTES, Math.max(SHORTEST_MINUTES, quarter));
  return Math.max(0, Math.min(wanted, Math.floor(minutesToStart)));
}

/** A person waits for so many places at once. */
export const MOST_WAITING = 10;
