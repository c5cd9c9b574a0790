import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

export interface FamilyRow {
  membership_id: number;
  client_id: number;
  client_name: string;
  is_payer: boolean;
  joined_at: Temporal.Instant | null;
  left_at: Temporal.Instant | null;
  used_minutes: number;
  used_credits: number;
}

/**
 * Returns the users of these memberships, payer first, and what each used of the current period's allowance. Former members are
 * included if they used any of it.
 */
export async function familiesOf(trx: TenantTransaction, membershipIds: readonly number[]): Promise<FamilyRow[]> {
  if (membershipIds.length === 0) return [];
  const { rows } = await sql<FamilyRow>`
    with used as (
      select g.membership_id, b.client_id, (-sum(e.amount) filter (where g.unit = 'minutes'))::int as minutes,
        (-sum(e.amount) filter (where g.unit = 'credits'))::int as credits
      from memberships m
      join allowance_grants g on g.tenant_id = ${TENANT_ID} and g.membership_id = m.id and g.plan_id = m.plan_id
        and g.period_start = m.period_start
      join allowance_entries e on e.tenant_id = ${TENANT_ID} and e.grant_id = g.id and e.kind in ('use', 'return', 'no_show')
      join bookings b on b.tenant_id = ${TENANT_ID} and b.id = e.booking_id
      where m.tenant_id = ${TENANT_ID} and m.id = any(${membershipIds}::int[])
      group by g.membership_id, b.client_id
    ), people as (
      select m.id as membership_id, m.client_id, true as is_payer, null::timestamptz as joined_at, null::timestamptz as left_at
      from memberships m where m.tenant_id = ${TENANT_ID} and m.id = any(${membershipIds}::int[])
      union all
      (select distinct on (f.membership_id, f.client_id) f.membership_id, f.client_id, false, f.joined_at, f.left_at
      from family_members f where f.tenant_id = ${TENANT_ID} and f.membership_id = any(${membershipIds}::int[])
      order by f.membership_id, f.client_id, f.left_at desc nulls first)
    )
    select p.membership_id, p.client_id, ${fullNameSql("u")} as client_name, p.is_payer,
      p.joined_at, p.left_at, coalesce(used.minutes, 0) as used_minutes, coalesce(used.credits, 0) as used_credits
    from people p
    join users u on u.tenant_id = ${TENANT_ID} and u.id = p.client_id
    left join used on used.membership_id = p.membership_id and used.client_id = p.client_id
    where p.left_at is null or used.minutes > 0 or used.credits > 0
    order by p.membership_id, p.is_payer desc, p.left_at is not null, p.joined_at, p.client_id`.execute(trx);
  return rows;
}

/** Locks the users in id order, so that nobody else books, merges or shares with them; returns those that are clients. */
export function lockPeople(trx: TenantTransaction, ids: readonly number[]) {
  return trx
    .selectFrom("users")
    .where("id", "in", ids)
    .where(sql<boolean>`'client' = any(roles)`)
    .orderBy("id")
    .select(["id", "first_name", "last_name"])
    .forNoKeyUpdate()
    .execute();
}

/** Returns the user who signs in with this address, whatever their role. */
export function personWithAddress(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom("users")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .select(["id", "first_name", "last_name", "roles"])
    .executeTakeFirst();
}

/** Returns a membership of the same plan that someone uses already: their own or another client's. */
export async function usedOfPlan(trx: TenantTransaction, clientId: number, planId: number) {
  const { rows } = await sql<{ is_own: boolean; payer_name: string; plan_name: string }>`
    select m.client_id = ${clientId} as is_own, ${fullNameSql("u")} as payer_name, p.name as plan_name
    from memberships m
    join users u on u.tenant_id = ${TENANT_ID} and u.id = m.client_id
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    where m.tenant_id = ${TENANT_ID} and m.plan_id = ${planId} and m.status <> 'cancelled' and m.id in (
      select own.id from memberships own where own.tenant_id = ${TENANT_ID} and own.client_id = ${clientId}
      union
      select f.membership_id from family_members f
      where f.tenant_id = ${TENANT_ID} and f.client_id = ${clientId} and f.left_at is null)
    order by m.id limit 1`.execute(trx);
  return rows[0];
}

