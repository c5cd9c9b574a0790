import { sql, type RawBuilder } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { forEachShape, insertion, statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import type { BookingSums } from "./booking-balance.ts";
import type { Entry, ForgoneAccount, PostedSum } from "./entries.ts";
import type { BookingFigures } from "./payment-status.ts";

export interface NewTransaction {
  tenant_id: string;
  kind: LedgerTransactionKind;
  booking_id: number | null;
  payment_id: number | null;
  /** The membership whose credit it moved. */
  membership_id: number | null;
  client_id: number | null;
  location_id: number | null;
  reason: string | null;
  created_by: number | null;
  created_at: Temporal.Instant;
  currency: string;
  entries: readonly Entry[];
}

const insertHead = insertion("ledger_transactions", (insert) => insert);

/** One statement per number of entries; the columns of each entry carry its number. */
const insertEntries = forEachShape((columns) =>
  statement((_, value: Placeholders<Record<string, unknown>>) => {
    const numbers = columns.flatMap((column) => (column.startsWith("account") ? [column.slice("account".length)] : []));
    const rows = numbers.map(
      (at) =>
        sql`(${value["tenant_id"]}, last_id(), ${value[`account${at}`]}, ${value[`amount${at}`]}, ${value["currency"]}, ${value[`client${at}`]}, ${value[`tax${at}`]})`,
    );
    return sql`insert into ledger_entries (tenant_id, transaction_id, account, amount, currency, client_id, tax_amount)
      values ${sql.join(rows)}`;
  }),
);

/**
 * Inserts a transaction and its entries. Both statements are sent together; the entries refer to the id generated last. A
 * constraint checked at commit ensures that the entries add up to zero.
 */
export async function insertTransaction(trx: TenantTransaction, posted: NewTransaction): Promise<void> {
  const { currency, entries: posts, ...head } = posted;
  const entries = posts.map(({ account, amount, tax_amount = 0 }, at) => ({
    [`account${at}`]: account,
    [`amount${at}`]: amount,
    [`client${at}`]: account === "credit" ? head.client_id : null,
    [`tax${at}`]: tax_amount,
  }));
  await Promise.all([
    insertHead(trx, head),
    insertEntries(trx, Object.assign({ tenant_id: head.tenant_id, currency }, ...entries)),
  ]);
}

interface BookingFilter {
  tenant_id: string;
  booking_id: number;
}

const sumOf = (column: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`coalesce(sum(${column}) filter (where ${where}), 0)::bigint`;

const FORGONE = [
  ["refunds", "refund"],
  ["waived", "waiver"],
  ["disputed", "dispute"],
] as const satisfies readonly [ForgoneAccount, LedgerTransactionKind][];

type FigureRow = BookingFigures & {
  booking_id: number;
  payment_status: PaymentStatus;
  currency: string;
  client_id: number | null;
  location_id: number;
  reversed_tax: number;
} & Record<`${ForgoneAccount}_${"forgone" | "tax" | "reversed"}`, number>;

const figuresWhere = (condition: RawBuilder<boolean>) => sql<FigureRow>`
    select b.id as booking_id, b.payment_status, b.price_currency as currency, b.client_id, b.location_id, f.*,
      (select coalesce(sum(r.amount), 0)::bigint from payment_refunds r where r.tenant_id = ${TENANT_ID}
        and r.booking_id = b.id and r.currency = b.price_currency and r.state = 'open') as refunding
    from bookings b, lateral (
      select ${sumOf(sql`e.amount`, sql`t.kind <> 'reversal' and e.account = 'receivable'`)} as balance,
        ${sumOf(sql`-e.amount`, sql`t.kind = 'payment' and e.account = 'receivable'`)} as paid,
        ${sumOf(sql`e.amount`, sql`t.kind = 'refund' and e.account in ('receivable', 'refunds', 'taxes')`)} as refunded,
        ${sumOf(sql`-e.amount`, sql`t.kind = 'reversal' and e.account = 'taxes'`)} as reversed_tax,
        ${sql.join(FORGONE.map(([account, kind]) => sumsOfForgone(account, kind)))}
      from ledger_transactions t
      join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
      where t.tenant_id = ${TENANT_ID} and t.booking_id = b.id and e.currency = b.price_currency
    ) f
    where ${condition}`;

const readFigures = statement((_, asked: Placeholders<BookingFilter>) =>
  figuresWhere(sql`b.tenant_id = ${asked.tenant_id} and b.id = ${asked.booking_id}`),
);

const readFiguresOfMany = statement((_, asked: Placeholders<{ tenant_id: string; booking_ids: number[] }>) =>
  figuresWhere(sql`b.tenant_id = ${asked.tenant_id} and b.id = any(${asked.booking_ids}::int[])`),
);

/** The amount forgone in one account, the tax in it, and how much of it was reversed. */
const sumsOfForgone = (account: ForgoneAccount, kind: LedgerTransactionKind) => {
  const [of, isTax] = [sql`t.kind = ${sql.lit(kind)}`, sql`e.account = 'taxes'`];
  const isOfIt = sql`e.account = ${sql.lit(account)}`;
  return sql`${sumOf(sql`e.amount`, sql`${of} and (${isOfIt} or ${isTax})`)} as ${sql.id(`${account}_forgone`)},
    ${sumOf(sql`e.amount`, sql`${of} and ${isTax}`)} as ${sql.id(`${account}_tax`)},
    ${sumOf(sql`-e.amount`, sql`t.kind = 'reversal' and ${isOfIt}`)} as ${sql.id(`${account}_reversed`)}`;
};

/** Returns the sums of one booking in its own currency, with its payment status, client and location. */
export async function bookingFigures(trx: TenantTransaction, asked: BookingFilter) {
  const { rows } = await readFigures(trx, asked);
  const [row] = rows;
  return row && figuresFrom(row);
}

/** The same of many bookings, by id. */
export async function figuresOfMany(trx: TenantTransaction, asked: { tenant_id: string; booking_ids: number[] }) {
  const { rows } = await readFiguresOfMany(trx, asked);
  return new Map(rows.map((row) => [row.booking_id, figuresFrom(row)]));
}

function figuresFrom(row: FigureRow) {
  const { payment_status, currency, client_id, location_id, balance, paid, refunded, refunding } = row;
  const forgoneOf = (account: ForgoneAccount) => ({ amount: row[`${account}_forgone`], tax: row[`${account}_tax`] });
  const sums: BookingSums = {
    balance,
    paid,
    refunded,
    refunding,
    forgone: { refunds: forgoneOf("refunds"), waived: forgoneOf("waived"), disputed: forgoneOf("disputed") },
    reversed: {
      refunds: row.refunds_reversed,
      waived: row.waived_reversed,
      disputed: row.disputed_reversed,
      tax: row.reversed_tax,
    },
  };
  return { payment_status, currency, client_id, location_id, sums };
}

export async function setPaymentStatus(
  trx: TenantTransaction,
  { tenant_id, booking_id }: BookingFilter,
  payment_status: PaymentStatus,
): Promise<void> {
  await trx
    .updateTable("bookings")
    .set({ payment_status })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", booking_id)
    .execute();
}

/** Locks the booking until the transaction ends, so that changes to its money are serialized. */
export const lockLedgerBooking = (trx: TenantTransaction, { tenant_id, booking_id }: BookingFilter) =>
  trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", booking_id)
    .select(["id", "client_id", "location_id", "tax_rate", "taxes"])
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Same as `lockLedgerBooking`, for a payment that does not belong to a booking. */
export async function lockLedgerPayment(
  trx: TenantTransaction,
  { tenant_id, payment_id }: { tenant_id: string; payment_id: number },
) {
  const row = await trx
    .selectFrom("payments")
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", payment_id)
    .select(["client_id", "location_id"])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id: null, ...row };
}

/** Returns what a payment and its refunds have moved so far. */
export async function postedForPayment(
  trx: TenantTransaction,
  { tenant_id, payment_id }: { tenant_id: string; payment_id: number },
): Promise<PostedSum[]> {
  const { rows } = await sql<PostedSum>`
    select t.kind, e.account, sum(e.amount)::bigint as amount, sum(e.tax_amount)::bigint as tax_amount
    from ledger_transactions t join ledger_entries e on e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id
    where t.tenant_id = ${tenant_id} and t.payment_id = ${payment_id}
    group by t.kind, e.account having sum(e.amount) <> 0 order by t.kind, min(e.id)`.execute(trx);
  return rows;
}

/** Returns what of a membership's credit became its client's own. */
export async function creditFreed(
  trx: TenantTransaction,
  asked: { tenant_id: string; membership_id: number },
): Promise<number> {
  const { freed } = await trx
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", (join) =>
      join.onRef("e.tenant_id", "=", "t.tenant_id").onRef("e.transaction_id", "=", "t.id"),
    )
    .where("t.tenant_id", "=", asked.tenant_id)
    .where("t.membership_id", "=", asked.membership_id)
    .where("e.account", "=", "credit")
    .select(sql<number>`coalesce(-sum(e.amount), 0)::bigint`.as("freed"))
    .executeTakeFirstOrThrow();
  return freed;
}

