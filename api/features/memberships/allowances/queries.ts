import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { AllowanceEntriesQuery } from "#schema/memberships/allowances/operations.ts";
import type { Balance, NewEntry, OpenAllowance } from "./allowance-rules.ts";
import type { MemberTerms } from "./member-price.ts";
import { GRANTED } from "./period-queries.ts";
import { LAST_DAY_OF_USE, memberTermsSql, USED_BY_FAMILY, type TermsQuestion } from "./terms-queries.ts";

export interface OpenQuestion extends TermsQuestion {
  service_id: number;
  /** 0 for a booking that does not exist yet. */
  booking_id: number;
  /** Days in the company's time zone: of booking, and of the booked time. */
  today: string;
  day: string;
}

interface OpenRow {
  allowances: OpenAllowance[];
  terms: MemberTerms[];
}

/**
 * A membership covers what is booked while it is active, for days on which it is active, by the payer and their family. A
 * booking keeps what it has used and returns it where it came from, even after the person has left the family.
 */
const readOpen = statement(
  (_, asked: Placeholders<OpenQuestion>) => sql<OpenRow>`
    select ${memberTermsSql(asked)} as terms, coalesce((select json_agg(open order by open.id) from (
      select g.id, g.membership_id, g.unit, g.service_id, g.resource_type_id, g.no_show_extra, b.left, b.own,
        b.no_show_taken, b.lapsed,
        m.client_id <> ${asked.client_id} or ${USED_BY_FAMILY} as is_shared,
        (select ${fullNameSql("u")} from users u
          where u.tenant_id = ${TENANT_ID} and u.id = m.client_id and u.id <> ${asked.client_id}) as shared_by_name,
        ${LAST_DAY_OF_USE} as ends_on,
        exists (select from membership_invoices i where i.tenant_id = ${TENANT_ID} and i.membership_id = g.membership_id
          and i.plan_id = g.plan_id and i.period_start = g.period_start and i.ended_price_amount is not null) as is_credited,
        m.status <> 'cancelled' and g.plan_id = m.plan_id and g.period_start = m.period_start as is_running,
        m.status <> 'cancelled' and g.plan_id = m.plan_id and g.period_start = m.period_start and their.may_use
          and ${asked.today}::date < coalesce(m.period_end, 'infinity')
          and ${asked.day}::date < least(m.cancel_on, m.expires_on, 'infinity')
          and not coalesce(m.pause_from <= ${asked.today}::date and ${asked.today}::date < m.pause_until, false)
          and not coalesce(m.pause_from <= ${asked.day}::date and ${asked.day}::date < m.pause_until, false)
          and (m.status <> 'past_due' or ${asked.day}::date < coalesce(m.period_end, 'infinity')) as is_current
      from (
        select id, bool_or(may_use) as may_use from (
          select own.id, true as may_use from memberships own
          where own.tenant_id = ${asked.tenant_id} and own.client_id = ${asked.client_id}
          union all
          select f.membership_id, f.left_at is null from family_members f
          where f.tenant_id = ${asked.tenant_id} and f.client_id = ${asked.client_id}) each_one
        group by id
      ) their
      join memberships m on m.tenant_id = ${TENANT_ID} and m.id = their.id
      join services s on s.tenant_id = ${TENANT_ID} and s.id = ${asked.service_id}
      join allowance_grants g on g.tenant_id = ${TENANT_ID} and g.membership_id = m.id
        and (g.service_id is null or g.service_id = s.id)
        and (g.resource_type_id is null or (s.kind = 'resource' and s.resource_type_id = g.resource_type_id))
      cross join lateral (
        select coalesce(sum(e.amount), 0)::int as left,
          coalesce(-sum(e.amount) filter (where e.booking_id = ${asked.booking_id} and e.kind in ('use', 'return')), 0)::int as own,
          coalesce(-sum(e.amount) filter (where e.booking_id = ${asked.booking_id} and e.kind = 'expire'), 0)::int as lapsed,
          coalesce(-sum(e.amount) filter (where e.booking_id = ${asked.booking_id} and e.kind = 'no_show'), 0)::int
            as no_show_taken
        from allowance_entries e where e.tenant_id = ${TENANT_ID} and e.grant_id = g.id
      ) b
    ) open where open.is_running or open.own > 0 or open.no_show_taken > 0 or open.lapsed > 0), '[]') as allowances`,
);

