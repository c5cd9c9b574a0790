import { z } from "zod";
import type { AuditRecord } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, Version, versionQuery } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import {
  BlockedTime,
  BlockedTimeList,
  BlockedTimePreview,
  CreateBlockedTimeInput,
  PreviewBlockedTimeInput,
  UpdateBlockedTimeInput,
} from "./models.ts";

const listQuery = z.object({
  location_id: Id.describe("Location; its coaches' blocked times are listed wherever they were entered"),
  date_from: VenueDate.describe("First day on the location's calendar"),
  date_to: VenueDate.describe("Last day on the location's calendar, at most 8 days in all"),
});
export type BlockedTimesQuery = z.infer<typeof listQuery>;

const Told = z.object({ target: z.string(), reason: z.string() });

/** "Blocked Bay 6: Projector is being replaced" */
const blocked =
  (verb: string, suffix = "") =>
  ({ before, after }: AuditRecord): string => {
    const told = Told.safeParse(after).data ?? Told.safeParse(before).data;
    return told ? `${verb} ${told.target}${suffix}: ${told.reason}` : `${verb} a time`;
  };

const written = { audience: "staff", permission: "bookings.write", alsoAsks: ["locations.write"] } as const;

export const blockedTimeOperations = defineOperations({
  blockedTimes: {
    method: "get",
    path: "/api/v1/blocked-times",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists the blocked times of a location that overlap the given days, in order of start.",
    query: listQuery,
    answer: BlockedTimeList,
  },
  previewBlockedTime: {
    method: "post",
    path: "/api/v1/blocked-times/preview",
    ...written,
    isQuestion: true,
    summary: "Shows what conflicts with a time to be blocked, without saving it.",
    body: PreviewBlockedTimeInput,
    answer: BlockedTimePreview,
  },
  createBlockedTime: {
    method: "post",
    path: "/api/v1/blocked-times",
    ...written,
    status: 201,
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: blocked("Blocked"),
    summary:
      "Blocks bays, a coach or a whole location, once or every week; refused, with the list, if anything is booked then.",
    body: CreateBlockedTimeInput,
    answer: BlockedTime,
  },
  updateBlockedTime: {
    method: "patch",
    path: "/api/v1/blocked-times/{id}",
    ...written,
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: blocked("Changed the blocked time of"),
    summary: "Changes what is blocked, when or why; refused, with the list, if anything is booked then.",
    params: idParams,
    body: UpdateBlockedTimeInput,
    answer: BlockedTime,
  },
  deleteBlockedTime: {
    method: "delete",
    path: "/api/v1/blocked-times/{id}",
    ...written,
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: blocked("Unblocked"),
    summary: "Removes a blocked time; one that is already removed is returned unchanged.",
    params: idParams,
    query: versionQuery.extend({
      following: z.boolean().default(false).describe("Of a time blocked every week: this date and all later ones"),
    }),
    answer: BlockedTime,
  },
  restoreBlockedTime: {
    method: "post",
    path: "/api/v1/blocked-times/{id}/restore",
    ...written,
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: blocked("Blocked", " again"),
    summary:
      "Restores a removed blocked time, and the dates removed with it, within ten minutes, if nothing has been booked in the meantime.",
    params: idParams,
    body: z.object({ version: Version }).meta({ id: "RestoreBlockedTimeInput", description: "The version last read" }),
    answer: BlockedTime,
  },
});
