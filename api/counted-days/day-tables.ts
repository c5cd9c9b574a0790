import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { dateOfDay, DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { mergeRanges, type TimeRange } from "#api/time/ranges.ts";
import { monthsOf, wholeMonths, type Mark, type Part } from "./months.ts";

/** A day at a location, with its start and end. */
export interface DayAtPlace {
  location_id: number;
  day: string;
  range: TimeRange;
}

/** A range of days: some are already aggregated in tables, the others are aggregated by the query. */
export interface Days {
  /** Both included. */
  start: string;
  end: string;
  /** Locations whose stored days are used, except for the uncounted ones. */
  stored: readonly number[];
  uncounted: readonly DayAtPlace[];
  zones: ReadonlyMap<number, string>;
  /** Only this coach's lessons. */
  coach_id: number | null;
}

export type Counted = Pick<Days, "uncounted" | "zones" | "coach_id">;

type DayTableName =
  | "booking"
  | "booking_hour"
  | "booked_thing"
  | "booked_service"
  | "booking_way"
  | "bay"
  | "bay_hour"
  | "bay_span"
  | "cancellation"
  | "coach"
  | "revenue"
  | "service_revenue"
  | "waiting";

/** A table of aggregates by location and day, and how its rows are recomputed. */
export interface DayTable {
  name: `${DayTableName}_days`;
  /**
   * The columns besides `location_id` and `day`, in the order of `counted`; some with how the days `t` of a month
   * are combined, the others (null) are its keys.
   */
  columns: Readonly<Record<string, Sql | null>>;
  counted: (days: Counted) => Sql;
  /** "delete from" it as `t`, spelled out so that the code shows what may be deleted. */
  deletion: Sql;
  /** The same by month; `day` is its first day. */
  months: { name: `${DayTableName}_months`; deletion: Sql };
  /** The same computed from a table that is stored before this one. */
  summed?: (listed: Sql, days: Counted) => Sql;
}

/** The days as rows `d`. */
export function daysAsRows(days: readonly DayAtPlace[]): Sql {
  const { ids, dates } = keysOf(days);
  const begins = days.map(({ range }) => instantAt(range.from).toString());
  const ends = days.map(({ range }) => instantAt(range.to).toString());
  return sql`unnest(${ids}::int[], ${dates}::date[], ${begins}::timestamptz[], ${ends}::timestamptz[])
    d (location_id, day, starts, ends)`;
}

/**
 * The same, with a row for each UTC date that a day (extended by `beforeMs`) touches. Events are joined by date:
 * comparing each with the bounds of each day would take time proportional to the product of both.
 */
export function daysByUtcDate(days: readonly DayAtPlace[], beforeMs = 0): Sql {
  const rows = days.flatMap(({ location_id, day, range: { from, to } }) => {
    const [first, last] = [Math.floor((from - beforeMs) / DAY_MS), Math.floor((to - 1) / DAY_MS)];
    const bounds = { starts: instantAt(from).toString(), ends: instantAt(to).toString() };
    const dates = Array.from({ length: last - first + 1 }, (_, at) => dateOfDay(first + at));
    return dates.map((of_utc) => ({ location_id, day, ...bounds, of_utc }));
  });
  const each = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  return sql`unnest(${each("location_id")}::int[], ${each("day")}::date[], ${each("starts")}::timestamptz[],
    ${each("ends")}::timestamptz[], ${each("of_utc")}::date[]) d (location_id, day, starts, ends, of_utc)`;
}

const keysOf = (days: readonly Mark[]) => ({
  ids: days.map(({ location_id }) => location_id),
  dates: days.map(({ day }) => day),
});

const listOf = (days: readonly DayAtPlace[]): Sql => marksAsList(days);

export const marksAsList = (marks: readonly Mark[]): Sql => {
  const { ids, dates } = keysOf(marks);
  return sql`(select * from unnest(${ids}::int[], ${dates}::date[]))`;
};

/** The range from the start of the first day to the end of the last. */
export function rangeOf(days: readonly DayAtPlace[]): TimeRange {
  const from = Math.min(...days.map(({ range }) => range.from));
  return { from, to: Math.max(...days.map(({ range }) => range.to)) };
}

/** The union of their times, without overlaps, as rows `r`. */
export function timesAsRows(days: readonly DayAtPlace[]): Sql {
  const times = mergeRanges(days.map(({ range }) => range));
  const begins = times.map(({ from }) => instantAt(from).toString());
  const ends = times.map(({ to }) => instantAt(to).toString());
  return sql`unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) r (starts, ends)`;
}

/** What happened in one of the times `r`; the outer bounds help the planner's estimate. */
export const duringTimes = (at: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${at} >= r.starts and ${at} < r.ends and ${at} >= ${instantAt(from)} and ${at} < ${instantAt(to)}`;
};

/** The UTC date on which a row starts. */
export const startDateOf = (row: Sql): Sql => sql`(${row}.start_time at time zone 'UTC')::date`;

/** What starts on one of the days `d` by UTC date; the outer bounds let an index be used if there are many days. */
export const startsWithin = (row: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${row}.location_id = d.location_id and d.of_utc = ${startDateOf(row)}
    and ${row}.start_time >= d.starts and ${row}.start_time < d.ends
    and ${row}.start_time >= ${instantAt(from)} and ${row}.start_time < ${instantAt(to)}`;
};

/** The time range of a row, in epoch milliseconds. */
export const takenBy = (row: Sql): Sql => {
  const ms = (column: string) => sql`floor(extract(epoch from ${row}.${sql.ref(column)}) * 1000)::bigint`;
  return sql`int8range(${ms("start_time")}, ${ms("end_time")})`;
};

export const columnsOf = ({ columns }: DayTable): Sql =>
  sql.join(["location_id", "day", ...Object.keys(columns)].map((name) => sql.ref(name)));

/** All days of a table: stored ones as they are, the uncounted ones aggregated by the query. */
export function allDays(table: DayTable, days: Days): Sql {
  return joined(table, days, [
    sql`select ${columnsOf(table)} from ${sql.table(table.name)} t
      where t.tenant_id = ${TENANT_ID} and t.location_id = any(${days.stored}::int[])
        and t.day >= ${days.start}::date and t.day <= ${days.end}::date ${butUncounted(days)}`,
  ]);
}

/** The same with one row for each unchanged whole month from a day on; `day` is its first. */
export function allMonths(table: DayTable, days: Days, from = days.start): Sql {
  const { months, rest } = wholeMonths(days, from);
  if (months.length === 0) return allDays(table, days);
  return inStretches(table, days, [{ name: table.months.name, firsts: months }], rest);
}

/** Rows of longer periods, by their first days, plus those of the remaining days. */
export function inStretches(
  table: DayTable,
  days: Days,
  longer: readonly { name: string; firsts: readonly Mark[] }[],
  rest: readonly Part[],
): Sql {
  const columns = columnsOf(table);
  const parts = longer
    .filter(({ firsts }) => firsts.length > 0)
    .map(
      ({ name, firsts }) => sql`select ${columns} from ${sql.table(name)} t
      where t.tenant_id = ${TENANT_ID} and (t.location_id, t.day) in ${marksAsList(firsts)}`,
    );
  if (rest.length > 0) {
    const each = (name: "location_id" | "start" | "end") => rest.map((part) => part[name]);
    // Looked up one by one: otherwise the planner would scan the whole table.
    parts.push(sql`select ${columns} from unnest(${each("location_id")}::int[], ${each("start")}::date[],
        ${each("end")}::date[]) part (place, first, last)
      cross join lateral (select * from ${sql.table(table.name)} t
        where t.tenant_id = ${TENANT_ID} and t.location_id = part.place
          and t.day >= part.first and t.day <= part.last ${butUncounted(days)} offset 0) t`);
  }
  return joined(table, days, parts);
}

const butUncounted = ({ uncounted }: Days): Sql =>
  uncounted.length === 0 ? sql`` : sql`and (t.location_id, t.day) not in ${listOf(uncounted)}`;

const joined = (table: DayTable, days: Days, stored: readonly Sql[]): Sql =>
  sql.join(days.uncounted.length === 0 ? stored : [...stored, sql`(${table.counted(days)})`], sql` union all `);

/** The company's locations with their time zones, or one of them; including removed ones, whose past remains. */
export async function placesOfDays(
  trx: TenantTransaction,
  locationId: number | null = null,
): Promise<Map<number, { zone: string }>> {
  const { rows } = await sql<{ id: number; zone: string }>`
    select id, timezone as zone from locations
    where tenant_id = ${TENANT_ID} and ${locationId === null ? sql`true` : sql`id = ${locationId}`}`.execute(trx);
  return new Map(rows.map(({ id, zone }) => [id, { zone }]));
}

/** Has all that was counted counted again, because the days begin at another hour. */
export async function markAllDays(trx: TenantTransaction): Promise<void> {
  await sql`select mark_all_days(${TENANT_ID})`.execute(trx);
}

/** UTC dates in a range on which something changed since they were counted. */
export async function marksBetween(trx: TenantTransaction, start: string, end: string): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select distinct location_id, day from days_to_recount
    where tenant_id = ${TENANT_ID} and day >= ${start}::date and day <= ${end}::date`.execute(trx);
  return rows;
}

/** At most this many dates on which anything changed since they were counted. */
export async function marksAtMost(trx: TenantTransaction, most: number): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select distinct location_id, day from days_to_recount where tenant_id = ${TENANT_ID} limit ${most}`.execute(trx);
  return rows;
}

