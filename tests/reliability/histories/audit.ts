import { sql } from "kysely";
import { auditClaims, SOUND, type ClaimsAudit } from "#tests/support/claims-audit.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** Violations counted from the rows; all must be zero after any history. */
export interface HistoryAudit extends ClaimsAudit {
  /** Cancelled bookings that still have claims. */
  cancelled_with_claims: number;
  /** Open offers whose place is not held for that person alone. */
  offers_not_alone: number;
  /** People waiting for a place that was offered to someone behind them who needs as many seats. */
  passed_over: number;
  /** Bookings whose price is not owed exactly while they are live, and anything that moved money: nobody paid anything. */
  wrong_in_ledger: number;
}

export const SPOTLESS: HistoryAudit = {
  ...SOUND,
  cancelled_with_claims: 0,
  offers_not_alone: 0,
  passed_over: 0,
  wrong_in_ledger: 0,
};

/** `outOfTurn`: those whom the desk offered a place by hand or moved to another position. */
export async function auditHistory(
  { admin, clock }: Platform,
  { tenantId }: Venue,
  outOfTurn: ReadonlySet<number> = new Set(),
): Promise<HistoryAudit> {
  const now = clock.now().toString();
  const { rows } = await sql<Omit<HistoryAudit, keyof ClaimsAudit>>`
    with offers as (
      select w.id, w.class_session_id, b.id as booking_id, b.status, b.party_size,
        b.resource_id, b.start_time, b.end_time
      from waitlist_entries w left join bookings b on b.tenant_id = w.tenant_id and b.id = w.booking_id
      where w.tenant_id = ${tenantId} and w.status = 'offered' and w.offered_until > ${now}
        and not exists (select 1 from class_sessions c where c.tenant_id = w.tenant_id
          and c.id = w.class_session_id and c.status = 'cancelled')
    ), mine as (
      select o.id, o.party_size, o.class_session_id,
        (select count(*) from claims k where k.tenant_id = ${tenantId} and k.booking_id = o.booking_id
          and (k.seat is not null or k.resource_id is not null)) as held
      from offers o
    )
    select
      (select count(*)::int from claims k join bookings b on b.tenant_id = k.tenant_id and b.id = k.booking_id
        where k.tenant_id = ${tenantId} and b.status = 'cancelled') as cancelled_with_claims,
      (select count(*)::int from offers o join mine m on m.id = o.id where o.status is distinct from 'held'
        or m.held <> case when o.class_session_id is null then 1 else o.party_size end
        or exists (select 1 from bookings x where x.tenant_id = ${tenantId} and x.id <> o.booking_id
          and x.resource_id = o.resource_id and x.start_time < o.end_time and x.end_time > o.start_time
          and x.status = 'confirmed')) as offers_not_alone,
      (select count(*)::int from waitlist_entries w where w.tenant_id = ${tenantId} and w.status = 'waiting'
        and w.client_id is null and w.id <> all(${[...outOfTurn]}::int[])
        and exists (select 1 from waitlist_entries o where o.tenant_id = w.tenant_id and o.service_id = w.service_id
          and o.class_session_id is not distinct from w.class_session_id and o.start_time = w.start_time
          and o.id <> all(${[...outOfTurn]}::int[]) and o.position > w.position and o.party_size >= w.party_size
          and o.offered_at is not null)) as passed_over,
      (select count(*)::int from bookings b where b.tenant_id = ${tenantId} and b.status <> 'held'
        and case when b.status = 'confirmed' then b.price_amount else 0 end <> (
          select coalesce(sum(e.amount), 0) from ledger_transactions t
          join ledger_entries e on e.tenant_id = t.tenant_id and e.transaction_id = t.id
          where t.tenant_id = b.tenant_id and t.booking_id = b.id and e.account = 'receivable'))
      + (select count(*)::int from ledger_entries where tenant_id = ${tenantId}
        and account not in ('receivable', 'bookings')) as wrong_in_ledger`.execute(admin);
  const [row] = rows;
  if (!row) throw new Error("a select of scalars answers one row");
  return { ...(await auditClaims(admin, tenantId, clock.now())), ...row };
}
