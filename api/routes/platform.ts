import type { Handlers } from "#api/call/call.ts";
import { auditLog, exportAuditLog } from "#api/features/platform/audit-log/service.ts";
import { reportClientError } from "#api/features/platform/diagnostics/service.ts";
import { platformPlans } from "#api/features/platform/platform-plans/service.ts";
import { undoChange } from "#api/features/platform/undo/service.ts";
import { bookingViewers, changes } from "#api/features/schedule/changes/service.ts";
import type { auditLogOperations } from "#schema/platform/audit-log/operations.ts";
import type { diagnosticsOperations } from "#schema/platform/diagnostics/operations.ts";
import type { platformOperations } from "#schema/platform/platform-plans/operations.ts";
import type { undoOperations } from "#schema/platform/undo/operations.ts";
import type { changeOperations } from "#schema/schedule/changes/operations.ts";

export const centralPlatformRoutes: Handlers<typeof platformOperations> = {
  platformPlans: (call) => platformPlans(call),
};

const auditLogHandlers: Handlers<typeof auditLogOperations> = {
  auditLog: (call, { query }) => auditLog(call, query),
  exportAuditLog: (call, { query }) => exportAuditLog(call, query),
};

const undoHandlers: Handlers<typeof undoOperations> = {
  undoChange: (call, { params }) => undoChange(call, params.id),
};

const changeHandlers: Handlers<typeof changeOperations> = {
  changes: (call, { query }) => changes(call, query),
  bookingViewers: (call, { query }) => bookingViewers(call, query),
};

const diagnosticsHandlers: Handlers<typeof diagnosticsOperations> = {
  reportClientError: (call, { body }) => reportClientError(call, body),
};

export const platformRoutes = {
  ...auditLogHandlers,
  ...undoHandlers,
  ...changeHandlers,
  ...diagnosticsHandlers,
};
