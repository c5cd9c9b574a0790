import { sql, type Insertable, type Updateable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { GiftCards } from "#api/db/types.generated.ts";
import type { GiftCardListQuery } from "#schema/memberships/gift-cards/operations.ts";

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
      sql<number>`coalesce(payment.refunded_amount, 0)`.as("refunded_amount"),
      sql<string | null>`nullif(${fullNameSql("holder")}, '')`.as("redeemed_by_name"),
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

/** Redeemed gift cards whose buyers got money back past the venue since then, the latest first. */
export const reclaimedGiftCards = (
  trx: TenantTransaction,
  tenantId: string,
  { since, limit }: { since: Temporal.Instant; limit: number },
) =>
  shown(trx, tenantId)
    .where("card.state", "=", "redeemed")
    .where("card.reclaimed_at", ">=", since)
    .where(sql<boolean>`coalesce(payment.refunded_amount, 0) + card.charged_back_amount > 0`)
    .select(sql<number>`(count(*) over ())::int`.as("total"))
    .orderBy("card.reclaimed_at", "desc")
    .orderBy("card.id", "desc")
    .limit(limit)
    .execute();

/** What lost disputes took of the payment of a gift card. */
const LOST = sql<number>`(select coalesce(sum(d.withdrawn_amount), 0)::bigint from payment_disputes d
  where d.tenant_id = ${TENANT_ID} and d.payment_id = p.id and d.provider_status = 'lost')`;

export async function lostOfGiftCard(trx: TenantTransaction, tenantId: string, id: number): Promise<number> {
  const { lost } = await trx
    .selectFrom("payments as p")
    .where("p.tenant_id", "=", tenantId)
    .where("p.gift_card_id", "=", id)
    .select(LOST.as("lost"))
    .executeTakeFirstOrThrow();
  return lost;
}

/** Gift cards whose disputes were decided without this being known to the card yet. */
export async function undecidedGiftCards(trx: TenantTransaction, tenantId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom("payments as p")
    .innerJoin("gift_cards as card", (join) =>
      join.onRef("card.tenant_id", "=", "p.tenant_id").onRef("card.id", "=", "p.gift_card_id"),
    )
    .where("p.tenant_id", "=", tenantId)
    .where(
      sql<boolean>`exists (select from payment_disputes d where d.tenant_id = ${TENANT_ID} and d.payment_id = p.id)`,
    )
    .where(sql<boolean>`card.charged_back_amount <> least(${LOST}, card.amount - p.refunded_amount)`)
    .select("card.id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How much of a redeemed gift card's credit is unspent, at most `cap`: credit is spent in the order in which it came. What
 * came back of a payment by credit was not spent; what was taken back of a card counts where that card was redeemed.
 */
export async function unspentOfGiftCard(
  trx: TenantTransaction,
  tenantId: string,
  {
    client_id,
    currency,
    redeemed_at,
    cap,
  }: { client_id: number; currency: string; redeemed_at: Temporal.Instant; cap: number },
): Promise<number> {
  const { rows } = await sql<{ unspent: number }>`
    with recursive records as (
      select ${client_id}::int as id
      union
      select u.id from users u join records r on u.tenant_id = ${tenantId} and u.merged_into_id = r.id
    ), moves as (
      select -sum(e.amount) as gained, coalesce(card.redeemed_at, t.created_at) as at,
        card.id is not null or (sum(e.amount) < 0 and p.method is distinct from 'credit') as is_source
      from ledger_entries e
      join ledger_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
      left join payments p on p.tenant_id = ${tenantId} and p.id = t.payment_id
      left join gift_cards card on card.tenant_id = ${tenantId} and card.id = p.gift_card_id
      where e.tenant_id = ${tenantId} and e.account = 'credit' and e.currency = ${currency}
        and e.client_id in (select id from records)
      group by t.id, t.created_at, p.method, card.id, card.redeemed_at
    )
    select greatest(0, least(${cap}::bigint, sum(gained),
      coalesce(sum(gained) filter (where is_source and at <= ${redeemed_at}), 0)
        + coalesce(sum(gained) filter (where not is_source), 0)))::bigint as unspent
    from moves`.execute(trx);
  return rows[0]?.unspent ?? 0;
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

/** Whoever has the credit of a card that this client redeemed, with their address; undefined once they were erased. */
export const holderOfCredit = (trx: TenantTransaction, clientId: number) =>
  trx
    .selectFrom("users as got")
    .innerJoin("users as u", (join) =>
      join
        .onRef("u.tenant_id", "=", "got.tenant_id")
        .on((eb) => eb("u.id", "=", eb.fn.coalesce("got.merged_into_id", "got.id"))),
    )
    .where("got.id", "=", clientId)
    .where("u.anonymized_at", "is", null)
    .select([
      sql<string>`case when u.is_email_confirmed then u.first_name else '' end`.as("first_name"),
      sql<string>`case when u.is_email_confirmed then u.last_name else '' end`.as("last_name"),
    ])
    .select(sql<string | null>`nullif(coalesce(u.email, u.contact_email), '')`.as("email"))
    .executeTakeFirst();

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
