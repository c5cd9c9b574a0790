import { z } from "zod";
import { AuditChange, AuditEntity } from "#schema/platform/audit-log/models.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";

export const UndoneChange = z
  .object({
    id: z.int().describe("Id of the change that was undone"),
    entity: AuditEntity.describe("Kind of object that it had changed"),
    entity_id: z.string().describe("Id of the object that it had changed"),
    changes: z.array(AuditChange).describe("What was restored, field by field"),
  })
  .meta({ id: "UndoneChange", description: "A change in the audit log that was undone" });
export type UndoneChange = z.infer<typeof UndoneChange>;

export const undoOperations = defineOperations({
  undoChange: {
    method: "post",
    path: "/api/v1/audit-log/{id}/undo",
    audience: "staff",
    permission: "audit.read",
    alsoAsks: ["clients.write", "catalog.write", "locations.write"],
    retry: "same_answer",
    refreshes: ["auditLog", "clients", "client", "clientActivities", "resources", "resourcesByIds", "locations"],
    audit: ({ subject }) => `Undid a change of ${subject ?? "something"}`,
    summary:
      "Reverts one change of a client, resource or location, by the rules of an ordinary change; refused as changed_since if it has changed again, and as not_undoable if it cannot be put back.",
    params: idParams,
    answer: UndoneChange,
  },
});
