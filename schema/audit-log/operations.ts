import { z } from "zod";
import { CsvText } from "../shared/csv.ts";
import { defineOperations } from "../shared/operation.ts";
import { Id, pagingQuery, withoutPaging } from "../shared/paging.ts";
import { VenueDate } from "../shared/time.ts";
import { AuditEntity, AuditEntryPage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  person_id: Id.optional().describe("Only what this person did, or what was done in their name"),
  entity: AuditEntity.optional().describe("Only changes of this kind of thing"),
  entity_id: z.string().max(60).optional().describe("Only changes of the thing with this id; give its kind as well"),
  action: z.string().max(60).optional().describe("Only what this call did"),
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
      "Who changed what and when, the latest first; nobody can change what is written there, only erasing a client takes the person out of it, and what is older than the company keeps its log is deleted.",
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
    summary: "All changes that fit the filters as CSV, the latest first.",
    query: exportQuery,
    answer: CsvText,
  },
});
