import { type Insertable, sql } from "kysely";
import { containing, type PageQuery } from "#api/db/paging.ts";
import { readPage } from "#api/db/read-page.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Payments } from "#api/db/types.generated.ts";
import type { PaymentExportQuery, PaymentListQuery } from "#schema/payments/operations.ts";

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** What an account needs to know of its booking; a hold has none. */
export const bookingOfAccount = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("status", "<>", "held")
    .select(["client_id", "price_currency"])
    .executeTakeFirst();

/** Half-open, in instants. */
export interface PaymentTimes {
  from?: Temporal.Instant | undefined;
  to?: Temporal.Instant | undefined;
}

type PaymentFilter = Omit<PaymentExportQuery, "date_from" | "date_to"> & { times: PaymentTimes };

const withNames = (trx: TenantTransaction) =>
  trx
    .selectFrom("payments as p")
    .leftJoin("users as client", (join) =>
      join.onRef("client.tenant_id", "=", "p.tenant_id").onRef("client.id", "=", "p.client_id"),
    )
    .leftJoin("users as taker", (join) =>
      join.onRef("taker.tenant_id", "=", "p.tenant_id").onRef("taker.id", "=", "p.taken_by"),
    )
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "p.tenant_id").onRef("b.id", "=", "p.booking_id"),
    )
    .leftJoin("services as s", (join) =>
      join.onRef("s.tenant_id", "=", "b.tenant_id").onRef("s.id", "=", "b.service_id"),
    )
    .leftJoin("resources as r", (join) =>
      join.onRef("r.tenant_id", "=", "b.tenant_id").onRef("r.id", "=", "b.resource_id"),
    )
    .leftJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "p.tenant_id").onRef("l.id", "=", "p.location_id"),
    );

const NAME = sql<string | null>`coalesce(p.payer_name, nullif(trim(client.first_name || ' ' || client.last_name), ''),
  nullif(trim(concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name')), ''))`;

const shown = (trx: TenantTransaction) =>
  withNames(trx)
    .selectAll("p")
    .select([
      NAME.as("name"),
      sql<string | null>`nullif(trim(taker.first_name || ' ' || taker.last_name), '')`.as("taken_by_name"),
      "s.name as service_name",
      "r.name as resource_name",
      "l.name as location_name",
      "l.timezone",
      sql<number>`(select coalesce(sum(amount), 0)::bigint from payment_refunds
        where tenant_id = ${TENANT_ID} and payment_id = p.id and state = 'open')`.as("refunding_amount"),
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
  shown(trx).where("p.tenant_id", "=", tenantId).where("p.id", "=", id).executeTakeFirst();

export const paymentsOfBooking = (trx: TenantTransaction, tenantId: string, bookingId: number) =>
  shown(trx).where("p.tenant_id", "=", tenantId).where("p.booking_id", "=", bookingId).orderBy("p.id").execute();

function matching(trx: TenantTransaction, tenantId: string, filter: PaymentFilter) {
  const { method, refunded, location_id, client_id, times, search } = filter;
  let found = shown(trx).where("p.tenant_id", "=", tenantId);
  if (method?.length) found = found.where("p.method", "in", method);
  if (refunded !== undefined) found = found.where("p.refunded_amount", refunded ? ">" : "=", 0);
  if (location_id) found = found.where("p.location_id", "=", location_id);
  if (client_id) found = found.where("p.client_id", "=", client_id);
  if (times.from) found = found.where("p.created_at", ">=", times.from);
  if (times.to) found = found.where("p.created_at", "<", times.to);
  return search?.trim() ? found.where(isOfPayer(search.trim())) : found;
}

/** The number of the receipt, or part of the name. The people are found once, not looked up for each payment. */
function isOfPayer(search: string) {
  const pattern = containing(search);
  return sql<boolean>`(p.number::text = ${search} or p.payer_name ilike ${pattern}
    or p.client_id in (select u.id from users u where u.tenant_id = ${TENANT_ID}
      and u.first_name || ' ' || u.last_name ilike ${pattern})
    or p.client_id is null and exists (select from bookings guests where guests.tenant_id = ${TENANT_ID}
      and guests.id = p.booking_id
      and concat_ws(' ', guests.guest ->> 'first_name', guests.guest ->> 'last_name') ilike ${pattern}))`;
}

export function listPayments(
  trx: TenantTransaction,
  tenantId: string,
  query: PaymentFilter & PageQuery & Pick<PaymentListQuery, "sortBy" | "sortDir">,
) {
  const { sortBy, sortDir } = query;
  const ordered = matching(trx, tenantId, query).orderBy(`p.${sortBy}`, sortDir).orderBy("p.id", sortDir);
  return readPage(ordered, query);
}

/** One payment after the other: the receipts of a company have no gap. */
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

/** The check of the column refuses more than was paid. */
export async function addRefunded(
  trx: TenantTransaction,
  tenantId: string,
  { id, amount, tax }: { id: number; amount: number; tax: number },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set((eb) => ({
      refunded_amount: eb("refunded_amount", "+", amount),
      refunded_tax_amount: eb("refunded_tax_amount", "+", tax),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Two who spend the credit of one client go one after the other. */
export async function lockClientCredit(trx: TenantTransaction, tenantId: string, clientId: number): Promise<void> {
  await trx
    .selectFrom("users")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", clientId)
    .select("id")
    .forNoKeyUpdate()
    .execute();
}
