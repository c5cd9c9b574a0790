/** How many seconds what was read lags behind, where a copy of the database answered. */
export const LAG_HEADER = "x-data-lag-seconds";

/** Of two answers of one document the older one: all of its figures are at most as old as that. */
export function olderOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Number(other) > Number(one) ? other : one;
}
