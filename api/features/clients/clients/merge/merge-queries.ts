import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { storedSpellings } from "#api/db/search-text.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { claimHolderKey } from "#api/features/bookings/claims/claim-holders.ts";
import type { DuplicatePair } from "#schema/clients/clients/merge-models.ts";
import { creditsLeft } from "../erasure/erasure-queries.ts";
import { personColumns } from "../person-rows.ts";

/** A key shared by more people is no evidence: the number of a reception, the address of a club. */
const SHARED_BY_FEW = 5;

/**
 * Likely duplicates, best match first. Names are compared by their spellings. Numbers are compared by their last ten digits,
 * without an extension, so that a country prefix makes no difference to a number stored as it was typed; a number alone, which
 * may be an office's, only counts with a name in common.
 */
export async function duplicatePairs(trx: TenantTransaction, clientId: number | undefined, limit: number) {
  const { rows } = await sql<{ one: number; other: number; reasons: DuplicatePair["reasons"] }>`
    with keys as (
      select id, 'email' as reason, lower(email) as key from users where tenant_id = ${TENANT_ID} and ${IS_CLIENT} and email is not null
      union select id, 'email', lower(contact_email) from users where tenant_id = ${TENANT_ID} and ${IS_CLIENT} and contact_email is not null
      union select id, 'phone', right(${DIGITS}, 10) from users
        where tenant_id = ${TENANT_ID} and ${IS_CLIENT} and length(${DIGITS}) >= 7
      union select id, 'name', unnest(${storedSpellings(sql`first_name || ' ' || last_name`)}) from users
        where tenant_id = ${TENANT_ID} and ${IS_CLIENT}),
    shared as (select reason, key from keys group by reason, key having count(*) between 2 and ${SHARED_BY_FEW}::int),
    few as (select keys.* from keys join shared using (reason, key))
    select one.id as one, other.id as other, array_agg(distinct one.reason order by one.reason) as reasons
    from few one join few other on other.reason = one.reason and other.key = one.key and other.id > one.id
    where ${clientId ?? null}::int is null or ${clientId ?? null}::int in (one.id, other.id)
    group by one.id, other.id
    having bool_or(one.reason <> 'phone') or exists (
      select from users a join users b on b.tenant_id = ${TENANT_ID}
        and (${isSamePart("last_name")} or ${isSamePart("first_name")})
      where a.tenant_id = ${TENANT_ID} and a.id = one.id and b.id = other.id)
    order by bool_or(one.reason = 'name') desc, count(distinct one.reason) desc, one.id, other.id limit ${limit}`.execute(
    trx,
  );
  return rows;
}

const IS_CLIENT = sql`roles @> array['client']`;
const DIGITS = sql`regexp_replace(split_part(phone, ';', 1), '\\D', '', 'g')`;

const isSamePart = (part: "first_name" | "last_name") => {
  const [a, b] = [sql.ref(`a.${part}`), sql.ref(`b.${part}`)];
  return sql`${a} <> '' and ${storedSpellings(a)} && ${storedSpellings(b)}`;
};

/** Locks both rows in the order of ids, blocking new references until this transaction ends. */
export function lockPair(trx: TenantTransaction, ids: readonly number[]) {
  return pair(trx, ids).orderBy("id").forUpdate().execute();
}

export const findPair = (trx: TenantTransaction, ids: readonly number[]) => pair(trx, ids).execute();

const pair = (trx: TenantTransaction, ids: readonly number[]) =>
  trx
    .selectFrom("users")
    .where("id", "in", ids)
    .where("roles", "@>", sql<string[]>`array['client']`)
    .select(["id", "first_name", "last_name", "email", "contact_email", "phone", "roles", "version"])
    .select(
      sql<boolean>`(password_hash is not null or exists (select from user_identities i
        where i.tenant_id = ${TENANT_ID} and i.user_id = users.id))`.as("signs_in"),
    );

interface Example {
  count: number;
  examples: string[];
}

const EXAMPLES = 5;

