import { explainAvailability } from "#api/features/availability/explain.ts";
import { availability } from "#api/features/availability/service.ts";
import {
  blockedTimes,
  createBlockedTime,
  deleteBlockedTime,
  previewBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "#api/features/blocked-times/service.ts";
import {
  calendarFeed,
  calendarOfToken,
  renewCalendarFeed,
  revokeCalendarFeed,
} from "#api/features/calendar-feeds/service.ts";
import { publicFreeTimes } from "#api/features/public-bookings/managed-booking.ts";
import { overlapProof } from "#api/features/overlap-proof/service.ts";
import { scheduleAsOf } from "#api/features/schedule-history/service.ts";
import { keepInstants } from "#api/features/zone-shifts/keep-instants.ts";
import { keepWallTimes } from "#api/features/zone-shifts/keep-wall-times.ts";
import { zoneShifts } from "#api/features/zone-shifts/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { availabilityOperations } from "#schema/availability/operations.ts";
import type { blockedTimeOperations } from "#schema/blocked-times/operations.ts";
import type { calendarFeedOperations } from "#schema/calendar-feeds/operations.ts";
import type { overlapProofOperations } from "#schema/overlap-proof/operations.ts";
import type { scheduleHistoryOperations } from "#schema/schedule-history/operations.ts";
import type { zoneShiftOperations } from "#schema/zone-shifts/operations.ts";

const availabilityHandlers: Handlers<typeof availabilityOperations> = {
  availability: (call, { query }) => availability(call, query),
  explainAvailability: (call, { query }) => explainAvailability(call, query),
  publicAvailability: (call, { query }) => publicFreeTimes(call, query),
};

const blockedTimeHandlers: Handlers<typeof blockedTimeOperations> = {
  blockedTimes: (call, { query }) => blockedTimes(call, query),
  previewBlockedTime: (call, { body }) => previewBlockedTime(call, body),
  createBlockedTime: (call, { body }) => createBlockedTime(call, body),
  updateBlockedTime: (call, { params, body }) => updateBlockedTime(call, params.id, body),
  deleteBlockedTime: (call, { params, query }) => deleteBlockedTime(call, params.id, query),
  restoreBlockedTime: (call, { params, body }) => restoreBlockedTime(call, params.id, body.version),
};

const calendarFeedHandlers: Handlers<typeof calendarFeedOperations> = {
  calendarFeed: (call) => calendarFeed(call),
  renewCalendarFeed: (call) => renewCalendarFeed(call),
  revokeCalendarFeed: (call) => revokeCalendarFeed(call),
  calendarOfToken: (call, { params }) => calendarOfToken(call, params.token),
};

const scheduleHistoryHandlers: Handlers<typeof scheduleHistoryOperations> = {
  scheduleAsOf: (call, { query }) => scheduleAsOf(call, query),
};

const zoneShiftHandlers: Handlers<typeof zoneShiftOperations> = {
  zoneShifts: (call) => zoneShifts(call),
  keepWallTimes: (call, { body }) => keepWallTimes(call, body),
  keepInstants: (call, { body }) => keepInstants(call, body),
};

const overlapProofHandlers: Handlers<typeof overlapProofOperations> = {
  overlapProof: (call) => overlapProof(call),
};

export const scheduleRoutes = {
  ...availabilityHandlers,
  ...blockedTimeHandlers,
  ...calendarFeedHandlers,
  ...scheduleHistoryHandlers,
  ...zoneShiftHandlers,
  ...overlapProofHandlers,
};
