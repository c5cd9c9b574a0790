import { undoChange } from "#api/features/undo/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { undoOperations } from "#schema/undo/operations.ts";

export const undoRoutes: Handlers<typeof undoOperations> = {
  undoChange: (call, { params }) => undoChange(call, params.id),
};
