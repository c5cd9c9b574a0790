import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { CalendarFeed, CalendarText } from "./models.ts";

const OWN = "/api/v1/calendar-feed";
const own = { audience: "signed_in", permission: "bookings.read_own", inPersonOnly: true } as const;

/** Where calendar apps fetch the calendar of a token. */
export const CALENDAR_FILES_PATH = "/api/v1/calendars";

export const calendarFeedOperations = defineOperations({
  calendarFeed: {
    method: "get",
    path: OWN,
    ...own,
    summary: "Returns the private address at which a calendar program reads the person's own calendar.",
    answer: CalendarFeed,
  },
  renewCalendarFeed: {
    method: "post",
    path: OWN,
    ...own,
    asksAgain: "always",
    retry: "runs_again",
    refreshes: ["calendarFeed"],
    audit: "Made a private calendar address",
    summary: "Creates a private address for the person's own calendar; the previous one stops working.",
    answer: CalendarFeed,
  },
  revokeCalendarFeed: {
    method: "delete",
    path: OWN,
    ...own,
    retry: "runs_again",
    refreshes: ["calendarFeed"],
    audit: "Ended the private calendar address",
    summary: "Removes the private address of the person's own calendar.",
    answer: CalendarFeed,
  },
  calendarOfToken: {
    method: "get",
    path: "/api/v1/public/calendars/{token}",
    audience: "holder",
    summary:
      "Returns the calendar at a private address: the last month and the coming year, including cancelled entries.",
    params: z.object({
      token: z
        .string()
        .regex(/^[\w-]{10,200}$/)
        .describe("Token of the private address"),
    }),
    answer: CalendarText,
  },
});
