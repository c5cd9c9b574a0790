import { sql } from "kysely";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

export const ZONE = "America/New_York";
export const DAY = "2027-03-10";

/** A bay bookable from 10:00 to 22:00, less two hours in which its location is closed and one hour of repair. */
export async function openFromTenToTen(
  { admin }: Platform,
  { tenantId, locationId, catalogue }: Venue,
): Promise<number> {
  const [bay] = catalogue.resources;
  const id = bay?.id ?? 0;
  await sql`delete from location_hours where tenant_id = ${tenantId}`.execute(admin);
  await sql`insert into location_hours (tenant_id, location_id, weekday, opens, closes)
    values (${tenantId}, ${locationId}, 'wednesday', '10:00', '22:00')`.execute(admin);
  const everything = catalogue.resources.map((one) => one.id);
  for (const [scope, ids, from, hours] of [
    ["location", everything, 10, 2],
    ["resources", [id], 19, 1],
  ] as const)
    await sql`insert into blocked_times (tenant_id, location_id, scope, resource_ids, kind, reason, colour, start_time,
        end_time, created_at)
      select ${tenantId}, ${locationId}, ${scope}, ${[...ids]}::int[], 'repair', 'Closed', 'grey', s.at,
        s.at + ${hours} * interval '1 hour', now()
      from (select ${at(from).toString()}::timestamptz as at) s`.execute(admin);
  return id;
}

const at = (hour: number): Temporal.Instant =>
  Temporal.PlainDateTime.from(DAY).add({ hours: hour }).toZonedDateTime(ZONE).toInstant();

export interface Inserted {
  hours: number;
  hour?: number;
  start?: string;
  made?: string;
  status?: BookingStatus;
  cancelled?: string;
  client_id?: number;
  resource_id?: number;
  service_id?: number;
}

export async function insertBooking(
  { admin }: Platform,
  { tenantId: tenant_id, locationId: location_id, catalogue }: Venue,
  row: Inserted,
) {
  const { hours, hour = 0, start, made = "2027-02-01T12:00:00Z", status = "completed", cancelled, ...more } = row;
  const start_time = start === undefined ? at(hour) : Temporal.Instant.from(start);
  const { id } = await admin
    .insertInto("bookings")
    .values({
      tenant_id,
      location_id,
      service_id: catalogue.services[0]?.id ?? 0,
      ...(more.client_id === undefined ? { guest: JSON.stringify({ first_name: "Robin" }) } : {}),
      price_amount: 4000,
      price_currency: "CAD",
      start_time,
      end_time: start_time.add({ hours }),
      created_at: Temporal.Instant.from(made),
      status,
      cancelled_at: cancelled === undefined ? null : Temporal.Instant.from(cancelled),
      expires_at: status === "held" ? start_time : null,
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Posted {
  bookingId: number;
  kind: string;
  account: string;
  amount: number;
}

export async function post(
  { admin }: Platform,
  { tenantId, locationId }: Venue,
  { bookingId, kind, account, amount }: Posted,
) {
  await sql`with t as (
      insert into ledger_transactions (tenant_id, kind, booking_id, location_id, created_at)
      select tenant_id, ${kind}, id, ${locationId}, start_time from bookings
      where tenant_id = ${tenantId} and id = ${bookingId} returning id)
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select ${tenantId}, t.id, v.account, v.amount, 'CAD'
    from t, (values ('receivable', ${amount}::bigint), (${account}, -${amount}::bigint)) v (account, amount)`.execute(
    admin,
  );
}

export async function insertWaiting(
  { admin }: Platform,
  { tenantId, locationId, catalogue }: Venue,
  status: string,
  isOffered: boolean,
) {
  const offered = isOffered ? "2027-03-05T12:00:00Z" : null;
  await sql`insert into waitlist_entries (tenant_id, service_id, location_id, start_time, end_time, party_size, guest, status,
      nonce, token_hash, offered_at, offered_until, created_at)
    values (${tenantId}, ${catalogue.services[0]?.id}, ${locationId}, ${at(12).toString()}::timestamptz,
      ${at(13).toString()}::timestamptz, 1, ${JSON.stringify({ email: `${crypto.randomUUID()}@example.test` })}::jsonb, ${status},
      ''::bytea, ${Buffer.from(crypto.randomUUID())}, ${offered}::timestamptz, ${offered}::timestamptz, now())`.execute(
    admin,
  );
}
