import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { Changes, Cursor } from "./models.ts";

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
});
