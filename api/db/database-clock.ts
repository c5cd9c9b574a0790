import { type RawBuilder, sql } from "kysely";

interface Clock {
  now(): Temporal.Instant;
}

/**
 * The time by which holds end: the database's clock, the one that all processes share. Where the injected clock stands
 * apart from this machine's, as in tests, the database's is moved by the same distance; so both always agree.
 */
export function databaseNow(clock: Clock): RawBuilder<Temporal.Instant> {
  return databaseTime(clockShift(clock));
}

/** The same where a statement is built before the clock is read: the shift is its value. */
export function databaseTime(shiftSeconds: number | RawBuilder<number>): RawBuilder<Temporal.Instant> {
  return sql<Temporal.Instant>`(clock_timestamp() + make_interval(secs => ${shiftSeconds}))`;
}

/** The time of `databaseNow`, as rows to be changed or deleted are chosen by it: it stands still while the statement waits for a lock. */
export function statementTime(shiftSeconds: number | RawBuilder<number>): RawBuilder<Temporal.Instant> {
  return sql<Temporal.Instant>`(statement_timestamp() + make_interval(secs => ${shiftSeconds}))`;
}

/** How far the injected clock stands from this machine's, in seconds. */
export function clockShift(clock: Clock): number {
  return (clock.now().epochMilliseconds - Temporal.Now.instant().epochMilliseconds) / 1000;
}
