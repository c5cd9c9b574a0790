import {
  coachAvailabilities,
  createCoachAvailability,
  deleteCoachAvailability,
  updateCoachAvailability,
  updateCoachHours,
} from "#api/features/coaches/availability-service.ts";
import { coachSummary, exportCoachSummary } from "#api/features/coaches/report-service.ts";
import {
  coachHours,
  coachOutlooksByIds,
  coachSchedule,
  publicCoachSchedule,
} from "#api/features/coaches/schedule-service.ts";
import { coach, coaches, coachesByIds, publicCoaches, updateCoach } from "#api/features/coaches/service.ts";
import { exportCoaches } from "#api/features/coaches/export-coaches.ts";
import type { Handlers } from "#api/http/call.ts";
import type { coachOperations } from "#schema/coaches/operations.ts";

export const coachRoutes: Handlers<typeof coachOperations> = {
  coaches: (call, { query }) => coaches(call, query),
  publicCoaches: (call, { query }) => publicCoaches(call, query),
  exportCoaches: (call, { query }) => exportCoaches(call, query),
  coachesByIds: (call, { query }) => coachesByIds(call, query.ids),
  coachOutlooksByIds: (call, { query }) => coachOutlooksByIds(call, query.ids),
  coachHours: (call, { query }) => coachHours(call, query),
  coach: (call, { params }) => coach(call, params.id),
  updateCoach: (call, { params, body }) => updateCoach(call, params.id, body),
  updateCoachHours: (call, { params, body }) => updateCoachHours(call, params.id, body),
  coachAvailabilities: (call, { params }) => coachAvailabilities(call, params.id),
  createCoachAvailability: (call, { params, body }) => createCoachAvailability(call, params.id, body),
  updateCoachAvailability: (call, { params, body }) => updateCoachAvailability(call, params, body),
  deleteCoachAvailability: (call, { params, query }) => deleteCoachAvailability(call, params, query),
  coachSchedule: (call, { params, query }) => coachSchedule(call, params.id, query),
  publicCoachSchedule: (call, { params, query }) => publicCoachSchedule(call, params.id, query),
  coachSummary: (call, { query }) => coachSummary(call, query),
  exportCoachSummary: (call, { query }) => exportCoachSummary(call, query),
};
