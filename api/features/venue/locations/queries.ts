import { sql, type Insertable, type Kysely, type RawBuilder, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { containing, type PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB, LocationHours, Locations } from "#api/db/types.generated.ts";
import type { Uses } from "#api/text/format-list.ts";
import type { Weekday } from "#schema/venue/locations/models.ts";
import type { DateSpan, HoursRow } from "./open-hours.ts";

const COLUMNS = [
  "id",
  "name",
  "address_line",
  "city",
  "province_state",
  "country",
  "postal_code",
  "phone",
  "email",
  "timezone",
  "locale",
  "timeformat",
  "dateformat",
  "picture",
  "version",
] as const;

export interface LocationListQuery extends PageQuery {
  sortBy?: "name" | "id";
  sortDir?: "asc" | "desc";
  search?: string | undefined;
}

export function listLocations(trx: TenantTransaction, query: LocationListQuery) {
  const matching = liveLocations(trx).$if(Boolean(query.search), (rows) =>
    rows.where((eb) => {
      const pattern = containing(query.search ?? "");
      return eb.or([eb("name", "ilike", pattern), eb("city", "ilike", pattern)]);
    }),
  );
  const inOrder = matching.orderBy(query.sortBy ?? "name", query.sortDir ?? "asc").orderBy("id");
  return readPage(inOrder.select(COLUMNS), query);
}

export function locationsWithIds(trx: TenantTransaction, ids: number[]) {
  // Includes archived locations: past bookings still refer to them.
  return trx.selectFrom("locations").where("id", "in", ids).select(COLUMNS).execute();
}

export const locationWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  db.selectFrom("locations").where("locations.id", "=", id).select(COLUMNS);

/** Locks the row, so that the version cannot change between check and update. */
export function lockLocation(trx: TenantTransaction, id: number) {
  return liveLocations(trx).where("id", "=", id).select(COLUMNS).forUpdate().executeTakeFirst();
}

export function findLocation(trx: TenantTransaction, id: number) {
  return liveLocations(trx).where("id", "=", id).select(COLUMNS).executeTakeFirst();
}

export function insertLocation(trx: TenantTransaction, row: Insertable<Locations>) {
  return trx.insertInto("locations").values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function changeLocation(trx: TenantTransaction, id: number, change: Updateable<Locations>) {
  return trx
    .updateTable("locations")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function archiveResourcesOf(
  trx: TenantTransaction,
  locationId: number,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("resources")
    .set({ archived_at: at })
    .where("location_id", "=", locationId)
    .where("archived_at", "is", null)
    .execute();
}

export async function usesToCome(trx: TenantTransaction, locationId: number, now: Temporal.Instant): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select
      (select count(*) from bookings where tenant_id = ${TENANT_ID} and location_id = ${locationId} and end_time > ${now}
        and status in ('confirmed', 'checked_in') and class_session_id is null)::int as bookings,
      (select count(*) from class_sessions where tenant_id = ${TENANT_ID} and location_id = ${locationId} and end_time > ${now}
        and status = 'scheduled')::int as classes`.execute(trx);
  return rows[0] ?? { bookings: 0, classes: 0 };
}

export function hoursOf(trx: TenantTransaction, locationId: number) {
  return trx
    .selectFrom("location_hours")
    .where("location_id", "=", locationId)
    .orderBy("opens")
    .select(["weekday", "opens", "closes"])
    .execute();
}

export function holidaysOf(trx: TenantTransaction, locationId: number) {
  return trx
    .selectFrom("location_holidays")
    .where("location_id", "=", locationId)
    .orderBy("date")
    .select(["date", "name"])
    .execute();
}

export async function replaceHours(
  trx: TenantTransaction,
  locationId: number,
  weekdays: Weekday[],
  rows: Insertable<LocationHours>[],
): Promise<void> {
  if (weekdays.length > 0) {
    await trx
      .deleteFrom("location_hours")
      .where("location_id", "=", locationId)
      .where("weekday", "in", weekdays)
      .execute();
  }
  if (rows.length > 0) await trx.insertInto("location_hours").values(rows).execute();
}

export async function replaceHolidays(
  trx: TenantTransaction,
  tenantId: string,
  locationId: number,
  holidays: { date: string; name: string }[],
): Promise<void> {
  await trx.deleteFrom("location_holidays").where("location_id", "=", locationId).execute();
  if (holidays.length === 0) return;
  const rows = holidays.map((holiday) => ({ tenant_id: tenantId, location_id: locationId, ...holiday }));
  await trx.insertInto("location_holidays").values(rows).execute();
}

function liveLocations(trx: TenantTransaction) {
  return trx.selectFrom("locations").where("archived_at", "is", null);
}

interface ClosureRow {
  /** Venue dates, both inclusive. */
  from_date: string;
  to_date: string;
  name: string;
}

export function closuresOf(trx: TenantTransaction, locationId: number): Promise<ClosureRow[]> {
  return trx
    .selectFrom("location_closures")
    .where("location_id", "=", locationId)
    .orderBy("from_date")
    .select(["from_date", "to_date", "name"])
    .execute();
}

export async function replaceClosures(
  trx: TenantTransaction,
  tenantId: string,
  locationId: number,
  closures: readonly ClosureRow[],
): Promise<void> {
  await trx.deleteFrom("location_closures").where("location_id", "=", locationId).execute();
  if (closures.length === 0) return;
  const rows = closures.map((closure) => ({ tenant_id: tenantId, location_id: locationId, ...closure }));
  await trx.insertInto("location_closures").values(rows).execute();
}

interface OpeningRow {
  id: number;
  timezone: string | null;
  hours: HoursRow[];
  holidays: { date: string }[];
  closures: DateSpan[];
}

/** Returns hours, holidays and closures of several locations in one query. */
export async function openingsOf(
  trx: TenantTransaction,
  { id = null, isFormerToo = false }: WhichLocations,
): Promise<OpeningRow[]> {
  const { all, one } = isFormerToo ? OPENINGS_EVER : OPENINGS_IN_USE;
  return (id === null ? await all(trx, {}) : await one(trx, { id })).rows;
}

const openings = (db: Kysely<DB>, { id, isFormerToo }: { id: RawBuilder<number> | null; isFormerToo: boolean }) =>
  db
    .selectFrom("locations as l")
    .$if(!isFormerToo, (rows) => rows.where("l.archived_at", "is", null))
    .$if(id !== null, (rows) => rows.where("l.id", "=", id))
    .select(["l.id", "l.timezone"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("location_hours as h")
          .whereRef("h.tenant_id", "=", "l.tenant_id")
          .whereRef("h.location_id", "=", "l.id")
          .select(["h.weekday", "h.opens", "h.closes"]),
      ).as("hours"),
      jsonArrayFrom(
        eb
          .selectFrom("location_holidays as d")
          .whereRef("d.tenant_id", "=", "l.tenant_id")
          .whereRef("d.location_id", "=", "l.id")
          .select("d.date"),
      ).as("holidays"),
      jsonArrayFrom(
        eb
          .selectFrom("location_closures as c")
          .whereRef("c.tenant_id", "=", "l.tenant_id")
          .whereRef("c.location_id", "=", "l.id")
          .select(["c.from_date", "c.to_date"]),
      ).as("closures"),
    ])
    .$castTo<OpeningRow>();

const readOpenings = (isFormerToo: boolean) => ({
  all: statement((db) => openings(db, { id: null, isFormerToo })),
  one: statement((db, { id }: Placeholders<{ id: number }>) => openings(db, { id, isFormerToo })),
});
const OPENINGS_IN_USE = readOpenings(false);
const OPENINGS_EVER = readOpenings(true);

export interface WhichLocations {
  /** Only this location; all if omitted. */
  id?: number | null;
  /** Include archived locations. */
  isFormerToo?: boolean;
}
