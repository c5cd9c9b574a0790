import { createPublicBooking, presentConfirmed } from "#api/features/public-bookings/confirm-hold.ts";
import { createHold, presentHold } from "#api/features/public-bookings/create-hold.ts";
import {
  cancelManagedBooking,
  managedBooking,
  moveManagedBooking,
} from "#api/features/public-bookings/managed-booking.ts";
import {
  cancelPublicBooking,
  publicBooking,
  publicBookingLink,
  publicBookings,
} from "#api/features/public-bookings/own-bookings.ts";
import { nameManagedBookingGuests, namePublicBookingGuests } from "#api/features/public-bookings/name-guests.ts";
import { releaseHold } from "#api/features/public-bookings/release-holds.ts";
import { updatePublicBooking } from "#api/features/public-bookings/update-own.ts";
import type { Handlers } from "#api/http/call.ts";
import type { publicBookingOperations } from "#schema/bookings/public-operations.ts";

export const publicBookingRoutes: Handlers<typeof publicBookingOperations> = {
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
