import { sql, type RawBuilder } from "kysely";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** Numbers of rows; each booking and each bill is paid. */
export interface Past {
  bookings: number;
  members: number;
}

/** Rows written here have ids from this one on, which no other row of a test reaches. */
const FIRST_ID = 1_900_000_000;
const CLIENTS = 500;

/** Writes the past of a company up to the end of May 2027, as SQL without triggers, and leaves all its days to be counted. */
export async function writePast({ admin }: Platform, venue: Venue, past: Past): Promise<void> {
  await admin.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statementsOf(venue, past)) await statement.execute(trx);
    await sql`set local session_replication_role = origin`.execute(trx);
    await sql`select mark_all_days(${venue.tenantId}::uuid)`.execute(trx);
    await sql`insert into memberships_to_recount (tenant_id, membership_id)
      select tenant_id, id from memberships where tenant_id = ${venue.tenantId} on conflict do nothing`.execute(trx);
    // The server is told of these changes when the transaction ends, not some seconds later.
    await sql`select pg_stat_force_next_flush()`.execute(trx);
  });
}

function statementsOf({ tenantId, locationId, catalogue }: Venue, { bookings, members }: Past): RawBuilder<unknown>[] {
  const tenant = sql`${tenantId}::uuid`;
  const service = catalogue.services[0]?.id ?? 0;
  const bays = sql`array[${sql.join(catalogue.resources.map(({ id }) => id))}]::int[]`;
  const first = sql.lit(FIRST_ID);
  return [
    sql`insert into users (tenant_id, id, first_name, last_name, roles) overriding system value
      select ${tenant}, ${first} + i, 'Client', i::text, array['client'] from generate_series(1, ${CLIENTS}::int) i`,
    sql`insert into bookings (tenant_id, id, client_id, service_id, location_id, resource_id, start_time, end_time, status,
        payment_status, price_amount, price_currency, created_at) overriding system value
      select ${tenant}, ${first} + i, ${first} + 1 + i % ${sql.lit(CLIENTS)}, ${service}, ${locationId},
        (${bays})[1 + i % cardinality(${bays})], s.at, s.at + interval '1 hour', 'completed', 'paid', 6000, 'CAD',
        s.at - interval '2 days'
      from generate_series(1, ${bookings}::int) i
      cross join lateral (select timestamptz '2027-05-31 03:00+00' - i * interval '35 minutes' as at) s`,
    sql`insert into membership_plans (tenant_id, id, name, billing_period, price_amount) overriding system value
      values (${tenant}, ${first}, 'Club', 'monthly', 9000)`,
    sql`insert into memberships (tenant_id, id, client_id, plan_id, status, billing_months, price_amount, currency, anchor_on,
        period_start, period_end, started_on) overriding system value
      select ${tenant}, ${first} + i, ${first} + i % ${sql.lit(CLIENTS)} + 1, ${first}, 'active', 1, 9000, 'CAD',
        '2026-06-01', '2027-05-01', '2027-06-01', '2026-06-01' from generate_series(1, ${members}::int) i`,
    sql`insert into membership_invoices (tenant_id, id, membership_id, plan_id, period_start, period_end, amount, currency,
        due_on, status, method, paid_at) overriding system value
      select ${tenant}, ${first} + (i - 1) * 12 + k, ${first} + i, ${first}, p.starts, (p.starts + interval '1 month')::date,
        9000, 'CAD', p.starts, 'paid', 'cash', p.starts
      from generate_series(1, ${members}::int) i cross join generate_series(1, 12) k
      cross join lateral (select (date '2026-05-01' + k * interval '1 month')::date as starts) p`,
    sql`insert into payments (tenant_id, id, number, booking_id, membership_invoice_id, client_id, location_id, method, amount,
        currency, created_at) overriding system value
      select ${tenant}, ${first} + row_number() over (), 1000 + row_number() over (), x.* from (
        select id, null::int, client_id, location_id, 'cash', price_amount, 'CAD', start_time from bookings
        where tenant_id = ${tenant} and id > ${first}
        union all
        select null, i.id, m.client_id, ${locationId}, 'cash', i.amount, 'CAD', i.paid_at from membership_invoices i
        join memberships m using (tenant_id) where tenant_id = ${tenant} and m.id = i.membership_id and i.id > ${first}) x`,
    sql`insert into ledger_transactions (tenant_id, id, kind, booking_id, payment_id, client_id, location_id, created_at)
        overriding system value
      select ${tenant}, ${first} + row_number() over (), x.* from (
        select 'charge', id, null::int, client_id, location_id, created_at from bookings
        where tenant_id = ${tenant} and id > ${first}
        union all
        select 'payment', booking_id, id, client_id, location_id, created_at from payments
        where tenant_id = ${tenant} and id > ${first}) x`,
    sql`insert into ledger_entries (tenant_id, id, transaction_id, account, amount, currency) overriding system value
      select ${tenant}, 2 * t.id + e.n, t.id, e.account, e.amount, 'CAD' from ledger_transactions t
      cross join lateral (values
        (0, case t.kind when 'payment' then 'cash' else 'receivable' end, 6000),
        (1, case when t.kind = 'charge' then 'bookings' when t.booking_id is null then 'memberships' else 'receivable' end,
          -6000)) e (n, account, amount)
      where t.tenant_id = ${tenant} and t.id > ${first}`,
  ];
}
