import { sql } from "kysely";
import {
  allDays,
  allMonths,
  daysByUtcDate,
  rangeOf,
  startDateOf,
  sumOf,
  takenBy,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { multirangeOf, rangesOf } from "#api/counted-days/days.ts";
import { hoursAsRows } from "#api/counted-days/hours-of-days.ts";
import { monthsOf } from "#api/counted-days/months.ts";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

const DAY = sql`int8range(floor(extract(epoch from d.starts) * 1000)::bigint, floor(extract(epoch from d.ends) * 1000)::bigint)`;

/** Bookings that start on a day `d`, or on the day before and run into it: none lasts longer than a day. */
function reachesInto(row: Sql, { uncounted }: Counted): Sql {
  const { from, to } = rangeOf(uncounted);
  return sql`${row}.location_id = d.location_id and d.of_utc = ${startDateOf(row)}
    and ${row}.start_time >= d.starts - interval '24 hours'
    and ${row}.start_time < d.ends and ${row}.end_time > d.starts
    and ${row}.start_time >= ${instantAt(from - DAY_MS)} and ${row}.start_time < ${instantAt(to)}`;
}

/** Recomputes the rows of `bay_days`. A seat in a class takes no bay of its own: the class does. */
function countedBayDays(counted: Counted): Sql {
  const days = daysByUtcDate(counted.uncounted, DAY_MS);
  return sql`
    select t.location_id, t.day, t.resource_id, t.booked,
      (select coalesce(sum(upper(one) - lower(one)), 0) from unnest(t.booked) one)::bigint, t.bookings, t.no_shows
    from (
      select t.location_id, t.day, t.resource_id, coalesce(range_agg(t.taken), '{}') as booked,
        sum(t.bookings)::int as bookings, sum(t.no_shows)::int as no_shows
      from (
        select d.location_id, d.day, b.resource_id,
          case when b.class_session_id is null then ${takenBy(sql`b`)} * ${DAY} end as taken,
          (b.start_time >= d.starts)::int as bookings,
          (b.start_time >= d.starts and b.status = 'no_show')::int as no_shows
        from ${days}
        join bookings b on b.tenant_id = ${TENANT_ID} and ${reachesInto(sql`b`, counted)}
        where b.resource_id is not null and b.status not in ('held', 'cancelled')
        union all
        select d.location_id, d.day, c.resource_id, ${takenBy(sql`c`)} * ${DAY}, 0, 0
        from ${days}
        join class_sessions c on c.tenant_id = ${TENANT_ID} and ${reachesInto(sql`c`, counted)}
        where c.resource_id is not null and c.status = 'scheduled'
      ) t
      group by t.location_id, t.day, t.resource_id
    ) t`;
}

/** Derives the rows of `bay_hour_days` from rows of `bay_days`. */
const cutByHour = (bays: Sql, days: Counted): Sql => sql`
  with taken as materialized (
    select b.location_id, b.day, lower(one) as starts, upper(one) as ends
    from ${bays} cross join lateral unnest(b.booked) one
  )
  select t.location_id, t.day, h.weekday, h.hour, sum(least(h.ends, t.ends) - greatest(h.starts, t.starts))::bigint
  from taken t
  join ${hoursAsRows(days)} on h.location_id = t.location_id and h.day = t.day
    and h.starts < t.ends and h.ends > t.starts
  group by t.location_id, t.day, h.weekday, h.hour`;

const BAY_DAYS: DayTable = {
  name: "bay_days",
  deletion: sql`delete from bay_days t`,
  months: { name: "bay_months", deletion: sql`delete from bay_months t` },
  columns: {
    resource_id: null,
    booked: sql`range_agg(t.booked)`,
    booked_ms: sumOf("booked_ms", "bigint"),
    bookings: sumOf("bookings", "int"),
    no_shows: sumOf("no_shows", "int"),
  },
  counted: countedBayDays,
};
const BAY_HOUR_DAYS: DayTable = {
  name: "bay_hour_days",
  deletion: sql`delete from bay_hour_days t`,
  months: { name: "bay_hour_months", deletion: sql`delete from bay_hour_months t` },
  columns: { weekday: null, hour: null, booked_ms: sumOf("booked_ms", "bigint") },
  counted: (days) =>
    cutByHour(
      sql`(${countedBayDays(days)}) b (location_id, day, resource_id, booked, booked_ms, bookings, no_shows)`,
      days,
    ),
  summed: (listed, days) =>
    cutByHour(
      sql`(select t.location_id, t.day, t.booked from bay_days t
        where t.tenant_id = ${TENANT_ID} and (t.location_id, t.day) in ${listed}) b`,
      days,
    ),
};

/** From the first moment of a day at which any bay of a location is booked to the last. */
const BAY_SPAN_DAYS: DayTable = {
  name: "bay_span_days",
  deletion: sql`delete from bay_span_days t`,
  months: { name: "bay_span_months", deletion: sql`delete from bay_span_months t` },
  columns: { span: sql`range_agg(t.span)` },
  counted: (days) =>
    spans(sql`(${countedBayDays(days)}) t (location_id, day, resource_id, booked, booked_ms, bookings, no_shows)
      where true`),
  summed: (listed) => spans(sql`bay_days t where t.tenant_id = ${TENANT_ID} and (t.location_id, t.day) in ${listed}`),
};

const spans = (bays: Sql): Sql => sql`
  select t.location_id, t.day, int8multirange(int8range(min(lower(t.booked)), max(upper(t.booked)))) from ${bays}
  and not isempty(t.booked) group by t.location_id, t.day`;

/** In this order: the later tables are derived from the first. */
export const BAY_DAY_TABLES: readonly DayTable[] = [BAY_DAYS, BAY_HOUR_DAYS, BAY_SPAN_DAYS];

export interface BayFigures {
  resource_id: number;
  booked_ms: number;
  bookings: number;
  no_shows: number;
}

/** How long each bay was booked, inside or outside opening hours, and how often. */
export async function figuresByBay(trx: TenantTransaction, days: Days): Promise<BayFigures[]> {
  const { rows } = await sql<BayFigures>`
    with days as (${allMonths(BAY_DAYS, days)})
    select resource_id, sum(booked_ms)::bigint as booked_ms, sum(bookings)::int as bookings,
      sum(no_shows)::int as no_shows
    from days group by resource_id`.execute(trx);
  return rows;
}

export interface BookedDayOfBay {
  resource_id: number;
  day: string;
  booked_ms: number;
}

/** How long each bay was booked on each day, or in each month where that is enough. */
export async function bookedByBayAndDay(
  trx: TenantTransaction,
  days: Days,
  areMonths: boolean,
): Promise<BookedDayOfBay[]> {
  const { rows } = await sql<BookedDayOfBay>`
    with days as (${(areMonths ? allMonths : allDays)(BAY_DAYS, days)})
    select resource_id, day, booked_ms from days where booked_ms > 0`.execute(trx);
  return rows;
}

export interface BookedHour {
  /** Null where all locations are added up. */
  location_id: number | null;
  day: string;
  /** Monday is 1. */
  weekday: number;
  hour: number;
  booked_ms: number;
}

interface HoursAsked {
  areMonths: boolean;
  /** Whether to keep locations apart. */
  byLocation: boolean;
}

/** How long bays were booked by weekday and hour of their location, per day or per month. */
export async function bookedByHour(
  trx: TenantTransaction,
  days: Days,
  { areMonths, byLocation }: HoursAsked,
): Promise<BookedHour[]> {
  const { rows } = await sql<BookedHour>`
    with days as (${(areMonths ? allMonths : allDays)(BAY_HOUR_DAYS, days)})
    select ${byLocation ? sql`location_id` : sql`null::int`} as location_id, day, weekday, hour,
      sum(booked_ms)::bigint as booked_ms
    from days group by 1, 2, 3, 4`.execute(trx);
  return rows;
}

/** When each bay was booked; sorted and disjoint. */
export async function timesByBay(trx: TenantTransaction, days: Days): Promise<Map<number, TimeRange[]>> {
  const { rows } = await sql<{ resource_id: number; booked: string }>`
    with days as (${allMonths(BAY_DAYS, days)})
    select resource_id, range_agg(booked)::text as booked from days group by resource_id`.execute(trx);
  return new Map(rows.map(({ resource_id, booked }) => [resource_id, rangesOf(booked)]));
}

const MONTH = sql`date_trunc('month', t.day)::date`;

/** Bookable times that some bays share, by the first day of each month. */
export interface OpenMonths {
  bayIds: readonly number[];
  months: readonly { month: string; open: readonly TimeRange[] }[];
}

/**
 * When each bay was booked outside its opening hours: few ranges, and none for most bays. The exact times are only read for
 * months in which the booked span of a location's days, over all its bays, may exceed its hours.
 */
export async function timesOutside(
  trx: TenantTransaction,
  days: Days,
  all: readonly OpenMonths[],
): Promise<Map<number, TimeRange[]>> {
  const bays = all.flatMap(({ bayIds }, list) => bayIds.map((id) => ({ id, list })));
  const open = all.flatMap(({ months }, list) => months.map((one) => ({ list, ...one })));
  const changed = monthsOf(days.uncounted);
  const stored = { ...days, uncounted: [] };
  const { rows } = await sql<{ resource_id: number; outside: string }>`
    with b as materialized (
      select * from unnest(${bays.map(({ id }) => id)}::int[], ${bays.map(({ list }) => list)}::int[]) b (id, list)
    ), o as materialized (
      select * from unnest(${open.map(({ list }) => list)}::int[], ${open.map(({ month }) => month)}::date[],
        ${open.map((one) => multirangeOf(one.open))}::int8multirange[]) o (list, month, open)
    ), spans as materialized (
      select location_id, ${MONTH} as month, span from (${allMonths(BAY_SPAN_DAYS, stored)}) t
    ), booked as materialized (
      select distinct d.location_id, d.month, b.list
      from (select location_id, ${MONTH} as month, resource_id from (${allMonths(BAY_DAYS, stored)}) t offset 0) d
      join b on b.id = d.resource_id
    ), doubtful as materialized (
      select d.location_id, d.month, d.list
      from booked d
      join o on o.list = d.list and o.month = d.month
      left join spans s on s.location_id = d.location_id and s.month = d.month
      group by d.location_id, d.month, d.list
      having bool_or(s.span is null or not s.span <@ o.open)
      union
      select c.location_id, c.month, o.list
      from unnest(${changed.map((one) => one.location_id)}::int[], ${changed.map(({ day }) => day)}::date[])
        c (location_id, month)
      join o on o.month = c.month
    )
    select t.resource_id, range_agg(t.booked - t.open)::text as outside
    from (
      -- Compared behind this: left to itself the server would compare all before it leaves out what is not doubtful.
      select d.resource_id, d.booked, o.open
      from doubtful f
      join o on o.list = f.list and o.month = f.month
      join b on b.list = f.list
      join (select resource_id, location_id, ${MONTH} as month, booked from (${allMonths(BAY_DAYS, days)}) t) d
        on d.resource_id = b.id and d.location_id = f.location_id and d.month = f.month
      offset 0
    ) t
    -- Most are wholly inside, which is told sooner than what is left of them.
    where not t.booked <@ t.open
    group by t.resource_id`.execute(trx);
  return new Map(rows.map(({ resource_id, outside }) => [resource_id, rangesOf(outside)]));
}
