import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { Id } from "../shared/paging.ts";
import { BookingViewers, Changes, Cursor } from "./models.ts";

const query = z.object({
  since: Cursor.optional().describe("The cursor of the last answer that came; what changed since then is told first"),
  seconds_ago: z
    .int()
    .min(0)
    .max(600)
    .optional()
    .describe(
      "Without a cursor: how long ago the caller began to read what it shows; what changed since is told first",
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
      "What changes at the company, as it happens: a stream of events (text/event-stream), one at once and another at least " +
      "every 20 seconds. Each caller is told of what they may read; the stream ends with the session.",
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
      "Who else has a booking open, as they come and go: a stream of events (text/event-stream). While it is listened to " +
      "the others are told of the caller; it ends with the session, and after two minutes, to be opened again.",
    query: viewersQuery,
    answer: BookingViewers,
  },
});
