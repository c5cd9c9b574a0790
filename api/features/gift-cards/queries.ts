import { type Insertable, sql, type Updateable } from "kysely";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { GiftCards } from "#api/db/types.generated.ts";
import type { GiftCardListQuery } from "#schema/gift-cards/operations.ts";

export type GiftCardRow = NonNullable<Awaited<ReturnType<typeof findGiftCard>>>;

const shown = (trx: TenantTransaction, tenantId: string) =>
  trx
    .selectFrom("gift_cards as card")
    .innerJoin("membership_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "card.tenant_id").onRef("plan.id", "=", "card.plan_id"),
    )
    .leftJoin("users as holder", (join) =>
      join.onRef("holder.tenant_id", "=", "card.tenant_id").onRef("holder.id", "=", "card.redeemed_by"),
    )
    .leftJoin("payments as payment", (join) =>
      join.onRef("payment.tenant_id", "=", "card.tenant_id").onRef("payment.gift_card_id", "=", "card.id"),
    )
    .where("card.tenant_id", "=", tenantId)
    .selectAll("card")
    .select([
      "plan.name as plan_name",
      "payment.id as payment_id",
      "payment.method as paid_by",
      "payment.number as receipt",
      sql<boolean>`coalesce(payment.refunded_amount, 0) > 0`.as("is_given_back"),
      sql<string | null>`nullif(trim(holder.first_name || ' ' || holder.last_name), '')`.as("redeemed_by_name"),
    ]);

export function listGiftCards(trx: TenantTransaction, tenantId: string, query: GiftCardListQuery) {
  const { plan_id } = query;
  let matching = shown(trx, tenantId);
  if (plan_id !== undefined) matching = matching.where("card.plan_id", "=", plan_id);
  return readPage(matching.orderBy("card.id", "desc"), query);
}

export const findGiftCard = (trx: TenantTransaction, tenantId: string, id: number) =>
  shown(trx, tenantId).where("card.id", "=", id).executeTakeFirst();

/** Locked until the transaction ends, so that of two concurrent redemptions or voids one goes first. */
export const lockGiftCard = (trx: TenantTransaction, tenantId: string, id: number) =>
  shown(trx, tenantId).where("card.id", "=", id).forUpdate("card").executeTakeFirst();

export const lockGiftCardByCode = (trx: TenantTransaction, tenantId: string, codeHash: Buffer) =>
  shown(trx, tenantId).where("card.code_hash", "=", codeHash).forUpdate("card").executeTakeFirst();

/** Gift cards whose mailing day has come, the earliest first. */
export async function dueGiftCards(
  trx: TenantTransaction,
  tenantId: string,
  { until, most }: { until: string; most: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom("gift_cards")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "active")
    .where("sent_at", "is", null)
    .where("send_on", "<=", until)
    .orderBy("send_on")
    .orderBy("id")
    .limit(most)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertGiftCard(trx: TenantTransaction, row: Insertable<GiftCards>): Promise<number> {
  const { id } = await trx.insertInto("gift_cards").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function changeGiftCard(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  change: Updateable<GiftCards>,
): Promise<void> {
  await trx.updateTable("gift_cards").set(change).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** A client's credit balance, by currency. */
export async function creditsOf(trx: TenantTransaction, tenantId: string, clientId: number) {
  return trx
    .selectFrom("ledger_entries")
    .where("tenant_id", "=", tenantId)
    .where("account", "=", "credit")
    .where("client_id", "=", clientId)
    .groupBy("currency")
    .having(sql<boolean>`sum(amount) <> 0`)
    .orderBy("currency")
    .select(["currency", sql<number>`(-sum(amount))::bigint`.as("amount")])
    .execute();
}

export const findClientNamed = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("users")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where(sql<boolean>`'client' = any(roles)`)
    .select(["id", "first_name", "last_name"])
    .executeTakeFirst();
