import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Sql } from "#api/db/grouping.ts";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MembershipStatus } from "#schema/memberships/memberships/models.ts";

export interface BilledPeriod {
  plan_id: number;
  period_start: string;
  period_end: string | null;
  amount: number;
  /** The period was free of charge. */
  is_trial?: boolean;
}

export interface MemberRow {
  id: number;
  plan_id: number;
  status: MembershipStatus;
  billing_months: number | null;
  price_amount: number;
  started_on: string;
  pause_from: string | null;
  pause_until: string | null;
  cancel_on: string | null;
  /** Bills in the order of their periods. */
  periods: BilledPeriod[];
}

/** Without tax, like all revenue; same rule as `taxesIn`. */
const NET_PRICE = sql<number>`(m.price_amount - (
  select sum((2 * m.price_amount * (tax ->> 'rate')::int + 100000 + m.tax_rate) / (2 * (100000 + m.tax_rate)))
  from unnest(coalesce(m.taxes, array[jsonb_build_object('rate', m.tax_rate)])) tax))::bigint`;

/** These memberships, with what was billed for them. */
export function membershipsBilled(trx: TenantTransaction, tenantId: string, ids: readonly number[]) {
  return trx
    .selectFrom("memberships as m")
    .where("m.tenant_id", "=", tenantId)
    .where("m.id", "=", sql<number>`any(${ids}::int[])`)
    .select(["m.id", "m.plan_id", "m.status", "m.billing_months", NET_PRICE.as("price_amount")])
    .select(["m.started_on", "m.pause_from", "m.pause_until", "m.cancel_on"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("membership_invoices as i")
          .whereRef("i.tenant_id", "=", "m.tenant_id")
          .whereRef("i.membership_id", "=", "m.id")
          .select(["i.plan_id", "i.period_start", "i.period_end"])
          .select(sql<number>`i.amount - i.tax_amount`.as("amount"))
          .select(sql<boolean>`i.method is not distinct from 'trial'`.as("is_trial"))
          .orderBy("i.period_start")
          .orderBy("i.id"),
      ).as("periods"),
    )
    .$castTo<MemberRow>()
    .execute();
}

export interface Chosen {
  plan_ids: readonly number[] | undefined;
  status: readonly MembershipStatus[] | undefined;
}

const ofChosen = ({ plan_ids, status }: Chosen): Sql => sql`
  ${plan_ids === undefined ? sql`true` : sql`m.plan_id = any(${plan_ids}::int[])`}
  and ${status === undefined ? sql`true` : sql`m.status = any(${status}::text[])`}`;

/**
 * A membership with one of its spans; the span columns are null where there are none. Days are counted from 1970-01-01, as in
 * calendar.ts.
 */
export interface CountedRow {
  id: number;
  client_id: number;
  plan_id: number;
  currency: string;
  started_on: string;
  renews_paid: boolean;
  is_marked: boolean;
  starts: number | null;
  until: number | null;
  span_plan_id: number;
  amount: number;
  months: number;
  is_paused: boolean;
}

/** All memberships, with the spans stored when they were last counted; marked ones have changed since. */
export async function membershipsCounted(trx: TenantTransaction, chosen: Chosen): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select m.id, m.client_id, m.plan_id, m.currency, m.started_on,
      m.billing_months is not null and ${NET_PRICE} > 0 as renews_paid, x.membership_id is not null as is_marked,
      s.starts - date '1970-01-01' as starts, s.until - date '1970-01-01' as until, s.plan_id as span_plan_id, s.amount,
      s.months, s.is_paused
    from memberships m
    left join membership_spans s on s.tenant_id = ${TENANT_ID} and s.membership_id = m.id
    left join (select distinct membership_id from memberships_to_recount where tenant_id = ${TENANT_ID}) x
      on x.membership_id = m.id
    where m.tenant_id = ${TENANT_ID} and ${ofChosen(chosen)}
    order by m.started_on, m.id, s.starts`.execute(trx);
  return rows;
}

export function planNames(trx: TenantTransaction, tenantId: string) {
  return trx.selectFrom("membership_plans").where("tenant_id", "=", tenantId).select(["id", "name"]).execute();
}

/** Bills that are listed individually. */
export const MOST_FAILED = 100;

export interface OverdueRow {
  invoice_id: number;
  membership_id: number;
  client_id: number;
  client_name: string;
  plan_name: string;
  amount: number;
  currency: string;
  due_on: string;
  card_tries: number;
  card_refusal: string | null;
  next_try_at: Temporal.Instant | null;
  /** Total of all such bills in the currency, including those not listed. */
  open_total: number;
}

/** Unpaid bills past their due day, the oldest first; at least one per currency. */
export async function overdueBills(trx: TenantTransaction, today: string, chosen: Chosen): Promise<OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    with bill as materialized (
      select i.id, i.membership_id, m.client_id, i.plan_id, i.amount, i.currency, i.due_on,
        i.card_tries, i.card_refusal, i.next_try_at,
        row_number() over (order by i.due_on, i.id) as at,
        row_number() over (partition by i.currency order by i.due_on, i.id) as at_in_currency,
        (sum(i.amount) over (partition by i.currency))::bigint as open_total
      from membership_invoices i
      join memberships m on m.tenant_id = ${TENANT_ID} and m.id = i.membership_id
      where i.tenant_id = ${TENANT_ID} and i.status = 'open' and i.due_on < ${today}::date and ${ofChosen(chosen)}
    )
    select b.id as invoice_id, b.membership_id, b.client_id, ${fullNameSql("u")} as client_name,
      p.name as plan_name, b.amount, b.currency, b.due_on, b.card_tries, b.card_refusal, b.next_try_at, b.open_total
    from bill b
    join users u on u.tenant_id = ${TENANT_ID} and u.id = b.client_id
    join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = b.plan_id
    where b.at <= ${MOST_FAILED} or b.at_in_currency = 1
    order by b.at`.execute(trx);
  return rows;
}
