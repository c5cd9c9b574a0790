import { sql } from "kysely";
import {
  columnsOf,
  dateKeyOf,
  hourKeyOf,
  wallTimeAt,
  wallTimeIn,
  weekdayKeyOf,
  type GroupKey,
  type Sql,
} from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { dayHourOf } from "#api/time/report-zone.ts";
import type { BookingAggregatesQuery, BookingGroupBy } from "#schema/reports/analytics/booking-aggregates.ts";
import type { AskedPeriod } from "./period.ts";

export interface AskedBookings extends AskedPeriod {
  query: BookingAggregatesQuery;
}

const ofRow = (column: string): Sql => sql`b.${sql.ref(column)}`;
const idOf = (thing: string): GroupKey => ({ column: `${thing}_id`, value: ofRow(`${thing}_id`) });

/** Who made a booking, and whether the client was already at the desk. */
export const SOURCE = sql`case
  when b.created_by is null then case when b.client_id is null then 'page_guest' else 'page_client' end
  when b.created_by = b.client_id then 'page_client'
  when b.created_at >= b.start_time then 'walk_in' else 'desk' end`;

/** Lower bounds are inclusive: 24 hours before the start is a day's notice. */
export const NOTICE = sql`case
  when b.status <> 'cancelled' then null
  when b.start_time <= coalesce(b.cancelled_at, b.start_time) then 'after_start'
  when b.start_time - b.cancelled_at >= interval '48 hours' then 'two_days'
  when b.start_time - b.cancelled_at >= interval '24 hours' then 'one_day'
  when b.start_time - b.cancelled_at >= interval '12 hours' then 'half_day'
  else 'same_day' end`;

/** A visitor cancels by the mailed link; a signed-in person who is not the client is staff. */
const CANCELLED_BY = sql`case when b.status = 'cancelled' then (
  select case when a.actor_kind = 'visitor' or a.actor_id = b.client_id then 'client' else 'venue' end
  from audit_log a
  where a.tenant_id = ${TENANT_ID} and a.entity = 'booking' and a.entity_id = b.id::text and a.at = b.cancelled_at
    and a.actor_kind <> 'system'
  order by a.id desc limit 1) end`;

/** On a holiday, the holiday's own peak hours replace the weekday's. */
const isPeakDay = (date: Sql) => sql`case when exists (select from location_holidays h
    where h.tenant_id = ${TENANT_ID} and h.location_id = b.location_id and h.date = ${date})
  then 'holiday' else trim(to_char(${date}, 'day')) end = any(p.weekdays)`;

/** Peak hours that end before they start go on until the next day. */
const IS_PEAK = sql`exists (
  select from service_peak_hours p cross join (select to_char(w.clock, 'HH24:MI') as starts) at
  where p.tenant_id = ${TENANT_ID} and p.service_id = b.service_id
    and (p.from_time <= at.starts and (at.starts < p.to_time or p.to_time < p.from_time)
        and ${isPeakDay(sql`w.clock::date`)}
      or p.to_time < p.from_time and at.starts < p.to_time and ${isPeakDay(sql`w.clock::date - 1`)}))`;

/** How many days ahead a booking was made; `w.here` is the wall time of its start. */
export function leadBandOf(zones: ReadonlyMap<number, string>, range: TimeRange): Sql {
  const days = sql`(w.here::date - ${wallTimeAt(zones, sql`b.location_id`, sql`b.created_at`, range)}::date)`;
  return sql`case when b.status = 'cancelled' or b.created_at >= b.start_time then null
    when ${days} <= 0 then 'same_day' when ${days} = 1 then 'one_day' when ${days} <= 3 then 'two_days'
    when ${days} <= 7 then 'week' when ${days} <= 14 then 'two_weeks' else 'longer' end`;
}

/** Keys that depend on neither the period nor the location. */
const VALUES: Partial<Record<BookingGroupBy, Sql>> = {
  kind: sql`s.kind`,
  status: ofRow("status"),
  payment_status: ofRow("payment_status"),
  source: SOURCE,
  notice: NOTICE,
  cancel_reason: ofRow("cancel_reason"),
  cancelled_by: CANCELLED_BY,
};

export function keyOfRows(by: BookingGroupBy, asked: AskedBookings): GroupKey {
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
      return hourKeyOf(sql`w.here`, asked.timezone);
    case "peak":
      return { column: "is_peak", value: IS_PEAK };
    case "lead_band":
      return { column: "lead_band", value: leadBandOf(asked.zones, asked.range) };
    default:
      return idOf(by);
  }
}

export const among = (column: Sql, values: readonly unknown[] | undefined, type: "int" | "text"): Sql =>
  values === undefined ? sql`true` : sql`${column} = any(${values}::${sql.raw(`${type}[]`)})`;

/** What one booking `b` adds to the sums of its group. */
export const FIGURES_OF_ONE = sql`
  (b.status <> 'cancelled')::int as bookings,
  (b.status = 'no_show')::int as no_shows,
  (b.status in ('checked_in', 'completed', 'no_show'))::int as marked,
  (b.status = 'cancelled')::int as cancelled,
  case when b.status <> 'cancelled' then b.party_size end as people,
  case when b.status <> 'cancelled' then (extract(epoch from b.end_time - b.start_time) * 1000)::bigint end as length_ms,
  (b.status <> 'cancelled' and b.created_at < b.start_time)::int as leads,
  case when b.status <> 'cancelled' and b.created_at < b.start_time
    then (extract(epoch from b.start_time - b.created_at) * 1000000)::bigint end as lead_us,
  case when b.status <> 'cancelled' then b.price_amount end as prices`;

/** How far ahead it was made; null for a walk-in. */
export const LEAD_HOURS = sql`case when b.status <> 'cancelled' and b.created_at < b.start_time
  then extract(epoch from b.start_time - b.created_at)::float8 / 3600 end`;

/** The amount that the ledger still expects for it. */
export const DUE = sql`case when b.payment_status in ('due', 'deposit_paid') then (
  select sum(e.amount) from ledger_transactions t
  join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
  where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id and e.account = 'receivable'
    and e.currency = b.price_currency) end`;

/** Bookings that start in the period, each with the keys of its group; holds are excluded. */
export function bookingRows(asked: AskedBookings, keys: readonly GroupKey[]): Sql {
  const { tenant_id, range, timezone, zones, coach_id, query } = asked;
  const start = sql`b.start_time`;
  return sql`
    select ${FIGURES_OF_ONE}, ${DUE} as due, ${LEAD_HOURS} as lead_hours, b.price_currency ${columnsOf(keys)}
    from bookings b
    join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
    cross join lateral (select ${wallTimeIn(timezone, start, range)} as there,
      ${wallTimeAt(zones, sql`b.location_id`, start, range)} as here) l
    cross join lateral (select l.*, l.here + ${dayHourOf(timezone)} * interval '1 hour' as clock) w
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
