import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { cancelSeen } from "#api/features/bookings/bookings/service.ts";
import type { WhyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import type { PublicBooking } from "#schema/bookings/online/models.ts";
import { mayCancel, presentPublicBooking } from "./present.ts";
import type { PublicBookingRow } from "./queries.ts";

/** Cancels a person's own booking before it begins. */
export async function cancelForPerson(
  call: Call,
  seen: PublicBookingRow,
  how: { version: number | undefined; why: WhyCancelled; action: AuditAction },
): Promise<PublicBooking> {
  const present = (row: BookingRow) => presentPublicBooking(call, { ...seen, ...row });
  const refuse = (row: BookingRow) => {
    if (mayCancel({ ...seen, ...row }, call.now)) return;
    throw new ApiError("invalid_state", "This booking has begun. Ask the venue to cancel it.");
  };
  return present(await cancelSeen(call, seen, { ...how, present, refuse }));
}
