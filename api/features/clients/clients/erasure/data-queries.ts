import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { notesOfActivities } from "../activity-queries.ts";

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
    .select(["b.payment_status", "b.party_size", "b.price_amount", "b.price_currency"])
    .select(["b.client_note", "b.guest_names"])
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

interface JsonFamilyMember {
  name: string;
  joined_at: string;
  left_at: string | null;
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
    .select(
      sql<JsonFamilyMember[]>`(select coalesce(json_agg(json_build_object('name', ${fullNameSql("u")},
        'joined_at', f.joined_at, 'left_at', f.left_at) order by f.id), '[]')
        from family_members f join users u on u.tenant_id = ${TENANT_ID} and u.id = f.client_id
        where f.tenant_id = ${TENANT_ID} and f.membership_id = m.id and f.client_id <> m.client_id)`.as("shared_with"),
    )
    .execute();
}

/** Memberships that others pay for. */
export function familiesKept(trx: TenantTransaction, clientId: number) {
  return trx
    .selectFrom("family_members as f")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "f.tenant_id").onRef("m.id", "=", "f.membership_id"),
    )
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "m.tenant_id").onRef("p.id", "=", "m.plan_id"),
    )
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.client_id"))
    .where("f.client_id", "=", clientId)
    .whereRef("m.client_id", "<>", "f.client_id")
    .orderBy("f.id")
    .select(["p.name as plan", "f.joined_at", "f.left_at"])
    .select(fullNameSql("u").as("payer"))
    .execute();
}

export async function notesOnActivities(trx: TenantTransaction, ids: number[]) {
  return ids.length === 0 ? [] : notesOfActivities(trx, ids);
}

/** The mails sent to them, and their consent to marketing mail. */
export async function mailKept(trx: TenantTransaction, clientId: number) {
  const consent = await trx
    .selectFrom("marketing_consents")
    .where("client_id", "=", clientId)
    .select(sql<"agreed" | "unsubscribed">`state`.as("state"))
    .executeTakeFirst();
  const messages = await trx
    .selectFrom("outbox")
    .where("client_id", "=", clientId)
    .where("sent_at", "is not", null)
    .orderBy("id")
    .select(["sent_at", "subject", "sent_to"])
    .execute();
  return { marketing: consent?.state ?? null, messages };
}