/** What a client may use for a booking, and by which plans. Call it under the lock of the client if a write depends on it. */
export async function openAllowances(trx: TenantTransaction, asked: OpenQuestion): Promise<OpenRow> {
  return (await readOpen(trx, asked)).rows[0] ?? { allowances: [], terms: [] };
}

/** Locks shared memberships, so that bookings, renewals and adjustments of them run one after the other. */
export async function lockMemberships(trx: TenantTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.selectFrom("memberships").where("id", "in", ids).select("id").orderBy("id").forNoKeyUpdate().execute();
}

interface Written {
  tenant_id: string;
  created_at: Temporal.Instant;
  created_by?: number | null;
  reason?: string;
}

export async function insertEntries(
  trx: TenantTransaction,
  entries: readonly NewEntry[],
  written: Written,
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto("allowance_entries")
    .values(entries.map((entry) => ({ ...written, ...entry })))
    .execute();
}

const BALANCE = ["g.id", "g.unit", "g.service_id", "g.resource_type_id", "g.rollover_limit"] as const;

const leftOf = sql<number>`coalesce((
  select sum(e.amount) from allowance_entries e where e.tenant_id = ${TENANT_ID} and e.grant_id = g.id), 0)::int`;

/** What is left of a membership's allowances, in any period. */
export function balancesOf(trx: TenantTransaction, membershipId: number): Promise<(Balance & { plan_id: number })[]> {
  return trx
    .selectFrom("allowance_grants as g")
    .where("g.membership_id", "=", membershipId)
    .where(leftOf, "<>", 0)
    .select([...BALANCE, "g.plan_id"])
    .select(leftOf.as("amount"))
    .orderBy("g.id")
    .$castTo<Balance & { plan_id: number }>()
    .execute();
}

interface BegunPeriod {
  membership_id: number;
  plan_id: number;
  period_start: string;
}

/** Inserts the grants of a new period; none where it has them already or its plan gives nothing. */
export function insertGrants(
  trx: TenantTransaction,
  { membership_id, plan_id, period_start }: BegunPeriod,
): Promise<Balance[]> {
  return trx
    .insertInto("allowance_grants")
    .columns([
      "tenant_id",
      "membership_id",
      "plan_id",
      "period_start",
      "position",
      "unit",
      "quantity",
      "service_id",
      "resource_type_id",
      "rollover_limit",
      "no_show_extra",
    ])
    .expression((eb) =>
      eb
        .selectFrom("membership_plan_benefits as b")
        .where("b.plan_id", "=", plan_id)
        .select([
          "b.tenant_id",
          sql<number>`${membership_id}::int`.as("membership_id"),
          "b.plan_id",
          sql<string>`${period_start}::date`.as("period_start"),
          "b.position",
          "b.unit",
          "b.quantity",
          "b.service_id",
          "b.resource_type_id",
          "b.rollover_limit",
          "b.no_show_extra",
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "membership_id", "plan_id", "period_start", "position"]).doNothing(),
    )
    .returning(["id", "unit", "quantity as amount", "service_id", "resource_type_id", "rollover_limit"])
    .$castTo<Balance>()
    .execute();
}

export type AllowanceRow = Awaited<ReturnType<typeof currentAllowances>>[number];

