import { sql } from "kysely";
import type { Database } from "#api/db/connect.ts";

/** Violations counted from the bookings themselves, as the claims' own constraint already prevents them among claims. */
export interface ClaimsAudit {
  /** Pairs of live bookings or classes sharing a bay, coach or client at the same time where no overlap was allowed. */
  overlaps: number;
  /** Live bookings whose claims are not exactly what they occupy. */
  unclaimed: number;
  /** Claims of bookings and classes that no longer occupy anything. */
  leftover: number;
  /** Classes with more seats booked than they have, or with a number of seats that differs from their claims. */
  wrong_seats: number;
}

export const SOUND: ClaimsAudit = { overlaps: 0, unclaimed: 0, leftover: 0, wrong_seats: 0 };

/** Needs a role that sees all rows; uses the database's time, or `at` for a test with its own clock. */
export async function auditClaims(admin: Database, tenantId: string, at?: Temporal.Instant): Promise<ClaimsAudit> {
  const now = at ? sql`${at.toString()}::timestamptz` : sql`now()`;
  const { rows } = await sql<ClaimsAudit>`
    with booked as (
      select *, tstzrange(start_time - make_interval(mins => buffer_before_minutes),
        end_time + make_interval(mins => buffer_after_minutes)) as occupied
      from bookings
      where tenant_id = ${tenantId} and status not in ('cancelled', 'no_show') and (expires_at is null or expires_at > ${now})
    ), classes as (
      select * from class_sessions where tenant_id = ${tenantId} and status = 'scheduled'
    ), blocked as (
      select t.id, h.owner, t.start_time, t.end_time from blocked_times t cross join lateral (
        select 'resource:' || unnest(t.resource_ids) as owner
        union all select 'coach:' || t.coach_id where t.coach_id is not null) h
      where t.tenant_id = ${tenantId} and t.removed_at is null
    ), live as (
      select 'booking ' || id as id, group_id, resource_id, coach_id, client_id, overlap_reason, start_time, end_time, occupied
      from booked
      union all
      select 'class ' || id, null, resource_id, coach_id, null, null, start_time, end_time, tstzrange(start_time, end_time)
      from classes
      union all
      select 'blocked ' || id, null, split_part(nullif(owner, 'coach:' || split_part(owner, ':', 2)), ':', 2)::int,
        split_part(nullif(owner, 'resource:' || split_part(owner, ':', 2)), ':', 2)::int, null, null,
        start_time, end_time, tstzrange(start_time, end_time)
      from blocked
    ), expected as (
      select id, 'resource:' || resource_id as owner, occupied as during from live where resource_id is not null and id not like 'blocked %'
      union all select id, 'coach:' || coach_id, occupied from live where coach_id is not null and id not like 'blocked %'
      -- a party's client is there once, from its first booking to its last
      union all select 'booking ' || min(id), 'client:' || client_id, tstzrange(min(start_time), max(end_time))
        from booked where client_id is not null and overlap_reason is null group by coalesce(group_id, id), client_id
      -- what is blocked for days claims piece by piece; of a whole location its coaches only while they work there
      union all select 'blocked ' || id, owner, tstzrange(start_time, end_time) from blocked
    ), claimed as (
      select coalesce('booking ' || booking_id, 'class ' || class_session_id) as id, owner, during from claims
      where tenant_id = ${tenantId} and (expires_at is null or expires_at > ${now}) and seat is null and blocked_time_id is null
      union all
      select 'blocked ' || k.blocked_time_id, k.owner, tstzrange(min(k.starts_at), max(k.ends_at))
      from claims k join blocked_times t on t.tenant_id = k.tenant_id and t.id = k.blocked_time_id
      where k.tenant_id = ${tenantId} and (t.scope = 'coach' or k.coach_id is null)
      group by k.blocked_time_id, k.owner
      having sum(k.ends_at - k.starts_at) = max(k.ends_at) - min(k.starts_at)
    ), seats as (
      select c.id, c.capacity,
        (select coalesce(sum(b.party_size), 0) from booked b where b.class_session_id = c.id) as booked,
        (select count(*) from claims k where k.tenant_id = ${tenantId} and k.seat_session_id = c.id
          and (k.expires_at is null or k.expires_at > ${now})) as claimed
      from class_sessions c where c.tenant_id = ${tenantId}
    )
    select
      (select count(*)::int from live a join live b on a.id < b.id and (
        (a.resource_id = b.resource_id or a.coach_id = b.coach_id) and a.occupied && b.occupied
        or a.client_id = b.client_id and (a.group_id is null or a.group_id is distinct from b.group_id)
          and a.overlap_reason is null and b.overlap_reason is null
          and tstzrange(a.start_time, a.end_time) && tstzrange(b.start_time, b.end_time)
      )) as overlaps,
      (select count(*)::int from (select * from expected except select * from claimed) missing) as unclaimed,
      (select count(*)::int from (select * from claimed except select * from expected) extra) as leftover,
      (select count(*)::int from seats where booked <> claimed or booked > capacity) as wrong_seats`.execute(admin);
  const [row] = rows;
  if (!row) throw new Error("a select of scalars answers one row");
  return row;
}
