import {
  addImportPart,
  createImport,
  imports,
  importStatus,
  previewImport,
  rollbackImport,
  submitImport,
} from "#api/features/imports/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { importOperations } from "#schema/imports/operations.ts";

export const importRoutes: Handlers<typeof importOperations> = {
  imports,
  createImport: (call, { body }) => createImport(call, body),
  addImportPart: (call, { params, body }) => addImportPart(call, params.id, params.part, body.content),
  previewImport: (call, { body }) => previewImport(call, body),
  submitImport: (call, { body }) => submitImport(call, body),
  importStatus: (call, { params }) => importStatus(call, params.id),
  rollbackImport: (call, { params }) => rollbackImport(call, params.id),
};
