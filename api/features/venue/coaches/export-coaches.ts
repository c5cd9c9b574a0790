import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inPages } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { coaches } from "./service.ts";

type Filters = Omit<Parameters<typeof coaches>[1], "page" | "perPage">;

const HEAD = [
  "id",
  "first_name",
  "last_name",
  "email",
  "phone",
  "availability_mode",
  "availability_count",
  "location_ids",
  "service_ids",
];

export async function exportCoaches(call: Call, filters: Filters): Promise<CsvFile> {
  const batches = inPages(
    call,
    (current, paging) => coaches(current, { ...filters, ...paging }),
    (coach) => [
      [
        coach.id,
        coach.first_name,
        coach.last_name,
        coach.email,
        coach.details.phone,
        coach.availability_mode,
        coach.availability_count,
        coach.location_ids.join(" "),
        coach.service_ids.join(" "),
      ],
    ],
  );
  return { name: exportName(call, "coaches"), head: HEAD, batches };
}
