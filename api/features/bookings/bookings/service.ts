/** What other features use of bookings; the modules behind it are internal. */
export { cancelledNow, cancelSeen } from "#api/features/bookings/bookings/cancel/cancel-booking.ts";
export { claimGuestBookings } from "#api/features/bookings/bookings/client/assign-client.ts";
export { holderGone } from "#api/features/bookings/bookings/create/assign-for-staff.ts";
export {
  type Attendee,
  findAttendee,
  findClient,
  guestAttendee,
} from "#api/features/bookings/bookings/create/attendee.ts";
export { lockUnchanged, refuseUnknown } from "#api/features/bookings/bookings/load-booking.ts";
export { priceAtOwnRate } from "#api/features/bookings/bookings/booked-price.ts";
export { isSameTime, moveBooking, type MovePolicy } from "#api/features/bookings/bookings/move/move-booking.ts";
export { addBooking, recordBooking, saveBooking } from "#api/features/bookings/bookings/record-booking.ts";
export { changeInPlace, partyLimit, tellsClient } from "#api/features/bookings/bookings/update-booking.ts";
export { findBookable, instantOf, bookingRequestOf } from "#api/features/bookings/bookings/create/booking-request.ts";
export {
  type DatedProblem,
  datesOf,
  presentOccurrence,
  keptDates,
  weeklyPattern,
} from "#api/features/bookings/bookings/series/weekly-dates.ts";
export { seatFacts } from "#api/features/bookings/bookings/create/enrol-in-class.ts";
export { bookingFacts, candidatesOf } from "#api/features/bookings/bookings/create/create-booking.ts";
export { mayWrite } from "#api/features/bookings/bookings/allowed-actions.ts";
export { sendBookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
export {
  changeBooking,
  insertBooking,
  lockBooking,
  minutesAfter,
} from "#api/features/bookings/bookings/write-queries.ts";
export { scheduleDays } from "#api/features/bookings/bookings/schedule/schedule-days.ts";
export { startsBetween } from "#api/features/bookings/bookings/list/list-bookings.ts";
export { guestNamesRefusal, seatMoveRefusal } from "#api/features/bookings/bookings/refusals.ts";
