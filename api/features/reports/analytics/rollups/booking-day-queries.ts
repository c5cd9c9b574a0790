import { sql } from "kysely";
import {
  allDays,
  allMonths,
  daysByUtcDate,
  rangeOf,
  startsWithin,
  sumOf,
  valuesOf,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { percentilesOf } from "#api/counted-days/sorted-values.ts";
import { allYears, type YearTable } from "#api/counted-days/year-tables.ts";
import { wallTimeAt, type Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CancellationReason } from "#schema/bookings/bookings/cancellation.ts";
import { BookingSource, CancellationNotice, LeadBand } from "#schema/reports/analytics/models.ts";
import { leadBandOf, NOTICE, SOURCE } from "../aggregates/booking-row-queries.ts";

const IS_BOOKED = sql`b.status <> 'cancelled'`;
const CAME = sql`b.status in ('checked_in', 'completed')`;

/** Each figure of a day, with the condition for the bookings `b` that it counts. */
const FIGURES: ReadonlyMap<string, Sql> = new Map([
  ["bookings", IS_BOOKED],
  ["attended", CAME],
  ["no_shows", sql`b.status = 'no_show'`],
  ["cancelled", sql`b.status = 'cancelled'`],
  ...BookingSource.options.map((one): [string, Sql] => [
    `source_${one}`,
    sql`${IS_BOOKED} and b.source = ${sql.lit(one)}`,
  ]),
  ...CancellationNotice.options.map((one): [string, Sql] => [`notice_${one}`, sql`b.notice = ${sql.lit(one)}`]),
  ...LeadBand.options.map((one): [string, Sql] => [`lead_${one}`, sql`b.lead_band = ${sql.lit(one)}`]),
  ["visits", sql`b.is_visit`],
  ["rebooked", sql`b.is_visit and b.is_rebooked`],
]);

/** Clients only, since guests cannot be told apart. Bookings of a series are excluded. */
const IS_VISIT = sql`${CAME} and b.client_id is not null and b.series_id is null`;

/** Whether a later booking existed a day after the visit; one made before the visit counts too. */
const IS_REBOOKED = sql`case when ${IS_VISIT} then exists (
  select from bookings n
  where n.tenant_id = ${TENANT_ID} and n.client_id = b.client_id and n.start_time >= b.end_time
    and n.created_at <= b.end_time + interval '24 hours' and n.series_id is null and n.status <> 'held'
    and (n.status <> 'cancelled' or n.cancelled_at > b.end_time + interval '24 hours')) end`;

const listed = (names: Iterable<string>, each: (name: string) => Sql): Sql => sql.join([...names].map(each));

/** Recomputes the rows of `booking_days`; holds are excluded. */
function countedBookingDays({ uncounted, zones, coach_id }: Counted): Sql {
  const range = rangeOf(uncounted);
  const here = wallTimeAt(zones, sql`b.location_id`, sql`b.start_time`, range);
  return sql`
    select b.location_id, b.day,
      ${sql.join([...FIGURES].map(([, counts]) => sql`count(*) filter (where ${counts})::int`))},
      coalesce(array_agg(b.lead_hours order by b.lead_hours) filter (where b.lead_hours is not null), '{}'),
      coalesce(array_agg(distinct b.client_id) filter (where ${CAME} and b.client_id is not null), '{}'),
      coalesce(array_agg(distinct b.guest_key) filter (where ${CAME} and b.guest_key is not null), '{}')
    from (
      select d.day, b.location_id, b.status, b.client_id, ${SOURCE} as source, ${NOTICE} as notice,
        case when b.client_id is null then b.guest_key::bigint end as guest_key,
        ${leadBandOf(zones, range)} as lead_band, ${IS_VISIT} as is_visit, ${IS_REBOOKED} as is_rebooked,
        case when ${IS_BOOKED} and b.created_at < b.start_time
          then extract(epoch from b.start_time - b.created_at)::float8 / 3600 end as lead_hours
      from ${daysByUtcDate(uncounted)}
      join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)} and b.status <> 'held'
        and ${coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`}
      cross join lateral (select ${here} as here) w
    ) b
    group by b.location_id, b.day`;
}

/** Recomputes the rows of `cancellation_days`. */
const countedCancellations = ({ uncounted, coach_id }: Counted): Sql => sql`
  select d.location_id, d.day, coalesce(b.cancel_reason, ''), ${NOTICE}, count(*)::int
  from ${daysByUtcDate(uncounted)}
  join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, uncounted)} and b.status = 'cancelled'
    and ${coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`}
  group by 1, 2, 3, 4`;

const VISITORS = {
  visitors: valuesOf("visitors", "int", true),
  guest_visitors: valuesOf("guest_visitors", "bigint", true),
};
const BOOKING_DAYS: DayTable = {
  name: "booking_days",
  deletion: sql`delete from booking_days t`,
  months: { name: "booking_months", deletion: sql`delete from booking_months t` },
  columns: {
    ...Object.fromEntries([...FIGURES.keys()].map((name) => [name, sumOf(name, "int")])),
    lead_hours: valuesOf("lead_hours", "float8", false),
    ...VISITORS,
  },
  counted: countedBookingDays,
};
const CANCELLATION_DAYS: DayTable = {
  name: "cancellation_days",
  deletion: sql`delete from cancellation_days t`,
  months: { name: "cancellation_months", deletion: sql`delete from cancellation_months t` },
  columns: { reason: null, notice: null, bookings: sumOf("bookings", "int") },
  counted: countedCancellations,
};

/** The row of a day also holds its visitors; visitors of a year have rows of their own. */
const VISITOR_DAYS: YearTable = {
  ...BOOKING_DAYS,
  years: { name: "visitor_years", deletion: sql`delete from visitor_years t` },
  columns: VISITORS,
  counted: (days) => {
    const names = sql.join(["location_id", "day", ...Object.keys(BOOKING_DAYS.columns)].map((name) => sql.ref(name)));
    const visitors = sql.join(Object.keys(VISITORS).map((name) => sql.ref(name)));
    return sql`select location_id, day, ${visitors} from (${countedBookingDays(days)}) c (${names})`;
  },
};

export const BOOKING_YEAR_TABLES: readonly YearTable[] = [VISITOR_DAYS];
export const BOOKING_DAY_TABLES: readonly DayTable[] = [BOOKING_DAYS, CANCELLATION_DAYS];

export type BookingDay = { day: string } & Record<string, number>;

/** The figures per day, or per month where that is enough, summed over all locations. */
export async function figuresByDay(trx: TenantTransaction, days: Days, areMonths: boolean): Promise<BookingDay[]> {
  const { rows } = await sql<BookingDay>`
    with days as (${(areMonths ? allMonths : allDays)(BOOKING_DAYS, days)})
    select day, ${listed(FIGURES.keys(), (name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`)}
    from days group by day order by day`.execute(trx);
  return rows;
}

/** How far ahead bookings were made: the median and the 90th percentile. */
export async function leadHours(trx: TenantTransaction, days: Days) {
  const arrays = sql`select lead_hours as v from (${allMonths(BOOKING_DAYS, days)}) days`;
  const [median = null, p90 = null] = await percentilesOf(trx, arrays, [0.5, 0.9]);
  return { median, p90 };
}

/**
 * Counts who came, and how many of them had come before `from`, anywhere in the company. First visits are stored, except for
 * those of some clients, or of all where it is null.
 */
export async function visitorsOf(
  trx: TenantTransaction,
  days: Days,
  { from, uncounted }: { from: Temporal.Instant; uncounted: readonly number[] | null },
) {
  // Looked up by the client index: left to itself, the planner scans all earlier bookings for each client.
  const before = (isThey: Sql) => sql`exists (
    select from (
      select b.start_time from bookings b where b.tenant_id = ${TENANT_ID} and ${CAME} and ${isThey} offset 0) own
    where own.start_time < ${from})`;
  const lookedUp = before(sql`b.client_id = clients.id`);
  const known = sql`clients.id in (
    select v.client_id from client_visits v where v.tenant_id = ${TENANT_ID} and v.first_visit < ${from})`;
  const isUncounted = sql`clients.id = any(${uncounted ?? []}::int[])`;
  const ofClients = (which: Sql, hasCome: Sql): Sql =>
    sql`select count(*) as people, count(*) filter (where ${hasCome}) as had_come from clients where ${which}`;
  const counted = uncounted?.length === 0 ? sql`true` : sql`not ${isUncounted}`;
  const parts = [
    ...(uncounted === null ? [ofClients(sql`true`, lookedUp)] : [ofClients(counted, known)]),
    ...(uncounted === null || uncounted.length === 0 ? [] : [ofClients(isUncounted, lookedUp)]),
    sql`select count(*) as people, count(*) filter (where
        ${before(sql`b.client_id is null and b.guest_key = guests.key::text`)}) as had_come from guests`,
  ];
  const { rows } = await sql<{ people: number; returning: number }>`
    with days as (${allYears(VISITOR_DAYS, days)}),
    clients as materialized (select distinct unnest(visitors) as id from days),
    guests as materialized (select distinct unnest(guest_visitors) as key from days)
    select sum(people)::int as people, sum(had_come)::int as returning
    from (${sql.join(parts, sql` union all `)}) each_kind`.execute(trx);
  return rows[0] ?? { people: 0, returning: 0 };
}

interface CancellationRow {
  reason: CancellationReason | null;
  notice: CancellationNotice;
  bookings: number;
}

/** Cancelled bookings by reason and notice; those without a reason last. */
export async function cancellationsByReason(trx: TenantTransaction, days: Days): Promise<CancellationRow[]> {
  const { rows } = await sql<CancellationRow>`
    with days as (${allMonths(CANCELLATION_DAYS, days)})
    select nullif(reason, '') as reason, notice, sum(bookings)::int as bookings
    from days group by reason, notice order by nullif(reason, '') nulls last, notice`.execute(trx);
  return rows;
}
