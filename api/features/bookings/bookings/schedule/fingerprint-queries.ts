import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import { RESTORABLE_MINUTES } from "../lifecycle.ts";
import { IS_OWED, LONGEST_BOOKING_MS, type CompactQuestion } from "./compact-queries.ts";

/** Identifies one state of the compact schedule's bookings. */
export interface BookingsFingerprint {
  bookings: number;
  /** The hashes of all rows combined, independent of their order. */
  hash: string | null;
  name_changes: number | null;
}

interface Asked {
  tenant_id: string;
  location_id: number;
  /** Anything that began earlier is over by the start of the range. */
  earliest: Temporal.Instant;
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Null for all bays. */
  resource_ids: number[] | null;
  now: Temporal.Instant;
  /** Cancellations since then can be undone. */
  restorable_since: Temporal.Instant;
}

/**
 * Reads no names and sorts nothing. A row's own columns are covered by its version, except for the payment status and what is
 * still owed, which follow from the ledger; names are covered by the count of their changes. What changes with time alone is
 * hashed as of `now`: an expired hold drops out, lateness counts minutes, and a start or the end of the undo period changes
 * the allowed actions.
 */
export async function bookingsFingerprint(
  trx: TenantTransaction,
  tenantId: string,
  { location_id, range, resource_ids, now }: CompactQuestion,
): Promise<BookingsFingerprint> {
  const { rows } = await readFingerprint(trx, {
    tenant_id: tenantId,
    location_id,
    earliest: instantAt(range.from - LONGEST_BOOKING_MS),
    from: instantAt(range.from),
    to: instantAt(range.to),
    resource_ids: resource_ids === undefined ? null : [...resource_ids],
    now,
    restorable_since: now.subtract({ minutes: RESTORABLE_MINUTES }),
  });
  const [row] = rows;
  if (!row) throw new Error("an aggregate answers one row");
  return row;
}

const readFingerprint = statement(
  (_, asked: Placeholders<Asked>) => sql<BookingsFingerprint>`
    select count(*)::int as bookings,
      bit_xor(hash_record_extended(row(b.id, b.version, b.payment_status, ${LAST_POSTED}, ${byClock(asked)}), 0))::text as hash,
      (select changes from name_changes where tenant_id = ${asked.tenant_id}) as name_changes
    from bookings b
    where b.tenant_id = ${asked.tenant_id} and b.location_id = ${asked.location_id} and b.class_session_id is null
      and b.start_time > ${asked.earliest} and b.start_time < ${asked.to} and b.end_time > ${asked.from}
      and (b.expires_at is null or b.expires_at > ${asked.now})
      and (${asked.resource_ids}::int[] is null or b.resource_id = any(${asked.resource_ids}::int[]))`,
);

/** What is still owed of a booking changes only with what is posted for it. */
const LAST_POSTED = sql`case when ${IS_OWED} then (
  select max(t.id) from ledger_transactions t where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id) end`;

const byClock = ({ now, restorable_since }: Placeholders<Asked>) => sql`case b.status
  when 'confirmed' then greatest(-1, floor(extract(epoch from ${now}::timestamptz - b.start_time) / 60))::int
  when 'cancelled' then (b.cancelled_at >= ${restorable_since})::int
  else 0 end`;
