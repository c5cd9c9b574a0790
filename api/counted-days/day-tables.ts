import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS, dateOfDay } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";

/** A day at a location, and when it begins and ends. */
export interface DayAtPlace {
  location_id: number;
  day: string;
  range: TimeRange;
}

/** Days of which some stand added up already, and the others are counted with the question. */
export interface Days {
  /** Both included. */
  start: string;
  end: string;
  /** Whose days are read as they stand, but for those to count. */
  stored: readonly number[];
  uncounted: readonly DayAtPlace[];
  zones: ReadonlyMap<number, string>;
  /** Of this coach's lessons alone. */
  coach_id: number | null;
}

export type Counted = Pick<Days, "uncounted" | "zones" | "coach_id">;

export interface Mark {
  location_id: number;
  day: string;
}

/** What stands added up by location and day, and how its rows are counted anew. */
export interface DayTable {
  name: "booking_days" | "bay_days" | "cancellation_days" | "coach_days" | "revenue_days" | "service_revenue_days";
  /** Beside `location_id` and `day`, in the order of what is counted. */
  columns: readonly string[];
  counted: (days: Counted) => Sql;
  /** "delete from" it as `t`: what may be deleted is read in the code. */
  deletion: Sql;
  /** The same from a table that is stored before this one. */
  summed?: (days: Sql) => Sql;
}

/** The days as rows `d`. */
export function daysAsRows(days: readonly DayAtPlace[]): Sql {
  const { ids, dates } = keysOf(days);
  const begins = days.map(({ range }) => instantAt(range.from).toString());
  const ends = days.map(({ range }) => instantAt(range.to).toString());
  return sql`unnest(${ids}::int[], ${dates}::date[], ${begins}::timestamptz[], ${ends}::timestamptz[])
    d (location_id, day, starts, ends)`;
}

/** The same, once for each date of UTC that a day touches: what happened is found by it. */
export function daysByUtcDate(days: readonly DayAtPlace[]): Sql {
  const rows = days.flatMap(({ location_id, day, range: { from, to } }) => {
    const [first, last] = [Math.floor(from / DAY_MS), Math.floor((to - 1) / DAY_MS)];
    const bounds = { starts: instantAt(from).toString(), ends: instantAt(to).toString() };
    const dates = Array.from({ length: last - first + 1 }, (_, at) => dateOfDay(first + at));
    return dates.map((of_utc) => ({ location_id, day, ...bounds, of_utc }));
  });
  const each = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  return sql`unnest(${each("location_id")}::int[], ${each("day")}::date[], ${each("starts")}::timestamptz[],
    ${each("ends")}::timestamptz[], ${each("of_utc")}::date[]) d (location_id, day, starts, ends, of_utc)`;
}

const keysOf = (days: readonly DayAtPlace[]) => ({
  ids: days.map(({ location_id }) => location_id),
  dates: days.map(({ day }) => day),
});

const listOf = (days: readonly DayAtPlace[]): Sql => {
  const { ids, dates } = keysOf(days);
  return sql`(select * from unnest(${ids}::int[], ${dates}::date[]))`;
};

/** From the first of the days to the last. */
export function rangeOf(days: readonly DayAtPlace[]): TimeRange {
  const from = Math.min(...days.map(({ range }) => range.from));
  return { from, to: Math.max(...days.map(({ range }) => range.to)) };
}

/** All their time, each moment once, as rows `r`. */
export function timesAsRows(days: readonly DayAtPlace[]): Sql {
  const times = mergeRanges(days.map(({ range }) => range));
  const begins = times.map(({ from }) => instantAt(from).toString());
  const ends = times.map(({ to }) => instantAt(to).toString());
  return sql`unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) r (starts, ends)`;
}

