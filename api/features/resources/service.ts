import { metaOf, type PageQuery } from "#api/db/paging.ts";
import {
  listResources,
  listResourceTypes,
  type ResourceListQuery,
  resourcesWithIds,
} from "#api/features/resources/queries.ts";
import type { Call } from "#api/http/call.ts";
import type { Resource } from "#schema/resources/models.ts";

export async function resources(call: Call, query: ResourceListQuery) {
  const { rows, total } = await listResources(call.db, query);
  return { data: rows, meta: metaOf(query, total) };
}

export async function publicResources(call: Call, query: ResourceListQuery) {
  const { rows, total } = await listResources(call.db, query);
  const data = rows.map(({ id, name, location_id, resource_type_id, capacity }) => ({
    id,
    name,
    location_id,
    resource_type_id,
    capacity,
  }));
  return { data, meta: metaOf(query, total) };
}

export const resourcesByIds = (call: Call, ids: number[]): Promise<Resource[]> => resourcesWithIds(call.db, ids);

export async function resourceTypes(call: Call, query: PageQuery) {
  const { rows, total } = await listResourceTypes(call.db, query);
  const data = rows.map((row) => ({ ...row, resource_count: row.resource_count ?? 0 }));
  return { data, meta: metaOf(query, total) };
}

export async function publicResourceTypes(call: Call, query: PageQuery) {
  const { rows, total } = await listResourceTypes(call.db, query);
  const data = rows.map(({ id, name, default_service_id }) => ({ id, name, default_service_id }));
  return { data, meta: metaOf(query, total) };
}
