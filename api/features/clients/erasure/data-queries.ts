import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { notesOfActivities } from "#api/features/clients/activity-queries.ts";

interface JsonNote {
  body: string;
  created_at: string;
}

export function bookingsKept(trx: TenantTransaction, clientId: number) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .where("b.client_id", "=", clientId)
    .where("b.status", "<>", "held")
    .orderBy("b.start_time")
    .select(["b.id", "s.name as service", "l.name as location", "b.start_time", "b.end_time", "b.status"])
    .select(["b.payment_status", "b.party_size", "b.price_amount", "b.price_currency", "b.client_note"])
    .select(
      sql<JsonNote[]>`(select coalesce(json_agg(json_build_object('body', n.body, 'created_at', n.created_at)
        order by n.id), '[]') from booking_notes n where n.tenant_id = ${TENANT_ID} and n.booking_id = b.id)`.as(
        "notes",
      ),
    )
    .execute();
}

interface JsonBill {
  due_on: string;
  amount: number;
  currency: string;
  status: string;
}

export function membershipsKept(trx: TenantTransaction, clientId: number) {
  return trx
    .selectFrom("memberships as m")
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
    )
    .where("m.client_id", "=", clientId)
    .orderBy("m.id")
    .select(["m.id", "p.name as plan", "m.status", "m.started_on", "m.price_amount", "m.currency"])
    .select(
      sql<JsonBill[]>`(select coalesce(json_agg(json_build_object('due_on', i.due_on, 'amount', i.amount,
        'currency', i.currency, 'status', i.status) order by i.id), '[]')
        from membership_invoices i where i.tenant_id = ${TENANT_ID} and i.membership_id = m.id)`.as("bills"),
    )
    .execute();
}

export async function notesOnActivities(trx: TenantTransaction, ids: number[]) {
  return ids.length === 0 ? [] : notesOfActivities(trx, ids);
}
