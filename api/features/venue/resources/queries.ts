import { sql, type Insertable, type Kysely, type RawBuilder, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB, ResourceHours, Resources } from "#api/db/types.generated.ts";

export interface ResourceListQuery extends PageQuery {
  location_id?: number | undefined;
  resource_type_id?: number | undefined;
}

const COLUMNS = [
  "resources.id",
  "resources.name",
  "resources.location_id",
  "resources.resource_type_id",
  "resources.capacity",
  "resources.position",
  "resources.follows_location_hours",
  "resources.archived_at",
  "resources.version",
] as const;

export function listResources(trx: TenantTransaction, query: ResourceListQuery) {
  const { location_id, resource_type_id } = query;
  const matching = liveResources(trx)
    .$if(location_id !== undefined, (rows) => rows.where("location_id", "=", location_id ?? 0))
    .$if(resource_type_id !== undefined, (rows) => rows.where("resource_type_id", "=", resource_type_id ?? 0));
  return readPage(matching.orderBy("location_id").orderBy("position").orderBy("id"), query);
}

export function resourcesWithIds(trx: TenantTransaction, ids: number[]) {
  // Includes archived resources: past bookings still refer to them.
  return resourcesWithHours(trx).where("id", "in", ids).execute();
}

export const resourceWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  resourcesWithHours(db).where("resources.id", "=", id);

/** Resources of a type without claims from `from` to `to`; holds expired by `now` do not count. */
export function unclaimedResources(
  trx: TenantTransaction,
  { resource_type_id, location_id, from, to, now }: UnclaimedQuestion,
) {
  return liveResources(trx)
    .where("resource_type_id", "=", resource_type_id)
    .$if(location_id !== undefined, (rows) => rows.where("location_id", "=", location_id ?? 0))
    .where(
      sql<boolean>`not exists (select 1 from claims k where k.tenant_id = ${TENANT_ID}
        and k.owner = 'resource:' || resources.id and k.ends_at > ${from} and k.starts_at < ${to}
        and (k.expires_at is null or k.expires_at > ${now}))`,
    )
    .orderBy("location_id")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

interface UnclaimedQuestion {
  resource_type_id: number;
  location_id?: number | undefined;
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
}

/** Locks the row against bookings and concurrent changes. */
export function lockResource(trx: TenantTransaction, id: number) {
  return liveResources(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertResource(trx: TenantTransaction, row: Insertable<Resources>): Promise<number> {
  const { id } = await trx.insertInto("resources").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeResource(trx: TenantTransaction, id: number, change: Updateable<Resources>): Promise<void> {
  await trx
    .updateTable("resources")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteResourceRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("resources").where("id", "=", id).execute();
}

export async function replaceResourceHours(
  trx: TenantTransaction,
  resourceId: number,
  rows: Insertable<ResourceHours>[],
): Promise<void> {
  await trx.deleteFrom("resource_hours").where("resource_id", "=", resourceId).execute();
  if (rows.length > 0) await trx.insertInto("resource_hours").values(rows).execute();
}

export async function lastPosition(trx: TenantTransaction): Promise<number> {
  const { last } = await trx
    .selectFrom("resources")
    .where("archived_at", "is", null)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Another active resource with this name at this location. */
export function namesake(trx: TenantTransaction, locationId: number, name: string, exceptId: number) {
  return trx
    .selectFrom("resources")
    .where("archived_at", "is", null)
    .where("location_id", "=", locationId)
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();
}

/** Locks the location against removal until this transaction ends. */
export function keepLocation(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("locations")
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
}

/** Counts all uses of the resource ever (`ever`), and the bookings (confirmed, checked in or held) and classes still to come. */
export async function countUses(trx: TenantTransaction, resourceId: number, now: Temporal.Instant) {
  const [bookings, classes] = await Promise.all([
    countBookings(trx, resourceId, now),
    countClasses(trx, resourceId, now),
  ]);
  return { ever: bookings.ever + classes.ever, bookings: bookings.coming, classes: classes.coming };
}

/** Counts the class dates of the resource and those to come; `ever` includes series and blocked times that refer to it. */
async function countClasses(trx: TenantTransaction, resourceId: number, now: Temporal.Instant) {
  const { rows } = await sql<{ ever: number; coming: number }>`
    select (count(*) + (select count(*) from class_series where tenant_id = ${TENANT_ID} and resource_id = ${resourceId})
        + (select count(*) from blocked_times
          where tenant_id = ${TENANT_ID} and resource_ids @> array[${resourceId}::int]))::int as ever,
      (count(*) filter (where status = 'scheduled' and end_time > ${now}))::int as coming
    from class_sessions where tenant_id = ${TENANT_ID} and resource_id = ${resourceId}`.execute(trx);
  return rows[0] ?? { ever: 0, coming: 0 };
}

function countBookings(trx: TenantTransaction, resourceId: number, now: Temporal.Instant) {
  return trx
    .selectFrom("bookings")
    .where("resource_id", "=", resourceId)
    .select((eb) => [
      eb.fn.countAll<number>().as("ever"),
      eb.fn
        .countAll<number>()
        .filterWhere("end_time", ">", now)
        .filterWhere((filter) =>
          filter.or([
            filter("status", "in", ["confirmed", "checked_in"]),
            filter.and([filter("status", "=", "held"), filter("expires_at", ">", now)]),
          ]),
        )
        .as("coming"),
    ])
    .executeTakeFirstOrThrow();
}

function liveResources(trx: TenantTransaction) {
  return resourcesWithHours(trx).where("archived_at", "is", null);
}

function resourcesWithHours(trx: TenantTransaction) {
  return trx
    .selectFrom("resources")
    .select(COLUMNS)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("resource_hours as h")
          .whereRef("h.tenant_id", "=", "resources.tenant_id")
          .whereRef("h.resource_id", "=", "resources.id")
          .where("resources.follows_location_hours", "=", false)
          .orderBy("h.opens")
          .select(["h.weekday", "h.opens", "h.closes"]),
      ).as("hours"),
    ]);
}
