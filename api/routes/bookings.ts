import type { Handlers } from "#api/call/call.ts";
import { cancelBooking } from "#api/features/bookings/bookings/cancel/cancel-booking.ts";
import { restoreBooking, restoreBookingGroup } from "#api/features/bookings/bookings/cancel/restore-booking.ts";
import { updateBookingGuest } from "#api/features/bookings/bookings/change-guest.ts";
import { assignBookingClient, guestBookings } from "#api/features/bookings/bookings/client/assign-client.ts";
import { createBooking } from "#api/features/bookings/bookings/create/create-booking.ts";
import { exportBookings } from "#api/features/bookings/bookings/list/export-bookings.ts";
import { booking, bookings, clientBookings } from "#api/features/bookings/bookings/list/list-bookings.ts";
import { previewBookingUpdate } from "#api/features/bookings/bookings/move/preview-move.ts";
import { lessonSubstitutes } from "#api/features/bookings/bookings/move/substitutes.ts";
import { addBookingNote, deleteBookingNote } from "#api/features/bookings/bookings/notes.ts";
import { cancelBookingGroup } from "#api/features/bookings/bookings/party/cancel-group.ts";
import { createBookingGroup } from "#api/features/bookings/bookings/party/create-group.ts";
import { bookedDays } from "#api/features/bookings/bookings/schedule/booked-days.ts";
import { bookingsCompact, scheduleFingerprint } from "#api/features/bookings/bookings/schedule/compact-schedule.ts";
import { cancelBookingSeries } from "#api/features/bookings/bookings/series/cancel-series.ts";
import {
  bookingSeries,
  createBookingSeries,
  previewBookingSeries,
} from "#api/features/bookings/bookings/series/create-series.ts";
import {
  previewBookingSeriesUpdate,
  updateBookingSeries,
} from "#api/features/bookings/bookings/series/update-series.ts";
import { updateBooking } from "#api/features/bookings/bookings/update-booking.ts";
import { deleteClassSeriesOccurrences, deleteClassSession } from "#api/features/bookings/class-sessions/cancel.ts";
import { checkInClass, updateClassSession } from "#api/features/bookings/class-sessions/edit.ts";
import {
  availableClassSessions,
  classSession,
  classSessions,
  classSessionSeries,
} from "#api/features/bookings/class-sessions/list.ts";
import { classCancellation } from "#api/features/bookings/class-sessions/preview-cancel.ts";
import { previewClassSchedule, scheduleClassSessions } from "#api/features/bookings/class-sessions/schedule.ts";
import { createPublicBooking, presentConfirmed } from "#api/features/bookings/online/confirm-hold.ts";
import { createHold, presentHold } from "#api/features/bookings/online/create-hold.ts";
import {
  cancelManagedBooking,
  managedBooking,
  moveManagedBooking,
} from "#api/features/bookings/online/managed-booking.ts";
import { nameManagedBookingGuests, namePublicBookingGuests } from "#api/features/bookings/online/name-guests.ts";
import {
  cancelPublicBooking,
  publicBooking,
  publicBookingLink,
  publicBookings,
} from "#api/features/bookings/online/own-bookings.ts";
import { releaseHold } from "#api/features/bookings/online/release-holds.ts";
import { updatePublicBooking } from "#api/features/bookings/online/update-own.ts";
import { bookingFees, waiveAmountDue } from "#api/features/bookings/policies/service.ts";
import {
  acceptWaitlistOffer,
  leaveWaitlist,
  ownWaitlist,
  waitlistEntry,
} from "#api/features/bookings/waitlist/accept-or-leave.ts";
import { claimWaitlistPlace } from "#api/features/bookings/waitlist/claim.ts";
import { addToWaitlist, joinWaitlist, presentWritten, replayJoin } from "#api/features/bookings/waitlist/join.ts";
import {
  offerWaitlistPlace,
  removeFromWaitlist,
  reorderWaitlist,
  waitlist,
} from "#api/features/bookings/waitlist/manage-waitlist.ts";
import type { bookingGroupOperations } from "#schema/bookings/bookings/group-operations.ts";
import type { bookingOperations } from "#schema/bookings/bookings/operations.ts";
import type { bookingSeriesOperations } from "#schema/bookings/bookings/series-operations.ts";
import type { classSessionOperations } from "#schema/bookings/class-sessions/operations.ts";
import type { publicBookingOperations } from "#schema/bookings/online/operations.ts";
import type { policyOperations } from "#schema/bookings/policies/operations.ts";
import type { waitlistOperations } from "#schema/bookings/waitlist/operations.ts";

