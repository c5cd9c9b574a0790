import { type SelectQueryBuilder, sql } from "kysely";
import { offsetOf, type PageQuery, containing } from "#api/db/paging.ts";
import { containingPlain } from "#api/db/search-text.ts";
import { type Placeholders, type Run, statement } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { commitBehind, type TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { MembershipStatus } from "#schema/memberships/models.ts";
import { type ClientRow, clientRows, OWN_COLUMNS, SHOWN, TAGS } from "#api/features/clients/queries.ts";

/** Who fits: what was searched for, their tags, when their latest booking began, and what membership they hold. */
export interface ClientCondition {
  search?: string | undefined;
  tag_ids?: readonly number[] | undefined;
  match?: "any" | "all" | undefined;
  lastBooking?: LastBooking | undefined;
  membership?: HeldMembership | undefined;
}

/** One membership that stands so and is of such a plan; where nothing is said of how it stands, one that is not over. */
export interface HeldMembership {
  status: MembershipStatus | undefined;
  planId: number | undefined;
  /** A part of it. */
  planName: string | undefined;
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

/** What of the rows is read beside the columns that cost nothing. */
export interface ListedParts {
  tags: boolean;
  created_at: boolean;
}

/** One page and how many there are in all, where that is asked for. The last that its verb asks. */
export async function listClients(trx: TenantTransaction, query: ClientListQuery, parts: ListedParts) {
  const window = { perPage: query.perPage, offset: offsetOf(query) };
  const asked = narrows(query)
    ? trx.executeQuery(narrowedOf(trx, query, { ...query, ...window }, parts).compile())
    : planOf(query, parts)(trx, window);
  commitBehind(trx);
  const { rows } = await asked;
  return { rows: rows.filter(isThere), total: query.total === false ? undefined : rows[0]?.total };
}

type FoundRow = { [Column in keyof ClientRow]: ClientRow[Column] | null } & { total?: number };

/** A page past the last one has no row, only how many there are. */
const isThere = (row: FoundRow): row is ClientRow & FoundRow => row.id !== null;

type SortedBy = Pick<ClientListQuery, "sortBy" | "sortDir" | "total">;
type Window = { perPage: number; offset: number };

const plans = new Map<string, Run<Window, FoundRow>>();

/** Everybody in one order: built and planned once. */
function planOf({ sortBy, sortDir, total }: SortedBy, parts: ListedParts): Run<Window, FoundRow> {
  const shape = [sortBy, sortDir, total !== false, parts.tags, parts.created_at].join();
  const plan =
    plans.get(shape) ??
    statement((db, { perPage, offset }: Placeholders<Window>) => {
      // Kysely takes an expression wherever it takes a value.
      const window = { perPage, offset } as unknown as Window;
      return pageOf(db, clientRows(db), { sortBy, sortDir, total, ...window }, parts);
    });
  plans.set(shape, plan);
  return plan;
}

const narrowedOf = (
  db: TenantTransaction,
  condition: ClientCondition,
  window: SortedBy & Window,
  parts: ListedParts,
) =>
  areMany(condition)
    ? pageOf(db, matchingClients(db, condition), window, parts)
    : foundOf(db, condition, window, parts);

/** Who holds a membership may be nearly everybody: the page is found in its own order, without all the others. */
const areMany = ({ membership, ...others }: ClientCondition): boolean =>
  membership !== undefined && membership.status !== "cancelled" && !narrows(others);

/** Looked up once for page and count: what takes long is finding everybody who fits. */
function foundOf(db: TenantTransaction, condition: ClientCondition, window: SortedBy & Window, parts: ListedParts) {
  const found = db.with(
    (cte) => cte("found").materialized(),
    () => matchingClients(db, condition).select(OWN_COLUMNS).select("created_at"),
  );
  // Its columns are those of clients that are read here.
  return pageOf(found, found.selectFrom("found as users") as unknown as Clients, window, parts);
}

/** The page is found first, so that tags are read of its rows alone and not of those before it. */
function pageOf(
  db: Pick<TenantTransaction, "with">,
  matching: Clients,
  { perPage, offset, ...sort }: SortedBy & Window,
  { tags, created_at }: ListedParts,
) {
  const page = sorted(matching, sort)
    .limit(perPage)
    .offset(offset)
    .select(OWN_COLUMNS)
    .$if(created_at || sort.sortBy === "created_at", (rows) => rows.select("created_at"));
  const counted =
    sort.total === false ? sql`(select)` : sql`(select count(*) as total from (${matching.select("id")}) as every)`;
  const from = db
    .with(
      (cte) => cte("page").materialized(),
      () => page,
    )
    .selectFrom(sql<{ total?: number }>`${counted}`.as("counted"))
    .leftJoin("page as users", (join) => join.onTrue());
  // As above.
  return sorted(from as unknown as Clients, sort)
    .selectAll()
    .$if(tags, (rows) => rows.select(TAGS))
    .$castTo<FoundRow>();
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

/** Rows of clients that are still to be read. */
export type Clients = SelectQueryBuilder<DB, "users", object>;

function sorted(matching: Clients, { sortBy, sortDir }: SortedBy) {
  const first =
    sortBy === "name"
      ? matching.orderBy("last_name", sortDir).orderBy("first_name", sortDir)
      : matching.orderBy("created_at", sortDir);
  return first.orderBy("id");
}

const narrows = ({ search, tag_ids = [], lastBooking, membership }: ClientCondition): boolean =>
  Boolean(search?.trim()) || tag_ids.length > 0 || lastBooking !== undefined || membership !== undefined;

export function matchingClients(trx: TenantTransaction, condition: ClientCondition): Clients {
  const { search, tag_ids, match, lastBooking, membership } = condition;
  const people: Clients = search?.trim() ? clientsLike(trx, searchPattern(search)) : clientRows(trx);
  return people
    .$if(Boolean(tag_ids?.length), (rows) => rows.where(hasTags([...new Set(tag_ids)], match)))
    .$if(lastBooking !== undefined, (rows) => rows.where(bookedLast(lastBooking as LastBooking))) // as asked above
    .$if(membership !== undefined, (rows) => rows.where(holds(membership as HeldMembership))); // as asked above
}

const hasTags = (ids: number[], match: ClientCondition["match"]) =>
  match === "all"
    ? sql<boolean>`users.id in (select user_id from user_tags where tenant_id = ${TENANT_ID} and tag_id = any(${ids}::int[])
        group by user_id having count(*) = ${ids.length})`
    : sql<boolean>`users.id in (select user_id from user_tags where tenant_id = ${TENANT_ID} and tag_id = any(${ids}::int[]))`;

/** Whose memberships are over held one, and hold none; all sets are read from an index alone. */
function holds({ status, planId, planName }: HeldMembership) {
  const stands = status === undefined ? sql`m.status <> 'cancelled'` : sql`m.status = ${status}`;
  const ofPlan = planId === undefined ? sql`true` : sql`m.plan_id = ${planId}`;
  const named = planName
    ? sql`m.plan_id in (select id from membership_plans where tenant_id = ${TENANT_ID} and name ilike ${containing(planName)})`
    : sql`true`;
  const one = sql<boolean>`users.id in (
    select m.client_id from memberships m where m.tenant_id = ${TENANT_ID} and ${stands} and ${ofPlan} and ${named})`;
  if (status !== "cancelled") return one;
  return sql<boolean>`${one} and users.id not in (
    select m.client_id from memberships m where m.tenant_id = ${TENANT_ID} and m.status <> 'cancelled')`;
}

/** In the days, and none since that has begun. Both sides are sets that one pass over an index makes. */
const bookedLast = ({ from, to, now }: LastBooking) => sql<boolean>`users.id in (
    select client_id from bookings where tenant_id = ${TENANT_ID} and client_id is not null and status not in ('held', 'cancelled')
    and start_time >= ${from} and start_time < ${to} and start_time <= ${now})
  and not exists (
    select from bookings later where later.tenant_id = ${TENANT_ID} and later.client_id = users.id and later.status not in ('held', 'cancelled')
    and later.start_time >= ${to} and later.start_time <= ${now})`;

/** The same rows by the look-up that an index answers; row-level security keeps LIKE itself from it. */
function clientsLike(trx: TenantTransaction, pattern: string) {
  const people = sql<DB["users"]>`people_like(${TENANT_ID}, ${pattern})`.as("users");
  return trx.selectFrom(people).where("roles", "@>", sql<string[]>`array['client']`);
}

/** Letters that an index of trigrams can find anywhere in a word. */
const ANYWHERE_FROM = 3;

/** The LIKE pattern of a search: anywhere in a person's words; one or two letters would fit nearly everybody, so they begin one. */
function searchPattern(search: string): string {
  const text = search.trim();
  const pattern = containingPlain(text);
  return text.length < ANYWHERE_FROM ? pattern.replace("%", "% ") : pattern;
}
