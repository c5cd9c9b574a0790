import type { Handlers } from "#api/call/call.ts";
import { publicFreeTimes } from "#api/features/bookings/online/managed-booking.ts";
import { explainAvailability } from "#api/features/schedule/availability/explain.ts";
import { availability } from "#api/features/schedule/availability/service.ts";
import {
  blockedTimes,
  createBlockedTime,
  deleteBlockedTime,
  previewBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "#api/features/schedule/blocked-times/service.ts";
import {
  calendarFeed,
  calendarOfToken,
  renewCalendarFeed,
  revokeCalendarFeed,
} from "#api/features/schedule/calendar-feeds/service.ts";
import { overlapProof } from "#api/features/schedule/overlap-proof/service.ts";
import { scheduleAsOf } from "#api/features/schedule/schedule-history/service.ts";
import { keepInstants } from "#api/features/schedule/zone-shifts/keep-instants.ts";
import { keepWallTimes } from "#api/features/schedule/zone-shifts/keep-wall-times.ts";
import { zoneShifts } from "#api/features/schedule/zone-shifts/service.ts";
import type { availabilityOperations } from "#schema/schedule/availability/operations.ts";
import type { blockedTimeOperations } from "#schema/schedule/blocked-times/operations.ts";
import type { calendarFeedOperations } from "#schema/schedule/calendar-feeds/operations.ts";
import type { overlapProofOperations } from "#schema/schedule/overlap-proof/operations.ts";
import type { scheduleHistoryOperations } from "#schema/schedule/schedule-history/operations.ts";
import type { zoneShiftOperations } from "#schema/schedule/zone-shifts/operations.ts";

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
