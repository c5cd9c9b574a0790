import { sql } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export interface ResourceListQuery extends PageQuery {
  location_id?: number | undefined;
  resource_type_id?: number | undefined;
}

const COLUMNS = [
  "id",
  "name",
  "location_id",
  "resource_type_id",
  "capacity",
  "position",
  "follows_location_hours",
  "version",
] as const;

export async function listResources(trx: TenantTransaction, query: ResourceListQuery) {
  const { location_id, resource_type_id } = query;
  const matching = trx
    .selectFrom("resources")
    .where("archived_at", "is", null)
    .$if(location_id !== undefined, (rows) => rows.where("location_id", "=", location_id ?? 0))
    .$if(resource_type_id !== undefined, (rows) => rows.where("resource_type_id", "=", resource_type_id ?? 0));
  const rows = await matching
    .select(COLUMNS)
    .orderBy("location_id")
    .orderBy("position")
    .orderBy("id")
    .limit(query.perPage)
    .offset(offsetOf(query))
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

export function resourcesWithIds(trx: TenantTransaction, ids: number[]) {
  return trx.selectFrom("resources").where("id", "in", ids).select(COLUMNS).execute();
}

export async function listResourceTypes(trx: TenantTransaction, query: PageQuery) {
  const rows = await trx
    .selectFrom("resource_types as type")
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
    ])
    .orderBy("type.id")
    .limit(query.perPage)
    .offset(offsetOf(query))
    .execute();
  const { total } = await trx
    .selectFrom("resource_types")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
