import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inBatches } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { localText } from "#api/time/instants.ts";
import { zoneClock, type ZoneClock } from "#api/time/zone-clock.ts";
import type { BookingExportQuery } from "#schema/bookings/bookings/operations.ts";
import type { CsvCell } from "#schema/shared/csv-line.ts";
import { bookingsAfter, type ExportedUntil } from "./export-queries.ts";
import { standingsOf, startsBetween } from "./list-bookings.ts";

const BATCH_ROWS = 1_000;

const HEAD = [
  "id",
  "local_start",
  "local_end",
  "timezone",
  "status",
  "payment_status",
  "client_id",
  "name",
  "email",
  "phone",
  "service",
  "location",
  "resource",
  "coach",
  "party_size",
  "price",
  "currency",
  "client_note",
  "guest_names",
];

type Row = Awaited<ReturnType<typeof bookingsAfter>>[number];

/** All matching bookings, by start; throws the same errors as the list, before the first byte is sent. */
export async function exportBookings(call: Call, filter: BookingExportQuery): Promise<CsvFile> {
  const { status, ...rest } = filter;
  const condition = {
    ...rest,
    searchesClients: true,
    starts: await startsBetween(call, filter),
    standings: standingsOf(status, call.now),
  };
  const first: { after: ExportedUntil | undefined } = { after: undefined };
  const batches = inBatches(call, first, async ({ db, tenant }, { after }) => {
    const found = await bookingsAfter(db, tenant.tenant_id, condition, { after, limit: BATCH_ROWS });
    return { rows: linesOf(found), next: found.length < BATCH_ROWS ? null : { after: found.at(-1) } };
  });
  return { name: exportName(call, "bookings"), head: HEAD, batches };
}

/** One clock per zone for the whole batch: creating one per time would take longer than reading the rows. */
function linesOf(rows: readonly Row[]): CsvCell[][] {
  const days = rows.map(({ start_time }) => Math.floor(start_time.epochMilliseconds / DAY_MS));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const zones = [...new Set(rows.map(({ timezone }) => timezone))];
  const clocks = new Map(zones.map((zone) => [zone, zoneClock(zone, first, last + 1)]));
  return rows.map((row) => cellsOf(row, clocks.get(row.timezone) ?? zoneClock(row.timezone, first, last + 1)));
}

function cellsOf(row: Row, clock: ZoneClock): CsvCell[] {
  return [
    row.id,
    wallTime(clock, row.start_time),
    wallTime(clock, row.end_time),
    row.timezone,
    row.status,
    row.payment_status,
    row.client_id,
    row.name,
    row.email,
    row.phone,
    row.service,
    row.location,
    row.resource,
    row.coach,
    row.party_size,
    moneyCell({ amount: row.price_amount, currency: row.price_currency }),
    row.price_currency,
    row.client_note,
    row.guest_names.join("; "),
  ];
}

/** `2027-05-03 18:30`, which spreadsheets recognize as a time; the zone is in a separate column. */
function wallTime(clock: ZoneClock, at: Temporal.Instant): string {
  return localText(clock, at).slice(0, 16).replace("T", " ");
}
