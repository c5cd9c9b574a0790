import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MembershipStatus } from "#schema/memberships/models.ts";

export interface BilledPeriod {
  plan_id: number;
  period_start: string;
  period_end: string | null;
  amount: number;
  /** Nothing was to be paid for it. */
  is_trial?: boolean;
}

export interface MemberRow {
  id: number;
  client_id: number;
  plan_id: number;
  status: MembershipStatus;
  billing_months: number | null;
  price_amount: number;
  currency: string;
  started_on: string;
  pause_from: string | null;
  pause_until: string | null;
  cancel_on: string | null;
  /** Bills in the order of their periods. */
  periods: BilledPeriod[];
}

interface Chosen {
  plan_ids: readonly number[] | undefined;
  status: readonly MembershipStatus[] | undefined;
}

/** Memberships that there were, with what was billed for them. */
export function membershipsBilled(trx: TenantTransaction, tenantId: string, { plan_ids, status }: Chosen) {
  return (
    trx
      .selectFrom("memberships as m")
      .where("m.tenant_id", "=", tenantId)
      .$if(plan_ids !== undefined, (rows) => rows.where("m.plan_id", "in", plan_ids ?? []))
      .$if(status !== undefined, (rows) => rows.where("m.status", "in", status ?? []))
      .select(["m.id", "m.client_id", "m.plan_id", "m.status", "m.billing_months", "m.currency"])
      // Without tax, as all revenue: the rule is taxIn.
      .select(
        sql<number>`(m.price_amount - (2 * m.price_amount * m.tax_rate + 100000 + m.tax_rate)
        / (2 * (100000 + m.tax_rate)))::bigint`.as("price_amount"),
      )
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
      .orderBy("m.started_on")
      .orderBy("m.id")
      .$castTo<MemberRow>()
      .execute()
  );
}

export function planNames(trx: TenantTransaction, tenantId: string) {
  return trx.selectFrom("membership_plans").where("tenant_id", "=", tenantId).select(["id", "name"]).execute();
}

const MOST_FAILED = 100;

export interface OverdueRow {
  invoice_id: number;
  membership_id: number;
  client_id: number;
  client_name: string;
  plan_name: string;
  amount: number;
  currency: string;
  due_on: string;
}

/** Bills that are open after their day, the oldest first. */
export function overdueBills(trx: TenantTransaction, tenantId: string, today: string, membershipIds: number[]) {
  return trx
    .selectFrom("membership_invoices as i")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.tenant_id", "=", "i.tenant_id").onRef("m.id", "=", "i.membership_id"),
    )
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.client_id"))
    .innerJoin("membership_plans as p", (join) =>
      join.onRef("p.tenant_id", "=", "i.tenant_id").onRef("p.id", "=", "i.plan_id"),
    )
    .where("i.tenant_id", "=", tenantId)
    .where("m.tenant_id", "=", tenantId)
    .where("u.tenant_id", "=", tenantId)
    .where("p.tenant_id", "=", tenantId)
    .where("i.status", "=", "open")
    .where("i.due_on", "<", today)
    .where("i.membership_id", "in", membershipIds)
    .select([
      "i.id as invoice_id",
      "i.membership_id",
      "m.client_id",
      "p.name as plan_name",
      "i.amount",
      "i.currency",
      "i.due_on",
    ])
    .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("client_name"))
    .orderBy("i.due_on")
    .orderBy("i.id")
    .limit(MOST_FAILED)
    .$castTo<OverdueRow>()
    .execute();
}