export async function bookingsOf(trx: TenantTransaction, id: number): Promise<Example> {
  const { rows } = await sql<Example>`
    select count(*)::int as count, coalesce((array_agg(name order by start_time desc))[1:${sql.lit(EXAMPLES)}], '{}') as examples
    from (select b.start_time, to_char(b.start_time at time zone l.timezone, 'YYYY-MM-DD HH24:MI') || ', ' || s.name as name
      from bookings b
      join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      join locations l on l.tenant_id = ${TENANT_ID} and l.id = b.location_id
      where b.tenant_id = ${TENANT_ID} and b.client_id = ${id} and b.status <> 'held') named`.execute(trx);
  return rows[0] ?? { count: 0, examples: [] };
}

export async function membershipsOf(trx: TenantTransaction, id: number) {
  const rows = await trx
    .selectFrom("memberships as m")
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
    )
    .where("m.client_id", "=", id)
    .orderBy("m.id", "desc")
    .select(["p.name", "m.status", "m.billing_months"])
    .execute();
  return rows;
}

/** Tags of the merged record that the kept one lacks. */
export async function tagsLacked(trx: TenantTransaction, { keep, merge }: Pair): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from user_tags of_user join tags t on t.tenant_id = ${TENANT_ID} and t.id = of_user.tag_id
    where of_user.tenant_id = ${TENANT_ID} and of_user.user_id = ${merge} and of_user.tag_id not in (select tag_id from user_tags where tenant_id = ${TENANT_ID} and user_id = ${keep})
    order by lower(t.name)`.execute(trx);
  return rows.map(({ name }) => name);
}

export interface Pair {
  keep: number;
  merge: number;
}

export async function countActivities(trx: TenantTransaction, id: number) {
  const { rows } = await sql<{ activities: number; notes: number }>`
    with theirs as (select a.id from audit_log a where a.tenant_id = ${TENANT_ID} and (a.entity, a.entity_id) in (
      select 'client', u.id::text from users u where u.tenant_id = ${TENANT_ID} and ${id} in (u.id, u.merged_into_id)
      union all select 'booking', b.id::text from bookings b where b.tenant_id = ${TENANT_ID} and b.client_id = ${id}
      union all select 'membership', m.id::text from memberships m where m.tenant_id = ${TENANT_ID} and m.client_id = ${id}))
    select (select count(*) from theirs)::int as activities,
      (select count(*) from activity_notes n where n.tenant_id = ${TENANT_ID} and n.activity_id in (select id from theirs))::int
      + (select count(*) from booking_notes n join bookings b on b.tenant_id = ${TENANT_ID} and b.id = n.booking_id
        where n.tenant_id = ${TENANT_ID} and b.client_id = ${id})::int as notes`.execute(trx);
  return rows[0] ?? { activities: 0, notes: 0 };
}

/** No index serves && on ranges under row security; `claims_by_owner` serves instants. */
const AT_ONE_TIME = sql`other.starts_at < one.ends_at and other.ends_at > one.starts_at`;

const ownerOf = (id: number): string => claimHolderKey({ kind: "client", id });

/** Times at which both are booked, in the location's time zone. */
export async function sharedTimes(trx: TenantTransaction, { keep, merge }: Pair): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select distinct to_char(b.start_time at time zone l.timezone, 'YYYY-MM-DD HH24:MI') as at
    from claims one join claims other on other.tenant_id = ${TENANT_ID} and other.owner = ${ownerOf(keep)} and ${AT_ONE_TIME}
    join bookings b on b.tenant_id = ${TENANT_ID} and b.id = one.booking_id
    join locations l on l.tenant_id = ${TENANT_ID} and l.id = b.location_id
    where one.tenant_id = ${TENANT_ID} and one.owner = ${ownerOf(merge)} order by 1`.execute(trx);
  return rows.map(({ at }) => at);
}

const OVERLAP_REASON = "Booked twice before two records of the client were merged";

