import { sql } from "kysely";
import { allMonths, inStretches, type Days } from "#api/counted-days/day-tables.ts";
import { multirangeOf } from "#api/counted-days/days.ts";
import { monthsOf, nextMonth, wholeMonths, type Mark } from "#api/counted-days/months.ts";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { intersectRanges, type TimeRange } from "#api/time/ranges.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { COACH_DAYS } from "./report-queries.ts";

/** Stores when each coach taught in the months of these days; the days per location must be stored before. */
export async function storeTaught(trx: TenantTransaction, days: readonly Mark[]): Promise<void> {
  const firsts = [...new Set(monthsOf(days).map(({ day }) => day))];
  await sql`delete from taught_months t
    where t.tenant_id = ${TENANT_ID} and t.day = any(${firsts}::date[])`.execute(trx);
  await sql`insert into taught_months (tenant_id, coach_id, day, taught)
    select m.tenant_id, m.coach_id, m.day, range_agg(m.taught) from coach_months m
    where m.tenant_id = ${TENANT_ID} and m.day = any(${firsts}::date[])
    group by m.tenant_id, m.coach_id, m.day`.execute(trx);
}

export async function forgetTaught(trx: TenantTransaction): Promise<void> {
  await sql`delete from taught_months t where t.tenant_id = ${TENANT_ID}`.execute(trx);
}

/**
 * When each coach taught, by the month in which it began: stored whole months for all locations, where these share one time
 * zone and nothing changed; the rest is computed here.
 */
function taughtByMonth(days: Days): Sql {
  const { months, rest } = wholeMonths(days, days.start);
  const isByOneClock = days.stored.length === days.zones.size;
  const byMonth = Map.groupBy(months, ({ day }) => day);
  const whole = isByOneClock
    ? [...byMonth.keys()].filter((day) => byMonth.get(day)?.length === days.stored.length)
    : [];
  const left = months.filter(({ day }) => !whole.includes(day));
  const others =
    whole.length === 0
      ? allMonths(COACH_DAYS, days)
      : inStretches(COACH_DAYS, days, [{ name: COACH_DAYS.months.name, firsts: left }], rest);
  return sql`
    select t.coach_id, t.day as month, t.taught from taught_months t
    where t.tenant_id = ${TENANT_ID} and t.day = any(${whole}::date[])
    union all
    select t.coach_id, date_trunc('month', t.day)::date, range_agg(t.taught) from (${others}) t group by 1, 2`;
}

interface OfferedHours {
  coach_id: number;
  /** Sorted and disjoint. */
  offered: readonly TimeRange[];
}

export interface TaughtTimes {
  coach_id: number;
  inside_ms: number;
  outside_ms: number;
}

/** How long each of these coaches taught inside and outside their offered hours; overlapping lessons count once. */
export async function taughtTimes(
  trx: TenantTransaction,
  days: Days,
  coaches: readonly OfferedHours[],
  range: TimeRange,
  timezone: string,
): Promise<TaughtTimes[]> {
  const offered = coaches.flatMap((one) => offeredByMonth(one, days, timezone));
  const { rows } = await sql<TaughtTimes>`
    with offered as materialized (
      select * from unnest(${offered.map((one) => one.coach_id)}::int[], ${offered.map(({ month }) => month)}::date[],
        ${offered.map((one) => multirangeOf(one.offered))}::int8multirange[]) o (coach_id, month, hours)
    ), t as materialized (
      select m.coach_id, m.month, m.taught * int8multirange(int8range(${range.from}, ${range.to})) as taught
      from (${taughtByMonth(days)}) m where m.coach_id = any(${coaches.map(({ coach_id }) => coach_id)}::int[])
    ), ordered as (
      select coach_id, lower(taught) as begins,
        max(upper(taught)) over (partition by coach_id order by lower(taught)
          rows between unbounded preceding and 1 preceding) as ended
      from t where not isempty(taught)
    ), twice as materialized (
      -- Two things at once that do not begin in the same month are rare: only theirs are put together once more.
      select distinct coach_id from ordered where begins < ended
    ), parts as (
      select t.coach_id, t.taught, o.hours
      from t join offered o on o.coach_id = t.coach_id and o.month = t.month
      where t.coach_id not in (select coach_id from twice)
      union all
      select w.coach_id,
        (select range_agg(t.taught) from t where t.coach_id = w.coach_id),
        (select range_agg(o.hours) from offered o where o.coach_id = w.coach_id)
      from twice w
    )
    select coach_id, ${lengthOf(sql`taught * hours`)} as inside_ms, ${lengthOf(sql`taught - hours`)} as outside_ms
    from parts group by coach_id`.execute(trx);
  return rows;
}

const lengthOf = (times: Sql): Sql =>
  sql`sum((select coalesce(sum(upper(one) - lower(one)), 0) from unnest(${times}) one))::bigint`;

/** Offered hours by the month in which lessons can begin: a lesson ends within a day of it. */
function offeredByMonth({ coach_id, offered }: OfferedHours, { start, end }: Days, timezone: string) {
  const months: { coach_id: number; month: string; offered: readonly TimeRange[] }[] = [];
  for (let month = `${start.slice(0, 7)}-01`; month <= end; month = nextMonth(month)) {
    const reach = { from: dayBounds(month, timezone).from, to: dayBounds(nextMonth(month), timezone).from + DAY_MS };
    months.push({ coach_id, month, offered: intersectRanges(offered, [reach]) });
  }
  return months;
}