/** Serializes counting within a company: of two at once, the one with the older view could be written last. */
export async function takeTurn(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report days ${tenantId}`}, 0))`.execute(trx);
}

/** Memory for sorting what a transaction counts. */
const SORTED_IN = "96MB";

/** Lets later statements sort in memory. */
export async function sortInMemory(trx: TenantTransaction): Promise<void> {
  await sql.raw(`set local work_mem = '${SORTED_IN}'`).execute(trx);
}

/** Deletes and returns some marks: all later statements see the changes they stand for. */
export async function takeMarks(trx: TenantTransaction, most: number): Promise<Mark[]> {
  // By date: money movements are found by time, at all locations at once.
  const { rows } = await sql<Mark>`
    delete from days_to_recount m
    where m.tenant_id = ${TENANT_ID} and (m.location_id, m.day) in (
      select distinct t.location_id, t.day from days_to_recount t
      where t.tenant_id = ${TENANT_ID} order by t.day, t.location_id limit ${most})
    returning m.location_id, m.day`.execute(trx);
  return rows;
}

/** Stores the current aggregates of these days, and of the months they lie in. */
export async function storeDays(trx: TenantTransaction, tables: readonly DayTable[], counted: Counted): Promise<void> {
  const listed = listOf(counted.uncounted);
  const months = marksAsList(monthsOf(counted.uncounted));
  for (const table of tables) {
    await sql`${table.deletion} where t.tenant_id = ${TENANT_ID}
      and (t.location_id, t.day) in ${listed}`.execute(trx);
    await sql`insert into ${sql.table(table.name)} (tenant_id, ${columnsOf(table)})
      select l.tenant_id, x.* from locations l
      join (${table.summed?.(listed, counted) ?? table.counted(counted)}) x on x.location_id = l.id
      where l.tenant_id = ${TENANT_ID}`.execute(trx);
    await sql`${table.months.deletion} where t.tenant_id = ${TENANT_ID}
      and (t.location_id, t.day) in ${months}`.execute(trx);
    await sql`insert into ${sql.table(table.months.name)} (tenant_id, ${columnsOf(table)})
      select l.tenant_id, x.* from locations l join (${addedUp(table, "month", months)}) x on x.location_id = l.id
      where l.tenant_id = ${TENANT_ID}`.execute(trx);
  }
}