const allowances = (trx: TenantTransaction) =>
  trx
    .selectFrom("allowance_grants as g")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "g.tenant_id").onRef("m.id", "=", "g.membership_id"),
    )
    .innerJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "m.tenant_id").onRef("client.id", "=", "m.client_id"),
    )
    .leftJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "g.tenant_id").onRef("s.id", "=", "g.service_id"),
    )
    .leftJoin("resource_types as t", (join) =>
      join.onRef("t.tenant_id", "=", "g.tenant_id").onRef("t.id", "=", "g.resource_type_id"),
    )
    .where("m.status", "<>", "cancelled")
    .whereRef("g.plan_id", "=", "m.plan_id")
    .whereRef("g.period_start", "=", "m.period_start")
    .select([...BALANCE, "m.id as membership_id", "s.name as service_name", "t.name as resource_type_name"])
    .select(["m.cancel_on", "m.next_plan_id", "client.first_name", "client.last_name"])
    .select([leftOf.as("left"), GRANTED.as("granted"), LAST_DAY_OF_USE.as("ends_on")])
    .orderBy("g.position");

/** The allowances of a membership's current period. */
export const currentAllowances = (trx: TenantTransaction, membershipId: number) =>
  allowances(trx).where("g.membership_id", "=", membershipId).execute();

export const findAllowance = (trx: TenantTransaction, id: number) =>
  allowances(trx).where("g.id", "=", id).executeTakeFirst();

/** Serializes bookings, renewals and adjustments: the payer by their own row, others by the membership's. */
export async function lockClientOf(trx: TenantTransaction, { membershipId }: { membershipId: number }): Promise<void> {
  await trx
    .selectFrom("users as client")
    .where("client.id", "=", (eb) =>
      eb.selectFrom("memberships as m").where("m.id", "=", membershipId).select("m.client_id"),
    )
    .select("client.id")
    .forNoKeyUpdate()
    .execute();
  await lockMemberships(trx, [membershipId]);
}

/** What a plan gives per period. */
export const benefitsOf = (trx: TenantTransaction, planId: number) =>
  trx
    .selectFrom("membership_plan_benefits as g")
    .leftJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "g.tenant_id").onRef("s.id", "=", "g.service_id"),
    )
    .leftJoin("resource_types as t", (join) =>
      join.onRef("t.tenant_id", "=", "g.tenant_id").onRef("t.id", "=", "g.resource_type_id"),
    )
    .where("g.plan_id", "=", planId)
    .select(["g.unit", "g.quantity", "g.service_id", "g.resource_type_id", "g.rollover_limit"])
    .select(["s.name as service_name", "t.name as resource_type_name"])
    .orderBy("g.position")
    .execute();

export type EntryRow = Awaited<ReturnType<typeof listEntries>>["rows"][number];

export function listEntries(trx: TenantTransaction, clientId: number, query: AllowanceEntriesQuery) {
  const rows = trx
    .selectFrom("allowance_entries as e")
    .innerJoin("allowance_grants as g", (join) =>
      join.onRef("g.tenant_id", "=", "e.tenant_id").onRef("g.id", "=", "e.grant_id"),
    )
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "g.tenant_id").onRef("m.id", "=", "g.membership_id"),
    )
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "e.tenant_id").onRef("b.id", "=", "e.booking_id"),
    )
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "e.tenant_id").onRef("u.id", "=", "e.created_by"))
    .where("m.client_id", "=", clientId)
    .select(["e.id", "e.grant_id as allowance_id", "e.kind", "g.unit", "e.amount", "e.booking_id", "e.reason"])
    .select(["e.created_at", "b.start_time as booked_time"])
    .select(sql<string | null>`${fullNameSql("u")}`.as("created_by_name"))
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc");
  return readPage(rows, query);
}

export async function hasClient(trx: TenantTransaction, id: number): Promise<boolean> {
  const found = trx
    .selectFrom("users")
    .where("id", "=", id)
    .where(sql<boolean>`'client' = any(roles)`)
    .select("id");
  return (await found.executeTakeFirst()) !== undefined;
}

/** The booking rules and time zone that apply to a service today; undefined where there is no such service or location. */
export const bookedWhere = (
  trx: TenantTransaction,
  { service_id, location_id }: Record<`${"service" | "location"}_id`, number>,
) =>
  trx
    .selectFrom("services as s")
    .innerJoin("locations as l", "l.tenant_id", "s.tenant_id")
    .where("s.id", "=", service_id)
    .where("l.id", "=", location_id)
    .select(["s.policy_id", "l.timezone"])
    .executeTakeFirst();
