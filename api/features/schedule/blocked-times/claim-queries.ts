import { sql } from "kysely";
import { tstzrange } from "#api/db/column-types.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { claimHolderKey, type ClaimHolder } from "#api/features/bookings/claims/claim-holders.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { instantAt, utcText } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";

/** A claim that a blocked time makes on a bay or coach. */
export interface WantedClaim {
  holder: ClaimHolder;
  range: TimeRange;
}

interface Clock {
  now(): Temporal.Instant;
}

interface ClaimsQuestion {
  wanted: readonly WantedClaim[];
  clock: Clock;
}

/** One array per column, so one statement serves any number of bays and days. */
const rowsOf = (wanted: readonly WantedClaim[]) => sql`unnest(
  ${wanted.map(({ holder }) => claimHolderKey(holder))}::text[],
  ${wanted.map(({ range }) => utcText(instantAt(range.from)))}::timestamptz[],
  ${wanted.map(({ range }) => utcText(instantAt(range.to)))}::timestamptz[]) as w(owner, starts, ends)`;

/** Plain instants on both sides: row-level security keeps && from using the index, and no claim lasts longer than two days. */
const meets = sql`k.owner = w.owner and k.ends_at > w.starts and k.starts_at < w.ends
  and k.ends_at < w.ends + interval '2 days'`;

/** The maximum under the constraint claims_last_two_days. */
const LONGEST_PIECE_MS = 2 * DAY_MS;

function piecesOf({ holder, range }: WantedClaim): WantedClaim[] {
  const pieces: WantedClaim[] = [];
  for (let from = range.from; from < range.to; from += LONGEST_PIECE_MS) {
    pieces.push({ holder, range: { from, to: Math.min(from + LONGEST_PIECE_MS, range.to) } });
  }
  return pieces;
}

const CLAIMS_PER_STATEMENT = 2_000;

function inOneOrder(one: WantedClaim, other: WantedClaim): number {
  const [key, otherKey] = [claimHolderKey(one.holder), claimHolderKey(other.holder)];
  if (key === otherKey) return one.range.from - other.range.from;
  return key < otherKey ? -1 : 1;
}

/** Inserts a blocked time's claims in the canonical order; returns whether all of it was free. */
export async function insertBlockedClaims(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  wanted: readonly WantedClaim[],
): Promise<boolean> {
  const pieces = wanted.flatMap(piecesOf).toSorted(inOneOrder);
  let claimed = 0;
  for (let at = 0; at < pieces.length; at += CLAIMS_PER_STATEMENT) {
    const rows = pieces.slice(at, at + CLAIMS_PER_STATEMENT).map(({ holder, range }) => ({
      tenant_id: tenantId,
      blocked_time_id: id,
      coach_id: holder.kind === "coach" ? holder.id : null,
      resource_id: holder.kind === "resource" ? holder.id : null,
      during: tstzrange(range),
    }));
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("claims")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    claimed += Number(numInsertedOrUpdatedRows);
  }
  return claimed === pieces.length;
}

export async function dropBlockedClaims(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("claims").where("tenant_id", "=", tenantId).where("blocked_time_id", "=", id).execute();
}

export interface ConflictRow {
  kind: "booking" | "class_session" | "blocked_time";
  id: number;
  name: string;
  detail: string;
  location_id: number;
  timezone: string;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  status: BookingStatus | null;
  payment_status: PaymentStatus | null;
}

interface ConflictQuestion extends ClaimsQuestion {
  /** Blocked times whose own claims are ignored. */
  except_ids: readonly number[];
  /** For a whole location, includes what claims neither a bay nor a coach's working hours. */
  location: { id: number; range: TimeRange } | null;
}

/** What overlaps already, by start: bookings and live holds, classes, other blocked times. */
export async function readConflicts(
  trx: TenantTransaction,
  tenantId: string,
  { wanted, clock, except_ids, location }: ConflictQuestion,
): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    with met as (
      select k.booking_id, k.class_session_id, k.blocked_time_id
      from ${rowsOf(wanted)} join claims k on k.tenant_id = ${tenantId} and ${meets}
      where (k.expires_at is null or k.expires_at > ${databaseNow(clock)})
        and (k.blocked_time_id is null or k.blocked_time_id <> all(${[...except_ids]}::int[]))
      ${location === null ? sql`` : heldAt(tenantId, location)}
    )
    select 'booking' as kind, b.id, coalesce(nullif(trim(concat_ws(' ', coalesce(c.first_name, b.guest->>'first_name'),
        coalesce(c.last_name, b.guest->>'last_name'))), ''), 'Somebody online') as name,
      concat_ws(', ', s.name, r.name, ${fullNameSql("coach")}) as detail,
      b.location_id, l.timezone, b.start_time, b.end_time, b.status, b.payment_status
    from bookings b
    join services s on s.tenant_id = ${tenantId} and s.id = b.service_id
    join locations l on l.tenant_id = ${tenantId} and l.id = b.location_id
    left join resources r on r.tenant_id = ${tenantId} and r.id = b.resource_id
    left join users coach on coach.tenant_id = ${tenantId} and coach.id = b.coach_id
    left join users c on c.tenant_id = ${tenantId} and c.id = b.client_id
    where b.tenant_id = ${tenantId} and b.id in (select booking_id from met)
    union all
    select 'class_session', e.id, s.name, concat_ws(', ', 'Class', r.name, ${fullNameSql("coach")}),
      e.location_id, l.timezone, e.start_time, e.end_time, null, null
    from class_sessions e
    join services s on s.tenant_id = ${tenantId} and s.id = e.service_id
    join locations l on l.tenant_id = ${tenantId} and l.id = e.location_id
    left join resources r on r.tenant_id = ${tenantId} and r.id = e.resource_id
    left join users coach on coach.tenant_id = ${tenantId} and coach.id = e.coach_id
    where e.tenant_id = ${tenantId} and e.id in (select class_session_id from met)
    union all
    select 'blocked_time', t.id, t.reason, 'Blocked already', t.location_id, l.timezone, t.start_time, t.end_time, null, null
    from blocked_times t
    join locations l on l.tenant_id = ${tenantId} and l.id = t.location_id
    where t.tenant_id = ${tenantId} and t.id in (select blocked_time_id from met)
    order by 7, 1, 2`.execute(trx);
  return rows;
}

/** A lesson outside the coach's hours, or a class without a bay, still takes place at the location. */
const heldAt = (tenantId: string, { id, range }: { id: number; range: TimeRange }) => sql`
  union all
  select b.id, null, null from bookings b
  where b.tenant_id = ${tenantId} and b.location_id = ${id} and b.class_session_id is null
    and b.status in ('confirmed', 'checked_in')
    and b.start_time > ${instantAt(range.from - DAY_MS)} and b.start_time < ${instantAt(range.to)}
    and b.end_time > ${instantAt(range.from)}
  union all
  select null, e.id, null from class_sessions e
  where e.tenant_id = ${tenantId} and e.location_id = ${id} and e.status = 'scheduled'
    and e.start_time > ${instantAt(range.from - DAY_MS)} and e.start_time < ${instantAt(range.to)}
    and e.end_time > ${instantAt(range.from)}`;
