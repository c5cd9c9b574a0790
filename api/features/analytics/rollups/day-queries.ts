import { sql } from "kysely";
import { type Sql, wallTimeAt } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { leadBandOf, NOTICE, SOURCE } from "#api/features/analytics/aggregates/booking-queries.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { BookingSource, CancellationNotice, LeadBand } from "#schema/analytics/models.ts";

/** A day at a location, and when it begins and ends. */
export interface DayAtPlace {
  location_id: number;
  day: string;
  range: TimeRange;
}

/** Days of which some stand added up already, and the others are counted from the bookings themselves. */
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

type Counted = Pick<Days, "uncounted" | "zones" | "coach_id">;

const IS_BOOKED = sql`b.status <> 'cancelled'`;

/** Each figure of a day, and which of its bookings `b` it counts. */
const FIGURES: ReadonlyMap<string, Sql> = new Map([
  ["bookings", IS_BOOKED],
  ["attended", sql`b.status in ('checked_in', 'completed')`],
  ["no_shows", sql`b.status = 'no_show'`],
  ["cancelled", sql`b.status = 'cancelled'`],
  ...BookingSource.options.map((one): [string, Sql] => [
    `source_${one}`,
    sql`${IS_BOOKED} and b.source = ${sql.lit(one)}`,
  ]),
  ...CancellationNotice.options.map((one): [string, Sql] => [`notice_${one}`, sql`b.notice = ${sql.lit(one)}`]),
  ...LeadBand.options.map((one): [string, Sql] => [`lead_${one}`, sql`b.lead_band = ${sql.lit(one)}`]),
]);

const listed = (names: Iterable<string>, each: (name: string) => Sql): Sql => sql.join([...names].map(each));

function daysAsRows(days: readonly DayAtPlace[]): Sql {
  const ids = days.map(({ location_id }) => location_id);
  const dates = days.map(({ day }) => day);
  const begins = days.map(({ range }) => instantAt(range.from).toString());
  const ends = days.map(({ range }) => instantAt(range.to).toString());
  return sql`unnest(${ids}::int[], ${dates}::date[], ${begins}::timestamptz[], ${ends}::timestamptz[])
    d (location_id, day, starts, ends)`;
}

function rangeOf(days: readonly DayAtPlace[]): TimeRange {
  const from = Math.min(...days.map(({ range }) => range.from));
  return { from, to: Math.max(...days.map(({ range }) => range.to)) };
}

/** What starts on a day `d`; the outer bounds are what an index is read by where the days are many. */
const startsWithin = (row: Sql, days: readonly DayAtPlace[]): Sql => {
  const { from, to } = rangeOf(days);
  return sql`${row}.location_id = d.location_id and ${row}.start_time >= d.starts and ${row}.start_time < d.ends
    and ${row}.start_time >= ${instantAt(from)} and ${row}.start_time < ${instantAt(to)}`;
};

