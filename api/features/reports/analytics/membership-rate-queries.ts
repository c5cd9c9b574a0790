import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

/** A part of a whole, for memberships in one currency. */
export interface RateRow {
  currency: string;
  part: number;
  whole: number;
}

/** The next bill of the same membership. */
const nextBill = (after: Sql): Sql => sql`
  select n.id, n.status, n.method from membership_invoices n
  where n.tenant_id = ${TENANT_ID} and n.membership_id = ${after}.membership_id and n.id <> ${after}.id
    and n.period_start >= ${after}.period_start
  order by n.period_start, n.id limit 1`;

/** Trials that ended on these days, and how many of them had their first bill paid. */
export async function trialsEnded(trx: TenantTransaction, start: string, end: string): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select m.currency, count(*)::int as whole, count(*) filter (where first.status = 'paid')::int as part
    from membership_invoices t
    join memberships m on m.tenant_id = ${TENANT_ID} and m.id = t.membership_id
    left join lateral (${nextBill(sql`t`)}) first on true
    where t.tenant_id = ${TENANT_ID} and t.method = 'trial'
      and least(t.period_end, m.cancel_on) >= ${start}::date and least(t.period_end, m.cancel_on) <= ${end}::date
    group by m.currency`.execute(trx);
  return rows;
}

/** Bills whose card was first declined between two instants, and what of it was paid within thirty days, by any means. */
export async function refusedBills(
  trx: TenantTransaction,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select i.currency, sum(i.amount)::bigint as whole,
      coalesce(sum(i.amount) filter (
        where i.status = 'paid' and i.paid_at <= i.first_refused_at + interval '30 days'), 0)::bigint as part
    from membership_invoices i
    where i.tenant_id = ${TENANT_ID} and i.first_refused_at >= ${from} and i.first_refused_at < ${to}
      and not exists (
        select from membership_invoices t cross join lateral (${nextBill(sql`t`)}) first
        where t.tenant_id = ${TENANT_ID} and t.membership_id = i.membership_id and t.method = 'trial' and first.id = i.id)
    group by i.currency`.execute(trx);
  return rows;
}
