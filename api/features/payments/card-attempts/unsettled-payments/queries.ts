import { sql, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { LOOK_IT_UP } from "#api/stripe/provider-errors.ts";
import type { UnclearPaymentKind } from "#schema/payments/ecommerce/models.ts";

export interface PaymentAtProvider {
  kind: UnclearPaymentKind;
  id: number;
  client_id: number | null;
  booking_id: number | null;
  payer_name: string | null;
  description: string | null;
  amount: number;
  currency: string;
  account_id: string;
  provider_payment_id: string | null;
  created_at: Temporal.Instant;
  total: number;
}

/**
 * Card payments of each kind, and refunds to cards, that the provider has not settled yet; each condition may name `p`, and
 * `refund_failure` of a payment that goes back as a whole.
 */
async function readPayments(
  trx: TenantTransaction,
  { payments, refunds, limit }: { payments: RawBuilder<boolean>; refunds: RawBuilder<boolean>; limit: number },
): Promise<PaymentAtProvider[]> {
  const { rows } = await sql<PaymentAtProvider>`
    select unsettled.*, coalesce(nullif(${fullNameSql("client")}, ''),
        nullif(trim(concat_ws(' ', guest ->> 'first_name', guest ->> 'last_name')), '')) as payer_name,
      (count(*) over ())::int as total
    from (
      select 'booking' as kind, p.id, p.client_id, p.booking_id, p.guest, s.name as description, p.amount, p.currency,
        p.account_id, p.provider_payment_id, p.created_at
      from service_payments p
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select case p.kind when 'gift_card' then 'gift_card' else 'plan' end, p.id, p.client_id, null, p.buyer, plan.name,
        p.amount, p.currency, p.account_id, p.provider_payment_id, p.created_at
      from plan_purchases p
      join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = p.plan_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select p.kind, p.id, coalesce(p.client_id, b.client_id), p.booking_id, b.guest, coalesce(s.name, plan.name), p.amount,
        p.currency, p.account_id, p.provider_payment_id, p.created_at
      from card_charges p
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      left join membership_invoices i on i.tenant_id = ${TENANT_ID} and i.id = p.membership_invoice_id
      left join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = i.plan_id
      where p.tenant_id = ${TENANT_ID} and ${payments}
      union all
      select 'refund', p.id, coalesce(paid.client_id, b.client_id), p.booking_id, b.guest, s.name, p.amount, p.currency,
        paid.provider_account, paid.provider_payment_id, p.created_at
      from payment_refunds p
      join payments paid on paid.tenant_id = ${TENANT_ID} and paid.id = p.payment_id
      left join bookings b on b.tenant_id = ${TENANT_ID} and b.id = p.booking_id
      left join services s on s.tenant_id = ${TENANT_ID} and s.id = b.service_id
      where p.tenant_id = ${TENANT_ID} and p.state = 'open' and p.given_as = 'payment' and ${refunds}
    ) unsettled
    left join users client on client.tenant_id = ${TENANT_ID} and client.id = unsettled.client_id
    order by unsettled.created_at desc, unsettled.id desc
    limit ${limit}`.execute(trx);
  return rows;
}

/** Those of a lost account since then: what became of them is known at the provider alone. */
export const unclearPayments = (trx: TenantTransaction, since: Temporal.Instant, limit: number) =>
  readPayments(trx, {
    payments: sql<boolean>`p.state = 'open' and p.failure = ${LOOK_IT_UP} and p.created_at >= ${since}`,
    refunds: sql<boolean>`p.failure = ${LOOK_IT_UP} and p.created_at >= ${since}`,
    limit,
  });

/** Those of an account that still move: begun and neither settled nor given up. */
export const paymentsUnderWay = (trx: TenantTransaction, accountId: string, limit: number) =>
  readPayments(trx, {
    payments: sql<boolean>`p.account_id = ${accountId} and (p.state = 'open' and p.failure is distinct from ${LOOK_IT_UP}
      or p.state = 'refunding' and p.refund_failure is null)`,
    refunds: sql<boolean>`paid.provider_account = ${accountId} and p.failure is null`,
    limit,
  });
