import type { CsvFile } from "#api/csv/csv-file.ts";
import { exportName } from "#api/csv/export-name.ts";
import { inPages } from "#api/csv/batches.ts";
import { resources } from "#api/features/resources/service.ts";
import type { Call } from "#api/http/call.ts";

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
