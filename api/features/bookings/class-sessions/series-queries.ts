import { sql, type Insertable, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ClassSeries } from "#api/db/types.generated.ts";

export interface SeriesRow {
  id: number;
  service_id: number;
  service_name: string;
  location_id: number;
  resource_id: number | null;
  resource_name: string | null;
  coach_id: number | null;
  coach_name: string | null;
  weekdays: string[];
  starts: string;
  duration_minutes: number;
  timezone: string;
  from_date: string;
  capacity: number;
  price_amount: number;
  currency: string;
  level: string | null;
  sessions_left: number;
  next_start: Temporal.Instant | null;
  last_start: Temporal.Instant | null;
  version: number;
}

/** Series with upcoming sessions, by name. */
export function listSeries(
  trx: TenantTransaction,
  tenantId: string,
  query: PageQuery & { coach_id?: number | undefined },
  now: Temporal.Instant,
) {
  const coming = trx
    .selectFrom("class_sessions")
    .where("tenant_id", "=", tenantId)
    .where("status", "=", "scheduled")
    .where("start_time", ">", now)
    .where("series_id", "is not", null)
    .groupBy("series_id")
    .select((eb) => [
      "series_id",
      eb.fn.countAll<number>().as("sessions_left"),
      eb.fn.min("start_time").as("next_start"),
      eb.fn.max("start_time").as("last_start"),
    ]);
  const rows = trx
    .selectFrom("class_series as e")
    .innerJoin(coming.as("coming"), "coming.series_id", "e.id")
    .innerJoin("tenants as t", "t.tenant_id", "e.tenant_id")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "e.tenant_id").onRef("s.id", "=", "e.service_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "e.tenant_id").onRef("r.id", "=", "e.resource_id"),
    )
    .leftJoin("users as coach", (join) =>
      join.onRef("coach.tenant_id", "=", "e.tenant_id").onRef("coach.id", "=", "e.coach_id"),
    )
    .where("e.tenant_id", "=", tenantId)
    .$if(query.coach_id !== undefined, (all) => all.where("e.coach_id", "=", query.coach_id ?? 0))
    .select(["e.id", "e.service_id", "e.location_id", "e.resource_id", "e.coach_id", "e.weekdays", "e.starts"])
    .select(["e.duration_minutes", "e.timezone", "e.from_date", "e.capacity", "e.price_amount", "e.level", "e.version"])
    .select(["s.name as service_name", "r.name as resource_name", "t.currency"])
    .select(sql<string | null>`${fullNameSql("coach")}`.as("coach_name"))
    .select(["coming.sessions_left", "coming.next_start", "coming.last_start"])
    .orderBy("s.name")
    .orderBy("e.id")
    .$castTo<SeriesRow>();
  return readPage(rows, query);
}

export function findSeries(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("class_series")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
}

/** The service of a class, with the price of a seat for each duration. */
export async function findClassService(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("services as s")
    .where("s.tenant_id", "=", tenantId)
    .where("s.id", "=", id)
    .where("s.kind", "=", "class")
    .where("s.archived_at", "is", null)
    .select(["s.id", "s.name", "s.bookable_by", "s.horizon_days", "s.notice_minutes"])
    .select((eb) =>
      eb
        .selectFrom("service_durations as d")
        .whereRef("d.tenant_id", "=", "s.tenant_id")
        .whereRef("d.service_id", "=", "s.id")
        .orderBy("d.duration_minutes")
        .limit(1)
        .select("d.price_amount")
        .as("price_amount"),
    )
    .executeTakeFirst();
}

export async function insertSeries(trx: TenantTransaction, row: Insertable<ClassSeries>): Promise<number> {
  const { id } = await trx.insertInto("class_series").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeSeries(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<ClassSeries>,
): Promise<void> {
  await trx
    .updateTable("class_series")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}
