import { sql } from "kysely";
import { daysAsRows, daysByUtcDate, startsWithin, type DayAtPlace } from "#api/counted-days/day-tables.ts";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

const CAME = sql`b.client_id is not null and b.status in ('checked_in', 'completed')`;

/** Computes the visits of these clients, or of all, from their bookings: one row per client and location. */
const visitsOf = (clientIds: readonly number[] | null): Sql => sql`
  select b.client_id, b.location_id, count(*)::int as visits, min(b.start_time) as first_visit,
    max(b.start_time) as last_visit
  from bookings b
  where b.tenant_id = ${TENANT_ID} and ${CAME}
    and ${clientIds === null ? sql`true` : sql`b.client_id = any(${clientIds}::int[])`}
  group by b.client_id, b.location_id`;

/** Clients who came on these days, now or when the days were last counted. */
export async function clientsOf(trx: TenantTransaction, days: readonly DayAtPlace[]): Promise<number[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select unnest(t.visitors) as id from ${daysAsRows(days)}
    join booking_days t on t.tenant_id = ${TENANT_ID} and t.location_id = d.location_id and t.day = d.day
    union
    select b.client_id from ${daysByUtcDate(days)}
    join bookings b on b.tenant_id = ${TENANT_ID} and ${startsWithin(sql`b`, days)} and ${CAME}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Stores how often these clients have come so far, and when first and last. */
export async function storeVisits(trx: TenantTransaction, clientIds: readonly number[]): Promise<void> {
  if (clientIds.length === 0) return;
  await sql`delete from client_visits t
    where t.tenant_id = ${TENANT_ID} and t.client_id = any(${clientIds}::int[])`.execute(trx);
  await sql`insert into client_visits (tenant_id, client_id, location_id, visits, first_visit, last_visit)
    select l.tenant_id, v.client_id, v.location_id, v.visits, v.first_visit, v.last_visit
    from locations l join (${visitsOf(clientIds)}) v on v.location_id = l.id
    where l.tenant_id = ${TENANT_ID}`.execute(trx);
}

export async function forgetVisits(trx: TenantTransaction): Promise<void> {
  await sql`delete from client_visits t where t.tenant_id = ${TENANT_ID}`.execute(trx);
}

/** Visits of all clients by location: the stored ones, except for clients that have to be recounted in the query. */
export const allVisits = (uncounted: readonly number[]): Sql =>
  uncounted.length === 0
    ? sql`select client_id, location_id, visits, first_visit, last_visit from client_visits where tenant_id = ${TENANT_ID}`
    : sql`
      select client_id, location_id, visits, first_visit, last_visit from client_visits
      where tenant_id = ${TENANT_ID} and client_id not in (select unnest(${uncounted}::int[]))
      union all (${visitsOf(uncounted)})`;

/** The same, computed from the bookings only. */
export const visitsCountedAnew = (): Sql => visitsOf(null);
