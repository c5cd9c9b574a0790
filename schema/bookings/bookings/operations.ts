import { z } from "zod";
import { aboutTheir, withName } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery, SortDir, versionQuery, withoutPaging } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { proseText } from "#schema/shared/text.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { assignedClient, changedBooking } from "./audit-sentence.ts";
import { cancelRefund, whyCancelledQuery } from "./cancellation.ts";
import { BookingPreview, PreviewBookingUpdateInput, RestoreBookingInput } from "./change-models.ts";
import { BookedDays } from "./day-models.ts";
import { AssignBookingClientInput, GuestBookings } from "./guest-models.ts";
import {
  AddBookingNoteInput,
  Booking,
  BOOKING_FIELDS,
  BOOKING_INCLUDES,
  BookingPage,
  BookingPeriod,
  BookingStanding,
  CompactSchedule,
  CreateBookingInput,
  PaymentStatus,
  SparseBookingPage,
  UpdateBookingGuestInput,
  UpdateBookingInput,
} from "./models.ts";
import { LessonSubstitutes } from "./substitute-models.ts";

const include = z
  .array(z.enum(BOOKING_INCLUDES))
  .max(BOOKING_INCLUDES.length)
  .optional()
  .describe("What to return with each booking in addition to the ids; whatever the caller may not read is left out");

const fields = z
  .array(z.enum(BOOKING_FIELDS))
  .max(BOOKING_FIELDS.length)
  .optional()
  .describe("Only these fields of each booking and of what is included with it (`client.name`); all if left out");

const listQuery = z.object({
  ...pagingQuery,
  include,
  fields,
  sortBy: z.enum(["start_time", "created_at", "status"]).default("start_time").meta({
    id: "BookingSort",
    description:
      "What bookings are sorted by. start_time: their start; created_at: when they were made; status: the name of their status",
  }),
  sortDir: SortDir.default("desc").describe("Sort direction"),
  search: z
    .string()
    .max(100)
    .optional()
    .describe("Part of the client's or guest's name, email address or phone number"),
  status: z.array(BookingStanding).max(7).optional().describe("Only these statuses"),
  payment_status: z.array(PaymentStatus).max(8).optional().describe("Only these payment statuses"),
  location_id: Id.optional().describe("Only at this location"),
  resource_id: Id.optional().describe("Only in this bay"),
  coach_id: Id.optional().describe("Only with this coach"),
  client_id: Id.optional().describe("Only for this client"),
  service_id: Id.optional().describe("Only for this service"),
  group_id: Id.optional().describe("Only of this party"),
  date_from: VenueDate.optional().describe("First day of the start, on each venue's calendar"),
  date_to: VenueDate.optional().describe("Last day of the start, on each venue's calendar"),
});
export type BookingListQuery = z.infer<typeof listQuery>;

const compactQuery = z.object({
  location_id: Id.describe("Location"),
  date_from: VenueDate.describe("First day, on the venue's calendar"),
  date_to: VenueDate.describe("Last day, at most eight days in all"),
  resource_ids: z.array(Id).max(200).optional().describe("Only these bays, sorted by id"),
});

const daysQuery = z.object({
  location_id: Id.describe("Location"),
  date_from: VenueDate.describe("First day, on the venue's calendar"),
  date_to: VenueDate.describe("Last day, at most 31 days in all"),
});
export type BookedDaysQuery = z.infer<typeof daysQuery>;

const exportQuery = withoutPaging(listQuery);
export type BookingExportQuery = z.infer<typeof exportQuery>;

const cancelQuery = versionQuery.extend({
  message: proseText().max(1000).optional().describe("Text to add to the cancellation email"),
  refund: cancelRefund,
  ...whyCancelledQuery,
});