/** What happened in one of the times `r`; the outer bounds say how much that is. */
export const duringTimes = (at: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${at} >= r.starts and ${at} < r.ends and ${at} >= ${instantAt(from)} and ${at} < ${instantAt(to)}`;
};

/** What starts on a day `d`; the outer bounds are what an index is read by where the days are many. */
export const startsWithin = (row: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${row}.location_id = d.location_id and ${row}.start_time >= d.starts and ${row}.start_time < d.ends
    and ${row}.start_time >= ${instantAt(from)} and ${row}.start_time < ${instantAt(to)}`;
};

/** The time of a row, in epoch milliseconds. */
export const takenBy = (row: Sql): Sql => {
  const ms = (column: string) => sql`floor(extract(epoch from ${row}.${sql.ref(column)}) * 1000)::bigint`;
  return sql`int8range(${ms("start_time")}, ${ms("end_time")})`;
};

const columnsOf = ({ columns }: DayTable): Sql =>
  sql.join(["location_id", "day", ...columns].map((name) => sql.ref(name)));

/** All days of a table: as they stand, but for those that are counted with the question. */
export function allDays(table: DayTable, days: Days): Sql {
  const stored = sql`select ${columnsOf(table)} from ${sql.table(table.name)} t
    where t.tenant_id = ${TENANT_ID} and t.location_id = any(${days.stored}::int[])
      and t.day >= ${days.start}::date and t.day <= ${days.end}::date`;
  if (days.uncounted.length === 0) return stored;
  return sql`${stored} and (t.location_id, t.day) not in ${listOf(days.uncounted)}
    union all (${table.counted(days)})`;
}

/** The company's locations with their clocks, or one of them; removed ones included: their past stays. */
export async function placesOfDays(
  trx: TenantTransaction,
  locationId: number | null = null,
): Promise<Map<number, { zone: string }>> {
  const { rows } = await sql<{ id: number; zone: string }>`
    select id, timezone as zone from locations
    where tenant_id = ${TENANT_ID} and ${locationId === null ? sql`true` : sql`id = ${locationId}`}`.execute(trx);
  return new Map(rows.map(({ id, zone }) => [id, { zone }]));
}

/** Dates of UTC from one to another on which something changed since it was counted. */
export async function marksBetween(trx: TenantTransaction, start: string, end: string): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select distinct location_id, day from days_to_recount
    where tenant_id = ${TENANT_ID} and day >= ${start}::date and day <= ${end}::date`.execute(trx);
  return rows;
}

/** One at a time counts for a company: of two at once the earlier view could be written last. */
export async function takeTurn(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report days ${tenantId}`}, 0))`.execute(trx);
}

/** Some marks, which are gone with this: what they stand for is seen by every statement that follows. */
export async function takeMarks(trx: TenantTransaction, most: number): Promise<Mark[]> {
  // By date: what happened to money is found by time, at all locations at once.
  const { rows } = await sql<Mark>`
    delete from days_to_recount m
    where m.tenant_id = ${TENANT_ID} and (m.location_id, m.day) in (
      select distinct t.location_id, t.day from days_to_recount t
      where t.tenant_id = ${TENANT_ID} order by t.day, t.location_id limit ${most})
    returning m.location_id, m.day`.execute(trx);
  return rows;
}

/** Writes these days as they are now. */
export async function storeDays(trx: TenantTransaction, tables: readonly DayTable[], counted: Counted): Promise<void> {
  const listed = listOf(counted.uncounted);
  for (const table of tables) {
    await sql`${table.deletion} where t.tenant_id = ${TENANT_ID}
      and (t.location_id, t.day) in ${listed}`.execute(trx);
    await sql`insert into ${sql.table(table.name)} (tenant_id, ${columnsOf(table)})
      select l.tenant_id, x.* from locations l
      join (${table.summed?.(listed) ?? table.counted(counted)}) x on x.location_id = l.id
      where l.tenant_id = ${TENANT_ID}`.execute(trx);
  }
}

/** Forgets all that was counted and marks every day on which anything began or was posted. */
export async function forgetDays(trx: TenantTransaction, tables: readonly DayTable[]): Promise<void> {
  for (const { deletion } of tables) await sql`${deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
  await sql`select mark_all_days(${TENANT_ID})`.execute(trx);
}
