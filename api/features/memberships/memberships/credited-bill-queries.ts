import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { RunningPeriod } from "./bill-queries.ts";

/** What of the payment `p` was refunded or is being so. */
const REFUNDED = sql<number>`p.refunded_amount + coalesce((select sum(r.amount) from payment_refunds r
  where r.tenant_id = ${TENANT_ID} and r.payment_id = p.id and r.state = 'open'), 0)::bigint`;

/** What of it the bank of its card holds or has taken. */
const DISPUTED = sql<number>`coalesce((select sum(d.withdrawn_amount) from payment_disputes d
  where d.tenant_id = ${TENANT_ID} and d.payment_id = p.id), 0)::bigint`;

const GONE = sql<number>`${REFUNDED} + ${DISPUTED}`;

/** A bill, what of its money is gone, and what is known of the credit that its period became. */
export const creditedBill = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("membership_invoices as i")
    .leftJoin("payments as p", (join) =>
      join
        .onRef("p.tenant_id", "=", "i.tenant_id")
        .onRef("p.membership_invoice_id", "=", "i.id")
        .on("p.voided_at", "is", null),
    )
    .where("i.id", "=", id)
    .select(["i.membership_id", "i.plan_id", "i.amount", "i.currency", "i.status", "i.method"])
    .select(["i.ended_price_amount", "i.ended_paid_amount", "i.ended_days_amount"])
    .select(["i.credit_owed_amount", "i.credit_given_amount"])
    .select(sql<number>`least(i.amount, coalesce(${GONE}, 0))`.as("gone"))
    .executeTakeFirst();

/** Bills whose credit has not followed their money yet. */
export async function billsBehindMoney(trx: TenantTransaction): Promise<number[]> {
  const rows = await trx
    .selectFrom("membership_invoices as i")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "i.tenant_id").onRef("p.membership_invoice_id", "=", "i.id"),
    )
    .where((eb) =>
      eb.or([
        eb("i.ended_price_amount", "is not", null),
        eb("i.credit_given_amount", ">", 0),
        eb("i.gone_back_amount", ">", 0),
      ]),
    )
    .where("i.status", "=", "paid")
    .where("p.voided_at", "is", null)
    .where(sql<boolean>`i.gone_back_amount <> least(i.amount, ${GONE})`)
    .orderBy("i.id")
    .select("i.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The bill that a payment at the provider was for. */
export async function billOfProvider(
  trx: TenantTransaction,
  tenantId: string,
  { account, payment }: { account: string; payment: string },
): Promise<number | undefined> {
  const row = await trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where("provider_account", "=", account)
    .where("provider_payment_id", "=", payment)
    .select("membership_invoice_id as id")
    .executeTakeFirst();
  return row?.id ?? undefined;
}

/** The bills of the periods that these allowances are of. */
export async function billsOfGrants(trx: TenantTransaction, grantIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom("allowance_grants as g")
    .innerJoin("membership_invoices as i", (join) =>
      join
        .onRef("i.tenant_id", "=", "g.tenant_id")
        .onRef("i.membership_id", "=", "g.membership_id")
        .onRef("i.plan_id", "=", "g.plan_id")
        .onRef("i.period_start", "=", "g.period_start"),
    )
    .where("g.id", "in", grantIds)
    .select("i.id")
    .distinct()
    .orderBy("i.id")
    .execute();
  return rows.map(({ id }) => id);
}

const paymentOfPeriod = (trx: TenantTransaction, { id, plan_id, period_start }: RunningPeriod) =>
  trx
    .selectFrom("membership_invoices as i")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "i.tenant_id").onRef("p.membership_invoice_id", "=", "i.id"),
    )
    .where("i.membership_id", "=", id)
    .where("i.plan_id", "=", plan_id)
    .where("i.period_start", "=", period_start)
    .where("p.voided_at", "is", null);

/**
 * What of the bill of a period was refunded or is being so, and what the bank of its card holds or has taken. Locks its payment,
 * so that nobody refunds what is being credited.
 */
export async function givenBackOf(trx: TenantTransaction, period: RunningPeriod) {
  // on its own: the statement that waited would see refunds as they were before it waited
  await paymentOfPeriod(trx, period).select("p.id").forNoKeyUpdate("p").execute();
  const row = await paymentOfPeriod(trx, period)
    .select([REFUNDED.as("refunded"), DISPUTED.as("disputed")])
    .executeTakeFirst();
  return row ?? { refunded: 0, disputed: 0 };
}

/** A period that a change of plan ended: its price, what of it had not been refunded, what its unused days are worth, and the credit. */
export interface EndedByChange {
  price: number;
  paid: number;
  days: number;
  credited: number;
}

export async function noteEnded(
  trx: TenantTransaction,
  { id, plan_id, period_start }: RunningPeriod,
  { price, paid, days, credited }: EndedByChange,
): Promise<void> {
  await trx
    .updateTable("membership_invoices")
    .set({
      ended_price_amount: price,
      ended_paid_amount: paid,
      ended_days_amount: days,
      credit_owed_amount: credited,
      credit_given_amount: credited,
      // What the period cost beyond its bill was paid by earlier credit, which is credited first: only the rest is of the payment.
      credited_amount: sql<number>`least(amount, greatest(0, ${credited}::bigint - greatest(0, ${price}::bigint - amount)))`,
      gone_back_amount: sql<number>`least(amount, coalesce((select ${GONE} from payments p where p.tenant_id = ${TENANT_ID}
        and p.membership_invoice_id = membership_invoices.id and p.voided_at is null), 0))`,
    })
    .where("membership_id", "=", id)
    .where("plan_id", "=", plan_id)
    .where("period_start", "=", period_start)
    .execute();
}
