import { availableResources } from "#api/features/resources/available-resources.ts";
import { createResource, deleteResource, updateResource } from "#api/features/resources/change-resource.ts";
import { exportResources, publicResources, resources, resourcesByIds } from "#api/features/resources/service.ts";
import {
  createResourceType,
  deleteResourceType,
  publicResourceTypes,
  resourceTypes,
  updateResourceType,
} from "#api/features/resources/type-service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { resourceOperations } from "#schema/resources/operations.ts";
import type { resourceTypeOperations } from "#schema/resources/type-operations.ts";

export const resourceRoutes: Handlers<typeof resourceOperations> = {
  resources: (call, { query }) => resources(call, query),
  publicResources: (call, { query }) => publicResources(call, query),
  exportResources: (call, { query }) => exportResources(call, query),
  resourcesByIds: (call, { query }) => resourcesByIds(call, query.ids),
  availableResources: (call, { query }) => availableResources(call, query),
  createResource: (call, { body }) => createResource(call, body),
  updateResource: (call, { params, body }) => updateResource(call, params.id, body),
  deleteResource: (call, { params, query }) => deleteResource(call, params.id, query.version),
};

export const resourceTypeRoutes: Handlers<typeof resourceTypeOperations> = {
  resourceTypes: (call, { query }) => resourceTypes(call, query),
  publicResourceTypes: (call, { query }) => publicResourceTypes(call, query),
  createResourceType: (call, { body }) => createResourceType(call, body),
  updateResourceType: (call, { params, body }) => updateResourceType(call, params.id, body),
  deleteResourceType: (call, { params, query }) => deleteResourceType(call, params.id, query.version),
};
