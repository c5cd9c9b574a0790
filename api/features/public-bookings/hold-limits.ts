import type { LiveHold } from "#api/features/public-bookings/queries.ts";
import { ApiError } from "#api/http/errors.ts";

/** One that is looked at and one to compare it with; the third gives the oldest back. */
const HOLDS_PER_PERSON = 2;

/**
 * The person's own holds that a new one takes the place of: those at the same time, since nobody is in two places, and
 * the oldest of what would be too many. `holds` come oldest first.
 */
export function holdsToRelease(holds: readonly LiveHold[], wanted: { start: number; end: number }): LiveHold[] {
  const own = holds.filter((hold) => hold.is_own);
  const atSameTime = own.filter(
    (hold) => hold.start_time.getTime() < wanted.end && wanted.start < hold.end_time.getTime(),
  );
  const others = own.filter((hold) => !atSameTime.includes(hold));
  return [...atSameTime, ...others.slice(0, Math.max(0, others.length - HOLDS_PER_PERSON + 1))];
}

/** At most so many live holds of one address, whoever is behind it. */
export function refuseManyHolds(holds: readonly LiveHold[], released: readonly LiveHold[], most: number): void {
  const staying = holds.filter((hold) => !released.includes(hold));
  if (staying.length < most) return;
  const retryAfterSeconds = Math.max(1, Math.min(...staying.map((hold) => hold.seconds_left)));
  throw new ApiError("rate_limited", "Too many times are held from this connection. Book one or wait some minutes.", {
    retryAfterSeconds,
  });
}
