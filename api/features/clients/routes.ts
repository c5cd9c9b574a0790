import { client, clients, clientsByIds, createClient, updateClient } from "#api/features/clients/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { clientOperations } from "#schema/clients/operations.ts";

export const clientRoutes: Handlers<typeof clientOperations> = {
  clients: (call, { query }) => clients(call, query),
  client: (call, { params }) => client(call, params.id),
  clientsByIds: (call, { query }) => clientsByIds(call, query.ids),
  createClient: (call, { body }) => createClient(call, body),
  updateClient: (call, { params, body }) => updateClient(call, params.id, body),
};
