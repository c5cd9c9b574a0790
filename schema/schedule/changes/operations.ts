import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id } from "#schema/shared/paging.ts";
import { BookingViewers, Changes, Cursor } from "./models.ts";

const query = z.object({
  since: Cursor.optional().describe(
    "The cursor of the last answer received; what has changed since then is reported first",
  ),
  seconds_ago: z
    .int()
    .min(0)
    .max(600)
    .optional()
    .describe(
      "Without a cursor: how many seconds ago the caller began to read what it shows; what has changed since is reported first",
    ),
});
export type ChangesQuery = z.infer<typeof query>;

const viewersQuery = z.object({
  booking_id: Id.describe("The booking that the caller has open"),
  is_editing: z.boolean().optional().describe("Whether the caller is about to change it"),
});
export type ViewersQuery = z.infer<typeof viewersQuery>;

export const changeOperations = defineOperations({
  changes: {
    method: "get",
    path: "/api/v1/changes",
    audience: "staff",
    answersEvents: true,
    summary:
      "Streams changes at the company as they happen (text/event-stream): one event at once and another at least " +
      "every 20 seconds. Callers are told only of what they may read; the stream ends with the session.",
    query,
    answer: Changes,
  },
  bookingViewers: {
    method: "get",
    path: "/api/v1/changes/booking-viewers",
    audience: "staff",
    permission: "bookings.read",
    answersEvents: true,
    summary:
      "Streams who else has a booking open, as they come and go (text/event-stream). While the caller listens, " +
      "the others see the caller too; it ends with the session, or after two minutes, and is then to be reopened.",
    query: viewersQuery,
    answer: BookingViewers,
  },
});