interface NewMember {
  tenant_id: string;
  membership_id: number;
  client_id: number;
  joined_at: Temporal.Instant;
}

export async function insertFamilyMember(trx: TenantTransaction, row: NewMember): Promise<number> {
  return (await trx.insertInto("family_members").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Returns how many people were added or invited to a membership since then, including those who have left or declined. */
export async function countAdded(
  trx: TenantTransaction,
  membershipId: number,
  since: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from family_members
        where tenant_id = ${TENANT_ID} and membership_id = ${membershipId} and joined_at > ${since})::int
      + (select count(*) from family_invitations
        where tenant_id = ${TENANT_ID} and membership_id = ${membershipId} and created_at > ${since})::int as count`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Closes the open row; returns false if there is none. */
export async function closeFamilyMember(
  trx: TenantTransaction,
  { membership_id, client_id, left_at }: Omit<NewMember, "tenant_id" | "joined_at"> & { left_at: Temporal.Instant },
): Promise<boolean> {
  const closed = await trx
    .updateTable("family_members")
    .set({ left_at })
    .where("membership_id", "=", membership_id)
    .where("client_id", "=", client_id)
    .where("left_at", "is", null)
    .returning("id")
    .execute();
  return closed.length > 0;
}

/** Returns the number of upcoming bookings that the membership covers; of one person where a client is given. */
export async function coveredToCome(
  trx: TenantTransaction,
  { membership_id, client_id, now }: { membership_id: number; client_id?: number; now: Temporal.Instant },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select e.booking_id as id from allowance_grants g
      join allowance_entries e on e.tenant_id = ${TENANT_ID} and e.grant_id = g.id and e.kind in ('use', 'return')
      where g.tenant_id = ${TENANT_ID} and g.membership_id = ${membership_id}
      group by e.booking_id having sum(e.amount) < 0) covered
    join bookings b on b.tenant_id = ${TENANT_ID} and b.id = covered.id
    where b.status = 'confirmed' and b.start_time > ${now}
      and ${client_id === undefined ? sql`true` : sql`b.client_id = ${client_id}`}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Returns the memberships of others that someone uses, earliest first. */
export async function sharedWith(trx: TenantTransaction, clientId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("family_members as f")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "f.tenant_id").onRef("m.id", "=", "f.membership_id"),
    )
    .where("f.client_id", "=", clientId)
    .where("f.left_at", "is", null)
    .where("m.status", "<>", "cancelled")
    .orderBy("f.id")
    .select("m.id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the data for a mail to a family member; undefined if they have left or the membership has ended, and for somebody who
 * has left, as all have once it has ended, if they use it again.
 */
export async function readFamilyMember(
  trx: TenantTransaction,
  { membership_id, client_id, hasLeft = false }: { membership_id: number; client_id: number; hasLeft?: boolean },
) {
  const { rows } = await sql<{
    first_name: string;
    last_name: string;
    email: string | null;
    payer_name: string;
    plan_name: string;
    has_left: boolean;
    /** Where they have left: with the membership itself. */
    has_ended: boolean;
  }>`
    select case when u.is_email_confirmed then u.first_name else '' end as first_name,
      case when u.is_email_confirmed then u.last_name else '' end as last_name,
      coalesce(u.email, u.contact_email) as email,
      ${fullNameSql("payer")} as payer_name, p.name as plan_name,
      f.left_at is not null or m.status = 'cancelled' as has_left, f.left_at is null as has_ended
    from family_members f
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = f.membership_id
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    join users u on u.tenant_id = ${TENANT_ID} and u.id = f.client_id
    join users payer on payer.tenant_id = ${TENANT_ID} and payer.id = m.client_id
    where f.tenant_id = ${TENANT_ID} and f.membership_id = ${membership_id} and f.client_id = ${client_id}
    order by f.left_at desc nulls first limit 1`.execute(trx);
  return rows[0]?.has_left === hasLeft ? rows[0] : undefined;
}
