import { sql, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import type { UnsettledPaymentKind } from "#schema/payments/card-attempts/unsettled-payments/models.ts";

export interface PaymentAtProvider {
  kind: UnsettledPaymentKind;
  id: number;
  state: string;
  client_id: number | null;
  booking_id: number | null;
  payer_name: string | null;
  description: string | null;
  amount: number;
  currency: string;
  account_id: string;
  provider_payment_id: string | null;
  failure: string | null;
  refund_asked_at: Temporal.Instant | null;
  refund_failure: string | null;
  created_at: Temporal.Instant;
  total: number;
  /** How many of all are on their way back, how many of those are left to a person, and how many have to be looked up. */
  open: number;
  failed: number;
  unclear: number;
}

/** What the tables of card payments keep alike; the amount is what was taken, where that is known. */
const ALIKE = sql`p.id, p.state, coalesce(p.taken_amount, p.amount) as amount,
  coalesce(p.taken_currency, p.currency) as currency, p.account_id, p.provider_payment_id, p.failure, p.refund_asked_at,
  p.refund_failure, p.created_at`;

/** Card payments of each kind, and refunds to cards, that are not settled. */
async function readPayments(
  trx: TenantTransaction,
  { payments, refunds, isShown = sql`true`, givenUp = null, limit }: Reading,
): Promise<PaymentAtProvider[]> {
  const { rows } = await sql<PaymentAtProvider>`
    select unsettled.*, coalesce(nullif(${fullNameSql("client")}, ''),
        nullif(trim(concat_ws(' ', guest ->> 'first_name', guest ->> 'last_name')), '')) as payer_name,
      (count(*) over ())::int as total,
      (count(*) filter (where state = 'refunding') over ())::int as open,
      (count(*) filter (where state = 'refunding' and (refund_asked_at is null or refund_asked_at < ${givenUp})) over ())::int
        as failed,
      (count(*) filter (where state = 'open') over ())::int as unclear
    from (
      select ${ALIKE}, 'booking' as kind, p.client_id, p.booking_id, p.guest, s.name as description
      from service_payments p
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select ${ALIKE}, case p.kind when 'gift_card' then 'gift_card' else 'plan' end, p.client_id, null, p.buyer, plan.name
      from plan_purchases p
      join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = p.plan_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select ${ALIKE}, p.kind, coalesce(p.client_id, b.client_id), p.booking_id, b.guest, coalesce(s.name, plan.name)
      from card_charges p
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      left join membership_invoices i on i.tenant_id = ${TENANT_ID} and i.id = p.membership_invoice_id
      left join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = i.plan_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select p.id, p.state, p.amount, p.currency, paid.provider_account, paid.provider_payment_id, p.failure, null, null,
        p.created_at, 'refund', coalesce(paid.client_id, b.client_id), p.booking_id, b.guest, s.name
      from payment_refunds p
      join payments paid on paid.tenant_id = ${TENANT_ID} and paid.id = p.payment_id
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      where p.tenant_id = ${TENANT_ID} and p.state = 'open' and p.given_as = 'payment' and ${refunds}
    ) unsettled
    left join users client on client.tenant_id = ${TENANT_ID} and client.id = unsettled.client_id
    where ${isShown}
    order by unsettled.created_at desc, unsettled.id desc
    limit ${limit}`.execute(trx);
  return rows;
}

interface Reading {
  /** May name `p`, a card payment. */
  payments: RawBuilder<unknown>;
  /** May name `p`, a refund, and `paid`, its payment. */
  refunds: RawBuilder<unknown>;
  /** May name `unsettled`, what is read. */
  isShown?: RawBuilder<unknown>;
  /** Refunds asked for before this are no longer retried. */
  givenUp?: Temporal.Instant | null;
  limit: number;
}

interface Listed {
  clientId?: number | null;
  /** Only this one, whenever it was settled. */
  id?: number;
  refundedSince: Temporal.Instant;
  unclearSince: Temporal.Instant;
  givenUp: Temporal.Instant;
  limit: number;
}

/**
 * Those that count as nothing: on their way back to the card, refunded since then, or of a lost account, so that what became of
 * them is known at the provider alone.
 */
export function unsettledPayments(
  trx: TenantTransaction,
  { clientId = null, id, refundedSince, unclearSince, givenUp, limit }: Listed,
): Promise<PaymentAtProvider[]> {
  const isUnclear = sql`p.failure = ${LOOK_IT_UP} and p.created_at >= ${unclearSince}`;
  const isGoingBack = sql`p.state = 'refunding' or p.state = 'refunded' and p.settled_at >= ${refundedSince}`;
  return readPayments(trx, {
    payments:
      id === undefined
        ? sql`(${isGoingBack} or p.state = 'open' and ${isUnclear})`
        : sql`(p.state in ('refunding', 'refunded') or p.state = 'open' and ${isUnclear}) and p.id = ${id}`,
    refunds: id === undefined ? isUnclear : sql`false`,
    isShown: sql`(${clientId}::int is null or unsettled.client_id = ${clientId}::int)`,
    givenUp,
    limit,
  });
}

/** Those of an account that still move: begun and neither settled nor given up. */
export const paymentsUnderWay = (trx: TenantTransaction, accountId: string, limit: number) =>
  readPayments(trx, {
    payments: sql`p.account_id = ${accountId} and (p.state = 'open' and p.failure is distinct from ${LOOK_IT_UP}
      or p.state = 'refunding' and p.refund_failure is null)`,
    refunds: sql`paid.provider_account = ${accountId} and p.failure is null`,
    limit,
  });
