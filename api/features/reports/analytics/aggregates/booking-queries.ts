import { sql } from "kysely";
import type { Days } from "#api/counted-days/day-tables.ts";
import { percentilesByGroup } from "#api/counted-days/sorted-values.ts";
import { FEW_GROUPS, groupedBy, namesOfKeys, orderedBy, selected, type GroupKey, type Sql } from "#api/db/grouping.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingAggregatesQuery, BookingGroupBy } from "#schema/reports/analytics/booking-aggregates.ts";
import { countedInDays, keyOfDays, tableOf } from "../rollups/grouped-booking-queries.ts";
import { bookingRows, keyOfRows, type AskedBookings } from "./booking-row-queries.ts";

/** The source of a question about bookings: single rows, or stored daily sums. */
export interface CountedBookings {
  keys: readonly GroupKey[];
  from: Sql;
  /** The lead times of the bookings of each row `c`; null where they are kept ordered in a few rows. */
  leads: Sql | null;
}

/** The filters, each with the equivalent grouping. */
const CHOICES: readonly (readonly [keyof BookingAggregatesQuery, BookingGroupBy])[] = [
  ["service_ids", "service"],
  ["resource_ids", "resource"],
  ["coach_ids", "coach"],
  ["kind", "kind"],
  ["status", "status"],
  ["payment_status", "payment_status"],
];
const OF_EACH_TABLE: readonly BookingGroupBy[] = ["day", "week", "month", "location"];

/** The stored daily sums, where they can answer the question; else null. */
export function inCountedDays(
  query: BookingAggregatesQuery,
  leads: boolean,
): ((start: string, days: Days) => CountedBookings) | null {
  const groupBy = [...new Set(query.group_by)];
  const chosen = CHOICES.filter(([name]) => query[name] !== undefined).map(([, by]) => by);
  const table = tableOf({ by: [...groupBy, ...chosen].filter((by) => !OF_EACH_TABLE.includes(by)), leads });
  if (table === null) return null;
  return (start, days) => {
    const keys = groupBy.flatMap((by) => keyOfDays(by, start) ?? []);
    return {
      keys,
      from: countedInDays(table.table, { days, query }, keys),
      leads: table.leads === "few" ? null : sql`cross join lateral unnest(c.lead_hours) l (hours)`,
    };
  };
}

export function oneByOne(asked: AskedBookings): CountedBookings {
  const keys = [...new Set(asked.query.group_by)].map((by) => keyOfRows(by, asked));
  return { keys, from: bookingRows(asked, keys), leads: sql`cross join lateral (select c.lead_hours as hours) l` };
}

export interface BookingSums extends Record<string, unknown> {
  bookings: number;
  no_shows: number;
  marked: number;
  cancelled: number;
  people: number;
  minutes: number;
  lead_average: number | null;
}

/** Sums per group in the order of the keys, with one group beyond the limit of a response. */
export async function bookingSums(trx: TenantTransaction, { keys, from }: CountedBookings): Promise<BookingSums[]> {
  const { rows } = await sql<BookingSums>`
    with counted as (${from}), g as (
      select ${selected(keys)}
        coalesce(sum(bookings), 0)::int as bookings,
        coalesce(sum(no_shows), 0)::int as no_shows,
        coalesce(sum(marked), 0)::int as marked,
        coalesce(sum(cancelled), 0)::int as cancelled,
        coalesce(sum(people), 0)::int as people,
        coalesce(sum(length_ms), 0)::float8 / 60000 as minutes,
        sum(lead_us)::float8 / nullif(sum(leads), 0) / 3600000000 as lead_average
      from counted ${groupedBy(keys)} ${orderedBy(keys)} ${FEW_GROUPS}
    )
    select g.* ${namesOfKeys(keys)} from g ${orderedBy(keys)}`.execute(trx);
  return rows;
}

export interface BookingLeads {
  lead_median: number | null;
  lead_p90: number | null;
}

/** Lead times per group, as median and 90th percentile; groups as in the sums. */
export async function bookingLeads(
  trx: TenantTransaction,
  { keys, from, leads }: CountedBookings,
): Promise<Map<number, BookingLeads>> {
  const names = sql.join(keys.map(({ column }) => sql.ref(column)));
  const group = keys.length === 0 ? sql`1` : sql`(dense_rank() over (order by ${names}))::int`;
  if (leads === null) {
    const arrays = sql`with counted as (${from}) select ${group} as g, lead_hours as v from counted`;
    const found = await percentilesByGroup(trx, arrays, [0.5, 0.9]);
    return new Map([...found].map(([g, [median = null, p90 = null]]) => [g, { lead_median: median, lead_p90: p90 }]));
  }
  const { rows } = await sql<BookingLeads & { g: number }>`
    with counted as (${from}), grouped as (select counted.*, ${group} as g from counted)
    select c.g,
      percentile_cont(0.5) within group (order by l.hours) as lead_median,
      percentile_cont(0.9) within group (order by l.hours) as lead_p90
    from grouped c ${leads} group by c.g`.execute(trx);
  return new Map(rows.map(({ g, ...told }) => [g, told]));
}

export interface BookingMoney extends Record<string, unknown> {
  currency: string;
  bookings: number;
  prices: number;
  due: number;
}

/** The price of each group's bookings and the amount still due, by currency. */
export async function bookingMoney(trx: TenantTransaction, { keys, from }: CountedBookings): Promise<BookingMoney[]> {
  const { rows } = await sql<BookingMoney>`
    with counted as (${from})
    select ${selected(keys)} price_currency as currency,
      sum(bookings)::int as bookings,
      coalesce(sum(prices), 0)::bigint as prices,
      coalesce(sum(due), 0)::bigint as due
    from counted ${groupedBy(keys, "price_currency")} ${orderedBy(keys, "price_currency")}`.execute(trx);
  return rows;
}
