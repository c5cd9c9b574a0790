import { deleteClassSeriesOccurrences, deleteClassSession } from "#api/features/class-sessions/cancel.ts";
import { checkInClass, updateClassSession } from "#api/features/class-sessions/edit.ts";
import {
  availableClassSessions,
  classSession,
  classSessions,
  classSessionSeries,
} from "#api/features/class-sessions/list.ts";
import { previewClassSchedule, scheduleClassSessions } from "#api/features/class-sessions/schedule.ts";
import type { Handlers } from "#api/http/call.ts";
import type { classSessionOperations } from "#schema/class-sessions/operations.ts";

export const classSessionRoutes: Handlers<typeof classSessionOperations> = {
  scheduleClassSessions: (call, { body }) => scheduleClassSessions(call, body),
  previewClassSchedule: (call, { body }) => previewClassSchedule(call, body),
  classSessionSeries: (call, { query }) => classSessionSeries(call, query),
  deleteClassSeriesOccurrences: (call, { params, body }) => deleteClassSeriesOccurrences(call, params.id, body),
  classSessions: (call, { query }) => classSessions(call, query),
  availableClassSessionsByCoach: (call, { query }) => availableClassSessions(call, query),
  publicAvailableClassSessionsByCoach: (call, { query }) => availableClassSessions(call, query),
  classSession: (call, { params }) => classSession(call, params.id),
  updateClassSession: (call, { params, body }) => updateClassSession(call, params.id, body),
  deleteClassSession: (call, { params, query }) => deleteClassSession(call, params.id, query),
  checkInClass: (call, { params }) => checkInClass(call, params.id),
};