export const bookingOperations = defineOperations({
  bookings: {
    method: "get",
    path: "/api/v1/bookings",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists the company's bookings; live holds are left out.",
    query: listQuery,
    answer: BookingPage,
    sparseAnswer: SparseBookingPage,
  },
  clientBookings: {
    method: "get",
    path: "/api/v1/clients/{id}/bookings",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists the bookings of one client: upcoming ones soonest first, otherwise latest first.",
    params: idParams,
    query: z.object({
      ...pagingQuery,
      include,
      fields,
      period: BookingPeriod.optional().describe("Bookings that end after now, or that have ended; both if left out"),
    }),
    answer: BookingPage,
    sparseAnswer: SparseBookingPage,
  },
  bookingsCompact: {
    method: "get",
    path: "/api/v1/bookings/compact",
    audience: "staff",
    permission: "bookings.read",
    summary: "Returns the schedule of one location for up to eight days, not paged, including live holds.",
    query: compactQuery,
    answer: CompactSchedule,
  },
  bookedDays: {
    method: "get",
    path: "/api/v1/bookings/days",
    audience: "staff",
    permission: "bookings.read",
    summary: "Shows how much is booked at one location on each of up to 31 days, and on which days it is closed.",
    query: daysQuery,
    answer: BookedDays,
  },
  exportBookings: {
    method: "get",
    path: "/api/v1/bookings/export",
    audience: "staff",
    permission: "clients.export",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all bookings that match the filters as CSV, in order of start.",
    query: exportQuery,
    answer: CsvText,
  },
  booking: {
    method: "get",
    path: "/api/v1/bookings/{id}",
    audience: "staff",
    permission: "bookings.read",
    summary: "Returns one booking.",
    params: idParams,
    answer: Booking,
  },
  createBooking: {
    method: "post",
    path: "/api/v1/bookings",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Booked for"),
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.override_client_overlap"],
    status: 201,
    summary: "Makes a booking for a client or guest, without a hold.",
    body: CreateBookingInput,
    answer: Booking,
  },
  updateBooking: {
    method: "put",
    path: "/api/v1/bookings/{id}",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: changedBooking,
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.reassign_resource", "bookings.override_client_overlap"],
    summary: "Moves or changes a booking, or sets its state.",
    params: idParams,
    body: UpdateBookingInput,
    answer: Booking,
  },
  updateBookingGuest: {
    method: "put",
    path: "/api/v1/bookings/{id}/guest",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: aboutTheir("Changed the guest's details in", "booking"),
    audience: "staff",
    permission: "bookings.write",
    summary:
      "Corrects what a guest gave, also in the other bookings of the party or series; a new address gets the confirmation and the link.",
    params: idParams,
    body: UpdateBookingGuestInput,
    answer: Booking,
  },
  guestBookings: {
    method: "get",
    path: "/api/v1/bookings/{id}/guest",
    audience: "staff",
    permission: "bookings.write",
    summary:
      "Previews making a guest's booking a client's: which of the guest's bookings would become the client's along with it.",
    params: idParams,
    answer: GuestBookings,
  },
  assignBookingClient: {
    method: "put",
    path: "/api/v1/bookings/{id}/client",
    retry: "same_answer",
    refreshes: ["clients", "guestBookings", "waitlist", "ownWaitlist", ...PAYMENT_LISTS, ...BOOKED_LISTS],
    audit: assignedClient,
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["clients.write"],
    summary:
      "Makes a guest's booking a client's, with the others that the guest made and what they wait for; times and prices stay. Without a client, one is added with the guest's details.",
    params: idParams,
    body: AssignBookingClientInput,
    answer: Booking,
  },
  cancelBooking: {
    method: "delete",
    path: "/api/v1/bookings/{id}",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: aboutTheir("Cancelled", "booking"),
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["payments.refund"],
    summary: "Cancels a booking; one that is already cancelled is returned unchanged.",
    params: idParams,
    query: cancelQuery,
    answer: Booking,
  },
  restoreBooking: {
    method: "post",
    path: "/api/v1/bookings/{id}/restore",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: aboutTheir("Brought back", "booking"),
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.override_client_overlap"],
    summary: "Undoes a cancellation within 10 minutes, if the place has not been taken by then.",
    params: idParams,
    body: RestoreBookingInput,
    answer: Booking,
  },
  previewBookingUpdate: {
    method: "post",
    path: "/api/v1/bookings/{id}/preview",
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.reassign_resource"],
    isQuestion: true,
    summary: "Previews a move without making it: price, notices, or the refusal it would meet.",
    params: idParams,
    body: PreviewBookingUpdateInput,
    answer: BookingPreview,
  },
  lessonSubstitutes: {
    method: "get",
    path: "/api/v1/bookings/{id}/substitutes",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists the coaches who can take over a lesson at its time: they teach it there, work then and are free.",
    params: idParams,
    answer: LessonSubstitutes,
  },
  addBookingNote: {
    method: "post",
    path: "/api/v1/bookings/{id}/notes",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Wrote a note on", "booking"),
    audience: "staff",
    permission: "bookings.write",
    status: 201,
    summary: "Adds a staff note to a booking, whatever its state; the booking's version does not change.",
    params: idParams,
    body: AddBookingNoteInput,
    answer: Booking,
  },
  deleteBookingNote: {
    method: "delete",
    path: "/api/v1/bookings/{id}/notes/{noteId}",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Removed a note from", "booking"),
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.delete_any_note"],
    summary: "Deletes a note: one's own or, with the permission for it, anybody's.",
    params: idParams.extend({ noteId: Id.describe("Id of the note") }),
    answer: Booking,
  },
});
