import { sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Guest } from "#schema/bookings/bookings/guest-models.ts";
import type { WaitlistStatus } from "#schema/bookings/waitlist/models.ts";
import type { BookingRow } from "../booking-row.ts";

/** What stays of a guest's booking whoever changes it. */
export type FoundBooking = Pick<BookingRow, "id" | "class_session_id" | "coach_id">;

/** The key is what the index has; addresses that share one are told apart. */
const hasAddress = (email: string) => sql<boolean>`b.guest_key = hashtextextended(lower(${email}::text), 0)::text
  and lower(b.guest->>'email') = lower(${email}::text)`;

/** The bookings that were made as a guest with this address, whatever its case. */
export const bookingsWithAddress = (trx: TenantTransaction, email: string): Promise<FoundBooking[]> =>
  withParties(trx, hasAddress(email));

/** A wait for a time or seat, and the coach that it is for. */
export interface FoundWait {
  id: number;
  coach_id: number | null;
}

/** Where a guest with this address still waits. */
export async function waitsWithAddress(trx: TenantTransaction, email: string): Promise<FoundWait[]> {
  const { rows } = await sql<FoundWait>`
    select w.id, coalesce(c.coach_id, w.coach_id) as coach_id
    from waitlist_entries w left join class_sessions c on c.tenant_id = ${TENANT_ID} and c.id = w.class_session_id
    where w.tenant_id = ${TENANT_ID} and w.status in ('waiting', 'offered') and lower(w.guest->>'email') = lower(${email}::text)
    order by w.id`.execute(trx);
  return rows;
}

interface GivenWait {
  id: number;
  was: WaitlistStatus;
  status: WaitlistStatus;
  /** Null where the client waited themselves. */
  guest: z.infer<typeof Guest> | null;
  start_time: Temporal.Instant;
  service_id: number;
  class_session_id: number | null;
  party_size: number;
}

/**
 * Gives a client these waits of a guest. Of two for the same, the guest's and the client's own, the one with an offer stays, else the
 * earlier; the other ends. Returns the guest's waits, and those of the client's own that ended. Call it after all other locks.
 */
export async function giveWaits(
  trx: TenantTransaction,
  ids: readonly number[],
  clientId: number,
): Promise<GivenWait[]> {
  const isOpen = sql<boolean>`tenant_id = ${TENANT_ID} and status in ('waiting', 'offered')`;
  const isGuests = sql<boolean>`client_id is null and id = any(${ids}::int[])`;
  const { rows } = await sql<Omit<GivenWait, "status">>`
    select id, status as was, guest, start_time, service_id, class_session_id, party_size from waitlist_entries
    where ${isOpen} and (client_id = ${clientId} or ${isGuests}) order by id for update`.execute(trx);
  const guests = rows.filter(({ guest }) => guest !== null);
  const ended = await sql<{ id: number }>`with waits as (
      select id, row_number() over (
        partition by class_session_id, service_id, location_id, start_time order by status <> 'offered', position, id) as turn
      from waitlist_entries where ${isOpen} and (client_id = ${clientId} or ${isGuests}))
    update waitlist_entries set status = 'left', version = version + 1
    where tenant_id = ${TENANT_ID} and id in (select id from waits where turn > 1) returning id`.execute(trx);
  await sql`update waitlist_entries set client_id = ${clientId}, guest = null, version = version + 1
    where tenant_id = ${TENANT_ID} and id = any(${guests.map(({ id }) => id)}::int[])`.execute(trx);
  const endedIds = new Set(ended.rows.map(({ id }) => id));
  return rows
    .filter(({ id, guest }) => guest !== null || endedIds.has(id))
    .map((wait) => ({ ...wait, status: endedIds.has(wait.id) ? "left" : wait.was }));
}

/** Those of the same guest as this one: with the address or, without one, in the weekly series. */
export function bookingsOfGuest(
  trx: TenantTransaction,
  { id, series_id, guest }: Pick<BookingRow, "id" | "series_id" | "guest">,
): Promise<FoundBooking[]> {
  const isSame = guest?.email
    ? hasAddress(guest.email)
    : sql<boolean>`b.series_id = ${series_id}::int and b.guest = (
        select own.guest from bookings own where own.tenant_id = ${TENANT_ID} and own.id = ${id})`;
  return withParties(trx, sql<boolean>`(b.id = ${id} or ${isSame})`);
}

/** A party comes whole, whatever was written about its guest: it has one client. */
async function withParties(trx: TenantTransaction, isFound: RawBuilder<boolean>): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    with found as (select b.id, b.group_id from bookings b where b.tenant_id = ${TENANT_ID} and ${isFound})
    select id, class_session_id, coach_id from bookings where tenant_id = ${TENANT_ID} and guest is not null and status <> 'held'
      and id in (select id from found
        union select m.id from found join bookings m on m.tenant_id = ${TENANT_ID} and m.group_id = found.group_id)
    order by id`.execute(trx);
  return rows;
}

/** Locks those of these bookings that are a guest's still, in the order of their ids. */
export async function lockGuestBookings(trx: TenantTransaction, ids: readonly number[]): Promise<BookingRow[]> {
  return trx
    .selectFrom("bookings")
    .where("id", "in", [...ids, 0])
    .where("guest", "is not", null)
    .where("status", "<>", "held")
    .orderBy("id")
    .selectAll()
    .forUpdate()
    .$castTo<BookingRow>()
    .execute();
}

/**
 * Gives the client what belongs to these bookings. The ledger stays as it was posted. What a guest is still paying stays a guest's
 * until it is settled, and so does a mail that is leaving just now.
 */
export async function giveRowsOfBookings(
  trx: TenantTransaction,
  ids: readonly number[],
  clientId: number,
): Promise<void> {
  const areTheirs = sql<boolean>`tenant_id = ${TENANT_ID} and client_id is null and booking_id = any(${ids}::int[])`;
  await sql`update payments set client_id = ${clientId} where ${areTheirs}`.execute(trx);
  await sql`update card_charges set client_id = ${clientId} where ${areTheirs}
    and (state <> 'open' or provider_payment_id is null)`.execute(trx);
  await sql`update service_payments p set client_id = ${clientId} where ${areTheirs} and state <> 'open'
    and not exists (select from service_payments own where own.tenant_id = ${TENANT_ID} and own.booking_id = p.booking_id
      and own.client_id = ${clientId})`.execute(trx);
  await sql`update waitlist_entries set client_id = ${clientId}, guest = null, version = version + 1
    where ${areTheirs}`.execute(trx);
  await sql`update outbox set client_id = ${clientId} where tenant_id = ${TENANT_ID} and id in (
    select id from outbox where tenant_id = ${TENANT_ID} and client_id is null and sent_at is null
      and (attempts > 0 or queued_again_at is not null) and (payload->>'booking_id')::int = any(${ids}::int[])
    for update skip locked)`.execute(trx);
}
