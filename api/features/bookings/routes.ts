import { cancelBooking } from "#api/features/bookings/cancel-booking.ts";
import { cancelBookingGroup } from "#api/features/bookings/cancel-group.ts";
import { bookingsCompact } from "#api/features/bookings/compact-schedule.ts";
import { createBooking } from "#api/features/bookings/create-booking.ts";
import { createBookingGroup } from "#api/features/bookings/create-group.ts";
import { exportBookings } from "#api/features/bookings/export-bookings.ts";
import { booking, bookings } from "#api/features/bookings/list-bookings.ts";
import { addBookingNote, deleteBookingNote } from "#api/features/bookings/notes.ts";
import { previewBookingUpdate } from "#api/features/bookings/preview-move.ts";
import { restoreBooking, restoreBookingGroup } from "#api/features/bookings/restore-booking.ts";
import { scheduleFingerprint } from "#api/features/bookings/schedule-fingerprint.ts";
import { updateBooking } from "#api/features/bookings/update-booking.ts";
import type { Handlers } from "#api/http/call.ts";
import type { bookingOperations } from "#schema/bookings/operations.ts";

export const bookingRoutes: Handlers<typeof bookingOperations> = {
  bookings: (call, { query }) => bookings(call, query),
  bookingsCompact: {
    run: (call, { query }) => bookingsCompact(call, query),
    fingerprint: (call, { query }) => scheduleFingerprint(call, query),
  },
  exportBookings: (call, { query }) => exportBookings(call, query),
  booking: (call, { params }) => booking(call, params.id),
  createBooking: (call, { body }) => createBooking(call, body),
  updateBooking: (call, { params, body }) => updateBooking(call, params.id, body),
  cancelBooking: (call, { params, query }) => cancelBooking(call, params.id, query.version),
  restoreBooking: (call, { params, body }) => restoreBooking(call, params.id, body.version),
  previewBookingUpdate: (call, { params, body }) => previewBookingUpdate(call, params.id, body),
  createBookingGroup: (call, { body }) => createBookingGroup(call, body),
  cancelBookingGroup: (call, { params, body }) => cancelBookingGroup(call, params.id, body),
  restoreBookingGroup: (call, { params, body }) => restoreBookingGroup(call, params.id, body),
  addBookingNote: (call, { params, body }) => addBookingNote(call, params.id, body),
  deleteBookingNote: (call, { params }) => deleteBookingNote(call, params.id, params.noteId),
};
