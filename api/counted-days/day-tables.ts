import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { type Mark, monthsOf, type Part, wholeMonths } from "#api/counted-days/months.ts";
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

/** What stands added up by location and day, and how its rows are counted anew. */
export interface DayTable {
  name: `${DayTableName}_days`;
  /** Beside `location_id` and `day`, in the order of what is counted; some with how days `t` make a month, the others are its keys. */
  columns: Readonly<Record<string, Sql | null>>;
  counted: (days: Counted) => Sql;
  /** "delete from" it as `t`: what may be deleted is read in the code. */
  deletion: Sql;
  /** The same by months, where `day` is the first. */
  months: { name: `${DayTableName}_months`; deletion: Sql };
  /** The same from a table that is stored before this one. */
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
 * The same, once for each date of UTC that a day touches, or its time with so much before it. What happened is found by the
 * date: comparing each with the bounds of each day takes as long as both multiplied.
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

/** The date of UTC on which a row starts. */
export const startDateOf = (row: Sql): Sql => sql`(${row}.start_time at time zone 'UTC')::date`;

/** What starts on one of the days, which are `d` by dates of UTC; the outer bounds are what an index is read by where they are many. */
export const startsWithin = (row: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${row}.location_id = d.location_id and d.of_utc = ${startDateOf(row)}
    and ${row}.start_time >= d.starts and ${row}.start_time < d.ends
    and ${row}.start_time >= ${instantAt(from)} and ${row}.start_time < ${instantAt(to)}`;
};

/** The time of a row, in epoch milliseconds. */
export const takenBy = (row: Sql): Sql => {
  const ms = (column: string) => sql`floor(extract(epoch from ${row}.${sql.ref(column)}) * 1000)::bigint`;
  return sql`int8range(${ms("start_time")}, ${ms("end_time")})`;
};

export const columnsOf = ({ columns }: DayTable): Sql =>
  sql.join(["location_id", "day", ...Object.keys(columns)].map((name) => sql.ref(name)));

/** All days of a table: as they stand, but for those that are counted with the question. */
export function allDays(table: DayTable, days: Days): Sql {
  return joined(table, days, [
    sql`select ${columnsOf(table)} from ${sql.table(table.name)} t
      where t.tenant_id = ${TENANT_ID} and t.location_id = any(${days.stored}::int[])
        and t.day >= ${days.start}::date and t.day <= ${days.end}::date ${butUncounted(days)}`,
  ]);
}

/** The same with a row for each whole month from a day on of which nothing changed; `day` is its first. */
export function allMonths(table: DayTable, days: Days, from = days.start): Sql {
  const { months, rest } = wholeMonths(days, from);
  if (months.length === 0) return allDays(table, days);
  return inStretches(table, days, [{ name: table.months.name, firsts: months }], rest);
}

/** Rows that stand for longer than a day, by their first days, and those of the days that are left. */
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
    // Each is looked up by itself: left to itself the server reads the whole table.
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

/** So many dates on which anything changed since it was counted, or all of them. */
export async function marksAtMost(trx: TenantTransaction, most: number): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select distinct location_id, day from days_to_recount where tenant_id = ${TENANT_ID} limit ${most}`.execute(trx);
  return rows;
}

/** One at a time counts for a company: of two at once the earlier view could be written last. */
export async function takeTurn(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report days ${tenantId}`}, 0))`.execute(trx);
}

/** For sorting what a transaction counts. */
const SORTED_IN = "96MB";

/** Lets the statements that follow sort in memory what they count. */
export async function sortInMemory(trx: TenantTransaction): Promise<void> {
  await sql.raw(`set local work_mem = '${SORTED_IN}'`).execute(trx);
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

/** Writes these days as they are now, and the months that they lie in. */
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

/** The rows of a table by months or years, which are told by their first days. */
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

/** The arrays of all days of a month, one behind the other. */
const oneArray = (column: string, type: string): Sql => sql`string_to_array(
  string_agg(array_to_string(t.${sql.ref(column)}, ','), ',' order by t.day) filter (where t.${sql.ref(column)} <> '{}'),
  ',')::${sql.raw(type)}[]`;

/** Their values in order; those that are the same are kept each, or once. */
export const valuesOf = (column: string, type: "int" | "bigint" | "float8", isEachOnce: boolean): Sql => sql`
  array(select ${isEachOnce ? sql`distinct` : sql``} value.of_it from unnest(${oneArray(column, type)}) value (of_it)
    order by value.of_it)`;

/** Each value once, and in how many things it was: of two columns that belong together. */
export const countedValues = (what: "values" | "counts", [values, counts]: readonly [string, string]): Sql => sql`
  array(select ${what === "values" ? sql`value.of_it` : sql`sum(value.times)::int`}
    from unnest(${oneArray(values, "bigint")}, ${oneArray(counts, "int")}) value (of_it, times)
    group by value.of_it order by value.of_it)`;

export const sumOf = (column: string, type: "int" | "bigint"): Sql => sql`sum(t.${sql.ref(column)})::${sql.raw(type)}`;

/** Forgets all that was counted and marks every day on which anything began or was posted. */
export async function forgetDays(trx: TenantTransaction, tables: readonly DayTable[]): Promise<void> {
  for (const { deletion, months } of tables) {
    await sql`${deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
    await sql`${months.deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
  }
  await sql`select mark_all_days(${TENANT_ID})`.execute(trx);
}
