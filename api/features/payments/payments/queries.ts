import { sql, type Insertable, type Kysely, type Selectable, type SelectQueryBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB, Payments } from "#api/db/types.generated.ts";

/** The booking fields that an account needs; undefined for a hold. */
export const bookingOfAccount = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("status", "<>", "held")
    .select(["client_id", "price_currency"])
    .executeTakeFirst();

const NAME = sql<string | null>`coalesce(p.payer_name, nullif(${fullNameSql("client")}, ''),
  nullif(trim(concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name')), ''))`;

/** A visitor or buyer typed the name, and nobody has proven the address. */
const NAMED_BY_STRANGER = sql<boolean>`case when p.payer_name is not null then p.taken_by is null
  when p.client_id is not null then coalesce(not client.is_email_confirmed, false) else b.created_by is null end`;

/** The plan of the paid membership invoice. */
const PLAN = sql<string | null>`(select plan.name from membership_invoices i
  join membership_plans plan on plan.tenant_id = ${TENANT_ID} and plan.id = i.plan_id
  where i.tenant_id = ${TENANT_ID} and i.id = p.membership_invoice_id)`;

/** What is on its way back. */
const REFUNDING = sql<number>`(select coalesce(sum(amount), 0)::bigint from payment_refunds
  where tenant_id = ${TENANT_ID} and payment_id = p.id and state = 'open')`;

/** What of the paid membership invoice a change of plan has credited. */
const CREDITED = sql<number>`coalesce((select credited_amount from membership_invoices i
  where i.tenant_id = ${TENANT_ID} and i.id = p.membership_invoice_id), 0)::bigint`;

/** Who marked the payment as recorded by mistake. */
const VOIDED_BY = sql<string | null>`(select nullif(${fullNameSql("u")}, '') from users u
  where u.tenant_id = ${TENANT_ID} and u.id = p.voided_by)`;

type Found = SelectQueryBuilder<DB & { p: DB["payments"] }, "p", Selectable<Payments>>;

/**
 * Adds the display names to the found payments, each looked up by its key. The planner does not know how few rows a page has;
 * with joins it would read every booking and client of the company.
 */
