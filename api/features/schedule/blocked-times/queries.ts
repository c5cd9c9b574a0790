import { sql, type Insertable, type Kysely, type RawBuilder, type Updateable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BlockedTimes, DB } from "#api/db/types.generated.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BlockedTimeRow } from "./blocked-time-row.ts";

/** "Bay 1, Bay 2", "Dana Okafor" or "Main Street". */
const target = sql<string>`case t.scope
  when 'resources' then (select string_agg(r.name, ', ' order by r.position, r.id) from resources r
    where r.tenant_id = ${TENANT_ID} and r.id = any(t.resource_ids))
  when 'coach' then (select ${fullNameSql("u")} from users u
    where u.tenant_id = ${TENANT_ID} and u.id = t.coach_id)
  else l.name end`;

function blockedTimes(db: Kysely<DB>, tenantId: string | RawBuilder<string>) {
  return db
    .selectFrom("blocked_times as t")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "t.tenant_id").onRef("l.id", "=", "t.location_id"),
    )
    .where("t.tenant_id", "=", tenantId)
    .select(["t.id", "t.location_id", "t.scope", "t.resource_ids", "t.coach_id", "t.kind", "t.reason", "t.colour"])
    .select(["t.start_time", "t.end_time", "t.series_id", "t.removed_at", "t.created_at", "t.version"])
    .select(["l.timezone", target.as("target")])
    .$castTo<BlockedTimeRow>();
}

/** Those of a location that overlap the range, and those of its coaches wherever they were entered. */
export function listBlockedTimes(
  trx: TenantTransaction,
  tenantId: string,
  { location_id, range }: { location_id: number; range: TimeRange },
): Promise<BlockedTimeRow[]> {
  return blockedTimes(trx, tenantId)
    .where("t.removed_at", "is", null)
    .where("t.end_time", ">", instantAt(range.from))
    .where("t.start_time", "<", instantAt(range.to))
    .where((eb) =>
      eb.or([
        eb("t.location_id", "=", location_id),
        eb.exists(
          eb
            .selectFrom("coach_locations as c")
            .whereRef("c.tenant_id", "=", "t.tenant_id")
            .whereRef("c.coach_id", "=", "t.coach_id")
            .where("c.location_id", "=", location_id)
            .select("c.coach_id"),
        ),
      ]),
    )
    .orderBy("t.start_time")
    .orderBy("t.id")
    .execute();
}

interface EverBlocked {
  tenant_id: string;
  location_id: number;
  from: Temporal.Instant;
  to: Temporal.Instant;
  ids: number[];
}

const readEverBlocked = statement((db, { tenant_id, location_id, from, to, ids }: Placeholders<EverBlocked>) =>
  blockedTimes(db, tenant_id).where(
    sql<boolean>`t.id in (
      select id from blocked_times where tenant_id = ${TENANT_ID} and location_id = ${location_id}
        and end_time > ${from} and start_time < ${to}
      union select unnest(${ids}::int[]))`,
  ),
);

/** Those of a location that overlap the range, and those named by id, even if removed. */
export async function everBlocked(
  trx: TenantTransaction,
  tenant_id: string,
  { location_id, range, ids }: { location_id: number; range: TimeRange; ids: readonly number[] },
): Promise<BlockedTimeRow[]> {
  const [from, to] = [instantAt(range.from), instantAt(range.to)];
  return (await readEverBlocked(trx, { tenant_id, location_id, from, to, ids: [...ids] })).rows;
}

export const findBlockedTime = (trx: TenantTransaction, tenantId: string, id: number) =>
  blockedTimes(trx, tenantId).where("t.id", "=", id).executeTakeFirst();

/** This date of a series and the later ones: those that are blocked, or those that were removed with it. */
export function followingDates(trx: TenantTransaction, tenantId: string, seen: BlockedTimeRow) {
  return blockedTimes(trx, tenantId)
    .where("t.series_id", "=", seen.series_id)
    .where("t.start_time", ">=", seen.start_time)
    .where("t.removed_at", seen.removed_at === null ? "is" : "=", seen.removed_at)
    .orderBy("t.start_time")
    .execute();
}

export const lockBlockedTime = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("blocked_times")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select("version")
    .forUpdate()
    .executeTakeFirst();

export async function insertBlockedTime(trx: TenantTransaction, row: Insertable<BlockedTimes>): Promise<number> {
  const { id } = await trx.insertInto("blocked_times").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Makes a blocked time the first of its series. */
export async function startSeries(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx
    .updateTable("blocked_times")
    .set({ series_id: id })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

export async function changeBlockedTime(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<BlockedTimes>,
): Promise<void> {
  await trx
    .updateTable("blocked_times")
    .set({ ...change, version: sql`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** The active bays of a location, in their order. */
export async function baysAt(trx: TenantTransaction, tenantId: string, locationId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("resources")
    .where("tenant_id", "=", tenantId)
    .where("location_id", "=", locationId)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function coachesAt(trx: TenantTransaction, tenantId: string, locationId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("coach_locations as l")
    .innerJoin("coaches as c", (join) =>
      join.onRef("c.tenant_id", "=", "l.tenant_id").onRef("c.user_id", "=", "l.coach_id"),
    )
    .where("l.tenant_id", "=", tenantId)
    .where("l.location_id", "=", locationId)
    .where("c.archived_at", "is", null)
    .orderBy("l.coach_id")
    .select("l.coach_id")
    .execute();
  return rows.map(({ coach_id }) => coach_id);
}
