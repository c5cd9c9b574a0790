import { metaOf } from "#api/db/paging.ts";
import { presentResource } from "#api/features/resources/present.ts";
import {
  listResources,
  type ResourceListQuery,
  resourcesWithIds,
  resourceWithId,
} from "#api/features/resources/queries.ts";
import type { Call } from "#api/http/call.ts";
import { neighbour } from "#api/http/neighbour.ts";
import type { Resource } from "#schema/resources/models.ts";
import { resourceOperations } from "#schema/resources/operations.ts";

export async function resources(call: Call, query: ResourceListQuery) {
  const { rows, total } = await listResources(call.db, query);
  return { data: rows.map(presentResource), meta: metaOf(query, total) };
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

export async function resourcesByIds(call: Call, ids: number[]): Promise<Resource[]> {
  return (await resourcesWithIds(call.db, ids)).map(presentResource);
}

/** The bay that a row of a list names. */
export const resourceNeighbour = neighbour({
  lookUp: resourceOperations.resourcesByIds,
  find: resourceWithId,
  present: (_, row) => presentResource(row),
});
