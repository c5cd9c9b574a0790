import { type SelectQueryBuilder, sql } from "kysely";
import { offsetOf, type PageQuery, containing } from "#api/db/paging.ts";
import { countRows } from "#api/db/read-page.ts";
import { type Placeholders, statement } from "#api/db/statement.ts";
import { commitBehind, type TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { clientRows, SHOWN } from "#api/features/clients/queries.ts";

/** Who fits: what was searched for, their tags, and when their latest booking began. */
export interface ClientCondition {
  search?: string | undefined;
  tag_ids?: readonly number[] | undefined;
  match?: "any" | "all" | undefined;
  lastBooking?: LastBooking | undefined;
}

/** The latest booking that has begun by now lies in [from, to). */
export interface LastBooking {
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
}

export interface ClientListQuery extends PageQuery, ClientCondition {
  sortBy: "name" | "created_at";
  sortDir: "asc" | "desc";
}

/** The last that its verb asks. */
export async function listClients(trx: TenantTransaction, query: ClientListQuery) {
  if (narrows(query)) return findClients(trx, query);
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
async function findClients(trx: TenantTransaction, query: ClientListQuery) {
  const page = pageOf(matchingClients(trx, query), query).select(SHOWN);
  if (query.total === false) return { rows: await page.execute(), total: undefined };
  const counting = sql<number>`count(*) over ()`.as("total");
  const found = await page.select(counting).execute();
  const rows = found.map(({ total: _total, ...row }) => row);
  const [first] = found;
  if (first || query.page === 1) return { rows, total: first?.total ?? 0 };
  // A page past the last one has no row to carry the total.
  return { rows, total: await countRows(matchingClients(trx, query), query) };
}

/** The last client of a batch of a file: the next begins after it. */
export interface ExportedUntil {
  last_name: string;
  first_name: string;
  id: number;
}

/** The next clients by name; none is found twice. */
export function clientsAfter(
  trx: TenantTransaction,
  condition: ClientCondition,
  { after, limit }: { after: ExportedUntil | undefined; limit: number },
) {
  return sorted(matchingClients(trx, condition), { sortBy: "name", sortDir: "asc" })
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(last_name, first_name, id) > (${after?.last_name}, ${after?.first_name}, ${after?.id}::integer)`,
      ),
    )
    .limit(limit)
    .select(SHOWN)
    .execute();
}

type Clients = SelectQueryBuilder<DB, "users", object>;

const pageOf = (matching: Clients, query: ClientListQuery) =>
  sorted(matching, query).limit(query.perPage).offset(offsetOf(query));

function sorted(matching: Clients, { sortBy, sortDir }: SortedBy) {
  const first =
    sortBy === "name"
      ? matching.orderBy("last_name", sortDir).orderBy("first_name", sortDir)
      : matching.orderBy("created_at", sortDir);
  return first.orderBy("id");
}

const narrows = ({ search, tag_ids = [], lastBooking }: ClientCondition): boolean =>
  Boolean(search?.trim()) || tag_ids.length > 0 || lastBooking !== undefined;

function matchingClients(trx: TenantTransaction, { search, tag_ids, match, lastBooking }: ClientCondition): Clients {
  const people: Clients = search?.trim() ? clientsLike(trx, searchPattern(search)) : clientRows(trx);
  return people
    .$if(Boolean(tag_ids?.length), (rows) => rows.where(hasTags([...new Set(tag_ids)], match)))
    .$if(lastBooking !== undefined, (rows) => rows.where(bookedLast(lastBooking as LastBooking))); // as asked above
}

const hasTags = (ids: number[], match: ClientCondition["match"]) =>
  match === "all"
    ? sql<boolean>`users.id in (select user_id from user_tags where tag_id = any(${ids}::int[])
        group by user_id having count(*) = ${ids.length})`
    : sql<boolean>`users.id in (select user_id from user_tags where tag_id = any(${ids}::int[]))`;

/** In the days, and none since that has begun. Both sides are sets that one pass over an index makes. */
const bookedLast = ({ from, to, now }: LastBooking) => sql<boolean>`users.id in (
    select client_id from bookings where client_id is not null and status not in ('held', 'cancelled')
    and start_time >= ${from} and start_time < ${to} and start_time <= ${now})
  and not exists (
    select from bookings later where later.client_id = users.id and later.status not in ('held', 'cancelled')
    and later.start_time >= ${to} and later.start_time <= ${now})`;

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
