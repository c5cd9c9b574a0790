import { sql } from "kysely";
import { containing, type PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export type SavedQueryRow = NonNullable<Awaited<ReturnType<typeof findQuery>>>;

/** Queries with their latest versions. */
const latest = (trx: TenantTransaction) =>
  trx
    .selectFrom("saved_queries as q")
    .innerJoin("saved_query_versions as v", (join) =>
      join
        .onRef("v.tenant_id", "=", "q.tenant_id")
        .onRef("v.query_id", "=", "q.id")
        .onRef("v.version", "=", "q.version"),
    )
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "v.tenant_id").onRef("u.id", "=", "v.saved_by"))
    .select(["q.id", "q.name", "q.version", "v.query", "v.variables", "v.saved_at", "u.first_name", "u.last_name"]);

export function listQueries(trx: TenantTransaction, { search, ...page }: PageQuery & { search?: string | undefined }) {
  const pattern = containing(search ?? "");
  const found = latest(trx).where((eb) => eb.or([eb("q.name", "ilike", pattern), eb("v.query", "ilike", pattern)]));
  return readPage(found.orderBy(sql`lower(q.name)`).orderBy("q.id"), page);
}

export const findQuery = (trx: TenantTransaction, id: number) => latest(trx).where("q.id", "=", id).executeTakeFirst();

/** Locks the query against concurrent changes. */
export const lockQuery = (trx: TenantTransaction, id: number) =>
  trx.selectFrom("saved_queries").where("id", "=", id).select("id").forUpdate().executeTakeFirst();

export const queryNamesake = (trx: TenantTransaction, name: string, exceptId: number) =>
  trx
    .selectFrom("saved_queries")
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .where("id", "<>", exceptId)
    .select("id")
    .executeTakeFirst();

export async function countQueries(trx: TenantTransaction): Promise<number> {
  const { count } = await trx
    .selectFrom("saved_queries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewVersion {
  tenant_id: string;
  query: string;
  variables: string;
  saved_by: number;
  saved_at: Temporal.Instant;
}

/** Returns undefined if the name is taken. */
export async function insertQuery(
  trx: TenantTransaction,
  { name, ...version }: NewVersion & { name: string },
): Promise<number | undefined> {
  const row = await trx
    .insertInto("saved_queries")
    .values({ tenant_id: version.tenant_id, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await insertVersion(trx, { ...version, query_id: row.id, version: 1 });
  return row?.id;
}

export async function changeQuery(
  trx: TenantTransaction,
  { name, ...version }: NewVersion & { query_id: number; version: number; name: string },
): Promise<void> {
  await trx
    .updateTable("saved_queries")
    .set({ name, version: version.version })
    .where("id", "=", version.query_id)
    .execute();
  await insertVersion(trx, version);
}

async function insertVersion(
  trx: TenantTransaction,
  version: NewVersion & { query_id: number; version: number },
): Promise<void> {
  await trx.insertInto("saved_query_versions").values(version).execute();
}

/** Deletes the query with all its versions. */
export async function deleteQueryRow(trx: TenantTransaction, id: number): Promise<void> {
  await trx.deleteFrom("saved_queries").where("id", "=", id).execute();
}

export const listVersions = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("saved_query_versions as v")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "v.tenant_id").onRef("u.id", "=", "v.saved_by"))
    .where("v.query_id", "=", id)
    .orderBy("v.version", "desc")
    .select(["v.version", "v.query", "v.variables", "v.saved_at", "u.first_name", "u.last_name"])
    .execute();
