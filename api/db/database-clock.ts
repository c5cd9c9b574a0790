import { type RawBuilder, sql } from "kysely";

/**
 * The time by which holds end: the database's clock, the one that all processes share. Where the injected clock stands
 * apart from this machine's, as in tests, the database's is moved by the same distance; so both always agree.
 */
export function databaseNow(clock: { now(): Temporal.Instant }): RawBuilder<Date> {
  const shiftMs = clock.now().epochMilliseconds - Temporal.Now.instant().epochMilliseconds;
  return sql<Date>`(clock_timestamp() + make_interval(secs => ${shiftMs / 1000}))`;
}
