import { slotTaken, type WantedBooking } from "#api/features/availability/bookable-time.ts";
import { agreedBuffers, agreedPrice, priceColumns } from "#api/features/bookings/agreed.ts";
import { sendBookingMail } from "#api/features/bookings/booking-mail.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { loadForChange, lockSeen } from "#api/features/bookings/load-booking.ts";
import { freePlaceOf } from "#api/features/bookings/overlap.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { recordBooking } from "#api/features/bookings/record-booking.ts";
import { refuseRestore } from "#api/features/bookings/refusals.ts";
import { changeBooking } from "#api/features/bookings/write-queries.ts";
import { choosePlace, type FreePlace, type Wish } from "#api/features/claims/choose-place.ts";
import { leavePlace, lockForChange, occupyPlace, withParty } from "#api/features/claims/take-place.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { Booking } from "#schema/bookings/models.ts";

/** Takes a fresh cancel back: the same place at the same time, if nobody else has it by then. */
export async function restoreBooking(call: Call, id: number, version: number): Promise<Booking> {
  const seen = await loadForChange(call, id, version);
  refuseRestore(seen, call.now);
  const wish = formerPlace(seen);
  await lockForChange(call, wish, []);
  await lockSeen(call, seen);
  await leavePlace(call, seen);
  const place = await placeStillFree(call, await withParty(call, wish, seen), seen);
  // Only what was confirmed can be cancelled; so that is what it was.
  const change = { status: "confirmed", cancelled_at: null, ...priceColumns(seen, agreedPrice(seen)) } as const;
  const after = await changeBooking(call.db, call.tenant.tenant_id, seen.id, change);
  if (!(await occupyPlace(call, after, place))) throw await slotTaken(call, formerTime(seen), "staff");
  await recordBooking(call, "restoreBooking", { before: seen, after });
  await sendBookingMail(call, "booking_restored", after);
  return presentBooking(call, { ...seen, ...after });
}

function formerPlace(booking: BookingRow): Wish {
  return {
    resource_ids: booking.resource_id === null ? null : [booking.resource_id],
    coach_ids: booking.coach_id === null ? null : [booking.coach_id],
    client_id: booking.overlap_reason === null ? booking.client_id : null,
    start: booking.start_time.getTime(),
    end: booking.end_time.getTime(),
    ...agreedBuffers(booking),
  };
}

function formerTime(booking: BookingRow): WantedBooking {
  return {
    service_id: booking.service_id,
    location_id: booking.location_id,
    start: Temporal.Instant.fromEpochMilliseconds(booking.start_time.getTime()),
    end: Temporal.Instant.fromEpochMilliseconds(booking.end_time.getTime()),
    resource_id: booking.resource_id,
    coach_id: booking.coach_id,
    party_size: booking.party_size,
    except_booking_ids: [booking.id],
  };
}

async function placeStillFree(call: Call, wish: Wish, booking: BookingRow): Promise<FreePlace> {
  const place = await choosePlace(call, wish);
  if (place.kind !== "gone") return freePlaceOf(call, place, formerTime(booking));
  const what = place.what === "resource" ? "bay" : "coach";
  throw new ApiError("invalid_state", `Its ${what} is not in use any more. Book the time anew with another one.`);
}
