import {
  calendarFeed,
  calendarOfToken,
  renewCalendarFeed,
  revokeCalendarFeed,
} from "#api/features/calendar-feeds/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { calendarFeedOperations } from "#schema/calendar-feeds/operations.ts";

export const calendarFeedRoutes: Handlers<typeof calendarFeedOperations> = {
  calendarFeed: (call) => calendarFeed(call),
  renewCalendarFeed: (call) => renewCalendarFeed(call),
  revokeCalendarFeed: (call) => revokeCalendarFeed(call),
  calendarOfToken: (call, { params }) => calendarOfToken(call, params.token),
};
