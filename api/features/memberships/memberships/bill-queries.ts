import { sql, type Updateable } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MembershipInvoices } from "#api/db/types.generated.ts";

const bills = (trx: TenantTransaction) => trx.selectFrom("membership_invoices");

export const findBill = (trx: TenantTransaction, id: number) =>
  bills(trx)
    .where("id", "=", id)
    .select(["id", "membership_id", "period_start", "period_end", "amount", "currency", "due_on", "status"])
    .select(["card_tries", "next_try_at", "first_refused_at", "card_refusal"])
    .executeTakeFirst();

export async function changeBill(trx: TenantTransaction, id: number, change: Updateable<MembershipInvoices>) {
  await trx.updateTable("membership_invoices").set(change).where("id", "=", id).execute();
}

export interface RunningPeriod {
  /** Of the membership. */
  id: number;
  plan_id: number;
  period_start: string;
}

/** Returns whether a saved card is being charged for the invoice or someone has started to enter a card. */
export async function chargeUnderWay(trx: TenantTransaction, invoiceId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("card_charges")
    .where("membership_invoice_id", "=", invoiceId)
    .where("state", "=", "open")
    .where((eb) => eb.or([eb("kind", "=", "saved_card"), eb("provider_payment_id", "is not", null)]))
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Open invoices whose next card attempt is due and that have no open charge. */
export const billsToTry = (trx: TenantTransaction, now: Temporal.Instant, most: number) =>
  dueBills(trx, now).orderBy("i.next_try_at").orderBy("i.id").limit(most).select("i.id").execute();

const dueBills = (trx: TenantTransaction, now: Temporal.Instant) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .where("i.status", "=", "open")
    .where("i.next_try_at", "<=", now)
    .where("m.pays_by_card", "=", true)
    .where("m.status", "not in", ["cancelled", "paused"])
    .where(
      sql<boolean>`not exists (select from card_charges c where c.tenant_id = ${TENANT_ID}
        and c.membership_invoice_id = i.id and c.state = 'open')`,
    );

/** Counts one attempt if one is due; undefined if it is no longer due. Call it under the lock of the membership. */
export async function addTry(trx: TenantTransaction, id: number, now: Temporal.Instant): Promise<number | undefined> {
  const due = await dueBills(trx, now).where("i.id", "=", id).select("i.id").executeTakeFirst();
  if (!due) return undefined;
  const row = await trx
    .updateTable("membership_invoices")
    .set((eb) => ({ card_tries: eb("card_tries", "+", 1), next_try_at: null }))
    .where("id", "=", id)
    .returning("card_tries")
    .executeTakeFirstOrThrow();
  return row.card_tries;
}

/** Stops automatic card charges for the membership's open invoices. */
export async function stopTries(trx: TenantTransaction, membershipId: number): Promise<void> {
  await trx
    .updateTable("membership_invoices")
    .set({ next_try_at: null })
    .where("membership_id", "=", membershipId)
    .where("next_try_at", "is not", null)
    .execute();
}

/** An invoice with the names of its plan and client. */
export const namedBill = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .innerJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "m.tenant_id").onRef("client.id", "=", "m.client_id"),
    )
    .innerJoin("membership_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "i.tenant_id").onRef("plan.id", "=", "i.plan_id"),
    )
    .where("i.id", "=", id)
    .select(["i.status", "i.amount", "i.currency", "i.period_start", "i.period_end", "i.card_tries", "i.card_refusal"])
    .select(["i.next_try_at", "plan.name as plan_name", "m.client_id", "client.is_email_confirmed"])
    .select(["client.first_name", "client.last_name"])
    .select(sql<string | null>`coalesce(client.email, client.contact_email)`.as("client_email"))
    .executeTakeFirst();

/** Returns ids of memberships that may have something due by today, in pages of `most` after the id `after`. */
export async function dueMemberships(trx: TenantTransaction, today: string, after: number, most: number) {
  const rows = await trx
    .selectFrom("memberships as m")
    .where("m.status", "<>", "cancelled")
    .where("m.id", ">", after)
    .where((eb) =>
      eb.or([
        eb("m.period_end", "<=", today),
        eb("m.pause_from", "<=", today),
        eb("m.cancel_on", "<=", today),
        eb("m.expires_on", "<=", today),
        eb.exists(
          eb
            .selectFrom("membership_invoices as i")
            .whereRef("i.tenant_id", "=", "m.tenant_id")
            .whereRef("i.membership_id", "=", "m.id")
            .where("i.status", "=", "open")
            .where("i.due_on", "<", today)
            .select("i.id"),
        ),
      ]),
    )
    .orderBy("m.id")
    .limit(most)
    .select("m.id")
    .execute();
  return rows.map(({ id }) => id);
}
