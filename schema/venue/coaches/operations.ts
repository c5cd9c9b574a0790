import { z } from "zod";
import { AGGREGATE_ROWS_A_DAY } from "#schema/reports/analytics/aggregates.ts";
import { aboutTheir, named, withName } from "#schema/shared/audit-sentence.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { keepBookings } from "#schema/shared/keep-bookings.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { byIdsQuery, Id, idParams, pagingQuery, versionQuery, withoutPaging } from "#schema/shared/paging.ts";
import { InputInstant, VenueDate } from "#schema/shared/time.ts";
import {
  CoachAvailabilities,
  CoachAvailability,
  CreateCoachAvailabilityInput,
  UpdateCoachAvailabilityInput,
  UpdateCoachHoursInput,
} from "./availability-models.ts";
import { Coach, CoachPage, PublicCoachPage, UpdateCoachInput } from "./models.ts";
import { CoachSummary, coachSummaryQuery } from "./report-models.ts";
import { CoachHours, CoachOutlook, CoachSchedule, PublicCoachSchedule } from "./schedule-models.ts";

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only those who teach at this location"),
  service_id: Id.optional().describe("Only those who give this lesson"),
  search: z.string().max(100).optional().describe("Part of the name"),
});

const availabilityParams = idParams.extend({ availabilityId: Id.describe("Id of the row of hours") });

const scheduleQuery = z.object({
  start: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  end: InputInstant.describe("End, at most 45 days later: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
});
export type CoachScheduleQuery = z.infer<typeof scheduleQuery>;

const hoursQuery = z.object({
  location_id: Id.describe("Location"),
  date_from: VenueDate.describe("First day, on the venue's calendar"),
  date_to: VenueDate.describe("Last day, at most eight days in all"),
});
export type CoachHoursQuery = z.infer<typeof hoursQuery>;

const exportQuery = withoutPaging(listQuery);

export const coachOperations = defineOperations({
  coaches: {
    method: "get",
    path: "/api/v1/coaches",
    audience: "staff",
    summary: "Lists the coaches, by name.",
    query: listQuery,
    answer: CoachPage,
  },
  publicCoaches: {
    method: "get",
    path: "/api/v1/public/coaches",
    audience: "anyone",
    summary: "Lists the coaches, as anybody may see them.",
    query: listQuery,
    answer: PublicCoachPage,
  },
  exportCoaches: {
    method: "get",
    path: "/api/v1/coaches/export",
    audience: "staff",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all coaches who match the filters as CSV.",
    query: exportQuery,
    answer: CsvText,
  },
  coachesByIds: {
    method: "get",
    path: "/api/v1/coaches/by-ids",
    joins: [{ on: "Booking", field: "coach", key: "coach_id", description: "The coach, if it has one" }],
    audience: "staff",
    summary: "Returns coaches by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Coach),
  },
  coachOutlooksByIds: {
    method: "get",
    path: "/api/v1/coaches/outlooks/by-ids",
    joins: [
      { on: "Coach", field: "outlook", key: "id", description: "When the coach works next, and how much is booked" },
    ],
    audience: "staff",
    summary: "Shows what lies ahead of coaches, by their ids in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(CoachOutlook),
  },
  coachHours: {
    method: "get",
    path: "/api/v1/coaches/hours",
    audience: "staff",
    permission: "bookings.read",
    summary: "Shows when each coach of a location works there, for up to eight days; coaches by name.",
    query: hoursQuery,
    answer: z.array(CoachHours),
  },
  coach: {
    method: "get",
    path: "/api/v1/coaches/{id}",
    audience: "staff",
    summary: "Returns one coach.",
    params: idParams,
    answer: Coach,
  },
  updateCoach: {
    method: "put",
    path: "/api/v1/coaches/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: named("Changed", "coach"),
    audience: "staff",
    permission: "coaches.write",
    summary: "Updates a coach; coaches may change only their own entry.",
    params: idParams,
    body: UpdateCoachInput,
    answer: Coach,
  },
  updateCoachHours: {
    method: "put",
    path: "/api/v1/coaches/{id}/hours",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Changed", "hours"),
    audience: "staff",
    permission: "coaches.write",
    summary: "Sets a coach's weekly hours as a whole; refused, with the list, if it would leave bookings outside them.",
    params: idParams,
    body: UpdateCoachHoursInput,
    answer: CoachAvailabilities,
  },
  coachAvailabilities: {
    method: "get",
    path: "/api/v1/coaches/{id}/availabilities",
    audience: "staff",
    summary: "Lists all hours of a coach: weekly rows in the order of the week, then dated ones and days off by date.",
    params: idParams,
    answer: CoachAvailabilities,
  },
  createCoachAvailability: {
    method: "post",
    path: "/api/v1/coaches/{id}/availabilities",
    retry: "same_answer",
    refreshes: [],
    audit: withName("Added hours or a day off for"),
    audience: "staff",
    permission: "coaches.write",
    status: 201,
    summary:
      "Adds hours for a weekday or a date, or a day off; refused, with the list, if it would leave bookings outside.",
    params: idParams,
    body: CreateCoachAvailabilityInput,
    answer: CoachAvailability,
  },
  updateCoachAvailability: {
    method: "put",
    path: "/api/v1/coaches/{id}/availabilities/{availabilityId}",
    retry: "same_answer",
    refreshes: [],
    audit: withName("Changed hours or a day off of"),
    audience: "staff",
    permission: "coaches.write",
    summary: "Changes one row of hours; refused, with the list, if it would leave bookings outside.",
    params: availabilityParams,
    body: UpdateCoachAvailabilityInput,
    answer: CoachAvailability,
  },
  deleteCoachAvailability: {
    method: "delete",
    path: "/api/v1/coaches/{id}/availabilities/{availabilityId}",
    retry: "same_answer",
    refreshes: [],
    audit: withName("Removed hours or a day off of"),
    audience: "staff",
    permission: "coaches.write",
    summary: "Removes one row of hours; refused, with the list, if it would leave bookings outside.",
    params: availabilityParams,
    query: versionQuery.extend({ keep_bookings: keepBookings }),
    answer: CoachAvailability,
  },
  coachSchedule: {
    method: "get",
    path: "/api/v1/coaches/{id}/schedule",
    audience: "staff",
    permission: "bookings.read",
    summary: "Shows what a coach is doing and when they are free, for up to 45 days.",
    params: idParams,
    query: scheduleQuery,
    answer: CoachSchedule,
  },
  publicCoachSchedule: {
    method: "get",
    path: "/api/v1/public/coaches/{id}/schedule",
    audience: "anyone",
    summary: "Shows when a coach is busy or free, for up to 45 days.",
    params: idParams,
    query: scheduleQuery,
    answer: PublicCoachSchedule,
  },
  coachSummary: {
    method: "get",
    path: "/api/v1/reports/coaches/summary",
    audience: "staff",
    permission: "reports.read",
    mayLag: true,
    rowsADay: AGGREGATE_ROWS_A_DAY,
    summary:
      "Shows what each coach offered in a period, what was booked of it and what that came to, with totals. A coach sees only their own row.",
    query: coachSummaryQuery,
    answer: CoachSummary,
  },
  exportCoachSummary: {
    method: "get",
    path: "/api/v1/reports/coaches/summary/export",
    audience: "staff",
    permission: "reports.read",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports the figures of each coach in a period as CSV.",
    query: coachSummaryQuery,
    answer: CsvText,
  },
});
