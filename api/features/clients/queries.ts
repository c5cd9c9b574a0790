import { type Insertable, type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import { offsetOf, type PageQuery, containing } from "#api/db/paging.ts";
import { countRows } from "#api/db/read-page.ts";
import { anyOf, type Placeholders, statement } from "#api/db/statement.ts";
import { commitBehind, sqlState, type TenantTransaction } from "#api/db/transaction.ts";
import type { ClientTag } from "#schema/clients/tag-models.ts";
import type { DB, Users } from "#api/db/types.generated.ts";

export interface ClientListQuery extends PageQuery {
  sortBy: "name" | "created_at";
  sortDir: "asc" | "desc";
  search?: string | undefined;
}

const COLUMNS = ["id", "first_name", "last_name", "email", "contact_email", "phone", "created_at", "version"] as const;

/** What the company tagged a person with, by name. */
const TAGS = sql<ClientTag[]>`(select coalesce(json_agg(json_build_object('id', tag.id, 'name', tag.name)
  order by lower(tag.name)), '[]') from user_tags of_user join tags tag on tag.tenant_id = of_user.tenant_id
  and tag.id = of_user.tag_id where of_user.user_id = users.id)`.as("tags");
const SHOWN = [...COLUMNS, TAGS] as const;

const UNIQUE_VIOLATION = "23505";

/** The last that its verb asks. */
export async function listClients(trx: TenantTransaction, { search, ...query }: ClientListQuery) {
  if (search?.trim()) return findClients(trx, searchPattern(search), query);
  const values = { perPage: query.perPage, offset: offsetOf(query) };
  const asked = Promise.all([
    PAGES[query.sortBy][query.sortDir](trx, values),
    query.total === false ? undefined : countClients(trx, {}),
  ]);
  commitBehind(trx);
  const [{ rows }, counts] = await asked;
  return { rows, total: counts?.rows[0]?.total };
}

type SortedBy = Pick<ClientListQuery, "sortBy" | "sortDir">;

const pageSorted = (sort: SortedBy) =>
  statement((db, { perPage, offset }: Placeholders<{ perPage: number; offset: number }>) =>
    sorted(clientRows(db), sort).limit(perPage).offset(offset).select(SHOWN),
  );

const PAGES = {
  name: {
    asc: pageSorted({ sortBy: "name", sortDir: "asc" }),
    desc: pageSorted({ sortBy: "name", sortDir: "desc" }),
  },
  created_at: {
    asc: pageSorted({ sortBy: "created_at", sortDir: "asc" }),
    desc: pageSorted({ sortBy: "created_at", sortDir: "desc" }),
  },
};

const countClients = statement((db) => clientRows(db).select((eb) => eb.fn.countAll<number>().as("total")));

/** Looked up and counted at once: what takes long is finding everybody who fits. */
async function findClients(trx: TenantTransaction, pattern: string, query: Omit<ClientListQuery, "search">) {
  if (query.total === false) {
    return { rows: await pageOf(clientsLike(trx, pattern), query).select(SHOWN).execute(), total: undefined };
  }
  const counting = sql<number>`count(*) over ()`.as("total");
  const found = await pageOf(clientsLike(trx, pattern), query).select(SHOWN).select(counting).execute();
  const rows = found.map(({ total: _total, ...row }) => row);
  const [first] = found;
  if (first || query.page === 1) return { rows, total: first?.total ?? 0 };
  // A page past the last one has no row to carry the total.
  return { rows, total: await countRows(clientsLike(trx, pattern), query) };
}

export async function clientsWithIds(trx: TenantTransaction, ids: number[]) {
  return (await readWithIds(trx, { ids })).rows;
}

export const clientWithId = (db: Kysely<DB>, id: RawBuilder<number>) =>
  clientRows(db).where("users.id", "=", id).select(SHOWN);

const readWithIds = statement((db, { ids }: Placeholders<{ ids: number[] }>) =>
  clientRows(db).where("id", "=", anyOf(ids)).select(SHOWN),
);

/** Locks the row, so that the version that is checked is the version that is changed. */
export function lockClient(trx: TenantTransaction, id: number) {
  return clientRows(trx)
    .where("id", "=", id)
    .select([...SHOWN, "roles"])
    .select((eb) =>
      eb
        .or([
          eb("password_hash", "is not", null),
          eb.exists(
            eb
              .selectFrom("user_identities as identity")
              .whereRef("identity.tenant_id", "=", "users.tenant_id")
              .whereRef("identity.user_id", "=", "users.id")
              .select("identity.user_id"),
          ),
        ])
        .as("can_sign_in"),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks each, so that nobody else changes what they have; the ids of those that there are. */
export function lockClients(trx: TenantTransaction, ids: number[]) {
  return clientRows(trx).where("id", "in", ids).orderBy("id").select("id").forNoKeyUpdate().execute();
}

/** Nothing where another person of the company has this email address. */
export function insertClient(trx: TenantTransaction, row: Insertable<Users>) {
  return trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Nothing where another person of the company has this email address; the transaction is lost then. */
export async function changeClient(trx: TenantTransaction, id: number, change: Updateable<Users>) {
  try {
    return await trx
      .updateTable("users")
      .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

type Clients = SelectQueryBuilder<DB, "users", object>;

const pageOf = (matching: Clients, query: Omit<ClientListQuery, "search">) =>
  sorted(matching, query).limit(query.perPage).offset(offsetOf(query));

function sorted(matching: Clients, { sortBy, sortDir }: SortedBy) {
  const first =
    sortBy === "name"
      ? matching.orderBy("last_name", sortDir).orderBy("first_name", sortDir)
      : matching.orderBy("created_at", sortDir);
  return first.orderBy("id");
}

function clientRows(trx: TenantTransaction) {
  return trx.selectFrom("users").where("roles", "@>", sql<string[]>`array['client']`);
}

/** The same rows by the look-up that an index answers; row-level security keeps LIKE itself from it. */
function clientsLike(trx: TenantTransaction, pattern: string) {
  const people = sql<DB["users"]>`people_like(${pattern})`.as("users");
  return trx.selectFrom(people).where("roles", "@>", sql<string[]>`array['client']`);
}

/** Letters that an index of trigrams can find anywhere in a word. */
const ANYWHERE_FROM = 3;

/** The LIKE pattern of a search: anywhere in a person's words; one or two letters would fit nearly everybody, so they begin one. */
function searchPattern(search: string): string {
  const text = search.trim().toLowerCase();
  const pattern = containing(text);
  return text.length < ANYWHERE_FROM ? pattern.replace("%", "% ") : pattern;
}
