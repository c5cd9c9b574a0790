import { sql, type SelectQueryBuilder } from "kysely";
import { offsetOf, type PageQuery } from "#api/db/paging.ts";
import { fullNameSql, sortName } from "#api/db/person-name.ts";
import { countRows } from "#api/db/read-page.ts";
import { personPattern, shownSearchText } from "#api/db/search-text.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { AccountState } from "#schema/people/accounts/models.ts";
import type { Role } from "#schema/people/sign-in/permissions.ts";

export interface AccountListQuery extends PageQuery {
  sortBy: "name" | "last_seen_at";
  sortDir: "asc" | "desc";
  search?: string | undefined;
  type?: Role | undefined;
  status?: AccountState | undefined;
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Matches the expression of the index on staff. */
const worksHere = sql<boolean>`roles && array['coach', 'staff', 'facility_admin', 'owner']`;

/** By what an account shows: the index also has telephone numbers and other addresses. */
const isNamed = (pattern: string) => sql<boolean>`users.search_text like ${pattern}
  and ${shownSearchText({ first_name: sql`users.first_name`, last_name: sql`users.last_name`, email: sql`users.email` })} like ${pattern}`;

export async function listAccounts(trx: TenantTransaction, now: Temporal.Instant, query: AccountListQuery) {
  const { search, type, status } = query;
  const matching = trx
    .selectFrom("users")
    .where("users.deactivated_at", "is", null)
    .$if(type !== "client", (rows) => rows.where(worksHere))
    .$if(type !== undefined, (rows) => rows.where("users.roles", "@>", sql<string[]>`array[${type}]`))
    .$if(status !== undefined, (rows) => rows.where(statusColumn, "=", status ?? "active"))
    .$if(Boolean(search?.trim()), (rows) => rows.where(isNamed(personPattern(search ?? ""))));
  const page = sorted(withParts(matching, now), query).limit(query.perPage).offset(offsetOf(query));
  const [rows, total] = await Promise.all([page.execute(), countRows(matching, query)]);
  return { rows, total };
}

/** Finds the account of a staff member that is not deactivated; clients do not count. */
export function findAccount(trx: TenantTransaction, now: Temporal.Instant, id: number) {
  return withParts(trx.selectFrom("users").where("users.id", "=", id).where(worksHere), now)
    .where("users.deactivated_at", "is", null)
    .executeTakeFirst();
}

/**
 * Locks the account and all owners' accounts, in the order of their ids: of two requests that would each leave one owner, the
 * second sees the result of the first.
 */
export async function lockAccount(trx: TenantTransaction, id: number): Promise<void> {
  await trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", id), eb("roles", "@>", sql<string[]>`array['owner']`)]))
    .orderBy("id")
    .select("id")
    .forNoKeyUpdate()
    .execute();
}

/** Counts the other owners who can sign in; an invitation that was never accepted does not count. */
export async function countOtherOwners(trx: TenantTransaction, id: number): Promise<number> {
  const { count } = await trx
    .selectFrom("users")
    .where("deactivated_at", "is", null)
    .where("roles", "@>", sql<string[]>`array['owner']`)
    .where("id", "!=", id)
    .where(statusColumn, "!=", "invited")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds and locks the person with this address, including clients and former colleagues. */
export function lockByEmail(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom("users")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .select(["id", "first_name", "last_name", "roles", "deactivated_at"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A password or a linked external account allows sign-in. */
const statusColumn = sql<AccountState>`case
  when users.password_hash is not null or exists (
    select 1 from user_identities i where i.tenant_id = ${TENANT_ID} and i.user_id = users.id) then 'active'
  when users.invited_at is not null then 'invited' else 'no_sign_in' end`;

type People = SelectQueryBuilder<DB, "users", object>;

function withParts(people: People, now: Temporal.Instant) {
  const alive = sql`s.tenant_id = ${TENANT_ID} and s.user_id = users.id and s.kind = 'full'
    and s.expires_at > ${now}`;
  return people
    .select(["users.id", "users.first_name", "users.last_name", "users.email", "users.roles"])
    .select(["users.invited_at", "users.created_at", "users.version", statusColumn.as("status")])
    .select([
      sql<Temporal.Instant | null>`(select max(s.last_used_at) from sessions s where ${alive})`.as("last_seen_at"),
      sql<number>`(select count(*) from sessions s where ${alive})`.as("session_count"),
      sql<boolean>`exists (select 1 from two_factors f
        where f.tenant_id = ${TENANT_ID} and f.user_id = users.id and f.confirmed_at is not null)`.as("two_factor"),
      sql<string | null>`(select ${fullNameSql("i")} from users i
        where i.tenant_id = ${TENANT_ID} and i.id = users.invited_by)`.as("invited_by_name"),
    ]);
}

function sorted<O>(rows: SelectQueryBuilder<DB, "users", O>, { sortBy, sortDir }: AccountListQuery) {
  if (sortBy === "last_seen_at") {
    return rows
      .orderBy(sql`last_seen_at`, (seen) => (sortDir === "asc" ? seen.asc().nullsFirst() : seen.desc().nullsLast()))
      .orderBy("users.id");
  }
  return rows.orderBy(sortName("users"), sortDir).orderBy("users.first_name", sortDir).orderBy("users.id");
}
