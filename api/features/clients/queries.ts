import { type Insertable, sql, type Updateable } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { sqlState, type TenantTransaction } from "#api/db/transaction.ts";
import type { DB, Users } from "#api/db/types.generated.ts";
import { searchPattern } from "#api/features/clients/search-pattern.ts";

export interface ClientListQuery extends PageQuery {
  sortBy: "name" | "created_at";
  sortDir: "asc" | "desc";
  search?: string | undefined;
}

const COLUMNS = ["id", "first_name", "last_name", "email", "contact_email", "phone", "created_at", "version"] as const;

const UNIQUE_VIOLATION = "23505";

export async function listClients(trx: TenantTransaction, { search, ...query }: ClientListQuery) {
  const matching = search?.trim() ? clientsLike(trx, searchPattern(search)) : clientRows(trx);
  const sorted =
    query.sortBy === "name"
      ? matching.orderBy("last_name", query.sortDir).orderBy("first_name", query.sortDir)
      : matching.orderBy("created_at", query.sortDir);
  const rows = await sorted.orderBy("id").select(COLUMNS).limit(query.perPage).offset(offsetOf(query)).execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

export function clientsWithIds(trx: TenantTransaction, ids: number[]) {
  return clientRows(trx).where("id", "in", ids).select(COLUMNS).execute();
}

/** Locks the row, so that the version that is checked is the version that is changed. */
export function lockClient(trx: TenantTransaction, id: number) {
  return clientRows(trx)
    .where("id", "=", id)
    .select([...COLUMNS, "roles"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nothing where another person of the company has this e-mail address. */
export function insertClient(trx: TenantTransaction, row: Insertable<Users>) {
  return trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Nothing where another person of the company has this e-mail address; the transaction is lost then. */
export async function changeClient(trx: TenantTransaction, id: number, change: Updateable<Users>) {
  try {
    return await trx
      .updateTable("users")
      .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

function clientRows(trx: TenantTransaction) {
  return trx.selectFrom("users").where("roles", "@>", sql<string[]>`array['client']`);
}

/** The same rows by the look-up that an index answers; row-level security keeps LIKE itself from it. */
function clientsLike(trx: TenantTransaction, pattern: string) {
  const people = sql<DB["users"]>`people_like(${pattern})`.as("users");
  return trx.selectFrom(people).where("roles", "@>", sql<string[]>`array['client']`);
}
