import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PaymentDisputes } from "#api/db/types.generated.ts";
import type { TaxedPayment } from "#api/money/tax.ts";
import { OPEN_STATUSES, TO_ANSWER_STATUSES } from "./dispute-state.ts";

export type DisputeRow = Selectable<PaymentDisputes>;

/** The card payment that a dispute is about. */
export const findDisputed = (
  trx: TenantTransaction,
  tenantId: string,
  { account, payment }: { account: string; payment: string },
) =>
  trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where("provider_account", "=", account)
    .where("provider_payment_id", "=", payment)
    .select(["id", "booking_id", "gift_card_id", "currency"])
    .executeTakeFirst();

/** Held, so that whoever redeems it now is first, or finds the dispute. */
export async function lockDisputedGiftCard(trx: TenantTransaction, id: number): Promise<void> {
  await trx.selectFrom("gift_cards").where("id", "=", id).select("id").forNoKeyUpdate().execute();
}

/** Inserts a dispute unless it is stored already; returns the stored row. */
export async function keepDispute(trx: TenantTransaction, row: Insertable<PaymentDisputes>): Promise<DisputeRow> {
  await trx
    .insertInto("payment_disputes")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("payment_disputes")
    .where("tenant_id", "=", row.tenant_id)
    .where("provider_dispute_id", "=", row.provider_dispute_id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

export async function changeDispute(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<PaymentDisputes>,
): Promise<void> {
  await trx
    .updateTable("payment_disputes")
    .set(change)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Payments with unfinished disputes: open, or won with the money not back yet; last checked before this instant. */
export function disputedPayments(trx: TenantTransaction, tenantId: string, askedBefore: Temporal.Instant) {
  return trx
    .selectFrom("payment_disputes as d")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "d.tenant_id").onRef("p.id", "=", "d.payment_id"),
    )
    .where("d.tenant_id", "=", tenantId)
    .where((eb) =>
      eb.or([
        eb("d.provider_status", "in", [...OPEN_STATUSES]),
        eb.and([eb("d.provider_status", "=", "won"), eb("d.withdrawn_amount", ">", 0)]),
      ]),
    )
    .where("d.asked_at", "<", askedBefore)
    .select(["p.provider_account as account", "p.provider_payment_id as payment"])
    .distinct()
    .$narrowType<{ account: string; payment: string }>()
    .execute();
}

const TO_ANSWER = sql<boolean>`d.provider_status = any(${[...TO_ANSWER_STATUSES]}::text[])`;

/** Disputes to respond to first, by their deadline; then the newest. */
export function listDisputes(trx: TenantTransaction, tenantId: string, limit: number) {
  return trx
    .selectFrom("payment_disputes as d")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "d.tenant_id").onRef("p.id", "=", "d.payment_id"),
    )
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "d.tenant_id").onRef("b.id", "=", "d.booking_id"),
    )
    .leftJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "p.tenant_id").onRef("client.id", "=", "p.client_id"),
    )
    .leftJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "p.tenant_id").onRef("l.id", "=", "p.location_id"),
    )
    .where("d.tenant_id", "=", tenantId)
    .selectAll("d")
    .select(["p.number as receipt_number", "l.timezone"])
    .select([
      sql<string | null>`coalesce(p.payer_name, nullif(${fullNameSql("client")}, ''),
        nullif(trim(concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name')), ''))`.as("payer_name"),
      sql<number>`count(*) over ()`.as("total"),
      sql<number>`count(*) filter (where ${TO_ANSWER}) over ()`.as("open"),
    ])
    .orderBy(TO_ANSWER, "desc")
    .orderBy(sql`case when ${TO_ANSWER} then d.due_by end`)
    .orderBy("d.id", "desc")
    .limit(limit)
    .execute();
}

/** An open or lost dispute about a payment: its money is not the venue's to refund. */
export async function lockingDispute(
  trx: TenantTransaction,
  paymentId: number,
): Promise<Pick<DisputeRow, "provider_status"> | undefined> {
  const { rows } = await sql<Pick<DisputeRow, "provider_status">>`
    select provider_status from payment_disputes
    where tenant_id = ${TENANT_ID} and payment_id = ${paymentId} and withdrawn_amount > 0
    order by id desc limit 1`.execute(trx);
  return rows[0];
}

interface WithdrawnPayment extends TaxedPayment {
  refunded_amount: number;
  /** The sum that banks hold or took back by now. */
  withdrawn: number;
}

/** Returns a payment with what its disputes withdrew; undefined if it was never disputed. */
export async function findWithdrawn(trx: TenantTransaction, paymentId: number): Promise<WithdrawnPayment | undefined> {
  const { rows } = await sql<WithdrawnPayment>`
    select p.amount, p.taxes, p.refunded_amount, sum(d.withdrawn_amount)::bigint as withdrawn
    from payment_disputes d join payments p on p.tenant_id = ${TENANT_ID} and p.id = d.payment_id
    where d.tenant_id = ${TENANT_ID} and d.payment_id = ${paymentId}
    group by p.tenant_id, p.id`.execute(trx);
  return rows[0];
}
