import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** One in this many recent bookings had a waiting list. */
const ONE_OF = 25;
const WEEKS = 10;

/**
 * Writes entries for hours that were full: some got the freed place, others declined, did not respond or were never
 * offered one. Each is derived from a booking, so that the same day has the same entries.
 */
export async function writeWaitingList(
  trx: TenantTransaction,
  { tenant_id, now }: { tenant_id: string; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into waitlist_entries (tenant_id, service_id, location_id, start_time, end_time, party_size, client_id, status,
      nonce, token_hash, booking_id, offered_at, offered_until, created_at)
    select t.tenant_id, w.service_id, w.location_id, w.start_time, w.end_time, w.party_size, w.client_id, w.status,
      substr(sha256(w.name), 1, 16), sha256(sha256(w.name)), case when w.status = 'booked' then w.id end,
      case when w.is_offered then w.start_time - interval '20 hours' end,
      case when w.is_offered then w.start_time - interval '18 hours' end, w.start_time - interval '4 days'
    from tenants t
    join (
      select b.*, (array['booked', 'closed', 'booked', 'expired', 'booked', 'closed', 'declined', 'left'])[b.turn] as status,
        b.turn in (1, 3, 4, 5, 7) as is_offered
      from (
        select b.tenant_id, b.id, b.service_id, b.location_id, b.start_time, b.end_time, b.party_size, b.client_id,
          ('waiting ' || b.id)::bytea as name,
          1 + (row_number() over (order by b.start_time, b.id) / ${sql.lit(ONE_OF)} % 8)::int as turn,
          row_number() over (order by b.start_time, b.id) % ${sql.lit(ONE_OF)} as rest
        from bookings b
        where b.tenant_id = ${tenant_id} and b.client_id is not null and b.class_session_id is null
          and b.status in ('completed', 'checked_in') and b.start_time < ${now}
          and b.start_time >= ${now.subtract({ hours: WEEKS * 7 * 24 })}
      ) b
      where b.rest = 0
    ) w on w.tenant_id = t.tenant_id
    where t.tenant_id = ${tenant_id}
    on conflict do nothing`.execute(trx);
}
