import { sql } from "kysely";
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
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import {
  CLIENT_DAYS,
  type ClientAggregatesQuery,
  type ClientGroupBy,
} from "#schema/reports/analytics/client-aggregates.ts";
import type { AskedPeriod } from "./period.ts";

export interface AskedClients extends AskedPeriod {
  query: ClientAggregatesQuery;
  now: Temporal.Instant;
  /** In the time zone of the query. */
  today: string;
  /** Query for how often each client came to each location, and when last. */
  visits: Sql;
}

const HAS_UPCOMING = sql`n.client_id is not null`;

const OTHERS: Record<"membership" | "upcoming" | "client", GroupKey> = {
  membership: { column: "membership", value: sql`m.status` },
  upcoming: { column: "has_upcoming", value: HAS_UPCOMING },
  client: { column: "client_id", value: sql`u.id` },
};

function keyOf(by: ClientGroupBy, wall: Sql, { start, timezone }: AskedClients): GroupKey {
  if (by === "day" || by === "week" || by === "month") return dateKeyOf(by, wall, start);
  if (by === "weekday") return weekdayKeyOf(wall);
  return by === "hour" ? hourKeyOf(wall, timezone) : OTHERS[by];
}

const is = (condition: Sql, wanted: boolean | undefined): Sql =>
  wanted === undefined ? sql`true` : sql`(${condition}) = ${wanted}`;

/** Clients whose date lies in the period, each with the keys of its group. */
function counted(asked: AskedClients, keys: readonly GroupKey[], at: Sql): Sql {
  const { range, query, now, today, timezone, visits } = asked;
  const place = query.location_id === undefined ? sql`true` : sql`location_id = ${query.location_id}`;
  const seen: TimeRange = {
    from: Math.min(range.from, now.epochMilliseconds - CLIENT_DAYS * DAY_MS),
    to: Math.max(range.to, now.epochMilliseconds + DAY_MS),
  };
  const groupBy = query.group_by ?? [];
  const asksUpcoming = query.has_upcoming !== undefined || groupBy.includes("upcoming");
  const asksMembership = query.membership !== undefined || groupBy.includes("membership");
  return sql`
    select coalesce(v.visits, 0) as visits,
      (${today}::date - ${wallTimeIn(timezone, sql`v.last_visit`, seen)}::date) as days_away
      ${columnsOf(keys)}
    from users u
    left join (
      select client_id, max(last_visit) as last_visit, sum(visits)::int as visits
      from (${visits}) each_place where ${place} group by client_id
    ) v on v.client_id = u.id
    ${asksUpcoming ? upcomingBookings(now, place) : sql``}
    ${asksMembership ? LATEST_MEMBERSHIP : sql``}
    where u.tenant_id = ${TENANT_ID} and u.roles @> array['client'] and u.merged_into_id is null
      and u.anonymized_at is null
      and ${at} >= ${instantAt(range.from)} and ${at} < ${instantAt(range.to)}
      and ${is(HAS_UPCOMING, query.has_upcoming)}
      and ${is(sql`m.status is not null`, query.membership)}`;
}

const upcomingBookings = (now: Temporal.Instant, place: Sql): Sql => sql`
  left join (
    select distinct client_id from bookings
    where tenant_id = ${TENANT_ID} and status = 'confirmed' and start_time > ${now} and client_id is not null and ${place}
  ) n on n.client_id = u.id`;

const LATEST_MEMBERSHIP = sql`
  left join (
    select distinct on (client_id) client_id, status from memberships
    where tenant_id = ${TENANT_ID} and status <> 'cancelled' order by client_id, id desc
  ) m on m.client_id = u.id`;

export interface ClientSums extends Record<string, unknown> {
  clients: number;
  visits: number;
  median_visits: number | null;
  away_average: number | null;
  away_median: number | null;
  away_p90: number | null;
}

/** Sums per group, with one group beyond the limit of a response. */
export async function clientSums(trx: TenantTransaction, asked: AskedClients): Promise<ClientSums[]> {
  const { query, range, timezone } = asked;
  const at = query.time === "joined" ? sql`u.created_at` : sql`v.last_visit`;
  const wall = wallTimeIn(timezone, at, range);
  const keys = [...new Set(query.group_by)].map((by) => keyOf(by, wall, asked));
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
