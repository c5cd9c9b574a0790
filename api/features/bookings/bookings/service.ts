/** What other features use of bookings; the modules behind it are internal. */
export { cancelledNow, cancelSeen } from "./cancel/cancel-booking.ts";
export { claimGuestBookings } from "./client/assign-client.ts";
export { holderGone } from "./create/assign-for-staff.ts";
export { type Attendee, findAttendee, findClient, guestAttendee } from "./create/attendee.ts";
export { lockedBooking, lockUnchanged, refuseUnknown } from "./load-booking.ts";
export { priceAtOwnRate } from "./booked-price.ts";
export { isSameTime, moveBooking, type MovePolicy } from "./move/move-booking.ts";
export { addBooking, addUnrecorded, changeUnrecorded, recordBooking, saveBooking } from "./record-booking.ts";
export { changeInPlace, partyLimit, tellsClient } from "./update-booking.ts";
export { findBookable, instantOf, bookingRequestOf } from "./create/booking-request.ts";
export { type DatedProblem, datesOf, presentOccurrence, keptDates, weeklyPattern } from "./series/weekly-dates.ts";
export { seatFacts } from "./create/enrol-in-class.ts";
export { bookingFacts, candidatesOf } from "./create/create-booking.ts";
export { mayWrite } from "./allowed-actions.ts";
export { sendBookingMail } from "./booking-mail.ts";
export { scheduleDays } from "./schedule/schedule-days.ts";
export { startsBetween } from "./list/list-bookings.ts";
export { guestNamesRefusal, seatMoveRefusal } from "./refusals.ts";
