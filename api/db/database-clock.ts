import { sql, type RawBuilder } from "kysely";

interface Clock {
  now(): Temporal.Instant;
}

/**
 * The time that decides when holds expire: the database's clock, shared by all processes. If the injected clock is
 * offset from this machine's, as in tests, the database's is shifted by the same amount, so that both always agree.
 */
export function databaseNow(clock: Clock): RawBuilder<Temporal.Instant> {
  return databaseTime(clockShift(clock));
}

/** The same for a statement that is built before the clock is read: the shift is one of its values. */
export function databaseTime(shiftSeconds: number | RawBuilder<number>): RawBuilder<Temporal.Instant> {
  return sql<Temporal.Instant>`(clock_timestamp() + make_interval(secs => ${shiftSeconds}))`;
}

/** The `databaseNow` for selecting rows to change or delete: it stays fixed while the statement waits for a lock. */
export function statementTime(shiftSeconds: number | RawBuilder<number>): RawBuilder<Temporal.Instant> {
  return sql<Temporal.Instant>`(statement_timestamp() + make_interval(secs => ${shiftSeconds}))`;
}

/** The offset of the injected clock from this machine's, in seconds. */
export function clockShift(clock: Clock): number {
  return (clock.now().epochMilliseconds - Temporal.Now.instant().epochMilliseconds) / 1000;
}

/** This many minutes from now, to the millisecond, so that a booking and its claims end at the same instant. */
export const minutesAfter = (now: RawBuilder<Temporal.Instant>, minutes: number): RawBuilder<Temporal.Instant> =>
  sql<Temporal.Instant>`date_trunc('milliseconds', ${now} + make_interval(mins => ${minutes}::int))`;
