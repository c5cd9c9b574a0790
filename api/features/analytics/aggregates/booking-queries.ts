import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import {
  columnsOf,
  dateKeyOf,
  FEW_GROUPS,
  groupedBy,
  type GroupKey,
  hourKeyOf,
  namesOfKeys,
  orderedBy,
  selected,
  type Sql,
  wallTimeAt,
  wallTimeIn,
  weekdayKeyOf,
} from "#api/db/grouping.ts";
import type { AskedPeriod } from "#api/features/analytics/aggregates/period.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingAggregatesQuery, BookingGroupBy } from "#schema/analytics/booking-aggregates.ts";

export interface AskedBookings extends AskedPeriod {
  query: BookingAggregatesQuery;
}

const ofRow = (column: string): Sql => sql`b.${sql.ref(column)}`;
const idOf = (thing: string): GroupKey => ({ column: `${thing}_id`, value: ofRow(`${thing}_id`) });

/** Who made a booking, and whether somebody stood at the desk already. */
export const SOURCE = sql`case
  when b.created_by is null then case when b.client_id is null then 'page_guest' else 'page_client' end
  when b.created_by = b.client_id then 'page_client'
  when b.created_at >= b.start_time then 'walk_in' else 'desk' end`;

/** The lower bound belongs to it: 24 hours before the start is a day's notice. */
export const NOTICE = sql`case
  when b.status <> 'cancelled' then null
  when b.start_time <= coalesce(b.cancelled_at, b.start_time) then 'after_start'
  when b.start_time - b.cancelled_at >= interval '48 hours' then 'two_days'
  when b.start_time - b.cancelled_at >= interval '24 hours' then 'one_day'
  when b.start_time - b.cancelled_at >= interval '12 hours' then 'half_day'
  else 'same_day' end`;

/** A visitor cancels by the mailed link; whoever is signed in and is not the client works here. */
const CANCELLED_BY = sql`case when b.status = 'cancelled' then (
  select case when a.actor_kind = 'visitor' or a.actor_id = b.client_id then 'client' else 'venue' end
  from audit_log a
  where a.tenant_id = ${TENANT_ID} and a.entity = 'booking' and a.entity_id = b.id::text and a.at = b.cancelled_at
    and a.actor_kind <> 'system'
  order by a.id desc limit 1) end`;

/** On a holiday its own peak hours stand in for the weekday's. */
const IS_PEAK = sql`exists (
  select from service_peak_hours p
  where p.tenant_id = ${TENANT_ID} and p.service_id = b.service_id
    and p.from_time <= to_char(w.here, 'HH24:MI') and to_char(w.here, 'HH24:MI') < p.to_time
    and case when exists (select from location_holidays h
        where h.tenant_id = ${TENANT_ID} and h.location_id = b.location_id and h.date = w.here::date)
      then 'holiday' else trim(to_char(w.here, 'day')) end = any(p.weekdays))`;

/** How many days ahead a booking was made; `w.here` is the wall time of its start. */
export function leadBandOf(zones: ReadonlyMap<number, string>, range: TimeRange): Sql {
  const days = sql`(w.here::date - ${wallTimeAt(zones, sql`b.location_id`, sql`b.created_at`, range)}::date)`;
  return sql`case when b.status = 'cancelled' or b.created_at >= b.start_time then null
    when ${days} <= 0 then 'same_day' when ${days} = 1 then 'one_day' when ${days} <= 3 then 'two_days'
    when ${days} <= 7 then 'week' when ${days} <= 14 then 'two_weeks' else 'longer' end`;
}

/** What a key is whatever the period and the place. */
const VALUES: Partial<Record<BookingGroupBy, Sql>> = {
  kind: sql`s.kind`,
  status: ofRow("status"),
  payment_status: ofRow("payment_status"),
  source: SOURCE,
  notice: NOTICE,
  cancel_reason: ofRow("cancel_reason"),
  cancelled_by: CANCELLED_BY,
};

function keyOf(by: BookingGroupBy, asked: AskedBookings): GroupKey {
  const value = VALUES[by];
  if (value) return { column: by, value };
  switch (by) {
    case "day":
    case "week":
    case "month":
      return dateKeyOf(by, sql`w.there`, asked.start);
    case "weekday":
      return weekdayKeyOf(sql`w.here`);
    case "hour":
      return hourKeyOf(sql`w.here`);
    case "peak":
      return { column: "is_peak", value: IS_PEAK };
    case "lead_band":
      return { column: "lead_band", value: leadBandOf(asked.zones, asked.range) };
    default:
      return idOf(by);
  }
}

