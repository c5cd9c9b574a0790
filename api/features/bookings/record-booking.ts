import type { AuditAction } from "#api/audit/sentence.ts";
import { recordChange } from "#api/audit/record.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { changeBooking, insertBooking, type NewBooking } from "#api/features/bookings/write-queries.ts";
import type { Call } from "#api/http/call.ts";

/** Writes a new booking, and into the history that it is there. */
export async function addBooking(call: Call, action: AuditAction, booking: NewBooking): Promise<BookingRow> {
  const after = await insertBooking(call.db, call.tenant.tenant_id, booking);
  await recordBooking(call, action, { after });
  return after;
}

/** Changes a booking that is locked, and writes into the history what became of it. */
export async function saveBooking(
  call: Call,
  action: AuditAction,
  before: BookingRow,
  change: Parameters<typeof changeBooking>[3],
): Promise<BookingRow> {
  const after = await changeBooking(call.db, call.tenant.tenant_id, before.id, change);
  await recordBooking(call, action, { before, after });
  return after;
}

/** Writes what became of a booking into the history: its plain facts, no token and no address. */
export function recordBooking(
  call: Call,
  action: AuditAction,
  { before, after }: { before?: BookingRow; after?: BookingRow },
): Promise<void> {
  const booking = after ?? before;
  if (!booking) throw new Error("nothing became of no booking");
  return recordChange(call, {
    action,
    entity: "booking",
    entity_id: booking.id,
    ...(before ? { before: factsOf(before) } : {}),
    ...(after ? { after: factsOf(after) } : {}),
  });
}

const FACTS = [
  "status",
  "start_time",
  "end_time",
  "service_id",
  "location_id",
  "resource_id",
  "coach_id",
  "client_id",
  "party_size",
  "client_note",
  "overlap_reason",
  "version",
] as const;

const factsOf = (row: BookingRow) => Object.fromEntries(FACTS.map((fact) => [fact, row[fact]]));
