import { z } from "zod";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { named, withName } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams } from "#schema/shared/paging.ts";
import {
  CreateImportInput,
  Import,
  IMPORT_FILE_MAX_BYTES,
  IMPORT_PART_BYTES,
  ImportPartInput,
  ImportPreview,
  PreviewImportInput,
  ROLL_BACK_DAYS,
  SubmitImportInput,
} from "./models.ts";

const runs = { audience: "staff", permission: "import.run", retry: "same_answer" } as const;

export const importOperations = defineOperations({
  imports: {
    method: "get",
    path: "/api/v1/import",
    audience: "staff",
    permission: "import.run",
    summary: "Lists the last 50 imported files, newest first.",
    answer: z.array(Import),
  },
  createImport: {
    ...runs,
    method: "post",
    path: "/api/v1/import",
    refreshes: [],
    audit: null,
    status: 201,
    summary: "Starts sending a file; nothing from it is written before it is submitted.",
    body: CreateImportInput,
    answer: Import,
  },
  addImportPart: {
    ...runs,
    method: "put",
    path: "/api/v1/import/{id}/parts/{part}",
    refreshes: [],
    audit: null,
    summary: "Sends one part of the file, 500,000 bytes each; a part sent again replaces itself.",
    params: idParams.extend({
      part: Id.max(Math.ceil(IMPORT_FILE_MAX_BYTES / IMPORT_PART_BYTES)).describe("Number of the part, from 1"),
    }),
    body: ImportPartInput,
    answer: Acknowledgement,
  },
  previewImport: {
    method: "post",
    path: "/api/v1/import/preview",
    isQuestion: true,
    audience: "staff",
    permission: "import.run",
    summary: "Dry run: returns what was found out about the file and what will become of each row, with the reason.",
    body: PreviewImportInput,
    answer: ImportPreview,
  },
  submitImport: {
    ...runs,
    method: "post",
    path: "/api/v1/import/submit",
    refreshes: ["imports", "clients", "tags", "bookings", "coaches", "resources", "memberships"],
    audit: withName("Imported"),
    summary: "Imports the rows that are ready; the others stay out and can be imported later with the same file.",
    body: SubmitImportInput,
    answer: Import,
  },
  importStatus: {
    method: "get",
    path: "/api/v1/import/status/{id}",
    audience: "staff",
    permission: "import.run",
    summary: "Returns the progress of an import.",
    params: idParams,
    answer: Import,
  },
  rollbackImport: {
    ...runs,
    method: "post",
    path: "/api/v1/import/{id}/rollback",
    refreshes: ["imports", "clients", "tags", "bookings", "coaches", "resources", "memberships"],
    audit: named("Rolled back the import of", "file"),
    summary: `Removes what an import added, for ${ROLL_BACK_DAYS} days after it finished; anything that has been used or changed since is named and kept.`,
    params: idParams,
    answer: Import,
  },
});
