import { sql, type SelectQueryBuilder } from "kysely";
import { containing, offsetOf, type PageQuery } from "#api/db/paging.ts";
import { sortName } from "#api/db/person-name.ts";
import { personPattern } from "#api/db/search-text.ts";
import { statement, type Placeholders, type Run } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { commitBehind, type TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { clientRows, OWN_COLUMNS, SHOWN, TAGS, type ClientRow } from "./queries.ts";

/** Filters: search text, tags, start of the latest booking, and membership. */
export interface ClientCondition {
  search?: string | undefined;
  tag_ids?: readonly number[] | undefined;
  match?: "any" | "all" | undefined;
  lastBooking?: LastBooking | undefined;
  membership?: HeldMembership | undefined;
}

/** A membership with this status and plan; without a status, one that is not over. */
export interface HeldMembership {
  status: MembershipStatus | undefined;
  planId: number | undefined;
  /** Matches part of the name. */
  planName: string | undefined;
}

/** The latest booking begun by now started in [from, to). */
export interface LastBooking {
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
}

export interface ClientListQuery extends PageQuery, ClientCondition {
  sortBy: "name" | "created_at";
  sortDir: "asc" | "desc";
}

/** The parts of a row to read besides its cheap columns. */
export interface ListedParts {
  tags: boolean;
  created_at: boolean;
}

/** One page, and the total where requested. Must be the last statement of an operation. */
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

/** A page past the end has a single row with only the total. */
const isThere = (row: FoundRow): row is ClientRow & FoundRow => row.id !== null;

type SortedBy = Pick<ClientListQuery, "sortBy" | "sortDir" | "total">;
type Window = { perPage: number; offset: number };

const plans = new Map<string, Run<Window, FoundRow>>();

/** The unfiltered list: built and planned once per order. */
function planOf({ sortBy, sortDir, total }: SortedBy, parts: ListedParts): Run<Window, FoundRow> {
  const shape = [sortBy, sortDir, total !== false, parts.tags, parts.created_at].join();
  const plan =
    plans.get(shape) ??
    statement((db, { perPage, offset }: Placeholders<Window>) => {
      // Kysely accepts an expression wherever it accepts a value.
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

/** Nearly everybody may hold a membership: the page is found by its own order, without computing the full set. */
const areMany = ({ membership, ...others }: ClientCondition): boolean =>
  membership !== undefined && membership.status !== "cancelled" && !narrows(others);

/** Computes the matching set once for page and total, since that is the expensive part. */
function foundOf(db: TenantTransaction, condition: ClientCondition, window: SortedBy & Window, parts: ListedParts) {
  const found = db.with(
    (cte) => cte("found").materialized(),
    () => matchingClients(db, condition).select(OWN_COLUMNS).select("created_at"),
  );
  // `found` has the columns of clients that are read here.
  return pageOf(found, found.selectFrom("found as users") as unknown as Clients, window, parts);
}

/** Finds the page first, so that tags are only read for its rows. */
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

/** Cursor: the last client of a batch of an export. */
export interface ExportedUntil {
  last_name: string;
  first_name: string;
  id: number;
}

/** The next clients by name, without duplicates. */
export function clientsAfter(
  trx: TenantTransaction,
  condition: ClientCondition,
  { after, limit }: { after: ExportedUntil | undefined; limit: number },
) {
  return sorted(matchingClients(trx, condition), { sortBy: "name", sortDir: "asc" })
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${sortName()}, first_name, id) > (${after?.last_name || after?.first_name}, ${after?.first_name}, ${after?.id}::integer)`,
      ),
    )
    .limit(limit)
    .select(SHOWN)
    .select(
      sql<"agreed" | "unsubscribed" | null>`(select k.state from marketing_consents k
        where k.tenant_id = ${TENANT_ID} and k.client_id = users.id)`.as("marketing"),
    )
    .execute();
}

/** A query for rows of clients, not yet executed. */
export type Clients = SelectQueryBuilder<DB, "users", object>;

function sorted(matching: Clients, { sortBy, sortDir }: SortedBy) {
  const first =
    sortBy === "name"
      ? matching.orderBy(sortName(), sortDir).orderBy("first_name", sortDir)
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
    .$if(lastBooking !== undefined, (rows) => rows.where(bookedLast(lastBooking as LastBooking))) // checked above
    .$if(membership !== undefined, (rows) => rows.where(holds(membership as HeldMembership))); // checked above
}

const hasTags = (ids: number[], match: ClientCondition["match"]) =>
  match === "all"
    ? sql<boolean>`users.id in (select user_id from user_tags where tenant_id = ${TENANT_ID} and tag_id = any(${ids}::int[])
        group by user_id having count(*) = ${ids.length})`
    : sql<boolean>`users.id in (select user_id from user_tags where tenant_id = ${TENANT_ID} and tag_id = any(${ids}::int[]))`;

/** Clients whose memberships are all over held one but hold none; all sets come from index-only scans. */
function holds({ status, planId, planName }: HeldMembership) {
  const statusCondition = status === undefined ? sql`m.status <> 'cancelled'` : sql`m.status = ${status}`;
  const ofPlan = planId === undefined ? sql`true` : sql`m.plan_id = ${planId}`;
  const named = planName
    ? sql`m.plan_id in (select id from membership_plans where tenant_id = ${TENANT_ID} and name ilike ${containing(planName)})`
    : sql`true`;
  const one = sql<boolean>`users.id in (
    select m.client_id from memberships m where m.tenant_id = ${TENANT_ID} and ${statusCondition} and ${ofPlan} and ${named})`;
  if (status !== "cancelled") return one;
  return sql<boolean>`${one} and users.id not in (
    select m.client_id from memberships m where m.tenant_id = ${TENANT_ID} and m.status <> 'cancelled')`;
}

/** Booked within the days, and nothing begun since. Both sides are sets from a single index scan. */
const bookedLast = ({ from, to, now }: LastBooking) => sql<boolean>`users.id in (
    select client_id from bookings where tenant_id = ${TENANT_ID} and client_id is not null and status not in ('held', 'cancelled')
    and start_time >= ${from} and start_time < ${to} and start_time <= ${now})
  and not exists (
    select from bookings later where later.tenant_id = ${TENANT_ID} and later.client_id = users.id and later.status not in ('held', 'cancelled')
    and later.start_time >= ${to} and later.start_time <= ${now})`;

/** The same rows by a lookup that can use the index; row-level security keeps LIKE itself from it. */
function clientsLike(trx: TenantTransaction, pattern: string) {
  const people = sql<DB["users"]>`people_like(${TENANT_ID}, ${pattern})`.as("users");
  return trx.selectFrom(people).where("roles", "@>", sql<string[]>`array['client']`);
}

/** Minimum length for which the trigram index can search anywhere in a word. */
const ANYWHERE_FROM = 3;

/**
 * The LIKE pattern of a search: anywhere in a person's words; one or two letters would match nearly everybody, so they only
 * match at the start of a word.
 */
function searchPattern(search: string): string {
  const text = search.trim();
  const pattern = personPattern(text);
  return text.length < ANYWHERE_FROM ? pattern.replace("%", "% ") : pattern;
}
