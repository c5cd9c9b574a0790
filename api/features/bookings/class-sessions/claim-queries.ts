import { sql } from "kysely";
import { tstzrange } from "#api/db/column-types.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** A session that claims a coach, a bay or both. */
export interface ClaimingSession {
  id: number;
  range: TimeRange;
}

interface Holders {
  coach_id: number | null;
  resource_id: number | null;
}

const isoOf = (instant: number): string => Temporal.Instant.fromEpochMilliseconds(instant).toString();

/** Inserts the claims of class sessions, in one statement; returns whether all of it was free. */
export async function insertSessionClaims(
  trx: TenantTransaction,
  tenantId: string,
  { coach_id, resource_id }: Holders,
  sessions: readonly ClaimingSession[],
): Promise<boolean> {
  const inTime = sessions.toSorted((one, other) => one.range.from - other.range.from);
  const claimed = [
    ...(coach_id === null ? [] : inTime.map((session) => ({ ...session, coach_id }))),
    ...(resource_id === null ? [] : inTime.map((session) => ({ ...session, resource_id }))),
  ].map(({ id, range, ...holder }) => ({
    tenant_id: tenantId,
    class_session_id: id,
    during: tstzrange(range),
    coach_id: null,
    resource_id: null,
    ...holder,
  }));
  if (claimed.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("claims")
    .values(claimed)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === claimed.length;
}

export async function dropSessionClaims(
  trx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("class_session_id", "in", [...sessionIds, 0])
    .execute();
}

/** Moves the seat claims along with their session. */
export async function moveSeatClaims(
  trx: TenantTransaction,
  tenantId: string,
  sessionId: number,
  range: TimeRange,
): Promise<void> {
  await sql`
    update claims set during = tstzrange(${isoOf(range.from)}, ${isoOf(range.to)})
    where tenant_id = ${tenantId} and seat_session_id = ${sessionId}`.execute(trx);
}

/** Moves the claim on a seat's client to the new time; returns false where another booking is in the way, which then stays. */
export async function moveClientClaim(
  trx: TenantTransaction,
  tenantId: string,
  bookingId: number,
  range: TimeRange,
): Promise<boolean> {
  const { rows } = await sql<{ client_id: number; expires_at: Temporal.Instant | null }>`
    delete from claims where tenant_id = ${tenantId} and booking_id = ${bookingId} and client_id is not null
    returning client_id, expires_at`.execute(trx);
  const [claimed] = rows;
  if (!claimed) return true;
  const { client_id, expires_at } = claimed;
  const { numAffectedRows } = await sql`
    insert into claims (tenant_id, booking_id, client_id, during, expires_at)
    values (${tenantId}, ${bookingId}, ${client_id}, tstzrange(${isoOf(range.from)}, ${isoOf(range.to)}), ${expires_at})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}
