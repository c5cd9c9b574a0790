import { sql, type Insertable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { AmountsDue } from "#api/db/types.generated.ts";
import type { AmountDueKind, BookingPolicy } from "#schema/bookings/policies/models.ts";

export async function insertPolicy(trx: TenantTransaction, tenant_id: string, rules: BookingPolicy): Promise<number> {
  const { id } = await trx
    .insertInto("policies")
    .values({ tenant_id, rules: JSON.stringify(rules) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function policyRules(trx: TenantTransaction, tenantId: string, id: number): Promise<BookingPolicy> {
  const { rules } = await trx
    .selectFrom("policies")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select("rules")
    .executeTakeFirstOrThrow();
  return rules as unknown as BookingPolicy; // Written only by insertPolicy.
}

/** Inserts an amount due unless the booking has one of its kind; returns whether it was inserted. */
export async function insertAmountDue(trx: TenantTransaction, row: Insertable<AmountsDue>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("amounts_due")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export function deleteAmountDue(
  trx: TenantTransaction,
  tenantId: string,
  { booking_id, kind }: { booking_id: number; kind: AmountDueKind },
) {
  return trx
    .deleteFrom("amounts_due")
    .where("tenant_id", "=", tenantId)
    .where("booking_id", "=", booking_id)
    .where("kind", "=", kind)
    .returning(["amount", "currency", "waived_at"])
    .execute();
}

function amountsDue(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("amounts_due as a")
    .leftJoin("users as w", (join) => join.onRef("w.tenant_id", "=", "a.tenant_id").onRef("w.id", "=", "a.waived_by"))
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "a.tenant_id").onRef("b.id", "=", "a.booking_id"),
    )
    .where("a.tenant_id", "=", tenantId)
    .selectAll("a")
    .select(["b.client_id", "b.location_id", "b.tax_rate", "b.taxes"])
    .select(sql<string | null>`${fullNameSql("w")}`.as("waived_by_name"));
}

export type AmountDueRow = Awaited<ReturnType<typeof amountsDueOf>>[number];

export function amountsDueOf(trx: TenantTransaction, tenantId: string, bookingIds: readonly number[]) {
  return amountsDue(trx, tenantId)
    .where("a.booking_id", "in", [...bookingIds, 0])
    .orderBy("a.id")
    .execute();
}

export function lockAmountDue(trx: TenantTransaction, tenantId: string, id: number) {
  return amountsDue(trx, tenantId).where("a.id", "=", id).forUpdate(["b", "a"]).executeTakeFirst();
}

export async function setWaived(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  waived: { waived_at: Temporal.Instant; waived_by: number; waived_reason: string },
): Promise<void> {
  await trx.updateTable("amounts_due").set(waived).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Returns the booking fields that its terms are derived from. */
export function bookingUnderPolicy(trx: TenantTransaction, tenantId: string, id: number) {
  return trx
    .selectFrom("bookings as b")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "b.tenant_id").onRef("l.id", "=", "b.location_id"),
    )
    .leftJoin("policies as p", (join) =>
      join.onRef("p.tenant_id", "=", "b.tenant_id").onRef("p.id", "=", "b.policy_id"),
    )
    .where("b.tenant_id", "=", tenantId)
    .where("b.id", "=", id)
    .where("b.status", "<>", "held")
    .select(["b.id", "b.start_time", "b.price_amount", "b.price_currency", "b.status", "l.timezone", "p.rules"])
    .executeTakeFirst();
}
