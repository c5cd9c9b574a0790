import { sql, type Insertable, type Updateable } from "kysely";
import type { PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ServiceCategories } from "#api/db/types.generated.ts";

export function listCategories(trx: TenantTransaction, query: PageQuery) {
  return readPage(categories(trx).orderBy("category.position").orderBy("category.id"), query);
}

export function lockCategory(trx: TenantTransaction, id: number) {
  return categories(trx).where("category.id", "=", id).forUpdate().executeTakeFirst();
}

/** Locks the category against deletion until this transaction ends. */
export function keepCategory(trx: TenantTransaction, id: number) {
  return trx.selectFrom("service_categories").where("id", "=", id).select("id").forKeyShare().executeTakeFirst();
}

export async function insertCategory(trx: TenantTransaction, row: Insertable<ServiceCategories>): Promise<number> {
  const { id } = await trx.insertInto("service_categories").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeCategory(
  trx: TenantTransaction,
  id: number,
  change: Updateable<ServiceCategories>,
): Promise<void> {
  await trx
    .updateTable("service_categories")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a category; its services remain without one. The lock prevents adding services in the meantime. */
export async function deleteCategoryRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.selectFrom("service_categories").where("id", "=", id).select("id").forUpdate().execute();
  await trx.updateTable("services").set({ category_id: null }).where("category_id", "=", id).execute();
  await trx.deleteFrom("service_categories").where("id", "=", id).execute();
}

export async function lastCategoryPosition(trx: TenantTransaction): Promise<number> {
  const { last } = await trx
    .selectFrom("service_categories")
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export function categoryNamesake(trx: TenantTransaction, name: string, exceptId: number) {
  return trx
    .selectFrom("service_categories")
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();
}

/** Returns the names of active services in the category. */
export async function servicesUnder(trx: TenantTransaction, categoryId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom("services")
    .where("category_id", "=", categoryId)
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}

function categories(trx: TenantTransaction) {
  return trx
    .selectFrom("service_categories as category")
    .select(["category.id", "category.name", "category.position", "category.version"])
    .select((eb) =>
      eb
        .selectFrom("services")
        .whereRef("services.tenant_id", "=", "category.tenant_id")
        .whereRef("services.category_id", "=", "category.id")
        .where("services.archived_at", "is", null)
        .select(sql<number>`count(*)`.as("count"))
        .$asScalar()
        .as("service_count"),
    );
}
