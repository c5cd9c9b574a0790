import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Money } from "#schema/shared/money.ts";

/** What a client holds at the venue: membership, allowances and credit. */
export interface Holdings {
  client_id: number;
  /** The plan of the renewing membership, else of the one that ends first. */
  plan_name: string | null;
  status: string | null;
  /** Minutes left in all their allowances. */
  minutes: number;
  credits: number;
  /** Credit balance per currency. */
  credit: Money[];
}

/** Holdings of these clients, for those who have any. */
export async function holdingsOf(trx: TenantTransaction, ids: readonly number[]): Promise<Map<number, Holdings>> {
  const { rows } = await sql<Holdings>`
    select u.id as client_id, held.plan_name, held.status, coalesce(allowed.minutes, 0)::int as minutes,
      coalesce(allowed.credits, 0)::int as credits, coalesce(owed.credit, '[]') as credit
    from users u
    left join (
      select distinct on (m.client_id) m.client_id, p.name as plan_name, m.status
      from memberships m join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
      where m.tenant_id = ${TENANT_ID} and m.client_id = any(${ids}::int[]) and m.status <> 'cancelled'
      order by m.client_id, m.billing_months is null, m.expires_on nulls last, m.id
    ) held on held.client_id = u.id
    left join (
      select m.client_id, sum(e.amount) filter (where g.unit = 'minutes') as minutes,
        sum(e.amount) filter (where g.unit = 'credits') as credits
      from memberships m
      join allowance_grants g on g.tenant_id = ${TENANT_ID} and g.membership_id = m.id and g.plan_id = m.plan_id
        and g.period_start = m.period_start
      join allowance_entries e on e.tenant_id = ${TENANT_ID} and e.grant_id = g.id
      where m.tenant_id = ${TENANT_ID} and m.client_id = any(${ids}::int[]) and m.status <> 'cancelled'
      group by m.client_id
    ) allowed on allowed.client_id = u.id
    left join (
      select client_id, json_agg(json_build_object('amount', amount, 'currency', currency) order by currency) as credit
      from (
        select client_id, currency, (-sum(amount))::bigint as amount from ledger_entries
        where tenant_id = ${TENANT_ID} and account = 'credit' and client_id = any(${ids}::int[])
        group by client_id, currency having sum(amount) <> 0
      ) by_currency group by client_id
    ) owed on owed.client_id = u.id
    where u.tenant_id = ${TENANT_ID} and u.id = any(${ids}::int[])`.execute(trx);
  return new Map(rows.map((row) => [row.client_id, row]));
}