/** Moves all rows that reference the merged record to the kept one, one statement per table; duplicates are deleted. */
export async function moveRows(trx: TenantTransaction, { keep, merge }: Pair): Promise<void> {
  await sql`insert into user_tags (tenant_id, user_id, tag_id)
    select tenant_id, ${keep}, tag_id from user_tags where tenant_id = ${TENANT_ID} and user_id = ${merge} on conflict do nothing`.execute(
    trx,
  );
  await sql`delete from user_tags where tenant_id = ${TENANT_ID} and user_id = ${merge}`.execute(trx);
  // A client is in one place at a time; a booking that overlaps another of theirs then needs an overlap reason.
  await sql`with clashing as (delete from claims one where one.tenant_id = ${TENANT_ID} and one.owner = ${ownerOf(merge)} and exists (
      select from claims other where other.tenant_id = ${TENANT_ID} and other.owner = ${ownerOf(keep)} and ${AT_ONE_TIME})
      returning booking_id)
    update bookings set overlap_reason = coalesce(overlap_reason, ${OVERLAP_REASON})
    where tenant_id = ${TENANT_ID} and id in (select booking_id from clashing)`.execute(trx);
  await sql`update claims set client_id = ${keep} where tenant_id = ${TENANT_ID} and owner = ${ownerOf(merge)}`.execute(
    trx,
  );
  await sql`update provider_customers set client_id = ${keep} where tenant_id = ${TENANT_ID} and client_id = ${merge}
    and not exists (select from provider_customers mine where mine.tenant_id = ${TENANT_ID} and mine.client_id = ${keep})`.execute(
    trx,
  );
  await closeSecondWaits(trx, { keep, merge });
  await moveCampaigns(trx, { keep, merge });
  await sql`update bookings set version = version + 1 where tenant_id = ${TENANT_ID} and client_id = ${merge}`.execute(
    trx,
  );
  await sql`update memberships set version = version + 1 where tenant_id = ${TENANT_ID} and client_id = ${merge}`.execute(
    trx,
  );
  for (const { table, column } of personColumns("merged", "moves")) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${keep} where tenant_id = ${TENANT_ID} and ${sql.ref(column)} = ${merge}`.execute(
      trx,
    );
  }
  for (const { table, column } of personColumns("merged", "goes")) {
    await sql`delete from ${sql.table(table)} where tenant_id = ${TENANT_ID} and ${sql.ref(column)} = ${merge}`.execute(
      trx,
    );
  }
}

/** Moves shares in other people's memberships; nobody shares with themselves, or is in a family twice. */
export async function moveFamilies(
  trx: TenantTransaction,
  { keep, merge }: Pair,
  now: Temporal.Instant,
): Promise<void> {
  await sql`update family_members f set left_at = ${now}
    where f.tenant_id = ${TENANT_ID} and f.client_id in (${keep}, ${merge}) and f.left_at is null and (
      exists (select from memberships m where m.tenant_id = ${TENANT_ID} and m.id = f.membership_id
        and m.client_id in (${keep}, ${merge}))
      or f.client_id = ${merge} and exists (select from family_members other where other.tenant_id = ${TENANT_ID}
        and other.membership_id = f.membership_id and other.client_id = ${keep} and other.left_at is null))`.execute(
    trx,
  );
  await sql`update family_members set client_id = ${keep} where tenant_id = ${TENANT_ID} and client_id = ${merge}`.execute(
    trx,
  );
}

/** The plans of other people's memberships that the person shares, with their payers. */
export async function familiesOf(trx: TenantTransaction, id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.name || ' of ' || ${fullNameSql("u")} as name
    from family_members f
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = f.membership_id and m.status <> 'cancelled'
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    join users u on u.tenant_id = ${TENANT_ID} and u.id = m.client_id
    where f.tenant_id = ${TENANT_ID} and f.client_id = ${id} and f.left_at is null order by f.id`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Moves campaigns that only the merged record received; an unsubscription under either record is kept. */
async function moveCampaigns(trx: TenantTransaction, { keep, merge }: Pair): Promise<void> {
  await sql`update campaign_recipients r set client_id = ${keep} where r.tenant_id = ${TENANT_ID} and r.client_id = ${merge}
    and not exists (select from campaign_recipients mine where mine.tenant_id = ${TENANT_ID}
      and mine.campaign_id = r.campaign_id and mine.client_id = ${keep})`.execute(trx);
  await sql`insert into marketing_consents (tenant_id, client_id, state, source, changed_at)
    select tenant_id, ${keep}, state, source, changed_at from marketing_consents where tenant_id = ${TENANT_ID} and client_id = ${merge}
    on conflict (tenant_id, client_id) do update set state = excluded.state, source = excluded.source, changed_at = excluded.changed_at
      where excluded.state = 'unsubscribed'`.execute(trx);
  await sql`delete from marketing_consents where tenant_id = ${TENANT_ID} and client_id = ${merge}`.execute(trx);
}

/** Closes duplicate waitlist entries: of two, the one with an offer stays, else the earlier. */
async function closeSecondWaits(trx: TenantTransaction, { keep, merge }: Pair): Promise<void> {
  await sql`with waits as (
      select id, row_number() over (
        partition by class_session_id, service_id, location_id, start_time order by status <> 'offered', position, id) as turn
      from waitlist_entries where tenant_id = ${TENANT_ID} and client_id in (${keep}, ${merge}) and status in ('waiting', 'offered'))
    update waitlist_entries set status = 'left', version = version + 1
    where tenant_id = ${TENANT_ID} and id in (select id from waits where turn > 1)`.execute(trx);
}

/** Moves the credit, with one transaction per currency. */
export async function moveCredit(trx: TenantTransaction, { keep, merge }: Pair, now: Temporal.Instant): Promise<void> {
  for (const { currency, left } of await creditsLeft(trx, merge)) {
    const { rows } = await sql<{ tenant_id: string; id: number }>`
      insert into ledger_transactions (tenant_id, kind, client_id, reason, created_at)
      select tenant_id, 'credit', id, 'Two records of the client were merged', ${now}
      from users where tenant_id = ${TENANT_ID} and id = ${keep} returning tenant_id, id`.execute(trx);
    const entries = rows.flatMap(({ tenant_id, id }) =>
      [
        { client_id: merge, amount: left },
        { client_id: keep, amount: -left },
      ].map((side) => ({ tenant_id, transaction_id: id, account: "credit" as const, currency, ...side })),
    );
    await trx.insertInto("ledger_entries").values(entries).execute();
  }
}

/** Moves the sign-in of the merged record to the kept one, if that had none. */
export async function moveSignIn(trx: TenantTransaction, { keep, merge }: Pair): Promise<void> {
  await sql`update users set password_hash = (select password_hash from users where tenant_id = ${TENANT_ID} and id = ${merge})
    where tenant_id = ${TENANT_ID} and id = ${keep}`.execute(trx);
  const factors = await trx.selectFrom("two_factors").where("user_id", "=", merge).selectAll().execute();
  for (const factor of factors)
    await trx
      .insertInto("two_factors")
      .values({ ...factor, user_id: keep })
      .execute();
  await sql`update recovery_codes set user_id = ${keep} where tenant_id = ${TENANT_ID} and user_id = ${merge}`.execute(
    trx,
  );
  await sql`delete from two_factors where tenant_id = ${TENANT_ID} and user_id = ${merge}`.execute(trx);
  await sql`update user_identities set user_id = ${keep} where tenant_id = ${TENANT_ID} and user_id = ${merge}`.execute(
    trx,
  );
}

/** Deletes what is left of an unused sign-in. */
export async function dropSignIn(trx: TenantTransaction, id: number): Promise<void> {
  await sql`delete from user_identities where tenant_id = ${TENANT_ID} and user_id = ${id}`.execute(trx);
  await sql`delete from two_factors where tenant_id = ${TENANT_ID} and user_id = ${id}`.execute(trx);
}

/** Closes the merged record; its id resolves to the kept one from now on. */
export async function endRecord(trx: TenantTransaction, { keep, merge }: Pair): Promise<void> {
  await sql`update users set email = null, contact_email = null, phone = null, password_hash = null, preferences = '{}',
    roles = '{}', merged_into_id = ${keep}, version = version + 1
    where tenant_id = ${TENANT_ID} and id = ${merge}`.execute(trx);
}
