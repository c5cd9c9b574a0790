import { z } from "zod";
import { classRefundQuery } from "#schema/bookings/bookings/cancellation.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import { proseText } from "#schema/shared/text.ts";
import { VenueDate } from "#schema/shared/time.ts";
import {
  CancelledClassSessions,
  ClassCancellation,
  ClassSchedulePreview,
  ClassSeriesPage,
  ClassSessionDetails,
  ClassSessionPage,
  CoachClassSessionList,
  DeleteClassOccurrencesInput,
  ScheduleClassSessionsInput,
  ScheduledClasses,
  UpdateClassSessionInput,
  UpdatedClassSessions,
} from "./models.ts";

const seriesQuery = z.object({ ...pagingQuery, coach_id: Id.optional().describe("Only for this coach") });
export type ClassSeriesQuery = z.infer<typeof seriesQuery>;

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only at this location"),
  coach_id: Id.optional().describe("Only with this coach"),
  series_id: Id.optional().describe("Only for this series"),
  date_from: VenueDate.optional().describe("First day of the start, on each venue's calendar"),
  date_to: VenueDate.optional().describe("Last day of the start, on each venue's calendar"),
});
export type ClassSessionListQuery = z.infer<typeof listQuery>;

const availableQuery = z.object({
  location_id: Id.optional().describe("Only at this location"),
  coach_id: Id.optional().describe("Only for this coach"),
  service_id: Id.optional().describe("Only for this class"),
  date_from: VenueDate.optional().describe("First day of the start; today if left out"),
  date_to: VenueDate.optional().describe(
    "Last day of the start, at most 62 days after the first; 6 days after it if left out",
  ),
});
export type AvailableClassesQuery = z.infer<typeof availableQuery>;

const cancelQuery = z.object({
  ...versionQuery.shape,
  notify: z.boolean().default(true).describe("Emails everybody who has a seat or waits for one"),
  message: proseText().max(1000).optional().describe("Text to add to the cancellation email"),
  refund: classRefundQuery,
});
export type CancelClassQuery = z.infer<typeof cancelQuery>;

export const classSessionOperations = defineOperations({
  scheduleClassSessions: {
    method: "post",
    path: "/api/v1/class-sessions/schedule",
    audience: "staff",
    permission: "bookings.write",
    status: 201,
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: "Scheduled a class",
    summary: "Schedules a weekly class; refused as a whole if a date is taken, unless skip_dates leaves it out.",
    body: ScheduleClassSessionsInput,
    answer: ScheduledClasses,
  },
  previewClassSchedule: {
    method: "post",
    path: "/api/v1/class-sessions/schedule/preview",
    audience: "staff",
    permission: "bookings.write",
    isQuestion: true,
    summary: "Lists the dates that a weekly class would be held on, with any conflicts, without saving.",
    body: ScheduleClassSessionsInput,
    answer: ClassSchedulePreview,
  },
  classSessionSeries: {
    method: "get",
    path: "/api/v1/class-sessions/series",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists weekly classes that have upcoming dates, by name.",
    query: seriesQuery,
    answer: ClassSeriesPage,
  },
  deleteClassSeriesOccurrences: {
    method: "post",
    path: "/api/v1/class-sessions/series/{id}/delete-occurrences",
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["payments.refund"],
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: "Cancelled dates of a class",
    summary: "Cancels the dates of a series from a given moment on, with everybody's seats; past dates stay.",
    params: idParams,
    body: DeleteClassOccurrencesInput,
    answer: CancelledClassSessions,
  },
  classSessions: {
    method: "get",
    path: "/api/v1/class-sessions",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists class dates in order of start, including cancelled ones.",
    query: listQuery,
    answer: ClassSessionPage,
  },
  availableClassSessionsByCoach: {
    method: "get",
    path: "/api/v1/class-sessions/available/by-coach",
    audience: "signed_in",
    summary: "Lists upcoming classes by coach, with the seats left.",
    query: availableQuery,
    answer: CoachClassSessionList,
  },
  publicAvailableClassSessionsByCoach: {
    method: "get",
    path: "/api/v1/public/class-sessions/available/by-coach",
    audience: "anyone",
    summary: "Lists upcoming classes by coach, with the seats left, as anybody may see them.",
    query: availableQuery,
    answer: CoachClassSessionList,
  },
  classSession: {
    method: "get",
    path: "/api/v1/class-sessions/{id}",
    audience: "staff",
    permission: "bookings.read",
    summary: "Returns one date of a class with everybody who has a seat.",
    params: idParams,
    answer: ClassSessionDetails,
  },
  updateClassSession: {
    method: "patch",
    path: "/api/v1/class-sessions/{id}",
    audience: "staff",
    permission: "bookings.write",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: "Changed a date of a class",
    summary: "Changes one date of a class, that one and the following, or all upcoming ones.",
    params: idParams,
    body: UpdateClassSessionInput,
    answer: UpdatedClassSessions,
  },
  classCancellation: {
    method: "get",
    path: "/api/v1/class-sessions/{id}/cancellation",
    audience: "staff",
    permission: "bookings.write",
    summary: "Returns what would be refunded if a date of a class were cancelled now, or that and all dates after it.",
    params: idParams,
    query: z.object({ following: z.boolean().default(false).describe("Whether the dates after it are cancelled too") }),
    answer: ClassCancellation,
  },
  deleteClassSession: {
    method: "delete",
    path: "/api/v1/class-sessions/{id}",
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["payments.refund"],
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: "Cancelled a date of a class",
    summary: "Cancels one date of a class with everybody's seats; one that is already cancelled is returned unchanged.",
    params: idParams,
    query: cancelQuery,
    answer: CancelledClassSessions,
  },
  checkInClass: {
    method: "post",
    path: "/api/v1/class-sessions/{id}/check-in",
    audience: "staff",
    permission: "bookings.write",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: null,
    summary: "Checks in everybody with a seat who is not checked in yet.",
    params: idParams,
    answer: ClassSessionDetails,
  },
});
