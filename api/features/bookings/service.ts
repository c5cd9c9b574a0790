/** What other features use of bookings; the rooms behind it are this feature's own. */
export { cancelSeen } from "#api/features/bookings/cancel/cancel-booking.ts";
export { holderGone } from "#api/features/bookings/create/assign-for-staff.ts";
export { type Attendee, findClient, guestAttendee } from "#api/features/bookings/create/attendee.ts";
export { lockUnchanged } from "#api/features/bookings/load-booking.ts";
export { isSameTime, moveBooking, type MovePolicy } from "#api/features/bookings/move/move-booking.ts";
export { addBooking, recordBooking, saveBooking } from "#api/features/bookings/record-booking.ts";
export { changeInPlace, partyLimit, tellsClient } from "#api/features/bookings/update-booking.ts";
export { findBookable, instantOf, bookingRequestOf } from "#api/features/bookings/create/booking-request.ts";
export { bookingFacts, candidatesOf } from "#api/features/bookings/create/create-booking.ts";
