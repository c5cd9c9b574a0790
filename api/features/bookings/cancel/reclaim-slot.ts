import { slotTaken, type WantedBooking } from "#api/features/availability/bookable-time.ts";
import { agreedBuffers } from "#api/features/bookings/booked-price.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { freePlaceOf } from "#api/features/bookings/create/assign-for-staff.ts";
import { changeBooking } from "#api/features/bookings/write-queries.ts";
import { choosePlace, type FreePlace, type Wish } from "#api/features/claims/choose-assignment.ts";
import { keepParty, leavePlace, occupyPlace, withParty } from "#api/features/claims/claim-slot.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";

type Change = Parameters<typeof changeBooking>[3];

interface TakingBack {
  /** What the booking becomes. */
  change: Change;
  /** Said where somebody else has the place by then. */
  taken?: string;
}

/** Under the locks of its owners and its row: a booking that claims nothing gets its former place, if that is still free. */
export async function takePlaceBack(call: Call, seen: BookingRow, { change, taken }: TakingBack): Promise<BookingRow> {
  await leavePlace(call, seen);
  const place = await placeStillFree(call, await withParty(call, formerPlace(seen), seen), { seen, taken });
  const after = await changeBooking(call.db, call.tenant.tenant_id, seen.id, change);
  if (!(await occupyPlace(call, after, place))) throw await slotTaken(call, formerTime(seen), "staff", taken);
  if (seen.overlap_reason !== null) await keepParty(call, seen);
  return after;
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

async function placeStillFree(
  call: Call,
  wish: Wish,
  { seen, taken }: { seen: BookingRow; taken: string | undefined },
): Promise<FreePlace> {
  const place = await choosePlace(call, wish);
  if (place.kind === "taken") throw await slotTaken(call, formerTime(seen), "staff", taken);
  if (place.kind !== "gone") return freePlaceOf(call, place, formerTime(seen));
  const what = place.what === "resource" ? "bay" : "coach";
  throw new ApiError("invalid_state", `Its ${what} is not in use any more. Book the time anew with another one.`);
}