const among = (column: Sql, values: readonly unknown[] | undefined, type: "int" | "text"): Sql =>
  values === undefined ? sql`true` : sql`${column} = any(${values}::${sql.raw(`${type}[]`)})`;

/** Bookings that start in the period, each with the keys of its group; held times are none. */
function counted(asked: AskedBookings, keys: readonly GroupKey[]): Sql {
  const { tenant_id, range, timezone, zones, coach_id, query } = asked;
  const start = sql`b.start_time`;
  return sql`
    select b.id, b.status as now, b.party_size, b.price_amount, b.price_currency, b.payment_status as paid,
      b.status <> 'cancelled' as is_booked,
      extract(epoch from b.end_time - b.start_time)::float8 / 60 as minutes,
      case when b.status <> 'cancelled' and b.created_at < b.start_time
        then extract(epoch from b.start_time - b.created_at)::float8 / 3600 end as lead_hours
      ${columnsOf(keys)}
    from bookings b
    join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
    cross join lateral (select ${wallTimeIn(timezone, start, range)} as there,
      ${wallTimeAt(zones, sql`b.location_id`, start, range)} as here) w
    where b.tenant_id = ${tenant_id} and b.start_time >= ${instantAt(range.from)} and b.start_time < ${instantAt(range.to)}
      and b.status <> 'held'
      and ${coach_id === null ? sql`true` : sql`b.coach_id = ${coach_id}`}
      and ${query.location_id === undefined ? sql`true` : sql`b.location_id = ${query.location_id}`}
      and ${among(sql`b.service_id`, query.service_ids, "int")}
      and ${among(sql`b.resource_id`, query.resource_ids, "int")}
      and ${among(sql`b.coach_id`, query.coach_ids, "int")}
      and ${among(sql`s.kind`, query.kind, "text")}
      and ${among(sql`b.status`, query.status, "text")}
      and ${among(sql`b.payment_status`, query.payment_status, "text")}`;
}

export interface BookingSums extends Record<string, unknown> {
  bookings: number;
  no_shows: number;
  marked: number;
  cancelled: number;
  people: number;
  minutes: number;
  lead_average: number | null;
  lead_median: number | null;
  lead_p90: number | null;
}

export interface BookingMoney extends Record<string, unknown> {
  currency: string;
  bookings: number;
  prices: number;
  due: number;
}

export const keysOfBookings = (asked: AskedBookings): GroupKey[] =>
  [...new Set(asked.query.group_by)].map((by) => keyOf(by, asked));

/** Sums of each group in the order of the keys, one group more than an answer may have at most. */
export async function bookingSums(trx: TenantTransaction, asked: AskedBookings, keys: readonly GroupKey[]) {
  const { rows } = await sql<BookingSums>`
    with counted as (${counted(asked, keys)}), g as (
      select ${selected(keys)}
        count(*) filter (where is_booked)::int as bookings,
        count(*) filter (where now = 'no_show')::int as no_shows,
        count(*) filter (where now in ('checked_in', 'completed', 'no_show'))::int as marked,
        count(*) filter (where not is_booked)::int as cancelled,
        coalesce(sum(party_size) filter (where is_booked), 0)::int as people,
        coalesce(sum(minutes) filter (where is_booked), 0)::float8 as minutes,
        avg(lead_hours) as lead_average,
        percentile_cont(0.5) within group (order by lead_hours) as lead_median,
        percentile_cont(0.9) within group (order by lead_hours) as lead_p90
      from counted ${groupedBy(keys)} ${orderedBy(keys)} ${FEW_GROUPS}
    )
    select g.* ${namesOfKeys(keys)} from g ${orderedBy(keys)}`.execute(trx);
  return rows;
}

/** What the bookings of each group cost and what the ledger still expects for them, by currency. */
export async function bookingMoney(trx: TenantTransaction, asked: AskedBookings, keys: readonly GroupKey[]) {
  const { rows } = await sql<BookingMoney>`
    with counted as (${counted(asked, keys)})
    select ${selected(keys)} price_currency as currency,
      count(*) filter (where is_booked)::int as bookings,
      coalesce(sum(price_amount) filter (where is_booked), 0)::bigint as prices,
      coalesce(sum(case when paid in ('due', 'deposit_paid') then (
        select sum(e.amount) from ledger_transactions t
        join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
        where t.tenant_id = ${TENANT_ID} and t.booking_id = counted.id and e.account = 'receivable'
          and e.currency = counted.price_currency) end), 0)::bigint as due
    from counted ${groupedBy(keys, "price_currency")} ${orderedBy(keys, "price_currency")}`.execute(trx);
  return rows;
}
