import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";

/** What is on a location's day now, or was according to the audit log. */
export interface OnTheDay {
  location_id: number;
  /** In epoch milliseconds. */
  range: TimeRange;
  ids: readonly number[];
}

interface DayQuestion {
  location_id: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
  ids: number[];
}

const questionOf = ({ location_id, range, ids }: OnTheDay): DayQuestion => ({
  location_id,
  from: instantAt(range.from),
  to: instantAt(range.to),
  ids: [...ids],
});

/** The current state of a booking. */
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

interface BookingsQuestion extends DayQuestion {
  /** Classes that were on the day at that time. */
  session_ids: number[];
  earliest: Temporal.Instant;
}

const readBookings = statement(
  (_, { location_id, from, to, earliest, ids, session_ids }: Placeholders<BookingsQuestion>) => sql<BookingNow>`
    select b.id, b.location_id, b.class_session_id, b.client_id,
      nullif(trim(concat_ws(' ', b.guest->>'first_name', b.guest->>'last_name')), '') as guest_name,
      b.service_id, b.resource_id, b.coach_id, b.start_time, b.end_time, b.party_size, b.status, b.created_at,
      b.cancelled_at
    from (
      select id from bookings where tenant_id = ${TENANT_ID} and location_id = ${location_id}
        and start_time > ${earliest} and start_time < ${to} and end_time > ${from}
      union select s.id from (
          select id from class_sessions where tenant_id = ${TENANT_ID} and location_id = ${location_id}
            and start_time >= ${from} and start_time < ${to}
          union select unnest(${session_ids}::int[])
        ) c cross join lateral (
          select id from bookings where tenant_id = ${TENANT_ID} and class_session_id = c.id offset 0) s
      union select unnest(${ids}::int[])
    ) asked join bookings b on b.tenant_id = ${TENANT_ID} and b.id = asked.id`,
);

/** Returns bookings that overlap the day, belong to its classes, or are listed by id. */
export async function bookingsOnDay(
  trx: TenantTransaction,
  { session_ids, ...day }: OnTheDay & { session_ids: readonly number[] },
): Promise<BookingNow[]> {
  const earliest = instantAt(day.range.from - DAY_MS);
  return (await readBookings(trx, { ...questionOf(day), earliest, session_ids: [...session_ids] })).rows;
}

/** The current state of a class date. */
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

const readSessions = statement(
  (_, { location_id, from, to, ids }: Placeholders<DayQuestion>) => sql<SessionNow>`
    select c.id, c.series_id, c.location_id, s.name, c.resource_id, c.coach_id, c.start_time, c.end_time, c.capacity,
      c.created_at, c.cancelled_at
    from (
      select id from class_sessions where tenant_id = ${TENANT_ID} and location_id = ${location_id}
        and start_time >= ${from} and start_time < ${to}
      union select unnest(${ids}::int[])
    ) asked join class_sessions c on c.tenant_id = ${TENANT_ID} and c.id = asked.id
    join services s on s.tenant_id = ${TENANT_ID} and s.id = c.service_id`,
);

export async function sessionsOnDay(trx: TenantTransaction, day: OnTheDay): Promise<SessionNow[]> {
  return (await readSessions(trx, questionOf(day))).rows;
}