/** Returns a client's remaining credit in one currency. */
export async function creditLeft(
  trx: TenantTransaction,
  asked: { tenant_id: string; client_id: number; currency: string },
): Promise<number> {
  const { left } = await trx
    .selectFrom("ledger_entries")
    .where("tenant_id", "=", asked.tenant_id)
    .where("account", "=", "credit")
    .where("client_id", "=", asked.client_id)
    .where("currency", "=", asked.currency)
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as("left"))
    .executeTakeFirstOrThrow();
  return left;
}

export type TransactionRow = Awaited<ReturnType<typeof transactionsOf>>[number];

/** Returns the transactions of one booking with their entries, oldest first. */
export function transactionsOf(trx: TenantTransaction, { tenant_id, booking_id }: BookingFilter) {
  return trx
    .selectFrom("ledger_transactions as t")
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "t.tenant_id").onRef("u.id", "=", "t.created_by"))
    .where("t.tenant_id", "=", tenant_id)
    .where("t.booking_id", "=", booking_id)
    .select(["t.id", "t.kind", "t.payment_id", "t.reason", "t.created_at"])
    .select([
      sql<string | null>`${fullNameSql("u")}`.as("created_by_name"),
      sql<{ account: LedgerAccount; amount: number; currency: string }[]>`(
        select json_agg(json_build_object('account', e.account, 'amount', e.amount, 'currency', e.currency) order by e.id)
        from ledger_entries e where e.tenant_id = ${TENANT_ID} and e.transaction_id = t.id)`.as("entries"),
    ])
    .orderBy("t.id")
    .execute();
}
