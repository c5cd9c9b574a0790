import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { dateOfDay } from "#api/time/calendar.ts";
import type { Span } from "../membership-spans.ts";

/** Takes and deletes some marks. Statements that follow see the changes the marks stand for. */
export async function takeMarked(trx: TenantTransaction, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from memberships_to_recount m
    where m.tenant_id = ${TENANT_ID} and m.membership_id in (
      select distinct t.membership_id from memberships_to_recount t
      where t.tenant_id = ${TENANT_ID} order by t.membership_id limit ${most})
    returning m.membership_id as id`.execute(trx);
  return [...new Set(rows.map(({ id }) => id))];
}

export async function storeSpans(
  trx: TenantTransaction,
  ids: readonly number[],
  spans: readonly (Span & { membership_id: number })[],
): Promise<void> {
  await sql`delete from membership_spans s
    where s.tenant_id = ${TENANT_ID} and s.membership_id = any(${ids}::int[])`.execute(trx);
  const dateOf = (day: number | null) => (day === null ? null : dateOfDay(day));
  const each = <Name extends keyof (typeof spans)[number]>(name: Name) => spans.map((span) => span[name]);
  await sql`
    insert into membership_spans (tenant_id, membership_id, starts, until, plan_id, amount, months, is_paused)
    select m.tenant_id, s.* from unnest(${each("membership_id")}::int[], ${each("starts").map(dateOf)}::date[],
      ${each("until").map(dateOf)}::date[], ${each("plan_id")}::int[], ${each("amount")}::bigint[],
      ${each("months")}::int[], ${each("is_paused")}::bool[]) s (membership_id, starts, until, plan_id, amount, months,
      is_paused)
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = s.membership_id`.execute(trx);
}

/** Deletes everything counted and marks every membership. */
export async function forgetMemberships(trx: TenantTransaction): Promise<void> {
  await sql`delete from membership_spans s where s.tenant_id = ${TENANT_ID}`.execute(trx);
  await sql`insert into memberships_to_recount (tenant_id, membership_id)
    select m.tenant_id, m.id from memberships m where m.tenant_id = ${TENANT_ID}
    on conflict do nothing`.execute(trx);
}
