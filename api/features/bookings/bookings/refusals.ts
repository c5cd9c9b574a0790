import { ApiError, forbidden, invalidField } from "#api/errors/errors.ts";
import type { Refusal } from "#api/errors/verdict.ts";
import type { BookingStatus, UpdateBookingInput } from "#schema/bookings/bookings/models.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import type { BookingRow } from "./booking-row.ts";
import { mayNameGuests, mostGuestNames } from "./guest-names-rules.ts";
import { actionsIn, canBecome, canRestore, RESTORABLE_MINUTES } from "./lifecycle.ts";

const STATES: Record<BookingStatus, string> = {
  held: "only held",
  confirmed: "confirmed",
  checked_in: "checked in",
  completed: "completed",
  no_show: "marked as a no-show",
  cancelled: "cancelled",
};

export const notOwnLesson = (): ApiError => forbidden(coversOwnOnly("bookings.write"));

export function refuseStatus(booking: BookingRow, status: BookingStatus, now: Temporal.Instant): void {
  if (status === "cancelled") throw invalidField("status", "Cancel a booking by deleting it.");
  if (canBecome(booking, status, now)) return;
  if (status === booking.status) throw new ApiError("invalid_state", `This booking is ${STATES[status]} already.`);
  const isEarly = status === "no_show" && booking.status === "confirmed";
  throw isEarly
    ? new ApiError("invalid_state", "Nobody can be a no-show before the start.")
    : invalidState(booking, `be ${STATES[status]}`);
}

/** Only an upcoming or current booking can be changed; a request without changes always passes. */
export function changeRefusal(booking: BookingRow, changes: object): Refusal | null {
  if (Object.values(changes).every((value) => value === undefined)) return null;
  return actionsIn(booking.status).includes("update") ? null : invalidState(booking, "be changed");
}

/** Guests can be named until the booking ends, and no more of them than the party has. */
export function guestNamesRefusal(
  booking: BookingRow,
  { guest_names, party_size = booking.party_size }: Pick<UpdateBookingInput, "guest_names" | "party_size">,
  now: Temporal.Instant,
): Refusal | null {
  if (guest_names !== undefined && !mayNameGuests(booking, now)) {
    if (actionsIn(booking.status).includes("update")) {
      return new ApiError("invalid_state", "This booking has ended. Its guests stay as they were named.");
    }
    return invalidState(booking, "be changed");
  }
  const most = mostGuestNames({ ...booking, party_size });
  const named = guest_names ?? booking.guest_names;
  if (named.length <= most) return null;
  if (guest_names !== undefined) return invalidField("guest_names", tooManyNames(most));
  const sentence = `${named.length === 1 ? "1 guest is" : `${named.length} guests are`} named. Take names off first.`;
  return invalidField("party_size", sentence);
}

function tooManyNames(most: number): string {
  if (most === 0) return "Only the one who booked comes. Book for more people first.";
  return `Name at most ${most === 1 ? "1 guest" : `${most} guests`}: no more come.`;
}

/** Only a guest's booking can become a client's, whatever its state. */
export function clientsBookingRefusal({ guest }: BookingRow): Refusal | null {
  return guest === null ? new ApiError("invalid_state", "This booking is a client's already.") : null;
}

/** A client's details are on the client's own page, and a guest who is gone needs none. */
export function guestRefusal(booking: BookingRow): Refusal | null {
  if (booking.guest === null) {
    return new ApiError("invalid_state", "This booking is a client's. Change their details on their own page.");
  }
  return actionsIn(booking.status).includes("update") ? null : invalidState(booking, "be changed");
}

/** A seat moves with its class, not on its own. */
export function seatMoveRefusal(booking: Pick<BookingRow, "class_session_id">): Refusal | null {
  if (booking.class_session_id === null) return null;
  return new ApiError("invalid_state", "A seat stays with its class. Cancel it and book another date.");
}

export function refuseCancel(booking: BookingRow): void {
  if (!actionsIn(booking.status).includes("cancel")) throw invalidState(booking, "be cancelled");
}

export function refuseCancelOfParty(member: BookingRow): void {
  if (actionsIn(member.status).includes("cancel")) return;
  const sentence = `A booking of this party is ${STATES[member.status]} and cannot be cancelled. Nothing was cancelled.`;
  throw new ApiError("invalid_state", sentence);
}

export function refuseRestore(booking: BookingRow, now: Temporal.Instant): void {
  if (canRestore(booking, now)) return;
  if (booking.status !== "cancelled") throw invalidState(booking, "be restored");
  const sentence = `This booking was cancelled more than ${RESTORABLE_MINUTES} minutes ago. Book the time again.`;
  throw new ApiError("invalid_state", sentence);
}

function invalidState(booking: BookingRow, what: string): ApiError {
  return new ApiError("invalid_state", `This booking is ${STATES[booking.status]} and cannot ${what}.`);
}