const bookingHandlers: Handlers<typeof bookingOperations> = {
  bookings: (call, { query }) => bookings(call, query),
  clientBookings: (call, { params, query }) => clientBookings(call, params.id, query),
  bookingsCompact: {
    run: (call, { query }) => bookingsCompact(call, query),
    fingerprint: (call, { query }) => scheduleFingerprint(call, query),
  },
  bookedDays: (call, { query }) => bookedDays(call, query),
  exportBookings: (call, { query }) => exportBookings(call, query),
  booking: (call, { params }) => booking(call, params.id),
  createBooking: (call, { body }) => createBooking(call, body),
  updateBooking: (call, { params, body }) => updateBooking(call, params.id, body),
  updateBookingGuest: (call, { params, body }) => updateBookingGuest(call, params.id, body),
  guestBookings: (call, { params }) => guestBookings(call, params.id),
  assignBookingClient: (call, { params, body }) => assignBookingClient(call, params.id, body),
  cancelBooking: (call, { params, query }) => cancelBooking(call, params.id, query),
  restoreBooking: (call, { params, body }) => restoreBooking(call, params.id, body.version),
  previewBookingUpdate: (call, { params, body }) => previewBookingUpdate(call, params.id, body),
  lessonSubstitutes: (call, { params }) => lessonSubstitutes(call, params.id),
  addBookingNote: (call, { params, body }) => addBookingNote(call, params.id, body),
  deleteBookingNote: (call, { params }) => deleteBookingNote(call, params.id, params.noteId),
};

const bookingGroupHandlers: Handlers<typeof bookingGroupOperations> = {
  createBookingGroup: (call, { body }) => createBookingGroup(call, body),
  cancelBookingGroup: (call, { params, body }) => cancelBookingGroup(call, params.id, body),
  restoreBookingGroup: (call, { params, body }) => restoreBookingGroup(call, params.id, body),
};

const bookingSeriesHandlers: Handlers<typeof bookingSeriesOperations> = {
  createBookingSeries: (call, { body }) => createBookingSeries(call, body),
  previewBookingSeries: (call, { body }) => previewBookingSeries(call, body),
  bookingSeries: (call, { params }) => bookingSeries(call, params.id),
  updateBookingSeries: (call, { params, body }) => updateBookingSeries(call, params.id, body),
  previewBookingSeriesUpdate: (call, { params, body }) => previewBookingSeriesUpdate(call, params.id, body),
  cancelBookingSeries: (call, { params, body }) => cancelBookingSeries(call, params.id, body),
};

const classSessionHandlers: Handlers<typeof classSessionOperations> = {
  scheduleClassSessions: (call, { body }) => scheduleClassSessions(call, body),
  previewClassSchedule: (call, { body }) => previewClassSchedule(call, body),
  classSessionSeries: (call, { query }) => classSessionSeries(call, query),
  deleteClassSeriesOccurrences: (call, { params, body }) => deleteClassSeriesOccurrences(call, params.id, body),
  classSessions: (call, { query }) => classSessions(call, query),
  availableClassSessionsByCoach: (call, { query }) => availableClassSessions(call, query),
  publicAvailableClassSessionsByCoach: (call, { query }) => availableClassSessions(call, query),
  classSession: (call, { params }) => classSession(call, params.id),
  updateClassSession: (call, { params, body }) => updateClassSession(call, params.id, body),
  classCancellation: (call, { params, query }) => classCancellation(call, params.id, query),
  deleteClassSession: (call, { params, query }) => deleteClassSession(call, params.id, query),
  checkInClass: (call, { params }) => checkInClass(call, params.id),
};

