import { sql } from "kysely";
import {
  columnsOf,
  dateKeyOf,
  FEW_GROUPS,
  type GroupKey,
  groupedBy,
  hourKeyOf,
  namesOfKeys,
  orderedBy,
  selected,
  type Sql,
  wallTimeIn,
  weekdayKeyOf,
} from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { AskedPeriod } from "#api/features/analytics/aggregates/period.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { CLIENT_DAYS, type ClientAggregatesQuery, type ClientGroupBy } from "#schema/analytics/client-aggregates.ts";

export interface AskedClients extends AskedPeriod {
  query: ClientAggregatesQuery;
  now: Temporal.Instant;
  /** By the zone of the question. */
  today: string;
}

const OTHERS: Record<"membership" | "upcoming" | "client", GroupKey> = {
  membership: { column: "membership", value: sql`m.status` },
  upcoming: { column: "has_upcoming", value: sql`coalesce(v.upcoming, 0) > 0` },
  client: { column: "client_id", value: sql`u.id` },
};

function keyOf(by: ClientGroupBy, wall: Sql, start: string): GroupKey {
  if (by === "day" || by === "week" || by === "month") return dateKeyOf(by, wall, start);
  if (by === "weekday") return weekdayKeyOf(wall);
  return by === "hour" ? hourKeyOf(wall) : OTHERS[by];
}

const is = (condition: Sql, wanted: boolean | undefined): Sql =>
  wanted === undefined ? sql`true` : sql`(${condition}) = ${wanted}`;

/** Clients whose time lies in the period, each with the keys of its group. */
function counted(asked: AskedClients, keys: readonly GroupKey[], at: Sql): Sql {
  const { range, query, now, today, timezone } = asked;
  const place = query.location_id === undefined ? sql`true` : sql`location_id = ${query.location_id}`;
  const seen: TimeRange = {
    from: Math.min(range.from, now.epochMilliseconds - CLIENT_DAYS * DAY_MS),
    to: Math.max(range.to, now.epochMilliseconds + DAY_MS),
  };
  return sql`
    select coalesce(v.visits, 0) as visits,
      (${today}::date - ${wallTimeIn(timezone, sql`v.last_visit`, seen)}::date) as days_away
      ${columnsOf(keys)}
    from users u
    left join (
      select client_id, max(start_time) filter (where status in ('checked_in', 'completed')) as last_visit,
        count(*) filter (where status in ('checked_in', 'completed'))::int as visits,
        count(*) filter (where status = 'confirmed' and start_time > ${now})::int as upcoming
      from bookings where tenant_id = ${TENANT_ID} and client_id is not null and ${place} group by client_id
    ) v on v.client_id = u.id
    left join lateral (
      select status from memberships where tenant_id = ${TENANT_ID} and client_id = u.id and status <> 'cancelled'
      order by id desc limit 1
    ) m on true
    where u.tenant_id = ${TENANT_ID} and u.roles @> array['client'] and u.merged_into_id is null
      and u.anonymized_at is null
      and ${at} >= ${instantAt(range.from)} and ${at} < ${instantAt(range.to)}
      and ${is(sql`coalesce(v.upcoming, 0) > 0`, query.has_upcoming)}
      and ${is(sql`m.status is not null`, query.membership)}`;
}

export interface ClientSums extends Record<string, unknown> {
  clients: number;
  visits: number;
  median_visits: number | null;
  away_average: number | null;
  away_median: number | null;
  away_p90: number | null;
}

/** Sums of each group, one group more than an answer may have at most. */
export async function clientSums(trx: TenantTransaction, asked: AskedClients): Promise<ClientSums[]> {
  const { query, range, timezone, start } = asked;
  const at = query.time === "joined" ? sql`u.created_at` : sql`v.last_visit`;
  const wall = wallTimeIn(timezone, at, range);
  const keys = [...new Set(query.group_by)].map((by) => keyOf(by, wall, start));
  const { rows } = await sql<ClientSums>`
    with counted as (${counted(asked, keys, at)}), g as (
      select ${selected(keys)} count(*)::int as clients, coalesce(sum(visits), 0)::int as visits,
        percentile_cont(0.5) within group (order by visits) as median_visits,
        avg(days_away)::float8 as away_average,
        percentile_cont(0.5) within group (order by days_away) as away_median,
        percentile_cont(0.9) within group (order by days_away) as away_p90
      from counted ${groupedBy(keys)} ${orderedBy(keys)} ${FEW_GROUPS}
    )
    select g.* ${namesOfKeys(keys)} from g ${orderedBy(keys)}`.execute(trx);
  return rows;
}
