import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { UsedAllowance } from "./allowance-rules.ts";

/** What the desk took off counts as used, what it added as granted; what rolled over from it was granted all the same. */
export const GRANTED = sql<number>`(select coalesce(sum(e.amount) filter (where e.kind = 'grant' or e.kind = 'roll_over' and e.amount > 0), 0)
  + greatest(0, coalesce(sum(e.amount) filter (where e.kind = 'adjust'), 0))
  from allowance_entries e where e.tenant_id = ${TENANT_ID} and e.grant_id = g.id)::int`;

const ofBill = (trx: TenantTransaction, invoiceId: number) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("allowance_grants as g", (join) =>
      join
        .onRef("g.tenant_id", "=", "i.tenant_id")
        .onRef("g.membership_id", "=", "i.membership_id")
        .onRef("g.plan_id", "=", "i.plan_id")
        .onRef("g.period_start", "=", "i.period_start"),
    )
    .where("i.id", "=", invoiceId);

/** What the period of a bill gives, whether it is over or not, and what bookings used of it. */
export const allowancesOfBill = (trx: TenantTransaction, invoiceId: number) =>
  ofBill(trx, invoiceId)
    .leftJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "g.tenant_id").onRef("s.id", "=", "g.service_id"),
    )
    .leftJoin("resource_types as t", (join) =>
      join.onRef("t.tenant_id", "=", "g.tenant_id").onRef("t.id", "=", "g.resource_type_id"),
    )
    .select(["g.unit", "g.service_id", "s.name as service_name", "g.resource_type_id", "t.name as resource_type_name"])
    .select([
      GRANTED.as("granted"),
      sql<number>`coalesce((select -sum(e.amount) from allowance_entries e where e.tenant_id = ${TENANT_ID}
        and e.grant_id = g.id and e.kind in ('use', 'return', 'no_show')), 0)::int`.as("used"),
    ])
    .orderBy("g.position")
    .execute();

export const usesOfBill = (trx: TenantTransaction, invoiceId: number): Promise<UsedAllowance[]> =>
  ofBill(trx, invoiceId)
    .select([
      GRANTED.as("granted"),
      sql<number>`(select coalesce(-sum(e.amount) filter (where e.kind in ('use', 'return', 'no_show')), 0)
        + greatest(0, coalesce(-sum(e.amount) filter (where e.kind = 'adjust'), 0))
        from allowance_entries e where e.tenant_id = ${TENANT_ID} and e.grant_id = g.id)::int`.as("used"),
      sql<number>`(select coalesce(-sum(e.amount), 0) from allowance_entries e
        join bookings b on b.tenant_id = ${TENANT_ID} and b.id = e.booking_id
        join class_sessions c on c.tenant_id = ${TENANT_ID} and c.id = b.class_session_id
        where e.tenant_id = ${TENANT_ID} and e.grant_id = g.id and e.kind = 'expire'
          and b.cancel_reason = 'venue' and b.cancelled_at = c.cancelled_at)::int`.as("by_venue"),
    ])
    .execute();
