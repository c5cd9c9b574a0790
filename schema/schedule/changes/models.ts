import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { Instant } from "#schema/shared/time.ts";

/** A position in a company's change feed, as given by the last response. */
export const Cursor = z
  .string()
  .regex(/^[\w.:,-]{1,6000}$/, "Use the cursor of an earlier response unchanged.")
  .describe("The caller's position in the stream of changes; opaque");

export const Change = z
  .object({
    entity: z.string().describe("What has changed, for example booking"),
    ids: z.array(Id).describe("The ids of what changed; empty if there are too many to name"),
    reads: z.array(z.string()).describe("The reads whose answers may have changed, by their operationIds"),
    location_ids: z.array(Id).describe("The locations; empty if it concerns every location"),
    starts_at: Instant.nullable().describe("The first instant of the time that it affects, before and after"),
    ends_at: Instant.nullable().describe("The end of the time that it affects, before and after"),
  })
  .meta({ id: "Change", description: "Something that was created, changed or removed; read it again to see it" });
export type Change = z.infer<typeof Change>;

export const BookingViewer = z
  .object({
    id: Id.describe("The person"),
    name: z.string().describe("Name of the person"),
    is_editing: z.boolean().describe("Whether they are about to change it"),
  })
  .meta({ id: "BookingViewer", description: "Somebody who currently has a booking open" });
export type BookingViewer = z.infer<typeof BookingViewer>;

export const BookingViewers = z
  .object({ viewers: z.array(BookingViewer).describe("The others, each once; the caller is not among them") })
  .meta({ id: "BookingViewers", description: "Who else currently has a booking open" });
export type BookingViewers = z.infer<typeof BookingViewers>;

export const Changes = z
  .object({
    cursor: Cursor,
    is_reset: z
      .boolean()
      .describe("More has changed than is reported, or it is too long ago: everything shown may be out of date"),
    changes: z.array(Change).describe("In the order in which they were made"),
  })
  .meta({ id: "Changes", description: "What has changed at the company since the previous answer" });
export type Changes = z.infer<typeof Changes>;