/** Aggregates the rows of a table by month or year, given the first days. */
export function addedUp(
  { name, columns }: Pick<DayTable, "columns"> & { name: string },
  unit: "month" | "year",
  firsts: Sql,
): Sql {
  const keys = Object.keys(columns).filter((column) => columns[column] === null);
  const by = sql.join(["location_id", "first", ...keys].map((column) => sql.ref(`t.${column}`)));
  const values = Object.entries(columns).map(([column, sum]) => sum ?? sql.ref(`t.${column}`));
  return sql`
    select t.location_id, t.first, ${sql.join(values)}
    from (
      select d.*, f.first from ${firsts} f (location_id, first)
      join ${sql.table(name)} d on d.tenant_id = ${TENANT_ID} and d.location_id = f.location_id
        and date_trunc(${sql.lit(unit)}, d.day::timestamp)::date = f.first
        and d.day >= f.first and d.day < f.first + ${sql.lit(`1 ${unit}`)}::interval
    ) t
    group by ${by}`;
}

/** Concatenates the arrays of all days of a month. */
const oneArray = (column: string, type: string): Sql => sql`string_to_array(
  string_agg(array_to_string(t.${sql.ref(column)}, ','), ',' order by t.day) filter (where t.${sql.ref(column)} <> '{}'),
  ',')::${sql.raw(type)}[]`;

/** Their values in order, with or without duplicates. */
export const valuesOf = (column: string, type: "int" | "bigint" | "float8", isEachOnce: boolean): Sql => sql`
  array(select ${isEachOnce ? sql`distinct` : sql``} value.of_it from unnest(${oneArray(column, type)}) value (of_it)
    order by value.of_it)`;

/** The distinct values, and how many things had each: from two columns that belong together. */
export const countedValues = (what: "values" | "counts", [values, counts]: readonly [string, string]): Sql => sql`
  array(select ${what === "values" ? sql`value.of_it` : sql`sum(value.times)::int`}
    from unnest(${oneArray(values, "bigint")}, ${oneArray(counts, "int")}) value (of_it, times)
    group by value.of_it order by value.of_it)`;

export const sumOf = (column: string, type: "int" | "bigint"): Sql => sql`sum(t.${sql.ref(column)})::${sql.raw(type)}`;

/** Deletes all aggregates and marks every day on which anything started or was posted. */
export async function forgetDays(trx: TenantTransaction, tables: readonly DayTable[]): Promise<void> {
  for (const { deletion, months } of tables) {
    await sql`${deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
    await sql`${months.deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
  }
  await markAllDays(trx);
}