/** The rows of `booking_days`, counted anew; held times are none. */
function countedBookingDays({ uncounted, zones, coach_id }: Counted): Sql {
  const range = rangeOf(uncounted);
  const here = wallTimeAt(zones, sql`b.location_id`, sql`b.start_time`, range);
  return sql`
    select b.location_id, b.day,
      ${sql.join([...FIGURES].map(([, counts]) => sql`count(*) filter (where ${counts})::int`))},
      coalesce(array_agg(b.lead_hours order by b.lead_hours) filter (where b.lead_hours is not null), '{}')
    from (
      select d.day, b.location_id, b.status, ${SOURCE} as source, ${NOTICE} as notice,
        ${leadBandOf(zones, range)} as lead_band,
        case when ${IS_BOOKED} and b.created_at < b.start_time
          then extract(epoch from b.start_time - b.created_at)::float8 / 3600 end as lead_hours
      from ${daysAsRows(uncounted)}
      join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)} and b.status <> 'held'
        and ${coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`}
      cross join lateral (select ${here} as here) w
    ) b
    group by b.location_id, b.day`;
}

const takenBy = (row: Sql): Sql => {
  const ms = (column: string) => sql`floor(extract(epoch from ${row}.${sql.ref(column)}) * 1000)::bigint`;
  return sql`int8range(${ms("start_time")}, ${ms("end_time")})`;
};

/** The rows of `bay_days`, counted anew. A seat of a class takes no bay of its own: the class does. */
function countedBayDays({ uncounted }: Counted): Sql {
  return sql`
    select t.location_id, t.day, t.resource_id, coalesce(range_agg(t.taken), '{}'), sum(t.bookings)::int,
      sum(t.no_shows)::int
    from (
      select d.location_id, d.day, b.resource_id, case when b.class_session_id is null then ${takenBy(sql`b`)} end as taken,
        1 as bookings, (b.status = 'no_show')::int as no_shows
      from ${daysAsRows(uncounted)}
      join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)}
      where b.resource_id is not null and b.status not in ('held', 'cancelled')
      union all
      select d.location_id, d.day, c.resource_id, ${takenBy(sql`c`)}, 0, 0
      from ${daysAsRows(uncounted)}
      join class_sessions c on c.tenant_id = ${TENANT_ID} and ${startsWithin(sql`c`, uncounted)}
      where c.resource_id is not null and c.status = 'scheduled'
    ) t
    group by t.location_id, t.day, t.resource_id`;
}

const TABLES = {
  booking_days: { columns: [...FIGURES.keys(), "lead_hours"], counted: countedBookingDays },
  bay_days: { columns: ["resource_id", "booked", "bookings", "no_shows"], counted: countedBayDays },
} as const;

const columnsOf = (table: keyof typeof TABLES): Sql =>
  listed(["location_id", "day", ...TABLES[table].columns], (name) => sql.ref(name));

/** All days of a table: as they stand, but for those that are counted with the question. */
function allDays(table: keyof typeof TABLES, days: Days): Sql {
  const ids = days.uncounted.map(({ location_id }) => location_id);
  const dates = days.uncounted.map(({ day }) => day);
  const stored = sql`select ${columnsOf(table)} from ${sql.table(table)} t
    where t.tenant_id = ${TENANT_ID} and t.location_id = any(${days.stored}::int[])
      and t.day >= ${days.start}::date and t.day <= ${days.end}::date
      and (t.location_id, t.day) not in (select * from unnest(${ids}::int[], ${dates}::date[]))`;
  return days.uncounted.length === 0 ? stored : sql`${stored} union all (${TABLES[table].counted(days)})`;
}

export type BookingDay = { day: string } & Record<string, number>;

/** The figures of each day, of all its locations together. */
export async function figuresByDay(trx: TenantTransaction, days: Days): Promise<BookingDay[]> {
  const { rows } = await sql<BookingDay>`
    with days as (${allDays("booking_days", days)})
    select day, ${listed(FIGURES.keys(), (name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`)}
    from days group by day order by day`.execute(trx);
  return rows;
}

/** Between the two nearest values in proportion. */
export async function leadHours(trx: TenantTransaction, days: Days) {
  const { rows } = await sql<{ median: number | null; p90: number | null }>`
    with days as (${allDays("booking_days", days)})
    select percentile_cont(0.5) within group (order by hours) as median,
      percentile_cont(0.9) within group (order by hours) as p90
    from days cross join lateral unnest(lead_hours) hours`.execute(trx);
  return rows[0] ?? { median: null, p90: null };
}

interface BayRow {
  resource_id: number;
  booked: string;
  bookings: number;
  no_shows: number;
}

/** What each bay was booked; what began before `from` counts for its time alone. */
export async function figuresByBay(trx: TenantTransaction, days: Days, from: string): Promise<BayRow[]> {
  const { rows } = await sql<BayRow>`
    with days as (${allDays("bay_days", days)})
    select resource_id, range_agg(booked)::text as booked,
      coalesce(sum(bookings) filter (where day >= ${from}::date), 0)::int as bookings,
      coalesce(sum(no_shows) filter (where day >= ${from}::date), 0)::int as no_shows
    from days group by resource_id`.execute(trx);
  return rows;
}

export interface Mark {
  location_id: number;
  day: string;
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
  const { rows } = await sql<Mark>`
    delete from days_to_recount m
    where m.tenant_id = ${TENANT_ID} and (m.location_id, m.day) in (
      select distinct t.location_id, t.day from days_to_recount t
      where t.tenant_id = ${TENANT_ID} order by t.location_id, t.day limit ${most})
    returning m.location_id, m.day`.execute(trx);
  return rows;
}

/** Writes these days as they are now. */
export async function storeDays(trx: TenantTransaction, counted: Counted): Promise<void> {
  const ids = counted.uncounted.map(({ location_id }) => location_id);
  const dates = counted.uncounted.map(({ day }) => day);
  for (const table of ["booking_days", "bay_days"] as const) {
    await sql`delete from ${sql.table(table)} t where t.tenant_id = ${TENANT_ID}
      and (t.location_id, t.day) in (select * from unnest(${ids}::int[], ${dates}::date[]))`.execute(trx);
    await sql`insert into ${sql.table(table)} (tenant_id, ${columnsOf(table)})
      select l.tenant_id, x.* from locations l
      join (${TABLES[table].counted(counted)}) x on x.location_id = l.id
      where l.tenant_id = ${TENANT_ID}`.execute(trx);
  }
}

/** Forgets all that was counted and marks every day on which anything began. */
export async function forgetDays(trx: TenantTransaction): Promise<void> {
  await trx.deleteFrom("booking_days").execute();
  await trx.deleteFrom("bay_days").execute();
  await sql`select mark_all_days(${TENANT_ID})`.execute(trx);
}
