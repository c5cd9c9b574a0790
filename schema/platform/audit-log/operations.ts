import { z } from "zod";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, pagingQuery, withoutPaging } from "#schema/shared/paging.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { AuditEntity, AuditEntryPage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  person_id: Id.optional().describe("Only what this person did, or what was done in their name"),
  entity: AuditEntity.optional().describe("Only changes to this kind of object"),
  entity_id: z.string().max(60).optional().describe("Only changes to the object with this id; give its kind as well"),
  action: z.string().max(60).optional().describe("Only changes made by this operation"),
  date_from: VenueDate.optional().describe("First day, on the company's calendar"),
  date_to: VenueDate.optional().describe("Last day, on the company's calendar"),
});
export type AuditLogQuery = z.infer<typeof listQuery>;

const exportQuery = withoutPaging(listQuery);
export type AuditExportQuery = z.infer<typeof exportQuery>;

export const auditLogOperations = defineOperations({
  auditLog: {
    method: "get",
    path: "/api/v1/audit-log",
    audience: "staff",
    permission: "audit.read",
    summary:
      "Lists who changed what and when, newest first. Entries cannot be changed: only erasing a client removes the person from them, and those older than the company's retention period are deleted.",
    query: listQuery,
    answer: AuditEntryPage,
  },
  exportAuditLog: {
    method: "get",
    path: "/api/v1/audit-log/export",
    audience: "staff",
    permission: "audit.read",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all changes that match the filters as CSV, newest first.",
    query: exportQuery,
    answer: CsvText,
  },
});
