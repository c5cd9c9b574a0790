import { cancelBooking } from "#api/features/bookings/cancel/cancel-booking.ts";
import { restoreBooking, restoreBookingGroup } from "#api/features/bookings/cancel/restore-booking.ts";
import { createBooking } from "#api/features/bookings/create/create-booking.ts";
import { exportBookings } from "#api/features/bookings/list/export-bookings.ts";
import { booking, bookings, clientBookings } from "#api/features/bookings/list/list-bookings.ts";
import { lessonSubstitutes } from "#api/features/bookings/move/substitutes.ts";
import { previewBookingUpdate } from "#api/features/bookings/move/preview-move.ts";
import { addBookingNote, deleteBookingNote } from "#api/features/bookings/notes.ts";
import { cancelBookingGroup } from "#api/features/bookings/party/cancel-group.ts";
import { createBookingGroup } from "#api/features/bookings/party/create-group.ts";
import { bookedDays } from "#api/features/bookings/schedule/booked-days.ts";
import { bookingsCompact, scheduleFingerprint } from "#api/features/bookings/schedule/compact-schedule.ts";
import { previewBookingSeriesUpdate, updateBookingSeries } from "#api/features/bookings/series/update-series.ts";
import { cancelBookingSeries } from "#api/features/bookings/series/cancel-series.ts";
import {
  bookingSeries,
  createBookingSeries,
  previewBookingSeries,
} from "#api/features/bookings/series/create-series.ts";
import { updateBooking } from "#api/features/bookings/update-booking.ts";
import type { Handlers } from "#api/http/call.ts";
import type { bookingOperations } from "#schema/bookings/operations.ts";
import type { bookingSeriesOperations } from "#schema/bookings/series-operations.ts";

export const bookingRoutes: Handlers<typeof bookingOperations> = {
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
  cancelBooking: (call, { params, query }) => cancelBooking(call, params.id, query),
  restoreBooking: (call, { params, body }) => restoreBooking(call, params.id, body.version),
  previewBookingUpdate: (call, { params, body }) => previewBookingUpdate(call, params.id, body),
  lessonSubstitutes: (call, { params }) => lessonSubstitutes(call, params.id),
  createBookingGroup: (call, { body }) => createBookingGroup(call, body),
  cancelBookingGroup: (call, { params, body }) => cancelBookingGroup(call, params.id, body),
  restoreBookingGroup: (call, { params, body }) => restoreBookingGroup(call, params.id, body),
  addBookingNote: (call, { params, body }) => addBookingNote(call, params.id, body),
  deleteBookingNote: (call, { params }) => deleteBookingNote(call, params.id, params.noteId),
};

export const bookingSeriesRoutes: Handlers<typeof bookingSeriesOperations> = {
  createBookingSeries: (call, { body }) => createBookingSeries(call, body),
  previewBookingSeries: (call, { body }) => previewBookingSeries(call, body),
  bookingSeries: (call, { params }) => bookingSeries(call, params.id),
  updateBookingSeries: (call, { params, body }) => updateBookingSeries(call, params.id, body),
  previewBookingSeriesUpdate: (call, { params, body }) => previewBookingSeriesUpdate(call, params.id, body),
  cancelBookingSeries: (call, { params, body }) => cancelBookingSeries(call, params.id, body),
};
