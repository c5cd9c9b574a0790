import type { BookableTime, WantedBooking } from "#api/features/availability/bookable-time.ts";
import { type Attendee, findAttendee } from "#api/features/bookings/create/attendee.ts";
import type { BookingRow } from "#api/features/bookings/booking-row.ts";
import { newManageToken, sendBookingMail } from "#api/features/bookings/booking-mail.ts";
import { overlapReason, placeForStaff } from "#api/features/bookings/create/assign-for-staff.ts";
import { presentBooking } from "#api/features/bookings/present.ts";
import { notOwnLesson } from "#api/features/bookings/refusals.ts";
import { recordBooking } from "#api/features/bookings/record-booking.ts";
import { findBookable, wantedOf } from "#api/features/bookings/create/booking-request.ts";
import { EMPTY_BOOKING, insertTakenBooking, takeBookingId } from "#api/features/bookings/write-queries.ts";
import { deferToCommit } from "#api/db/transaction.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { Wish } from "#api/features/claims/choose-assignment.ts";
import { lockForChange, occupyLockedPlace } from "#api/features/claims/claim-slot.ts";
import { nextMailId } from "#api/features/outbox/queue-mail.ts";
import type { Call } from "#api/http/call.ts";
import type { Booking, CreateBookingInput } from "#schema/bookings/models.ts";

/** Books at the front desk, without a hold. */
export async function createBooking(call: Call, input: CreateBookingInput): Promise<Booking> {
  const overlap_reason = overlapReason(call, input.override_client_overlap);
  const wanted = withinScope(call, wantedOf(input));
  const attendee = await findAttendee(call, input);
  const time = await findBookable(call, wanted, "staff");
  const wish = wishOf(wanted, time, overlap_reason === null ? attendee.client_id : null);
  // Asked for together, run one after the other: the place is chosen under the locks.
  const [, place, id, mailId] = await Promise.all([
    lockForChange(call, wish, []),
    placeForStaff(call, wish, wanted),
    takeBookingId(call.db),
    attendee.email ? nextMailId(call) : null,
  ]);
  const row: BookingRow = {
    ...EMPTY_BOOKING,
    ...bookingFacts(call, wanted, time, attendee),
    id,
    tenant_id: call.tenant.tenant_id,
    resource_id: place.resource_id,
    coach_id: place.coach_id,
    status: "confirmed",
    client_note: input.client_note || null,
    overlap_reason,
    ...(attendee.email ? newManageToken(call) : {}),
  };
  // Nothing of it need be waited for: all leaves with the commit.
  deferToCommit(call.db, insertTakenBooking(call.db, row));
  occupyLockedPlace(call, row, place);
  await recordBooking(call, "createBooking", { after: row });
  await sendBookingMail(call, "booking_confirmed", row, { mailId });
  return presentBooking(call, { ...row, timezone: time.location.timezone, notes: [] });
}

/** A coach books lessons of the coach's own. */
function withinScope({ caller, permissionScope }: Call, wanted: WantedBooking): WantedBooking {
  if (permissionScope === "yes") return wanted;
  const own = signedIn(caller).id;
  if (wanted.coach_id !== null && wanted.coach_id !== own) throw notOwnLesson();
  return { ...wanted, coach_id: own };
}

/** What a wanted and bookable time wants to occupy. */
export function wishOf(wanted: WantedBooking, { service, ...time }: BookableTime, client_id: number | null): Wish {
  return {
    resource_ids: time.resource_ids,
    coach_ids: time.coach_ids,
    client_id,
    start: wanted.start.epochMilliseconds,
    end: wanted.end.epochMilliseconds,
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
  };
}

/** The columns that are the same for a booking of the front desk and for a hold: what was agreed when it was made. */
export function bookingFacts(
  { now, caller }: Call,
  wanted: WantedBooking,
  { service, price }: BookableTime,
  { client_id, guest }: Pick<Attendee, "client_id" | "guest">,
) {
  return {
    client_id,
    guest,
    service_id: wanted.service_id,
    location_id: wanted.location_id,
    start_time: new Date(wanted.start.epochMilliseconds),
    end_time: new Date(wanted.end.epochMilliseconds),
    buffer_before_minutes: service.buffer_before_minutes,
    buffer_after_minutes: service.buffer_after_minutes,
    party_size: wanted.party_size,
    payment_status: price.amount === 0 ? ("not_due" as const) : ("due" as const),
    price_amount: price.amount,
    price_currency: price.currency,
    created_by: caller.kind === "person" ? caller.id : null,
    created_at: new Date(now.epochMilliseconds),
  };
}
