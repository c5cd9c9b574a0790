import {
  blockedTimes,
  createBlockedTime,
  deleteBlockedTime,
  previewBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "#api/features/blocked-times/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { blockedTimeOperations } from "#schema/blocked-times/operations.ts";

export const blockedTimeRoutes: Handlers<typeof blockedTimeOperations> = {
  blockedTimes: (call, { query }) => blockedTimes(call, query),
  previewBlockedTime: (call, { body }) => previewBlockedTime(call, body),
  createBlockedTime: (call, { body }) => createBlockedTime(call, body),
  updateBlockedTime: (call, { params, body }) => updateBlockedTime(call, params.id, body),
  deleteBlockedTime: (call, { params, query }) => deleteBlockedTime(call, params.id, query.version),
  restoreBlockedTime: (call, { params, body }) => restoreBlockedTime(call, params.id, body.version),
};
