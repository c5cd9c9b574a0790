import { recordChange } from "#api/audit/record.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import type { Call } from "#api/http/call.ts";

/** Writes what became of a booking into the history: its plain facts, no token and no address. */
export function recordBooking(
  call: Call,
  action: string,
  { before, after }: { before?: BookingRow; after?: BookingRow },
): Promise<void> {
  return recordChange(call, {
    action,
    entity: "booking",
    entity_id: (after ?? before)?.id ?? 0,
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
