import { sql, type Insertable, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ResourceTypes } from "#api/db/types.generated.ts";

export function listResourceTypes(trx: TenantTransaction, query: PageQuery) {
  return readPage(liveTypes(trx).orderBy("type.id"), query);
}

export function lockResourceType(trx: TenantTransaction, id: number) {
  return liveTypes(trx).where("type.id", "=", id).forUpdate().executeTakeFirst();
}

/** Locks the type against deletion until this transaction ends. */
export function keepResourceType(trx: TenantTransaction, id: number) {
  return trx
    .selectFrom("resource_types")
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
}

export async function insertResourceType(trx: TenantTransaction, row: Insertable<ResourceTypes>): Promise<number> {
  const { id } = await trx.insertInto("resource_types").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeResourceType(
  trx: TenantTransaction,
  id: number,
  change: Updateable<ResourceTypes>,
): Promise<void> {
  await trx
    .updateTable("resource_types")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteResourceTypeRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("resource_types").where("id", "=", id).execute();
}

export function typeNamesake(trx: TenantTransaction, name: string, exceptId: number) {
  return trx
    .selectFrom("resource_types")
    .where("archived_at", "is", null)
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();
}

interface Dependent {
  name: string;
  is_archived: boolean;
}

/** Returns what has this type, active or archived. */
export async function dependentsOf(trx: TenantTransaction, typeId: number) {
  const named = (table: "resources" | "services"): Promise<Dependent[]> =>
    trx
      .selectFrom(table)
      .where("resource_type_id", "=", typeId)
      .orderBy("position")
      .orderBy("id")
      .select((eb) => ["name", eb("archived_at", "is not", null).$castTo<boolean>().as("is_archived")])
      .execute();
  return { resources: await named("resources"), services: await named("services") };
}

function liveTypes(trx: TenantTransaction) {
  return trx
    .selectFrom("resource_types as type")
    .where("type.archived_at", "is", null)
    .select(["type.id", "type.name", "type.version"])
    .select((eb) => [
      eb
        .selectFrom("services")
        .whereRef("services.tenant_id", "=", "type.tenant_id")
        .whereRef("services.resource_type_id", "=", "type.id")
        .where("services.is_type_default", "=", true)
        .where("services.archived_at", "is", null)
        .select("services.id")
        .as("default_service_id"),
      eb
        .selectFrom("resources")
        .whereRef("resources.tenant_id", "=", "type.tenant_id")
        .whereRef("resources.resource_type_id", "=", "type.id")
        .where("resources.archived_at", "is", null)
        .select(sql<number>`count(*)`.as("count"))
        .$asScalar()
        .as("resource_count"),
    ]);
}
