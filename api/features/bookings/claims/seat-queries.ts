import { tstzrange } from "#api/db/column-types.ts";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { TimeRange } from "#api/time/ranges.ts";

interface Clock {
  now(): Temporal.Instant;
}

/** Locks class sessions by id: after the holders, before the bookings of their seats. */
export function lockSessions(trx: TenantTransaction, tenantId: string, ids: readonly number[]) {
  return trx
    .selectFrom("class_sessions")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", [...ids, 0])
    .orderBy("id")
    .selectAll()
    .forNoKeyUpdate()
    .execute();
}

/** Locks one of them; with its location's time zone and who may book it. */
export function lockClass(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("class_sessions as c")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "c.tenant_id").onRef("l.id", "=", "c.location_id"),
    )
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "c.tenant_id").onRef("s.id", "=", "c.service_id"),
    )
    .where("c.tenant_id", "=", tenantId)
    .where("c.id", "=", id)
    .selectAll("c")
    .select(["l.timezone", "s.bookable_by", "s.policy_id"])
    .forNoKeyUpdate("c")
    .executeTakeFirst();
}

/** The numbers of the taken seats, after deleting those of expired holds. Call it under the session's lock. */
export async function takenSeats(
  trx: TenantTransaction,
  tenantId: string,
  sessionId: number,
  clock: Clock,
): Promise<Set<number>> {
  await trx
    .deleteFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("seat_session_id", "=", sessionId)
    .where("expires_at", "<=", statementTime(clockShift(clock)))
    .execute();
  const rows = await trx
    .selectFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("seat_session_id", "=", sessionId)
    .select("seat")
    .execute();
  return new Set(rows.flatMap(({ seat }) => seat ?? []));
}

/** The number of taken seats, read-only. */
export async function countTakenSeats(
  trx: TenantTransaction,
  tenantId: string,
  sessionId: number,
  clock: Clock,
): Promise<number> {
  const { taken } = await trx
    .selectFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("seat_session_id", "=", sessionId)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", statementTime(clockShift(clock)))]))
    .select((eb) => eb.fn.countAll<number>().as("taken"))
    .executeTakeFirstOrThrow();
  return taken;
}

/** Claims numbered seats for a booking; returns false where the constraint found another claim. */
export async function insertSeatClaims(
  trx: TenantTransaction,
  tenantId: string,
  booking: { id: number; expires_at: Temporal.Instant | null },
  { session_id, seats, range }: { session_id: number; seats: readonly number[]; range: TimeRange },
): Promise<boolean> {
  if (seats.length === 0) return true;
  const claimed = seats
    .toSorted((one, other) => one - other)
    .map((seat) => ({
      tenant_id: tenantId,
      booking_id: booking.id,
      seat_session_id: session_id,
      seat,
      during: tstzrange(range),
      expires_at: booking.expires_at,
    }));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("claims")
    .values(claimed)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === seats.length;
}
