import { sql } from "kysely";
import { databaseNow } from "#api/db/database-clock.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { TimeRange } from "#api/time/ranges.ts";

interface Clock {
  now(): Temporal.Instant;
}

/** Locks dates of classes by id: after the holders, before the bookings of their seats. */
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

/** Locks one of them; with its location's zone and who may book it. */
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

/** Under the session's lock: the numbers of the seats that somebody has, after deleting those of holds that have ended. */
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
    .where("expires_at", "<=", databaseNow(clock))
    .execute();
  const rows = await trx
    .selectFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("seat_session_id", "=", sessionId)
    .select("seat")
    .execute();
  return new Set(rows.flatMap(({ seat }) => seat ?? []));
}

/** Claims numbered seats for a booking; false where the constraint found another's. */
export async function insertSeatClaims(
  trx: TenantTransaction,
  tenantId: string,
  booking: { id: number; expires_at: Temporal.Instant | null },
  { session_id, seats, range }: { session_id: number; seats: readonly number[]; range: TimeRange },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into claims (tenant_id, booking_id, seat_session_id, seat, during, expires_at)
    select ${tenantId}::uuid, ${booking.id}, ${session_id}, seat,
      tstzrange(${isoOf(range.from)}, ${isoOf(range.to)}), ${booking.expires_at}
    from unnest(${[...seats]}::int[]) as seat order by seat
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0) === seats.length;
}

const isoOf = (instant: number): string => Temporal.Instant.fromEpochMilliseconds(instant).toString();
