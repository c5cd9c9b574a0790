import {
  publicResources,
  publicResourceTypes,
  resources,
  resourcesByIds,
  resourceTypes,
} from "#api/features/resources/service.ts";
import { exportResources } from "#api/features/resources/export-resources.ts";
import type { Handlers } from "#api/http/call.ts";
import type { resourceOperations } from "#schema/resources/operations.ts";

export const resourceRoutes: Handlers<typeof resourceOperations> = {
  resources: (call, { query }) => resources(call, query),
  publicResources: (call, { query }) => publicResources(call, query),
  exportResources: (call, { query }) => exportResources(call, query),
  resourcesByIds: (call, { query }) => resourcesByIds(call, query.ids),
  resourceTypes: (call, { query }) => resourceTypes(call, query),
  publicResourceTypes: (call, { query }) => publicResourceTypes(call, query),
};
