/** Days after the first refusal on which the card is charged again. */
export const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];

const DAY_HOURS = 24;

/** Returns when to charge the card again, or null after the last attempt. At least a day apart, even if attempts were delayed. */
export function nextTryAt(
  firstRefusedAt: Temporal.Instant,
  tries: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const days = RETRY_DAYS[tries - 1];
  if (days === undefined) return null;
  const planned = firstRefusedAt.add({ hours: days * DAY_HOURS });
  const earliest = now.add({ hours: DAY_HOURS });
  return Temporal.Instant.compare(planned, earliest) < 0 ? earliest : planned;
}
