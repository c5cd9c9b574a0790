import { createUpload, deleteUpload } from "#api/features/uploads/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { uploadOperations } from "#schema/uploads/operations.ts";

export const uploadRoutes: Handlers<typeof uploadOperations> = { createUpload, deleteUpload };
