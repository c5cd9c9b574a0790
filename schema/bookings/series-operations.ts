import { withName } from "../shared/audit-sentence.ts";
import { BOOKED_LISTS } from "../shared/booked-lists.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams } from "../shared/paging.ts";
import {
  BookedSeries,
  BookingSeries,
  BookingSeriesPreview,
  CancelBookingSeriesInput,
  CancelledSeries,
  CreateBookingSeriesInput,
  UpdateBookingSeriesInput,
  UpdatedSeries,
} from "./series-models.ts";

export const bookingSeriesOperations = defineOperations({
  createBookingSeries: {
    method: "post",
    path: "/api/v1/bookings/series",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Booked a date of a weekly series for"),
    audience: "staff",
    permission: "bookings.write",
    status: 201,
    summary: "Books one wall time every week; refused whole where a date is taken, unless skip_taken leaves it out.",
    body: CreateBookingSeriesInput,
    answer: BookedSeries,
  },
  previewBookingSeries: {
    method: "post",
    path: "/api/v1/bookings/series/preview",
    audience: "staff",
    permission: "bookings.write",
    isQuestion: true,
    summary:
      "The dates that a weekly booking would take with their prices, and what stands against them, without saving.",
    body: CreateBookingSeriesInput,
    answer: BookingSeriesPreview,
  },
  bookingSeries: {
    method: "get",
    path: "/api/v1/bookings/series/{id}",
    audience: "staff",
    permission: "bookings.read",
    summary: "A weekly series with the dates of its bookings.",
    params: idParams,
    answer: BookingSeries,
  },
  updateBookingSeries: {
    method: "put",
    path: "/api/v1/bookings/series/{id}",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Moved a date of the weekly series of"),
    audience: "staff",
    permission: "bookings.write",
    summary:
      "Moves a booking of a series, the following ones too, or all to come; refused whole where a date is taken, unless skip_taken leaves it as it is.",
    params: idParams,
    body: UpdateBookingSeriesInput,
    answer: UpdatedSeries,
  },
  previewBookingSeriesUpdate: {
    method: "post",
    path: "/api/v1/bookings/series/{id}/preview",
    audience: "staff",
    permission: "bookings.write",
    isQuestion: true,
    summary: "The dates that bookings of a series would move to, and what stands against them, without saving.",
    params: idParams,
    body: UpdateBookingSeriesInput,
    answer: BookingSeriesPreview,
  },
  cancelBookingSeries: {
    method: "post",
    path: "/api/v1/bookings/series/{id}/cancel",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Cancelled a date of the weekly series of"),
    audience: "staff",
    permission: "bookings.write",
    summary: "Cancels a booking of a series, the following ones too, or all to come: all of it or nothing.",
    params: idParams,
    body: CancelBookingSeriesInput,
    answer: CancelledSeries,
  },
});
