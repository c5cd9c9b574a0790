import { sql, type Insertable, type Selectable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ServicePayments } from "#api/db/types.generated.ts";
import type { NamedAttempt } from "../core/attempt.ts";

export type ServicePaymentRow = Selectable<ServicePayments>;

/**
 * Inserts a payment, or returns the existing one with the same hold, kind, account, client and credit. The guest and note are
 * taken from the latest request.
 */
export function beginPayment(trx: TenantTransaction, row: Insertable<ServicePayments>): Promise<ServicePaymentRow> {
  const { guest = null, client_note = null } = row;
  return trx
    .insertInto("service_payments")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "booking_id", "kind", "account_id", "client_id", "credit_amount"])
        .doUpdateSet({ guest, client_note }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findPayment = (trx: TenantTransaction, id: number): Promise<ServicePaymentRow> =>
  trx.selectFrom("service_payments").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

/** Returns whether the time is still held for the payer. */
export async function isHeld(trx: TenantTransaction, tenantId: string, bookingId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", bookingId)
    .where("status", "=", "held")
    .where("expires_at", ">", sql<Temporal.Instant>`now()`)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for a payment of that time. */
export async function isStillHeld(trx: TenantTransaction, { tenant_id, id }: NamedAttempt): Promise<boolean> {
  return isHeld(trx, tenant_id, (await findPayment(trx, id)).booking_id);
}

interface ListedOnline {
  /** Lower bound of `settled_at` of those refunded. */
  since: Temporal.Instant;
  /** Refunds asked for before this are no longer retried. */
  givenUp: Temporal.Instant;
  limit: number;
  clientId: number | null;
  /** Only this one, whenever it was settled. */
  id?: number;
}

interface OnlineRefundRow {
  id: number;
  kind: string;
  state: string;
  client_id: number | null;
  payer_name: string | null;
  description: string | null;
  amount: number;
  currency: string;
  failure: string | null;
  refund_asked_at: Temporal.Instant | null;
  refund_failure: string | null;
  provider_payment_id: string | null;
  created_at: Temporal.Instant;
  total: number;
  open: number;
  failed: number;
}

/** Columns that times and plans have alike. */
const GIVEN_BACK = sql`p.id, p.state, p.client_id, p.failure, p.refund_asked_at, p.refund_failure, p.provider_payment_id,
  p.created_at, coalesce(p.taken_amount, p.amount) as amount, coalesce(p.taken_currency, p.currency) as currency`;

/** Payments of the booking page, for a time or a plan, that bought nothing: those not refunded yet, and the others since then. */
export async function onlineRefunds(
  trx: TenantTransaction,
  { since, givenUp, limit, clientId, id }: ListedOnline,
): Promise<OnlineRefundRow[]> {
  const isShown =
    id === undefined
      ? sql`(p.state = 'refunding' or p.state = 'refunded' and p.settled_at >= ${since})
          and (${clientId}::int is null or p.client_id = ${clientId}::int)`
      : sql`p.state in ('refunding', 'refunded') and p.id = ${id}`;
  const { rows } = await sql<OnlineRefundRow>`
    select online.*, coalesce(
        nullif(${fullNameSql("client")}, ''),
        nullif(trim(concat_ws(' ', guest ->> 'first_name', guest ->> 'last_name')), '')) as payer_name,
      (count(*) over ())::int as total,
      (count(*) filter (where state = 'refunding') over ())::int as open,
      (count(*) filter (where state = 'refunding' and (refund_asked_at is null or refund_asked_at < ${givenUp})) over ())::int
        as failed
    from (
      select ${GIVEN_BACK}, p.guest, 'booking' as kind, s.name as description
      from service_payments p
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      where p.tenant_id = ${TENANT_ID} and ${isShown}
      union all
      select ${GIVEN_BACK}, p.buyer, case p.kind when 'gift_card' then 'gift_card' else 'plan' end, plan.name
      from plan_purchases p
      join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = p.plan_id
      where p.tenant_id = ${TENANT_ID} and ${isShown}
    ) online
    left join users client on client.tenant_id = ${TENANT_ID} and client.id = online.client_id
    order by online.created_at desc, online.id desc
    limit ${limit}`.execute(trx);
  return rows;
}

/** Locked until the transaction ends, so that of two identical requests one goes first. Ids are unique in a company. */
export async function lockOnlineRefund(
  trx: TenantTransaction,
  id: number,
): Promise<
  { table: "service_payments" | "plan_purchases"; state: string; refund_asked_at: Temporal.Instant | null } | undefined
> {
  for (const table of ["service_payments", "plan_purchases"] as const) {
    const row = await trx
      .selectFrom(table)
      .where("id", "=", id)
      .where("state", "in", ["refunding", "refunded"])
      .select(["state", "refund_asked_at"])
      .forUpdate()
      .executeTakeFirst();
    if (row) return { table, ...row };
  }
  return undefined;
}

/** Begins another week of automatic attempts. */
export async function askForRefundAgain(
  trx: TenantTransaction,
  table: "service_payments" | "plan_purchases",
  { id, now }: { id: number; now: Temporal.Instant },
): Promise<void> {
  await trx.updateTable(table).set({ refund_asked_at: now, refund_failure: null }).where("id", "=", id).execute();
}
