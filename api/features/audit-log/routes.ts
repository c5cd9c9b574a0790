import { auditLog, exportAuditLog } from "#api/features/audit-log/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { auditLogOperations } from "#schema/audit-log/operations.ts";

export const auditLogRoutes: Handlers<typeof auditLogOperations> = {
  auditLog: (call, { query }) => auditLog(call, query),
  exportAuditLog: (call, { query }) => exportAuditLog(call, query),
};
