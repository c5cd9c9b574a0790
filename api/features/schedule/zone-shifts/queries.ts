import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import type { ClockSegment } from "#api/time/zone-clock.ts";
import type { ChangedRange } from "./offset-rules.ts";

/** Returns the time zones used by a company's locations. */
export async function zonesInUse(trx: TenantTransaction): Promise<string[]> {
  const rows = await trx.selectFrom("locations").select("timezone").distinct().orderBy("timezone").execute();
  return rows.map(({ timezone }) => timezone);
}

export interface KnownOffsets {
  release: string;
  offsets: ClockSegment[];
}

/** Locks the stored offsets of a zone, so that a concurrent process sees what the first has written. */
export async function lockOffsets(trx: TenantTransaction, zone: string): Promise<KnownOffsets | undefined> {
  const { rows } = await sql<KnownOffsets>`select release, offsets from zone_offsets
    where tenant_id = ${TENANT_ID} and zone = ${zone} for update`.execute(trx);
  return rows[0];
}

export async function saveOffsets(
  trx: TenantTransaction,
  zone: string,
  { release, offsets, now }: KnownOffsets & { now: Temporal.Instant },
): Promise<void> {
  await sql`insert into zone_offsets (tenant_id, zone, release, offsets, checked_at)
    values (${TENANT_ID}, ${zone}, ${release}, ${JSON.stringify(offsets)}::jsonb, ${now})
    on conflict (tenant_id, zone) do update
      set release = excluded.release, offsets = excluded.offsets, checked_at = excluded.checked_at`.execute(trx);
}

interface Changed {
  zone: string;
  ranges: readonly ChangedRange[];
  now: Temporal.Instant;
}

/** Records what lies in these ranges, keeping the offsets of existing records. Returns the number of new records. */
export async function insertShifts(trx: TenantTransaction, { zone, ranges, now }: Changed): Promise<number> {
  const changedRanges = sql`unnest(${ranges.map(({ from }) => instantAt(from).toString())}::timestamptz[],
    ${ranges.map(({ to }) => instantAt(to).toString())}::timestamptz[],
    ${ranges.map(({ offset }) => Math.round(offset / MINUTE_MS))}::int[])`;
  const { numAffectedRows } = await sql`
    insert into zone_shifts (tenant_id, kind, thing_id, zone, start_time, end_time, start_offset, end_offset, found_at)
    select l.tenant_id, t.kind, t.id, ${zone}, t.start_time, t.end_time, s.told, e.told, ${now}
    from (
      select 'booking' as kind, id, location_id, start_time, end_time from bookings
      where tenant_id = ${TENANT_ID} and start_time > ${now} and status in ('confirmed', 'checked_in')
        and class_session_id is null
      union all
      select 'class_session', id, location_id, start_time, end_time from class_sessions
      where tenant_id = ${TENANT_ID} and start_time > ${now} and status = 'scheduled'
      union all
      select 'blocked_time', id, location_id, start_time, end_time from blocked_times
      where tenant_id = ${TENANT_ID} and end_time > ${now} and removed_at is null
    ) t
    join locations l on l.tenant_id = ${TENANT_ID} and l.id = t.location_id and l.timezone = ${zone}
    left join ${changedRanges} s (starts, ends, told) on t.start_time >= s.starts and t.start_time < s.ends
    left join ${changedRanges} e (starts, ends, told) on t.end_time >= e.starts and t.end_time < e.ends
    where s.told is not null or (e.told is not null and t.kind = 'blocked_time')
    on conflict (tenant_id, kind, thing_id) where settled_at is null do update
      set zone = excluded.zone, start_time = excluded.start_time, end_time = excluded.end_time,
        start_offset = excluded.start_offset, end_offset = excluded.end_offset, found_at = excluded.found_at
      where zone_shifts.start_time <> excluded.start_time`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** A shift to be decided, with the current state of the thing. */
export interface ShiftRow {
  id: number;
  kind: "booking" | "class_session" | "blocked_time";
  thing_id: number;
  zone: string;
  start_offset: number | null;
  end_offset: number | null;
  found_at: Temporal.Instant;
  name: string;
  detail: string;
  location_id: number;
  location_name: string;
  group_id: number | null;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/**
 * Shifts of things still unchanged since they were found: what was moved, cancelled or is over needs no decision. Ordered by
 * start.
 */
export async function openShifts(
  trx: TenantTransaction,
  { ids, now }: { ids?: readonly number[]; now: Temporal.Instant },
): Promise<ShiftRow[]> {
  const { rows } = await sql<ShiftRow>`
    select z.id, z.kind, z.thing_id, z.zone, z.start_offset, z.end_offset, z.found_at, z.start_time, z.end_time,
      t.name, t.detail, t.group_id, l.id as location_id, l.name as location_name
    from zone_shifts z
    cross join lateral (
      select b.location_id, b.start_time, b.end_time, b.group_id,
        coalesce(nullif(trim(concat_ws(' ', coalesce(c.first_name, b.guest->>'first_name'),
          coalesce(c.last_name, b.guest->>'last_name'))), ''), 'A guest') as name,
        concat_ws(', ', s.name, r.name, ${fullNameSql("coach")}) as detail
      from bookings b
      join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      left join resources r on r.tenant_id = ${TENANT_ID} and r.id = b.resource_id
      left join users coach on coach.tenant_id = ${TENANT_ID} and coach.id = b.coach_id
      left join users c on c.tenant_id = ${TENANT_ID} and c.id = b.client_id
      where b.tenant_id = ${TENANT_ID} and z.kind = 'booking' and b.id = z.thing_id
        and b.status in ('confirmed', 'checked_in') and b.start_time > ${now}
      union all
      select e.location_id, e.start_time, e.end_time, null, s.name,
        concat_ws(', ', 'Class', r.name, ${fullNameSql("coach")})
      from class_sessions e
      join services s on s.tenant_id = ${TENANT_ID} and s.id = e.service_id
      left join resources r on r.tenant_id = ${TENANT_ID} and r.id = e.resource_id
      left join users coach on coach.tenant_id = ${TENANT_ID} and coach.id = e.coach_id
      where e.tenant_id = ${TENANT_ID} and z.kind = 'class_session' and e.id = z.thing_id
        and e.status = 'scheduled' and e.start_time > ${now}
      union all
      select k.location_id, k.start_time, k.end_time, null, k.reason, 'Blocked'
      from blocked_times k
      where k.tenant_id = ${TENANT_ID} and z.kind = 'blocked_time' and k.id = z.thing_id
        and k.removed_at is null and k.end_time > ${now}
    ) t
    join locations l on l.tenant_id = ${TENANT_ID} and l.id = t.location_id and l.timezone = z.zone
    where z.tenant_id = ${TENANT_ID} and z.settled_at is null
      and t.start_time = z.start_time and t.end_time = z.end_time
      ${ids === undefined ? sql`` : sql`and z.id = any(${[...ids]}::int[])`}
    order by z.start_time, z.id`.execute(trx);
  return rows;
}

/** Locks these shifts, settled or not, so that a concurrent decision finds nothing left to decide. Returns their ids. */
export async function lockShifts(trx: TenantTransaction, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom("zone_shifts")
    .where("id", "in", [...ids, 0])
    .orderBy("id")
    .select("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function settleShifts(
  trx: TenantTransaction,
  ids: readonly number[],
  { kept, now }: { kept: "wall_time" | "instant"; now: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable("zone_shifts")
    .set({ kept, settled_at: now })
    .where("id", "in", [...ids, 0])
    .execute();
}
