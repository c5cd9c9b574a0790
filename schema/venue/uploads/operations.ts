import { z } from "zod";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { Picture, UploadPurpose } from "./models.ts";

/** Anybody who may change something that shows a picture may upload one for it. */
const alsoAsks = ["company.write", "locations.write", "catalog.write", "coaches.write"] as const;

export const uploadOperations = defineOperations({
  createUpload: {
    method: "post",
    path: "/api/v1/uploads",
    takesFile: true,
    audience: "signed_in",
    alsoAsks,
    retry: "same_answer",
    refreshes: [],
    audit: null,
    status: 201,
    summary:
      "Uploads a picture as the only file of a form, at most 10 MB, and keeps it in three sizes; it is kept for a day if nothing uses it.",
    query: z.object({ purpose: UploadPurpose.describe("Where it is to be shown") }),
    answer: Picture,
  },
  deleteUpload: {
    method: "delete",
    path: "/api/v1/uploads/{id}",
    audience: "signed_in",
    alsoAsks,
    retry: "same_answer",
    refreshes: [],
    audit: null,
    summary: "Removes a picture that nothing uses.",
    params: idParams,
    answer: Acknowledgement,
  },
});