const waitlistHandlers: Handlers<typeof waitlistOperations> = {
  waitlist: (call, { query }) => waitlist(call, query),
  addToWaitlist: (call, { body }) => addToWaitlist(call, body),
  reorderWaitlist: (call, { body }) => reorderWaitlist(call, body.entry_ids),
  offerWaitlistPlace: (call, { params, body }) => offerWaitlistPlace(call, params.id, body.version),
  removeFromWaitlist: (call, { params, query }) => removeFromWaitlist(call, params.id, query),
  // Tokens are never stored: for such a response only the entry id is remembered.
  joinWaitlist: {
    run: (call, { body }) => joinWaitlist(call, body),
    remember: ({ email, entry }) => ({ email, id: entry?.id ?? null }),
    replay: (call, remembered) => replayJoin(call, remembered),
  },
  ownWaitlist: (call) => ownWaitlist(call),
  waitlistEntry: (call, { params }) => waitlistEntry(call, params.token),
  claimWaitlistPlace: {
    run: (call, { params }) => claimWaitlistPlace(call, params.token),
    remember: ({ id }) => id,
    replay: (call, remembered) => presentWritten(call, Number(remembered)),
  },
  acceptWaitlistOffer: {
    run: (call, { params, body }) => acceptWaitlistOffer(call, params.token, body),
    remember: ({ booking }) => booking.id,
    replay: (call, remembered) => presentConfirmed(call, Number(remembered), { isAddressTyped: false }),
  },
  leaveWaitlist: {
    run: (call, { params }) => leaveWaitlist(call, params.token),
    remember: ({ id }) => id,
    replay: (call, remembered) => presentWritten(call, Number(remembered)),
  },
};

const publicBookingHandlers: Handlers<typeof publicBookingOperations> = {
  // Tokens are never stored: for such a response only the booking id is remembered.
  createHold: {
    run: (call, { body }) => createHold(call, body),
    remember: ({ booking }) => booking.id,
    replay: (call, remembered) => presentHold(call, Number(remembered)),
  },
  releaseHold: (call, { params }) => releaseHold(call, params.token),
  createPublicBooking: {
    run: (call, { body }) => createPublicBooking(call, body),
    remember: ({ booking }) => booking.id,
    replay: (call, remembered) => presentConfirmed(call, Number(remembered)),
  },
  publicBookings: (call, { query }) => publicBookings(call, query),
  publicBooking: (call, { params }) => publicBooking(call, params.id),
  publicBookingLink: (call, { params }) => publicBookingLink(call, params.id),
  updatePublicBooking: (call, { params, body }) => updatePublicBooking(call, params.id, body),
  namePublicBookingGuests: (call, { params, body }) => namePublicBookingGuests(call, params.id, body),
  cancelPublicBooking: (call, { params, query }) => cancelPublicBooking(call, params.id, query),
  moveManagedBooking: (call, { params, body }) => moveManagedBooking(call, params.token, body),
  managedBooking: (call, { params }) => managedBooking(call, params.token),
  nameManagedBookingGuests: (call, { params, body }) => nameManagedBookingGuests(call, params.token, body),
  cancelManagedBooking: (call, { params, body }) => cancelManagedBooking(call, params.token, body),
};

const policyHandlers: Handlers<typeof policyOperations> = {
  bookingFees: (call, { params }) => bookingFees(call, params.id),
  waiveAmountDue: (call, { params, body }) => waiveAmountDue(call, params.id, body.reason),
};

export const bookingRoutes = {
  ...bookingHandlers,
  ...bookingGroupHandlers,
  ...bookingSeriesHandlers,
  ...classSessionHandlers,
  ...waitlistHandlers,
  ...publicBookingHandlers,
  ...policyHandlers,
};
