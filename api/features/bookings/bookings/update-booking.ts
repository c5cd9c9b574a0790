import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField } from "#api/errors/errors.ts";
import { throwIfRefused, valueOrThrow, type Refusal } from "#api/errors/verdict.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { keepPartyClient, lockForChange, releaseClaims } from "#api/features/bookings/claims/service.ts";
import { recordNoShowDue, withdrawAmountDue } from "#api/features/bookings/policies/amounts-due.ts";
import { returnNoShowExtra, takeNoShowExtra } from "#api/features/memberships/allowances/service.ts";
import { isSameInstant } from "#api/time/instants.ts";
import type { Booking, UpdateBookingInput } from "#schema/bookings/bookings/models.ts";
import { sendBookingMail } from "./booking-mail.ts";
import type { BookingRow, BookingWithNotes } from "./booking-row.ts";
import { reclaimSlot } from "./cancel/reclaim-slot.ts";
import { loadForChange, lockSeen } from "./load-booking.ts";
import { deskRequest, isMove, moveAtDesk } from "./move/desk-move.ts";
import { presentBooking } from "./present.ts";
import { recordBooking } from "./record-booking.ts";
import { partyLimits } from "./reference-queries.ts";
import { changeRefusal, guestNamesRefusal, refuseStatus, seatMoveRefusal } from "./refusals.ts";
import { changeBooking, plainChanges, type InPlaceChanges } from "./write-queries.ts";

/** Moves or changes a booking, or sets its state; all or nothing. */
export async function updateBooking(call: Call, id: number, input: UpdateBookingInput): Promise<Booking> {
  const seen = await loadForChange(call, id, input.version);
  const { status, message, version: _version, ...changes } = input;
  throwIfRefused(changeRefusal(seen, changes));
  throwIfRefused(guestNamesRefusal(seen, changes, call.now));
  const isStatusAlone = Object.values(changes).every((change) => change === undefined);
  if (status !== undefined && (status !== seen.status || isStatusAlone)) refuseStatus(seen, status, call.now);
  const changed = await change(call, seen, input);
  const after = await recordBooking(call, "updateBooking", { before: seen, after: changed });
  const mailDetails = { previous: seen, ...(message ? { message } : {}) };
  if (tellsClient(seen, after)) await sendBookingMail(call, "booking_moved", after, mailDetails);
  return presentBooking(call, { ...seen, ...after });
}

async function change(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  const isNoShow = input.status === "no_show" && seen.status !== "no_show";
  const request = valueOrThrow(deskRequest(seen, input));
  if (isMove(seen, request)) {
    if (isNoShow)
      throw invalidField("status", "A no-show stays where it was: leave its time, bay and coach as they are.");
    return moveAtDesk(call, seen, input, request);
  }
  if (input.party_size !== undefined) throwIfRefused(await largePartyRefusal(call, seen, input.party_size));
  if (isNoShow) return markNoShow(call, seen, input);
  if (seen.status === "no_show" && input.status === "confirmed") return reverseNoShow(call, seen);
  await lockSeen(call, seen);
  return changeInPlace(call, seen, input);
}

/** Changes a locked booking without touching its claims. */
export function changeInPlace(call: Call, { id }: BookingRow, changes: InPlaceChanges): Promise<BookingRow> {
  return changeBooking(call.db, call.tenant.tenant_id, id, plainChanges(changes));
}

/** How many people the service and bay of a booking allow. */
export function partyLimit({ db, tenant }: Call, booking: BookingRow): Promise<number> {
  return partyLimits(db, tenant.tenant_id, booking);
}

export async function largePartyRefusal(call: Call, booking: BookingRow, partySize: number): Promise<Refusal | null> {
  const seat = partySize === booking.party_size ? null : seatMoveRefusal(booking);
  if (seat !== null) return seat;
  const most = await partyLimit(call, booking);
  if (partySize <= most) return null;
  const sentence = `This booking is for at most ${most === 1 ? "1 person" : `${most} people`}.`;
  return new ApiError("party_too_large", sentence, { errors: { party_size: [sentence] } });
}

/** Moving to another bay at the same time is internal to the venue, so the client is not notified. */
export function tellsClient(
  before: Pick<BookingRow, "start_time" | "end_time" | "coach_id">,
  after: Pick<BookingRow, "start_time" | "end_time" | "coach_id">,
): boolean {
  return (
    !isSameInstant(before.start_time, after.start_time) ||
    !isSameInstant(before.end_time, after.end_time) ||
    before.coach_id !== after.coach_id
  );
}

const GIVEN_AWAY = "Its place has been given to another booking since. Book another time or bay for them.";

/** Marks a no-show: bay, coach and client are free for the rest of the time. */
async function markNoShow(call: Call, seen: BookingWithNotes, input: UpdateBookingInput): Promise<BookingRow> {
  await lockForChange(call, null, claimHoldersOf(seen));
  await lockSeen(call, seen);
  await releaseClaims(call, seen);
  const after = await changeInPlace(call, seen, input);
  await keepPartyClient(call, seen);
  await recordNoShowDue(call, seen);
  await takeNoShowExtra(call, seen);
  return after;
}

/** Reverts a no-show when the client came after all: takes bay and coach again, unless somebody else has them by now. */
async function reverseNoShow(call: Call, seen: BookingWithNotes): Promise<BookingRow> {
  await lockForChange(call, null, claimHoldersOf(seen));
  await lockSeen(call, seen);
  await withdrawAmountDue(call, seen, "no_show");
  await returnNoShowExtra(call, seen);
  return reclaimSlot(call, seen, { change: { status: "confirmed" }, taken: GIVEN_AWAY });
}
