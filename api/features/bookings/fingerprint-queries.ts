import { sql } from "kysely";
import { planOnce } from "#api/db/prepared.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { type CompactQuestion, LONGEST_BOOKING_MS } from "#api/features/bookings/compact-queries.ts";
import { RESTORABLE_MINUTES } from "#api/features/bookings/lifecycle.ts";

/** What tells one state of the compact schedule's bookings from every other. */
export interface BookingsFingerprint {
  bookings: number;
  /** All rows' hashes in one, whatever their order. */
  hash: string | null;
  name_changes: number | null;
}

/**
 * Reads no name and sorts nothing. A row's own columns are told by its version, names by the number of their changes. What
 * changes by the clock alone is hashed as it stands at `now`: an ended hold falls out, lateness counts minutes, a start and
 * the last moment of a restore change the allowed actions.
 */
export async function bookingsFingerprint(
  trx: TenantTransaction,
  tenantId: string,
  { location_id, range, resource_ids, now: instant }: CompactQuestion,
): Promise<BookingsFingerprint> {
  const now = sql`${new Date(instant.epochMilliseconds)}::timestamptz`;
  const byClock = sql`case b.status
    when 'confirmed' then greatest(-1, floor(extract(epoch from ${now} - b.start_time) / 60))::int
    when 'cancelled' then (b.cancelled_at >= ${now} - make_interval(mins => ${RESTORABLE_MINUTES}::int))::int
    else 0 end`;
  const bays = resource_ids === undefined ? sql`` : sql`and b.resource_id = any(${[...resource_ids]}::int[])`;
  const { rows } = await sql<BookingsFingerprint>`${planOnce}
    select count(*)::int as bookings,
      bit_xor(hash_record_extended(row(b.id, b.version, ${byClock}), 0))::text as hash,
      (select changes from name_changes where tenant_id = ${tenantId}) as name_changes
    from bookings b
    where b.tenant_id = ${tenantId} and b.location_id = ${location_id}
      and b.start_time > ${new Date(range.from - LONGEST_BOOKING_MS)} and b.start_time < ${new Date(range.to)}
      and b.end_time > ${new Date(range.from)} and (b.expires_at is null or b.expires_at > ${now}) ${bays}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}
