import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { namedBookings } from "./named-bookings.ts";

/** A booking lasts at most a day, so anything that began earlier is over. */
const LONGEST_BOOKING_MS = 86_400_000;

export interface BookedRow {
  id: number;
  client_name: string;
  service_name: string;
  resource_name: string | null;
  location_id: number;
  timezone: string;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  status: BookingStatus;
  payment_status: PaymentStatus;
  guest_names: string[];
}

/** What a change of hours can leave outside them: a booking, or a class with all its seats. */
export type ComingRow = Omit<BookedRow, "status" | "payment_status" | "guest_names"> & {
  kind: "booking" | "class_session";
};

export interface BookedQuestion {
  of: { coach_id: number } | { location_id: number };
  /** Omits seats of classes, which are listed with their class. */
  withoutSeats?: boolean;
  /** Epoch milliseconds; `to` null: no end. */
  range: { from: number; to: number | null };
  statuses: readonly BookingStatus[];
}

export function readBookedTimes(trx: TenantTransaction, tenantId: string, question: BookedQuestion) {
  const { of, range, statuses, withoutSeats = false } = question;
  return namedBookings(trx)
    .where("b.tenant_id", "=", tenantId)
    .$if("coach_id" in of, (rows) => rows.where("b.coach_id", "=", "coach_id" in of ? of.coach_id : 0))
    .$if("location_id" in of, (rows) => rows.where("b.location_id", "=", "location_id" in of ? of.location_id : 0))
    .where("b.status", "in", statuses)
    .$if(withoutSeats, (rows) => rows.where("b.class_session_id", "is", null))
    .where("b.start_time", ">", instantAt(range.from - LONGEST_BOOKING_MS))
    .where("b.end_time", ">", instantAt(range.from))
    .$if(range.to !== null, (rows) => rows.where("b.start_time", "<", instantAt(range.to ?? 0)))
    .orderBy("b.start_time")
    .orderBy("b.id")
    .select(["b.id", "b.location_id", "b.start_time", "b.end_time", "b.status", "b.payment_status", "b.guest_names"])
    .select(["s.name as service_name", "r.name as resource_name", "l.timezone"])
    .select(
      sql<string>`trim(concat_ws(' ', coalesce(client.first_name, b.guest->>'first_name'),
        coalesce(client.last_name, b.guest->>'last_name')))`.as("client_name"),
    )
    .$castTo<BookedRow>()
    .execute();
}

/** The upcoming classes of a coach or at a location, with their number of booked seats. */
export async function readComingClasses(
  trx: TenantTransaction,
  { of, from }: { of: BookedQuestion["of"]; from: Temporal.Instant },
): Promise<ComingRow[]> {
  const ofWhom = "coach_id" in of ? sql`c.coach_id = ${of.coach_id}` : sql`c.location_id = ${of.location_id}`;
  const { rows } = await sql<ComingRow>`
    select 'class_session' as kind, c.id, s.name as client_name, r.name as resource_name, c.location_id, l.timezone,
      c.start_time, c.end_time,
      (select coalesce(sum(b.party_size), 0) from bookings b where b.tenant_id = ${TENANT_ID} and b.class_session_id = c.id
        and b.status in ('confirmed', 'checked_in')) || ' of ' || c.capacity || ' seats booked' as service_name
    from class_sessions c
    join services s on s.tenant_id = ${TENANT_ID} and s.id = c.service_id
    join locations l on l.tenant_id = ${TENANT_ID} and l.id = c.location_id
    left join resources r on r.tenant_id = ${TENANT_ID} and r.id = c.resource_id
    where c.tenant_id = ${TENANT_ID} and ${ofWhom} and c.status = 'scheduled' and c.end_time > ${from}
    order by c.start_time, c.id`.execute(trx);
  return rows;
}
