import { marksAtMost } from "#api/counted-days/day-tables.ts";
import { daysTouched, withBounds } from "#api/counted-days/days.ts";
import { type AskedClients, type ClientSums, clientSums } from "#api/features/analytics/aggregates/client-queries.ts";
import {
  askedPeriod,
  fewGroups,
  oneDecimal,
  presentGroup,
  presentPeriod,
  refuseClientNames,
} from "#api/features/analytics/aggregates/period.ts";
import { percentOf } from "#api/features/analytics/bay-use.ts";
import { allVisits, clientsOf, visitsCountedAnew } from "#api/features/analytics/rollups/client-visit-queries.ts";
import type { Call } from "#api/http/call.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import {
  CLIENT_DAYS,
  ClientAggregateGroup,
  type ClientAggregates,
  type ClientAggregatesQuery,
} from "#schema/analytics/client-aggregates.ts";

/** Clients in groups; none of them is a coach's own. */
export async function clientAggregates(call: Call, query: ClientAggregatesQuery): Promise<ClientAggregates> {
  refuseClientNames(call, query.group_by);
  const period = await askedPeriod(call, query, CLIENT_DAYS);
  const today = dateOfDay(todayIn(period.timezone, call.now));
  const sums =
    period.coach_id === null ? fewGroups(await sumsOf(call, { ...period, query, now: call.now, today })) : [];
  const all = sums.reduce((sum, { clients }) => sum + clients, 0);
  return { ...presentPeriod(call, period), groups: sums.map((row) => presentClients(row, all)) };
}

/** Changed days whose clients are counted with a question; of more all bookings are read. */
const MOST_MARKS = 400;

async function sumsOf(call: Call, asked: Omit<AskedClients, "visits">): Promise<ClientSums[]> {
  const marks = await marksAtMost(call.db, MOST_MARKS + 1);
  if (marks.length > MOST_MARKS) return clientSums(call.db, { ...asked, visits: visitsCountedAnew() });
  const zoneOf = (id: number) => asked.zones.get(id) ?? asked.timezone;
  const days = withBounds(daysTouched(marks, zoneOf), zoneOf);
  return clientSums(call.db, { ...asked, visits: allVisits(await clientsOf(call.db, days)) });
}

function presentClients(row: ClientSums, all: number): ClientAggregateGroup {
  const { clients, visits } = row;
  return presentGroup<ClientAggregateGroup>(ClientAggregateGroup, row, {
    clients,
    share_percent: percentOf(clients, all),
    visits,
    average_visits: clients === 0 ? null : oneDecimal(visits / clients),
    median_visits: oneDecimal(row.median_visits),
    absent_average_days: oneDecimal(row.away_average),
    absent_median_days: oneDecimal(row.away_median),
    absent_p90_days: oneDecimal(row.away_p90),
  });
}
