import type { Call } from "#api/call/call.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import {
  CLIENT_DAYS,
  ClientAggregateGroup,
  type ClientAggregates,
  type ClientAggregatesQuery,
} from "#schema/reports/analytics/client-aggregates.ts";
import { percentOf } from "../bay-use.ts";
import { allVisits, visitsCountedAnew } from "../rollups/client-visit-queries.ts";
import { uncountedClients } from "../rollups/uncounted-clients.ts";
import { clientSums, type AskedClients, type ClientSums } from "./client-queries.ts";
import { askedPeriod, fewGroups, oneDecimal, presentGroup, presentPeriod, refuseClientNames } from "./period.ts";

/** Clients in groups; not available to coaches, since no client is their own. */
export async function clientAggregates(call: Call, query: ClientAggregatesQuery): Promise<ClientAggregates> {
  refuseClientNames(call, query.group_by);
  const period = await askedPeriod(call, query, CLIENT_DAYS);
  const today = dateOfDay(todayIn(period.timezone, call.now));
  const sums =
    period.coach_id === null ? fewGroups(await sumsOf(call, { ...period, query, now: call.now, today })) : [];
  const all = sums.reduce((sum, { clients }) => sum + clients, 0);
  return { ...presentPeriod(call, period), groups: sums.map((row) => presentClients(row, all)) };
}

async function sumsOf(call: Call, asked: Omit<AskedClients, "visits">): Promise<ClientSums[]> {
  const uncounted = await uncountedClients(call);
  return clientSums(call.db, { ...asked, visits: uncounted ? allVisits(uncounted) : visitsCountedAnew() });
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
