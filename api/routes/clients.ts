import type { Handlers } from "#api/call/call.ts";
import { addActivityNote, clientActivities, deleteActivityNote } from "#api/features/clients/clients/activities.ts";
import { clientAsOf } from "#api/features/clients/clients/client-as-of.ts";
import { clientData } from "#api/features/clients/clients/erasure/client-data.ts";
import { anonymizeClient, clientErasure } from "#api/features/clients/clients/erasure/erase-client.ts";
import { clients, exportClients } from "#api/features/clients/clients/list-clients.ts";
import {
  clientDuplicates,
  mergeClients,
  previewClientMerge,
} from "#api/features/clients/clients/merge/merge-clients.ts";
import { createSavedFilter, deleteSavedFilter, savedFilters } from "#api/features/clients/clients/saved-filters.ts";
import { client, clientsByIds, createClient, updateClient } from "#api/features/clients/clients/service.ts";
import { addUserTags, removeUserTag, tagClients } from "#api/features/clients/clients/tags/tag-clients.ts";
import { createTag, deleteTag, tags, updateTag } from "#api/features/clients/clients/tags/tags.ts";
import {
  addImportPart,
  createImport,
  imports,
  importStatus,
  previewImport,
  rollbackImport,
  submitImport,
} from "#api/features/clients/imports/service.ts";
import { confirmRegistration, registerClient } from "#api/features/people/registration/service.ts";
import type { clientActivityOperations } from "#schema/clients/clients/activity-operations.ts";
import type { clientErasureOperations } from "#schema/clients/clients/erasure-operations.ts";
import type { savedFilterOperations } from "#schema/clients/clients/filter-operations.ts";
import type { clientMergeOperations } from "#schema/clients/clients/merge-operations.ts";
import type { clientOperations } from "#schema/clients/clients/operations.ts";
import type { tagOperations } from "#schema/clients/clients/tag-operations.ts";
import type { importOperations } from "#schema/clients/imports/operations.ts";
import type { registrationOperations } from "#schema/people/registration/operations.ts";

const clientHandlers: Handlers<typeof clientOperations> = {
  clients: (call, { query }) => clients(call, query),
  exportClients: (call, { query }) => exportClients(call, query),
  client: (call, { params }) => client(call, params.id),
  clientsByIds: (call, { query }) => clientsByIds(call, query.ids),
  createClient: (call, { body }) => createClient(call, body),
  updateClient: (call, { params, body }) => updateClient(call, params.id, body),
};

const clientActivityHandlers: Handlers<typeof clientActivityOperations> = {
  clientActivities: (call, { params, query }) => clientActivities(call, params.id, query),
  clientAsOf: (call, { params, query }) => clientAsOf(call, params.id, query),
  addActivityNote: (call, { params, body }) => addActivityNote(call, params.id, body),
  deleteActivityNote: (call, { params }) => deleteActivityNote(call, params.id, params.noteId),
};

const clientErasureHandlers: Handlers<typeof clientErasureOperations> = {
  clientErasure: (call, { params }) => clientErasure(call, params.id),
  anonymizeClient: (call, { params, body }) => anonymizeClient(call, params.id, body),
  clientData: (call, { params }) => clientData(call, params.id),
};

const clientMergeHandlers: Handlers<typeof clientMergeOperations> = {
  clientDuplicates: (call, { query }) => clientDuplicates(call, query.client_id),
  previewClientMerge: (call, { body }) => previewClientMerge(call, body),
  mergeClients: (call, { body }) => mergeClients(call, body),
};

const tagHandlers: Handlers<typeof tagOperations> = {
  tags,
  createTag: (call, { body }) => createTag(call, body),
  updateTag: (call, { params, body }) => updateTag(call, params.id, body),
  deleteTag: (call, { params, query }) => deleteTag(call, params.id, query.version),
  addUserTags: (call, { params, body }) => addUserTags(call, params.id, body.tag_ids),
  removeUserTag: (call, { params }) => removeUserTag(call, params.id, params.tagId),
  tagClients: (call, { body }) => tagClients(call, body),
};

const savedFilterHandlers: Handlers<typeof savedFilterOperations> = {
  savedFilters,
  createSavedFilter: (call, { body }) => createSavedFilter(call, body),
  deleteSavedFilter: (call, { params }) => deleteSavedFilter(call, params.id),
};

const registrationHandlers: Handlers<typeof registrationOperations> = {
  registerClient: (call, { body }) => registerClient(call, body),
  confirmRegistration: (call, { body }) => confirmRegistration(call, body),
};

const importHandlers: Handlers<typeof importOperations> = {
  imports,
  createImport: (call, { body }) => createImport(call, body),
  addImportPart: (call, { params, body }) => addImportPart(call, params.id, params.part, body.content),
  previewImport,
  submitImport,
  importStatus: (call, { params }) => importStatus(call, params.id),
  rollbackImport: (call, { params }) => rollbackImport(call, params.id),
};

export const clientRoutes = {
  ...clientHandlers,
  ...clientActivityHandlers,
  ...clientErasureHandlers,
  ...clientMergeHandlers,
  ...tagHandlers,
  ...savedFilterHandlers,
  ...registrationHandlers,
  ...importHandlers,
};
