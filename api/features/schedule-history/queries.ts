import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus } from "#schema/bookings/models.ts";

/** What is on a location's day now, and what was on it by the history. */
export interface OnTheDay {
  location_id: number;
  /** Epoch milliseconds. */
  range: TimeRange;
  ids: readonly number[];
}

/** A booking as it is now. */
export interface BookingNow {
  id: number;
  location_id: number;
  class_session_id: number | null;
  client_id: number | null;
  guest_name: string | null;
  service_id: number;
  resource_id: number | null;
  coach_id: number | null;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  party_size: number;
  status: BookingStatus;
  created_at: Temporal.Instant;
  cancelled_at: Temporal.Instant | null;
}

/** Those that touch the day, those of its classes, and those that are named. */
export async function bookingsOnDay(
  trx: TenantTransaction,
  { location_id, range, ids, session_ids }: OnTheDay & { session_ids: readonly number[] },
): Promise<BookingNow[]> {
  const { rows } = await sql<BookingNow>`
    select b.id, b.location_id, b.class_session_id, b.client_id,
      nullif(trim(concat_ws(' ', b.guest->>'first_name', b.guest->>'last_name')), '') as guest_name,
      b.service_id, b.resource_id, b.coach_id, b.start_time, b.end_time, b.party_size, b.status, b.created_at,
      b.cancelled_at
    from (
      select id from bookings where tenant_id = ${TENANT_ID} and location_id = ${location_id}
        and start_time > ${instantAt(range.from - DAY_MS)} and start_time < ${instantAt(range.to)}
        and end_time > ${instantAt(range.from)}
      union select id from bookings where tenant_id = ${TENANT_ID} and class_session_id = any(${[...session_ids]}::int[])
      union select unnest(${[...ids]}::int[])
    ) asked join bookings b on b.tenant_id = ${TENANT_ID} and b.id = asked.id`.execute(trx);
  return rows;
}

/** A date of a class as it is now. */
export interface SessionNow {
  id: number;
  series_id: number | null;
  location_id: number;
  name: string;
  resource_id: number | null;
  coach_id: number | null;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  capacity: number;
  created_at: Temporal.Instant;
  cancelled_at: Temporal.Instant | null;
}

export async function sessionsOnDay(
  trx: TenantTransaction,
  { location_id, range, ids }: OnTheDay,
): Promise<SessionNow[]> {
  const { rows } = await sql<SessionNow>`
    select c.id, c.series_id, c.location_id, s.name, c.resource_id, c.coach_id, c.start_time, c.end_time, c.capacity,
      c.created_at, c.cancelled_at
    from (
      select id from class_sessions where tenant_id = ${TENANT_ID} and location_id = ${location_id}
        and start_time >= ${instantAt(range.from)} and start_time < ${instantAt(range.to)}
      union select unnest(${[...ids]}::int[])
    ) asked join class_sessions c on c.tenant_id = ${TENANT_ID} and c.id = asked.id
    join services s on s.tenant_id = ${TENANT_ID} and s.id = c.service_id`.execute(trx);
  return rows;
}

/** Names of people, as they are now. */
export function namesOfPeople(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("users")
    .where("id", "in", [...ids, 0])
    .select(["id", sql<string>`trim(first_name || ' ' || last_name)`.as("name")])
    .execute();
}

export function namesOfServices(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("services")
    .where("id", "in", [...ids, 0])
    .select(["id", "name"])
    .execute();
}
