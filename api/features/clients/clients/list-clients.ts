import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inBatches } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import { metaOf } from "#api/db/paging.ts";
import { badArgument } from "#api/errors/errors.ts";
import { localTextIn } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import type { ClientFilters } from "#schema/clients/clients/filter-models.ts";
import type { Client, ClientPage } from "#schema/clients/clients/models.ts";
import type { ClientExportQuery, ClientListQuery } from "#schema/clients/clients/operations.ts";
import { DEFAULT_COMPANY_ZONE } from "#schema/shared/time.ts";
import { holdingsOf, type Holdings } from "./holdings-queries.ts";
import {
  clientsAfter,
  listClients,
  matchingClients,
  type ClientCondition,
  type Clients,
  type ExportedUntil,
  type LastBooking,
  type ListedParts,
} from "./list-queries.ts";
import type { ClientRow } from "./queries.ts";
import { presentClient, presentClientFields } from "./service.ts";

const FIRST_DATE = "1970-01-01";
const LAST_DATE = "2999-12-31";
const BATCH_ROWS = 1_000;

export async function clients(call: Call, query: ClientListQuery): Promise<z.infer<typeof ClientPage>> {
  const { fields } = query;
  const { rows, total } = await listClients(call.db, { ...query, ...conditionOf(call, query) }, partsOf(fields));
  // Complete where no fields were requested; otherwise the caller knows which ones there are.
  const present = fields === undefined ? presentClient : (row: ClientRow) => presentClientFields(row, fields) as Client;
  return { data: rows.map(present), meta: metaOf(query, total) };
}

/** Only leaves out parts that are expensive to read. */
const partsOf = (fields: ClientListQuery["fields"]): ListedParts => ({
  tags: fields === undefined || fields.includes("tags"),
  created_at: fields === undefined || fields.includes("created_at"),
});

const OF_PERSON = [
  "id",
  "first_name",
  "last_name",
  "email",
  "contact_email",
  "phone",
  "tags",
  "marketing",
  "client_since",
];
const OF_HOLDINGS = ["membership", "membership_status", "hours_left", "credits_left", "credit"];

/** As an import reads it: empty for who was never asked. */
const SAID = { agreed: "yes", unsubscribed: "no" } as const;

/** All matching clients, by name; throws the same errors as the list, before the first byte is sent. */
export async function exportClients(call: Call, query: ClientExportQuery): Promise<CsvFile> {
  const condition = conditionOf(call, query);
  const zone = call.tenant.timezone ?? DEFAULT_COMPANY_ZONE;
  const first: { after: ExportedUntil | undefined } = { after: undefined };
  const batches = inBatches(call, first, async ({ db }, { after }) => {
    const found = await clientsAfter(db, condition, { after, limit: BATCH_ROWS });
    const holdings = await holdingsOf(
      db,
      found.map(({ id }) => id),
    );
    const rows = found.map((row) => [
      row.id,
      row.first_name,
      row.last_name,
      row.email,
      row.contact_email,
      row.phone,
      row.tags.map(({ name }) => name).join("; "),
      row.marketing && SAID[row.marketing],
      localTextIn(zone, row.created_at).slice(0, 10),
      ...heldCells(holdings.get(row.id)),
    ]);
    return { rows, next: found.length < BATCH_ROWS ? null : { after: found.at(-1) } };
  });
  return { name: exportName(call, "clients"), head: [...OF_PERSON, ...OF_HOLDINGS], batches };
}

/** Cells stay empty for clients without holdings, as usual in a spreadsheet. */
function heldCells(held: Holdings | undefined) {
  const { plan_name = null, status = null, minutes = 0, credits = 0, credit = [] } = held ?? {};
  return [
    plan_name,
    status,
    minutes === 0 ? null : Number((minutes / 60).toFixed(2)),
    credits === 0 ? null : credits,
    credit.map((money) => `${moneyCell(money)} ${money.currency}`).join("; ") || null,
  ];
}

/** A query for all matching clients, for bulk operations to build on. */
export const clientsFitting = (call: Call, filters: ClientFilters): Clients =>
  matchingClients(call.db, conditionOf(call, withoutNulls(filters)));

const withoutNulls = ({ tag_ids, match, ...filters }: ClientFilters): ClientExportQuery => ({
  tag_ids,
  match,
  search: filters.search ?? undefined,
  last_booking_start: filters.last_booking_start ?? undefined,
  last_booking_end: filters.last_booking_end ?? undefined,
  membership_status: filters.membership_status ?? undefined,
  membership_plan_id: filters.membership_plan_id ?? undefined,
  membership_plan_name: filters.membership_plan_name ?? undefined,
});

function conditionOf(call: Call, { search, tag_ids, match, ...query }: ClientExportQuery): ClientCondition {
  const { membership_status: status, membership_plan_id: planId, membership_plan_name } = query;
  const planName = membership_plan_name?.trim();
  const isOfMembers = status !== undefined || planId !== undefined || Boolean(planName);
  const membership = isOfMembers ? { status, planId, planName } : undefined;
  return { search, tag_ids, match, lastBooking: lastBookingIn(call, query), membership };
}

/** Converts the requested days to instants in the company's time zone. */
function lastBookingIn(
  { tenant, now }: Call,
  { last_booking_start, last_booking_end }: Pick<ClientExportQuery, "last_booking_start" | "last_booking_end">,
): LastBooking | undefined {
  if (last_booking_start === undefined && last_booking_end === undefined) return undefined;
  const [first, last] = [last_booking_start ?? FIRST_DATE, last_booking_end ?? LAST_DATE];
  if (first > last) throw badArgument("last_booking_end", "Choose a day on or after last_booking_start.");
  const zone = tenant.timezone ?? DEFAULT_COMPANY_ZONE;
  const [from, to] = [dayBounds(first, zone).from, dayBounds(last, zone).to];
  return { from: Temporal.Instant.fromEpochMilliseconds(from), to: Temporal.Instant.fromEpochMilliseconds(to), now };
}
