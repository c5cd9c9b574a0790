import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { anyOf, type Placeholders, statement } from "#api/db/statement.ts";
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
  if (search?.trim()) return findClients(trx, searchPattern(search), query);
  const rows = await pageOf(clientRows(trx), query).select(COLUMNS).execute();
  const { total } = await counted(clientRows(trx)).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Looked up and counted at once: what takes long is finding everybody who fits. */
async function findClients(trx: TenantTransaction, pattern: string, query: Omit<ClientListQuery, "search">) {
  const counting = sql<number>`count(*) over ()`.as("total");
  const found = await pageOf(clientsLike(trx, pattern), query).select(COLUMNS).select(counting).execute();
  const rows = found.map(({ total: _total, ...row }) => row);
  const [first] = found;
  if (first || query.page === 1) return { rows, total: first?.total ?? 0 };
  // A page past the last one has no row to carry the total.
  return { rows, ...(await counted(clientsLike(trx, pattern)).executeTakeFirstOrThrow()) };
}

export async function clientsWithIds(trx: TenantTransaction, ids: number[]) {
  return (await readWithIds(trx, { ids })).rows;
}

const readWithIds = statement((db, { ids }: Placeholders<{ ids: number[] }>) =>
  clientRows(db).where("id", "=", anyOf(ids)).select(COLUMNS),
);

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

type Clients = SelectQueryBuilder<DB, "users", object>;

function pageOf(matching: Clients, { sortBy, sortDir, ...page }: Omit<ClientListQuery, "search">) {
  const sorted =
    sortBy === "name"
      ? matching.orderBy("last_name", sortDir).orderBy("first_name", sortDir)
      : matching.orderBy("created_at", sortDir);
  return sorted.orderBy("id").limit(page.perPage).offset(offsetOf(page));
}

const counted = (matching: Clients) => matching.select((eb) => eb.fn.countAll<number>().as("total"));

function clientRows(trx: TenantTransaction) {
  return trx.selectFrom("users").where("roles", "@>", sql<string[]>`array['client']`);
}

/** The same rows by the look-up that an index answers; row-level security keeps LIKE itself from it. */
function clientsLike(trx: TenantTransaction, pattern: string) {
  const people = sql<DB["users"]>`people_like(${pattern})`.as("users");
  return trx.selectFrom(people).where("roles", "@>", sql<string[]>`array['client']`);
}
