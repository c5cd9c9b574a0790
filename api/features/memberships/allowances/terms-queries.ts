import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MemberTerms } from "./member-price.ts";

export interface TermsQuestion {
  tenant_id: string;
  client_id: number;
  /** Null asks only for the rules that apply to every service. */
  service_id: number | null;
}

/** Whether people other than the payer use the membership `m`. */
export const USED_BY_FAMILY = sql<boolean>`exists (select from family_members member
  where member.tenant_id = ${TENANT_ID} and member.membership_id = m.id and member.left_at is null)`;

/**
 * The last day to use the allowances of the membership `m`. A pause that is set moves the end of the period, as `daysPaused`
 * of the billing dates says.
 */
export const LAST_DAY_OF_USE = sql<string | null>`least(
  m.period_end + greatest(coalesce(m.pause_until - m.pause_from, 0), 0), m.cancel_on, m.expires_on) - 1`;

/** What the plans of a client's memberships, own or shared with them, allow and cost; in the order of the memberships. */
export const memberTermsSql = (asked: Placeholders<TermsQuestion>) => sql<MemberTerms[]>`coalesce((
    select json_agg(json_build_object(
      'plan_name', p.name, 'is_past_due', m.status = 'past_due', 'period_end', m.period_end, 'cancel_on', least(m.cancel_on, m.expires_on),
      'pause_from', m.pause_from, 'pause_until', m.pause_until, 'booking_window_days', p.booking_window_days,
      'concurrent_bookings', p.concurrent_bookings, 'guest_limit', p.guest_limit,
      'prices', coalesce((
        select json_agg(json_build_object('service_id', r.service_id, 'duration_minutes', r.duration_minutes,
          'percent_off', r.percent_off, 'price_amount', r.price_amount, 'service_kind', s.kind))
        from membership_plan_prices r
        left join services s on s.tenant_id = ${TENANT_ID} and s.id = r.service_id
        where r.tenant_id = ${TENANT_ID} and r.plan_id = m.plan_id
          and (r.service_id is null or r.service_id = ${asked.service_id}::int)), '[]')) order by m.id)
    from memberships m join membership_plans p on p.tenant_id = ${TENANT_ID} and p.id = m.plan_id
    where m.tenant_id = ${asked.tenant_id} and m.status <> 'cancelled' and m.id in (
      select own.id from memberships own where own.tenant_id = ${asked.tenant_id} and own.client_id = ${asked.client_id}
      union
      select f.membership_id from family_members f
      where f.tenant_id = ${asked.tenant_id} and f.client_id = ${asked.client_id} and f.left_at is null)), '[]')`;

const readTerms = statement(
  (_, asked: Placeholders<TermsQuestion>) => sql<{ terms: MemberTerms[] }>`select ${memberTermsSql(asked)} as terms`,
);

export async function findMemberTerms(trx: TenantTransaction, asked: TermsQuestion): Promise<MemberTerms[]> {
  return (await readTerms(trx, asked)).rows[0]?.terms ?? [];
}
