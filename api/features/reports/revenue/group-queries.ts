import { sql } from "kysely";
import type { Days } from "#api/counted-days/day-tables.ts";
import {
  columnsOf,
  dateKeyOf,
  FEW_GROUPS,
  groupedBy,
  hourKeyOf,
  namesOfKeys,
  orderedBy,
  selected,
  wallTimeIn,
  weekdayKeyOf,
  type GroupKey,
  type Sql,
} from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PaymentGroupBy, PaymentSource } from "#schema/reports/analytics/payment-aggregates.ts";
import type { RevenueItem } from "#schema/reports/revenue/models.ts";
import { thingsByDay } from "./day-queries.ts";
import { countedBookings, countedMemberships, type Asked } from "./queries.ts";
import type { RevenueGroup } from "./revenue-group.ts";

/** Which revenue to group, and by which keys. */
export interface AskedGroups extends Asked {
  /** Null if the keys need more detail than daily sums have. */
  days: Days | null;
  timezone: string;
  sources: readonly PaymentSource[];
  group_by: readonly PaymentGroupBy[];
  items: readonly RevenueItem[] | undefined;
  service_ids: readonly number[] | undefined;
  coach_ids: readonly number[] | undefined;
}

const OF_BOOKING = new Set<string>(["location", "service", "resource", "coach"]);

function keyOf(by: PaymentGroupBy, { period, timezone }: AskedGroups): GroupKey {
  const range = { from: period.from.epochMilliseconds, to: period.to.epochMilliseconds };
  const at = wallTimeIn(timezone, sql`c.at`, range);
  // Revenue earned by day has a date but no time.
  const wall = sql`coalesce(c.day::timestamp, ${at})`;
  if (by === "day" || by === "week" || by === "month") return dateKeyOf(by, wall, period.start);
  if (by === "weekday") return weekdayKeyOf(wall);
  if (by === "hour") return hourKeyOf(at, timezone);
  if (by === "kind") return { column: "kind", value: sql`s.kind` };
  if (by === "method") return { column: "method", value: sql`p.method` };
  if (by === "client") return { column: "client_id", value: sql`coalesce(b.client_id, m.client_id)` };
  if (OF_BOOKING.has(by)) return { column: `${by}_id`, value: sql`b.${sql.ref(`${by}_id`)}` };
  return { column: by, value: sql`c.${sql.ref(by)}` };
}

const keysOf = (asked: AskedGroups): GroupKey[] => [...new Set(asked.group_by)].map((by) => keyOf(by, asked));

const among = (column: Sql, values: readonly unknown[] | undefined, type: "int" | "text"): Sql =>
  values === undefined ? sql`true` : sql`${column} = any(${values}::${sql.raw(`${type}[]`)})`;

const BY_DAY: readonly PaymentGroupBy[] = ["day", "week", "weekday"];

/** Returns the longest period that a row may cover for groups by these keys. */
function longestOf(groupBy: readonly PaymentGroupBy[]): "day" | "month" | "year" {
  if (groupBy.some((by) => BY_DAY.includes(by))) return "day";
  return groupBy.includes("month") ? "month" : "year";
}

/** The items of the period with their group keys; a row may stand for several items of the same amount. */
function things(asked: AskedGroups, keys: readonly GroupKey[]): Sql {
  const { days, basis, coach_id, group_by } = asked;
  const nowhere =
    days &&
    sql`, null::int as location_id, null::int as service_id, null::int as resource_id,
    null::int as coach_id`;
  const columns = sql`x.bucket, x.at, x.day, x.item, x.amount, 1 as times, x.tax, x.currency, x.transaction_id, x.booking_id,
    x.membership_id, x.payment_id`;
  const parts = {
    bookings: days
      ? thingsByDay({ days, basis, coach_id }, longestOf(group_by))
      : sql`select 'bookings' as source, ${columns} from (${countedBookings(asked)}) x`,
    memberships: sql`select 'memberships' as source, ${columns} ${nowhere ?? sql``} from (${countedMemberships(asked)}) x`,
  };
  const ofBooking = days
    ? sql`cross join lateral (
        select c.location_id, c.service_id, c.resource_id, c.coach_id, null::int as client_id) b`
    : sql`left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = c.booking_id`;
  const counted = sql.join(
    asked.sources.map((source) => parts[source]),
    sql` union all `,
  );
  return sql`
    select c.item as what, c.currency as money, c.amount, c.times, c.transaction_id, c.booking_id, c.membership_id,
      c.payment_id ${columnsOf(keys)}
    from (${counted}) c
    ${ofBooking}
    left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
    left join memberships m on m.tenant_id = ${TENANT_ID} and m.id = c.membership_id
    left join payments p on p.tenant_id = ${TENANT_ID} and p.id = c.payment_id
    where ${among(sql`c.item`, asked.items, "text")} and ${among(sql`b.service_id`, asked.service_ids, "int")}
      and ${among(sql`b.coach_id`, asked.coach_ids, "int")}`;
}

const THING = ["what", "money", "times", "transaction_id", "booking_id", "membership_id", "payment_id"];

/** Interpolates linearly between the two nearest amounts, like percentile_cont; `last` is the number of items up to `amount`. */
const percentileOf = (share: number): Sql => {
  const at = sql`(${sql.lit(share)}::float8 * (max(items) - 1))`;
  const below = sql`min(amount) filter (where last > floor(${sql.lit(share)}::float8 * (items - 1)))`;
  const above = sql`min(amount) filter (where last > ceil(${sql.lit(share)}::float8 * (items - 1)))`;
  return sql`(${below} + (${above} - ${below}) * (${at} - floor(${at})))::float8`;
};

/** Returns the sums of each group and currency, at most one more than a response may contain. */
export async function revenueGroupsOf(trx: TenantTransaction, asked: AskedGroups): Promise<RevenueGroup[]> {
  const keys = keysOf(asked);
  const group = sql.join([...keys.map(({ column }) => column), "money"].map((column) => sql.ref(column)));
  const { rows } = await sql<RevenueGroup>`
    with counted as (${things(asked, keys)}), thing as (
      select ${selected(keys)} what, money, times, sum(amount)::bigint as amount
      from counted ${groupedBy(keys, ...THING)} having sum(amount) <> 0
    ), amounts as (
      select ${selected(keys)} money, amount, sum(times) as times,
        coalesce(sum(times * amount) filter (where what in ('refund', 'waiver')), 0) as back
      from thing ${groupedBy(keys, "money", "amount")}
    ), ranked as (
      select amounts.*, sum(times) over (partition by ${group}) as items,
        sum(times) over (partition by ${group} order by amount) as last
      from amounts
    ), g as (
      select ${selected(keys)} money as currency, max(items)::int as items, sum(times * amount)::bigint as revenue,
        (0 - sum(back))::bigint as given_back, (sum(times * amount) / max(items))::float8 as average,
        ${percentileOf(0.5)} as median, ${percentileOf(0.9)} as p90
      from ranked ${groupedBy(keys, "money")} ${orderedBy(keys, "money")} ${FEW_GROUPS}
    )
    select g.* ${namesOfKeys(keys)} from g ${orderedBy(keys, "currency")}`.execute(trx);
  return rows;
}
