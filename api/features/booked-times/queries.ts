import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { namedBookings } from "#api/features/booked-times/named-bookings.ts";
import { instantAt } from "#api/time/instants.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/models.ts";

/** A booking lasts at most a day: what began earlier is over. */
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
}

export interface BookedQuestion {
  of: { coach_id: number } | { location_id: number };
  /** Epoch milliseconds; `to` null: without end. */
  range: { from: number; to: number | null };
  statuses: readonly BookingStatus[];
}

export function readBookedTimes(trx: TenantTransaction, tenantId: string, { of, range, statuses }: BookedQuestion) {
  return namedBookings(trx)
    .where("b.tenant_id", "=", tenantId)
    .$if("coach_id" in of, (rows) => rows.where("b.coach_id", "=", "coach_id" in of ? of.coach_id : 0))
    .$if("location_id" in of, (rows) => rows.where("b.location_id", "=", "location_id" in of ? of.location_id : 0))
    .where("b.status", "in", statuses)
    .where("b.start_time", ">", instantAt(range.from - LONGEST_BOOKING_MS))
    .where("b.end_time", ">", instantAt(range.from))
    .$if(range.to !== null, (rows) => rows.where("b.start_time", "<", instantAt(range.to ?? 0)))
    .orderBy("b.start_time")
    .orderBy("b.id")
    .select(["b.id", "b.location_id", "b.start_time", "b.end_time", "b.status", "b.payment_status"])
    .select(["s.name as service_name", "r.name as resource_name", "l.timezone"])
    .select(
      sql<string>`trim(concat_ws(' ', coalesce(client.first_name, b.guest->>'first_name'),
        coalesce(client.last_name, b.guest->>'last_name')))`.as("client_name"),
    )
    .$castTo<BookedRow>()
    .execute();
}
