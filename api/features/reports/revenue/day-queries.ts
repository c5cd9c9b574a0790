import { sql } from "kysely";
import {
  allDays,
  allMonths,
  countedValues,
  daysByUtcDate,
  duringTimes,
  sumOf,
  timesAsRows,
  valuesOf,
  type Counted,
  type Days,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { allYears, type YearTable } from "#api/counted-days/year-tables.ts";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { RevenueBasis } from "#schema/reports/revenue/models.ts";
import { cashOf, earnedOf, withoutMistakes, type SumRow } from "./queries.ts";

/** A row of `posted`: a ledger posting with its booking. */
const P = sql`p`;
const CASH = cashOf(P, P);
const EARNED = earnedOf(P, P, P);

/** Selects postings, each at its own time, of bookings that start on these days or have postings on them. */
function eventsAround({ uncounted }: Counted): Sql {
  const ids = [...new Set(uncounted.map(({ location_id }) => location_id))];
  const times = timesAsRows(uncounted);
  const about = sql`p.booking_id, p.location_id, p.service_id, p.resource_id, p.coach_id`;
  const [t, e] = [sql`t`, sql`e`];
  const { isPrice, isOther } = earnedOf(t, e, sql`b`);
  // Transactions that moved credit are found by a hashed subquery rather than a join: the planner's row estimates are
  // unreliable for the tables of a new company.
  return sql`
    with posted as materialized (
      select b.id as booking_id, b.location_id, b.service_id, coalesce(b.resource_id, 0) as resource_id,
        coalesce(b.coach_id, 0) as coach_id, b.start_time, b.status, t.id as transaction_id, t.kind, t.created_at,
        e.account, e.currency, e.amount, e.tax_amount
      from (
        select t.booking_id as id from ${times}
        join ledger_transactions t on t.tenant_id = ${TENANT_ID} and ${duringTimes(sql`t.created_at`, uncounted)}
        where t.booking_id is not null and t.kind <> 'charge'
        union
        select b.id from ${times}
        join bookings b on b.tenant_id = ${TENANT_ID} and b.location_id = any(${ids}::int[])
          and ${duringTimes(sql`b.start_time`, uncounted)}
      ) touched
      join bookings b on b.tenant_id = ${TENANT_ID} and b.id = touched.id and b.location_id = any(${ids}::int[])
      join ledger_transactions t on t.tenant_id = ${TENANT_ID} and t.booking_id = b.id and ${withoutMistakes(t)}
      join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
        and (${cashOf(t, e).counts} or ${isPrice} or ${isOther} or e.account = 'credit')
    )
    select ${about}, 'cash' as basis, ${CASH.item} as item, p.created_at as at, p.transaction_id, p.currency,
      ${CASH.amount} as amount, ${CASH.tax} as tax
    from posted p
    where ${CASH.counts}
      and p.transaction_id not in (select c.transaction_id from posted c where c.account = 'credit')
    union all
    select ${about}, 'accrual', 'price', p.start_time, null, p.currency, ${EARNED.amount}, ${EARNED.tax}
    from posted p where ${EARNED.isPrice}
    union all
    select ${about}, 'accrual', ${EARNED.otherItem}, ${EARNED.otherAt}, p.transaction_id, p.currency, ${EARNED.amount},
      ${EARNED.tax}
    from posted p where ${EARNED.isOther}`;
}

/** Aggregates one value per distinct amount. */
const eachAmount = (what: Sql): Sql => sql`array(
  select ${what} from unnest(array_agg(o.amount) filter (where o.amount <> 0)) one (amount)
  group by one.amount order by one.amount)`;

/** The rows of `service_revenue_days`, computed from the ledger. */
function countedServiceRevenue(counted: Counted): Sql {
  const group = sql`location_id, service_id, resource_id, coach_id, basis, item, currency`;
  return sql`
    select o.location_id, o.day, o.basis, o.item, o.currency, o.service_id, o.resource_id, o.coach_id,
      sum(o.amount)::bigint, sum(o.tax)::bigint, ${eachAmount(sql`one.amount`)}, ${eachAmount(sql`count(*)::int`)},
      count(*) filter (where o.is_first and not o.is_several)::int,
      coalesce(array_agg(distinct o.booking_id) filter (where o.is_several), '{}')
    from (
      select d.day, e.* from (
        select booking_id, ${group}, at, sum(amount)::bigint as amount, sum(tax)::bigint as tax,
          row_number() over (w order by item) = 1 as is_first,
          min(at) over w < max(at) over w as is_several
        from (${eventsAround(counted)}) e
        group by booking_id, ${group}, at, transaction_id
        window w as (partition by booking_id, basis, currency)
      ) e
      join ${daysByUtcDate(counted.uncounted)} on d.location_id = e.location_id
        and d.of_utc = (e.at at time zone 'UTC')::date
        and e.at >= d.starts and e.at < d.ends
    ) o
    group by o.location_id, o.day, o.basis, o.item, o.currency, o.service_id, o.resource_id, o.coach_id`;
}

/** The columns that identify a row within a day. */
const KEYS = { basis: null, item: null, currency: null };
const SUMS = { amount: sumOf("amount", "bigint"), tax: sumOf("tax", "bigint") };

export const SERVICE_REVENUE_DAYS: YearTable = {
  name: "service_revenue_days",
  deletion: sql`delete from service_revenue_days t`,
  months: { name: "service_revenue_months", deletion: sql`delete from service_revenue_months t` },
  years: { name: "service_revenue_years", deletion: sql`delete from service_revenue_years t` },
  columns: {
    ...KEYS,
    service_id: null,
    resource_id: null,
    coach_id: null,
    ...SUMS,
    amounts: countedValues("values", ["amounts", "counts"]),
    counts: countedValues("counts", ["amounts", "counts"]),
    bookings: sumOf("bookings", "int"),
    several: valuesOf("several", "int", true),
  },
  counted: countedServiceRevenue,
};

const inAll = (rows: Sql): Sql => sql`
  select c.location_id, c.day, c.basis, c.item, c.currency, sum(c.amount)::bigint, sum(c.tax)::bigint from ${rows}
  group by c.location_id, c.day, c.basis, c.item, c.currency`;

export const REVENUE_DAYS: DayTable = {
  name: "revenue_days",
  deletion: sql`delete from revenue_days t`,
  months: { name: "revenue_months", deletion: sql`delete from revenue_months t` },
  columns: { ...KEYS, ...SUMS },
  counted: (counted) =>
    inAll(sql`(${countedServiceRevenue(counted)}) c
      (location_id, day, basis, item, currency, service_id, resource_id, coach_id, amount, tax, amounts, counts, bookings,
      several)`),
  summed: (days) =>
    inAll(sql`service_revenue_days c where c.tenant_id = ${TENANT_ID} and (c.location_id, c.day) in ${days}`),
};

export interface AskedRevenue {
  days: Days;
  basis: RevenueBasis;
  /** Only this coach's lessons. */
  coach_id: number | null;
}

const ofCoach = ({ coach_id }: AskedRevenue): Sql => (coach_id === null ? sql`true` : sql`coach_id = ${coach_id}`);

/**
 * Returns booking revenue per bucket (numbered from 1) of the periods beginning on `starts`. If `areMonths`, monthly sums are
 * enough.
 */
export async function sumsByDay(
  trx: TenantTransaction,
  asked: AskedRevenue,
  starts: readonly string[],
  areMonths: boolean,
): Promise<SumRow[]> {
  const table = asked.coach_id === null ? REVENUE_DAYS : SERVICE_REVENUE_DAYS;
  const { rows } = await sql<SumRow>`
    with days as (${(areMonths ? allMonths : allDays)(table, asked.days)})
    select width_bucket(day, ${starts}::date[]) as bucket, item, currency, sum(amount)::bigint as amount,
      sum(tax)::bigint as tax
    from days where basis = ${asked.basis} and ${ofCoach(asked)}
    group by 1, item, currency order by 1, currency, item`.execute(trx);
  return rows;
}

export interface ServiceSumRow {
  service_id: number;
  service_name: string;
  kind: string;
  resource_id: number | null;
  currency: string;
  amount: number;
  /** The number of bookings in the sum. */
  bookings: number;
}

/** Returns sums by service and bay. */
export async function sumsByService(trx: TenantTransaction, asked: AskedRevenue): Promise<ServiceSumRow[]> {
  const { rows } = await sql<ServiceSumRow>`
    with counted as materialized (
      select * from (${allYears(SERVICE_REVENUE_DAYS, asked.days)}) d where basis = ${asked.basis} and ${ofCoach(asked)}
    ), several as (
      select service_id, resource_id, currency, count(distinct id)::int as bookings
      from counted cross join lateral unnest(several) id group by service_id, resource_id, currency
    ), sums as (
      select service_id, resource_id, currency, sum(amount)::bigint as amount, sum(bookings)::int as bookings
      from counted group by service_id, resource_id, currency
    )
    select s.id as service_id, s.name as service_name, s.kind, nullif(g.resource_id, 0) as resource_id, g.currency, g.amount,
      g.bookings + coalesce(more.bookings, 0) as bookings
    from sums g
    join services s on s.tenant_id = ${TENANT_ID} and s.id = g.service_id
    left join several more using (service_id, resource_id, currency)
    order by s.name, s.id, g.currency`.execute(trx);
  return rows;
}

export interface CoachSumRow {
  coach_id: number;
  currency: string;
  amount: number;
}

/** Returns the revenue of the lessons and classes of each coach. */
export async function sumsByCoach(
  trx: TenantTransaction,
  { days, basis }: AskedRevenue,
  coachIds: readonly number[],
): Promise<CoachSumRow[]> {
  const { rows } = await sql<CoachSumRow>`
    with days as (${allYears(SERVICE_REVENUE_DAYS, days)})
    select coach_id, currency, sum(amount)::bigint as amount from days
    where basis = ${basis} and coach_id = any(${coachIds}::int[])
    group by coach_id, currency having bool_or(amount <> 0) order by coach_id, currency`.execute(trx);
  return rows;
}

const ROWS_BY = { day: allDays, month: allMonths, year: allYears } as const;

/** Items for grouping payments: each row stands for `times` items of the same amount, summed over at most `longest`. */
export const thingsByDay = (asked: AskedRevenue, longest: keyof typeof ROWS_BY): Sql => sql`
  select 'bookings' as source, null::int as bucket, null::timestamptz as at, d.day, d.item, thing.amount, thing.times,
    0::bigint as tax, d.currency, row_number() over () as transaction_id, null::int as booking_id,
    null::int as membership_id, null::int as payment_id, d.location_id, d.service_id,
    nullif(d.resource_id, 0) as resource_id, nullif(d.coach_id, 0) as coach_id
  from (${ROWS_BY[longest](SERVICE_REVENUE_DAYS, asked.days)}) d
  cross join lateral unnest(d.amounts, d.counts) thing (amount, times)
  where d.basis = ${asked.basis} and ${ofCoach(asked)}`;