export const shown = (db: Kysely<DB>, found: Found) =>
  db
    .selectFrom(found.as("p"))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .whereRef("users.tenant_id", "=", "p.tenant_id")
          .whereRef("users.id", "=", "p.client_id")
          .select(["first_name", "last_name", "is_email_confirmed"])
          .limit(1)
          .as("client"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("users")
          .whereRef("users.tenant_id", "=", "p.tenant_id")
          .whereRef("users.id", "=", "p.taken_by")
          .select(["first_name", "last_name"])
          .limit(1)
          .as("taker"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("bookings")
          .whereRef("bookings.tenant_id", "=", "p.tenant_id")
          .whereRef("bookings.id", "=", "p.booking_id")
          .select(["bookings.tenant_id", "service_id", "resource_id", "guest", "created_by"])
          .limit(1)
          .as("b"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("services")
          .whereRef("services.tenant_id", "=", "p.tenant_id")
          .whereRef("services.id", "=", "b.service_id")
          .select("name")
          .limit(1)
          .as("s"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("resources")
          .whereRef("resources.tenant_id", "=", "p.tenant_id")
          .whereRef("resources.id", "=", "b.resource_id")
          .select("name")
          .limit(1)
          .as("r"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("locations")
          .whereRef("locations.tenant_id", "=", "p.tenant_id")
          .whereRef("locations.id", "=", "p.location_id")
          .select(["name", "timezone"])
          .limit(1)
          .as("l"),
      (join) => join.onTrue(),
    )
    .selectAll("p")
    .select([NAME.as("name"), NAMED_BY_STRANGER.as("is_named_by_stranger"), PLAN.as("plan_name")])
    .select([
      sql<string | null>`nullif(${fullNameSql("taker")}, '')`.as("taken_by_name"),
      VOIDED_BY.as("voided_by_name"),
      CREDITED.as("credited_amount"),
      "s.name as service_name",
      "r.name as resource_name",
      "l.name as location_name",
      "l.timezone",
      REFUNDING.as("refunding_amount"),
      sql<string | null>`(select case state when 'failed' then failure end from payment_refunds
        where tenant_id = ${TENANT_ID} and payment_id = p.id order by id desc limit 1)`.as("refund_failure"),
      sql<string | null>`(select provider_status from payment_disputes
        where tenant_id = ${TENANT_ID} and payment_id = p.id order by id desc limit 1)`.as("dispute_status"),
      sql<Temporal.Instant | null>`(select due_by from payment_disputes
        where tenant_id = ${TENANT_ID} and payment_id = p.id order by id desc limit 1)`.as("dispute_due_by"),
      sql<boolean>`exists (select from payment_disputes where tenant_id = ${TENANT_ID} and payment_id = p.id
        and withdrawn_amount > 0)`.as("is_withdrawn"),
    ]);

export const findPayment = (trx: TenantTransaction, tenantId: string, id: number) =>
  shown(trx, paymentsOf(trx, tenantId).selectAll("p").where("p.id", "=", id)).executeTakeFirst();

export const paymentsOfBooking = (trx: TenantTransaction, tenantId: string, bookingId: number) =>
  shown(trx, paymentsOf(trx, tenantId).selectAll("p").where("p.booking_id", "=", bookingId))
    .orderBy("p.id")
    .execute();

/** The payments of many bookings, newest first. */
export const paymentsOfBookings = (trx: TenantTransaction, tenantId: string, bookingIds: readonly number[]) =>
  shown(
    trx,
    paymentsOf(trx, tenantId)
      .selectAll("p")
      .where("p.booking_id", "in", [...bookingIds, 0]),
  )
    .orderBy("p.id", "desc")
    .execute();

const paymentsOf = (trx: TenantTransaction, tenantId: string) =>
  trx.selectFrom("payments as p").where("p.tenant_id", "=", tenantId);

/** Serializes payments, so that a company's receipt numbers have no gaps. */
export async function nextReceiptNumber(trx: TenantTransaction, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipts ${tenantId}`}, 0))`.execute(trx);
  const { number } = await trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .select(sql<number>`coalesce(max(number), 0) + 1`.as("number"))
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertPayment(trx: TenantTransaction, row: Insertable<Payments>): Promise<number> {
  const { id } = await trx.insertInto("payments").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Returns the payment for a gift card. */
export const paymentOfGiftCard = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where("gift_card_id", "=", id)
    .select(["id", "method", "location_id", "refunded_amount"])
    .select(["provider_account", "provider_payment_id", "platform_fee"])
    .executeTakeFirstOrThrow();

/** Returns the gift card that a provider payment was for. */
export const giftCardOfProvider = (
  trx: TenantTransaction,
  tenantId: string,
  { account, payment }: { account: string; payment: string },
) =>
  trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenantId)
    .where("provider_account", "=", account)
    .where("provider_payment_id", "=", payment)
    .where("gift_card_id", "is not", null)
    .select("gift_card_id")
    .executeTakeFirst();

/** The columns' check constraints reject refunding more than was paid. */
export async function addRefunded(
  trx: TenantTransaction,
  tenantId: string,
  { id, amount, tip = 0, tax }: { id: number; amount: number; tip?: number; tax: number },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set((eb) => ({
      refunded_amount: eb("refunded_amount", "+", amount),
      refunded_tip_amount: eb("refunded_tip_amount", "+", tip),
      refunded_tax_amount: eb("refunded_tax_amount", "+", tax),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Marks a payment as recorded by mistake; nothing of it is refunded any more. */
export async function setVoided(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  voided: { voided_at: Temporal.Instant; voided_by: number; void_reason: string },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ ...voided, refunded_amount: 0, refunded_tip_amount: 0, refunded_tax_amount: 0 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Returns the addresses to which the receipt of a payment was mailed. */
export async function mailedReceipts(trx: TenantTransaction, tenantId: string, id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select min(payload->>'email') as email from outbox
    where tenant_id = ${tenantId} and kind = 'receipt' and (payload->>'payment_id')::int = ${id} and sent_at is not null
    group by lower(payload->>'email') order by 1`.execute(trx);
  return rows.map(({ email }) => email);
}

/** Serializes spending of one client's credit. */
export async function lockClientCredit(trx: TenantTransaction, tenantId: string, clientId: number): Promise<void> {
  await trx
    .selectFrom("users")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", clientId)
    .select("id")
    .forNoKeyUpdate()
    .execute();
}

/** Returns how much of a client's credit is promised to payments that wait for a card while their times are held. */
export async function promisedCredit(
  trx: TenantTransaction,
  tenantId: string,
  { client_id, currency, exceptBooking }: { client_id: number; currency: string; exceptBooking: number },
): Promise<number> {
  const { sum } = await trx
    .selectFrom("service_payments as p")
    .innerJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "p.tenant_id").onRef("b.id", "=", "p.booking_id"),
    )
    .where("p.tenant_id", "=", tenantId)
    .where("p.client_id", "=", client_id)
    .where("p.currency", "=", currency)
    .where("p.state", "=", "open")
    .where("p.booking_id", "<>", exceptBooking)
    .where("b.status", "=", "held")
    .where("b.expires_at", ">", sql<Temporal.Instant>`now()`)
    .select(sql<number>`coalesce(sum(p.credit_amount), 0)::bigint`.as("sum"))
    .executeTakeFirstOrThrow();
  return sum;
}

/** The names of all taxes that payments have had. */
export async function taxNames(trx: TenantTransaction, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tax ->> 'name' as name from payments, unnest(taxes) tax
    where tenant_id = ${tenantId} group by 1 order by 1`.execute(trx);
  return rows.map(({ name }) => name);
}

export async function isErasedClient(trx: TenantTransaction, id: number): Promise<boolean> {
  const row = await trx.selectFrom("users").where("id", "=", id).select("anonymized_at").executeTakeFirst();
  return row !== undefined && row.anonymized_at !== null;
}
