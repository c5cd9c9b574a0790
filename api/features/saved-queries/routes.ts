import {
  createSavedQuery,
  deleteSavedQuery,
  savedQueries,
  savedQuery,
  savedQueryVersions,
  updateSavedQuery,
} from "#api/features/saved-queries/service.ts";
import { savedQueryMails, setSavedQueryMail, stopSavedQueryMail } from "#api/features/saved-queries/mail-schedule.ts";
import type { Handlers } from "#api/http/call.ts";
import type { savedQueryOperations } from "#schema/saved-queries/operations.ts";

export const savedQueryRoutes: Handlers<typeof savedQueryOperations> = {
  savedQueries: (call, { query }) => savedQueries(call, query),
  savedQuery: (call, { params }) => savedQuery(call, params.id),
  savedQueryVersions: (call, { params }) => savedQueryVersions(call, params.id),
  createSavedQuery: (call, { body }) => createSavedQuery(call, body),
  updateSavedQuery: (call, { params, body }) => updateSavedQuery(call, params.id, body),
  deleteSavedQuery: (call, { params, query }) => deleteSavedQuery(call, params.id, query.version),
  savedQueryMails: (call) => savedQueryMails(call),
  setSavedQueryMail: (call, { params, body }) => setSavedQueryMail(call, params.id, body),
  stopSavedQueryMail: (call, { params }) => stopSavedQueryMail(call, params.id),
};
