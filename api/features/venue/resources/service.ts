import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inPages } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { metaOf } from "#api/db/paging.ts";
import { includedEntity, NAMED_AS_THING } from "#api/http/included-entities.ts";
import type { Resource } from "#schema/venue/resources/models.ts";
import { resourceOperations } from "#schema/venue/resources/operations.ts";
import { presentResource } from "./present.ts";
import { listResources, resourcesWithIds, resourceWithId, type ResourceListQuery } from "./queries.ts";

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

/** Resolves the bay that a list row refers to. */
export const includedResource = includedEntity({
  lookUp: resourceOperations.resourcesByIds,
  find: resourceWithId,
  present: (_, row) => presentResource(row),
  naming: NAMED_AS_THING,
});

type Filters = Omit<Parameters<typeof resources>[1], "page" | "perPage">;

const HEAD = ["id", "name", "location_id", "resource_type_id", "capacity", "position", "follows_location_hours"];

export async function exportResources(call: Call, filters: Filters): Promise<CsvFile> {
  const batches = inPages(
    call,
    (current, paging) => resources(current, { ...filters, ...paging }),
    (resource) => [
      [
        resource.id,
        resource.name,
        resource.location_id,
        resource.resource_type_id,
        resource.capacity,
        resource.position,
        resource.follows_location_hours,
      ],
    ],
  );
  return { name: exportName(call, "resources"), head: HEAD, batches };
}
