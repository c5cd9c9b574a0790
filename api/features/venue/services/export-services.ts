import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inPages } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import type { CsvCell } from "#schema/shared/csv-line.ts";
import type { Service } from "#schema/venue/services/models.ts";
import { services } from "./service.ts";

type Filters = Omit<Parameters<typeof services>[1], "page" | "perPage">;

const HEAD = [
  "id",
  "name",
  "kind",
  "resource_type_id",
  "duration_minutes",
  "price",
  "peak_price",
  "currency",
  "max_party_size",
  "buffer_before_minutes",
  "buffer_after_minutes",
  "notice_minutes",
  "horizon_days",
  "bookable_by",
  "waitlist_offers",
];

export async function exportServices(call: Call, filters: Filters): Promise<CsvFile> {
  const batches = inPages(call, (current, paging) => services(current, { ...filters, ...paging }), linesOf);
  return { name: exportName(call, "services"), head: HEAD, batches };
}

/** One line per length, since each length has its own price. */
function linesOf(service: Service): CsvCell[][] {
  return service.durations.map(({ duration_minutes, price, peak_price }) => [
    service.id,
    service.name,
    service.kind,
    service.resource_type_id,
    duration_minutes,
    moneyCell(price),
    peak_price && moneyCell(peak_price),
    price.currency,
    service.max_party_size,
    service.buffer_before_minutes,
    service.buffer_after_minutes,
    service.notice_minutes,
    service.horizon_days,
    service.bookable_by,
    service.waitlist_offers,
  ]);
}
