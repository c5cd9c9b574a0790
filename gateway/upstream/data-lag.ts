/** How many seconds the data lags behind, if a replica served it. */
export const LAG_HEADER = "x-data-lag-seconds";

/** Returns the larger of two lags within one document, which bounds the age of all its figures. */
export function olderOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Number(other) > Number(one) ? other : one;
}
