import { z } from "zod";
import { withName } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery } from "#schema/shared/paging.ts";
import { AddActivityNoteInput, ClientActivity, ClientActivityPage } from "./activity-models.ts";
import { asOfQuery, ClientAsOf } from "./as-of-models.ts";

export const clientActivityOperations = defineOperations({
  clientActivities: {
    method: "get",
    path: "/api/v1/clients/{id}/activities",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists what was done to a client and to their bookings and memberships, newest first.",
    params: idParams,
    query: z.object(pagingQuery),
    answer: ClientActivityPage,
  },
  clientAsOf: {
    method: "get",
    path: "/api/v1/clients/{id}/as-of",
    audience: "staff",
    permission: "audit.read",
    alsoAsks: ["clients.read"],
    summary: "Returns a client as they were at a moment in the past, with what has changed since and who changed it.",
    params: idParams,
    query: asOfQuery,
    answer: ClientAsOf,
  },
  addActivityNote: {
    method: "post",
    path: "/api/v1/activities/{id}/notes",
    retry: "same_answer",
    refreshes: [],
    audit: withName("Wrote a note in the activity of"),
    audience: "staff",
    permission: "clients.write",
    status: 201,
    summary: "Adds a staff note to an activity of a client.",
    params: idParams,
    body: AddActivityNoteInput,
    answer: ClientActivity,
  },
  deleteActivityNote: {
    method: "delete",
    path: "/api/v1/activities/{id}/notes/{noteId}",
    retry: "same_answer",
    refreshes: [],
    audit: withName("Deleted a note in the activity of"),
    audience: "staff",
    permission: "clients.write",
    alsoAsks: ["bookings.delete_any_note"],
    summary: "Deletes a note: one's own or, with the permission for it, anybody's.",
    params: idParams.extend({ noteId: Id.describe("Id of the note") }),
    answer: ClientActivity,
  },
});
