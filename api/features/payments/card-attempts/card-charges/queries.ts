import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CardCharges } from "#api/db/types.generated.ts";
import { namedBookingsAndSeats } from "#api/features/bookings/booked-times/named-bookings.ts";

export type ChargeRow = Selectable<CardCharges>;
/** A charge for a booking; others are for a membership's bill. */
export type BookingCharge = ChargeRow & { booking_id: number };

export const isOfBooking = (row: ChargeRow): row is BookingCharge => row.booking_id !== null;

/** Inserts the charge of this request, or returns the existing one when it is repeated. */
export const insertCharge = (
  trx: TenantTransaction,
  row: Insertable<CardCharges> & { booking_id: number },
): Promise<BookingCharge> =>
  trx
    .insertInto("card_charges")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "booking_id", "request_key"])
        .where("request_key", "is not", null)
        .doUpdateSet((eb) => ({ state: eb.ref("card_charges.state") })),
    )
    .returningAll()
    // as it was inserted
    .$castTo<BookingCharge>()
    .executeTakeFirstOrThrow();

/** Inserts the charge of a bill; undefined where another one of it is pending. */
export const insertInvoiceCharge = (
  trx: TenantTransaction,
  row: Insertable<CardCharges>,
): Promise<ChargeRow | undefined> =>
  trx
    .insertInto("card_charges")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** The pending charge of a bill. */
export const waitingCharge = (
  trx: TenantTransaction,
  tenantId: string,
  invoiceId: number,
): Promise<ChargeRow | undefined> =>
  charges(trx, tenantId).where("membership_invoice_id", "=", invoiceId).where("state", "=", "open").executeTakeFirst();

const charges = (trx: TenantTransaction, tenantId: string) =>
  trx.selectFrom("card_charges").where("tenant_id", "=", tenantId).selectAll();

export const findCharge = (trx: TenantTransaction, tenantId: string, id: number): Promise<ChargeRow | undefined> =>
  charges(trx, tenantId).where("id", "=", id).executeTakeFirst();

export const findLink = (trx: TenantTransaction, tenantId: string, tokenHash: Buffer): Promise<ChargeRow | undefined> =>
  charges(trx, tenantId).where("token_hash", "=", tokenHash).executeTakeFirst();

export const findRequest = (
  trx: TenantTransaction,
  tenantId: string,
  { bookingId, key }: { bookingId: number; key: string },
): Promise<BookingCharge | undefined> =>
  charges(trx, tenantId)
    .where("booking_id", "=", bookingId)
    .where("request_key", "=", key)
    .$castTo<BookingCharge>()
    .executeTakeFirst();

/** Charges that are still pending: links that nobody has paid, and cards whose provider has not answered. */
export const openCharges = (trx: TenantTransaction, tenantId: string, bookingId: number): Promise<BookingCharge[]> =>
  charges(trx, tenantId)
    .where("booking_id", "=", bookingId)
    .where("state", "=", "open")
    .orderBy("id")
    .$castTo<BookingCharge>()
    .execute();

/** The charges shown at the desk: pending ones, and those since then that differed from what was requested. */
export const shownCharges = (
  trx: TenantTransaction,
  tenantId: string,
  { bookingId, since }: { bookingId: number; since: Temporal.Instant },
): Promise<BookingCharge[]> =>
  charges(trx, tenantId)
    .where("booking_id", "=", bookingId)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["open", "refunding"]),
        eb.and([eb("state", "=", "refunded"), eb("settled_at", ">=", since)]),
      ]),
    )
    .orderBy("id")
    .$castTo<BookingCharge>()
    .execute();

export async function changeCharge(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<CardCharges>,
): Promise<void> {
  await trx.updateTable("card_charges").set(change).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Open ones for reconciliation: a card whose provider did not respond, and a link that was begun or has expired. */
export const isLeftBehind = (now: Temporal.Instant): RawBuilder<boolean> =>
  sql`(kind = 'saved_card' or provider_payment_id is not null or expires_at <= ${now})`;

/** The details of the paid booking for display. */
export const paidBooking = (trx: TenantTransaction, tenantId: string, id: number) =>
  namedBookingsAndSeats(trx)
    .innerJoin("tenants as t", "t.tenant_id", "b.tenant_id")
    .where("b.tenant_id", "=", tenantId)
    .where("b.id", "=", id)
    .select(["b.id", "b.start_time", "b.client_id", "s.name as service_name"])
    .select(["l.name as location_name", "l.timezone", "l.locale", "l.timeformat", "l.phone"])
    .select(["t.name as company_name", "t.slug"])
    .select(sql<string | null>`coalesce(r.name, class_room.name)`.as("resource_name"))
    .select(sql<string>`coalesce(b.guest->>'first_name', client.first_name)`.as("first_name"))
    .select(sql<string>`coalesce(b.guest->>'last_name', client.last_name, '')`.as("last_name"))
    .select(sql<string | null>`coalesce(client.email, client.contact_email)`.as("client_email"))
    .select(
      sql<boolean>`case when b.guest is null then coalesce(not client.is_email_confirmed, false) else b.created_by is null end`.as(
        "is_name_unproven",
      ),
    )
    .executeTakeFirstOrThrow();
