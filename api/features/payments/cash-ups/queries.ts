import { sql, type Insertable } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { readPage } from "#api/db/read-page.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { CashUps } from "#api/db/types.generated.ts";
import { HELD_IN } from "#api/features/payments/ledger/service.ts";
import type { CashUpListQuery } from "#schema/payments/cash-ups/operations.ts";
import type { LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import { PaymentMethod } from "#schema/payments/payments/models.ts";

export type CashUpRow = NonNullable<Awaited<ReturnType<typeof findCashUp>>>;

export const OTHER_METHODS = PaymentMethod.exclude(["cash"]).options;

export interface Drawer {
  tenant_id: string;
  location_id: number;
  currency: string;
}

const withNames = (trx: TenantTransaction) =>
  trx
    .selectFrom("cash_ups as c")
    .innerJoin("locations as l", (join) =>
      join.onRef("l.tenant_id", "=", "c.tenant_id").onRef("l.id", "=", "c.location_id"),
    )
    .innerJoin("users as closer", (join) =>
      join.onRef("closer.tenant_id", "=", "c.tenant_id").onRef("closer.id", "=", "c.closed_by"),
    )
    .leftJoin("users as opener", (join) =>
      join.onRef("opener.tenant_id", "=", "c.tenant_id").onRef("opener.id", "=", "c.reopened_by"),
    )
    .selectAll("c")
    .select([
      "l.name as location_name",
      fullNameSql("closer").as("closed_by_name"),
      sql<string | null>`${fullNameSql("opener")}`.as("reopened_by_name"),
    ]);

export function listCashUps(trx: TenantTransaction, tenantId: string, query: CashUpListQuery) {
  let found = withNames(trx).where("c.tenant_id", "=", tenantId);
  if (query.location_id) found = found.where("c.location_id", "=", query.location_id);
  return readPage(found.orderBy("c.id", "desc"), query);
}

export const findCashUp = (trx: TenantTransaction, tenantId: string, id: number) =>
  withNames(trx).where("c.tenant_id", "=", tenantId).where("c.id", "=", id).executeTakeFirst();

/** The cash-up of a day, if it is closed and was not reopened. */
export const closedDay = (trx: TenantTransaction, { tenant_id, location_id }: Drawer, day: string) =>
  withNames(trx)
    .where("c.tenant_id", "=", tenant_id)
    .where("c.location_id", "=", location_id)
    .where("c.day", "=", day)
    .where("c.reopened_at", "is", null)
    .executeTakeFirst();

/** The closed day of a drawer that a moment belongs to, as days were reckoned when it was closed. */
export const closedAt = (
  trx: TenantTransaction,
  { tenant_id, location_id }: Omit<Drawer, "currency">,
  at: Temporal.Instant,
) =>
  trx
    .selectFrom("cash_ups")
    .where("tenant_id", "=", tenant_id)
    .where("location_id", "=", location_id)
    .where("reopened_at", "is", null)
    .where("starts_at", "<=", at)
    .where("ends_at", ">", at)
    .select("day")
    .executeTakeFirst();

export const lastCashUp = (trx: TenantTransaction, { tenant_id, location_id }: Omit<Drawer, "currency">) =>
  trx
    .selectFrom("cash_ups")
    .where("tenant_id", "=", tenant_id)
    .where("location_id", "=", location_id)
    .where("reopened_at", "is", null)
    .select(["id", "day", "currency", "float_amount"])
    .orderBy("day", "desc")
    .executeTakeFirst();

/** Serializes cash-ups of one drawer; undefined where there is no such location. */
export const lockLocation = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("locations")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select(["id", "name", "timezone"])
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findLocation = (trx: TenantTransaction, tenantId: string, id: number) =>
  trx
    .selectFrom("locations")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .select(["id", "name", "timezone"])
    .executeTakeFirst();

const cashOf = (trx: TenantTransaction, { tenant_id, location_id, currency }: Drawer) =>
  trx
    .selectFrom("ledger_transactions as t")
    .innerJoin("ledger_entries as e", (join) =>
      join.onRef("e.tenant_id", "=", "t.tenant_id").onRef("e.transaction_id", "=", "t.id"),
    )
    .where("t.tenant_id", "=", tenant_id)
    .where("t.location_id", "=", location_id)
    .where("e.account", "=", "cash")
    .where("e.currency", "=", currency);

/** The cash in a drawer by the ledger: now, or before a moment. */
export async function expectedCash(
  trx: TenantTransaction,
  drawer: Drawer,
  { before }: { before?: Temporal.Instant } = {},
): Promise<number> {
  const cash = before ? cashOf(trx, drawer).where("t.created_at", "<", before) : cashOf(trx, drawer);
  const { expected } = await cash
    .select(sql<number>`coalesce(sum(e.amount), 0)::bigint`.as("expected"))
    .executeTakeFirstOrThrow();
  return expected;
}

interface Times {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

export type CashMoveRow = Awaited<ReturnType<typeof cashMoves>>[number];

/** The day's cash movements, oldest first. */
export function cashMoves(trx: TenantTransaction, drawer: Drawer, { from, to }: Times) {
  return cashOf(trx, drawer)
    .leftJoin("payments as p", (join) =>
      join.onRef("p.tenant_id", "=", "t.tenant_id").onRef("p.id", "=", "t.payment_id"),
    )
    .leftJoin("bookings as b", (join) =>
      join.onRef("b.tenant_id", "=", "t.tenant_id").onRef("b.id", "=", "t.booking_id"),
    )
    .leftJoin("users as client", (join) =>
      join
        .onRef("client.tenant_id", "=", "t.tenant_id")
        // A guest of then may have become a client since, which the ledger does not say.
        .on((eb) => eb("client.id", "=", eb.fn.coalesce("t.client_id", "b.client_id"))),
    )
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "t.tenant_id").onRef("u.id", "=", "t.created_by"))
    .where("t.created_at", ">=", from)
    .where("t.created_at", "<", to)
    .select(["t.id", "t.kind", "t.reason", "t.created_at", "e.amount", "p.number"])
    .select([
      sql<string | null>`coalesce(p.payer_name, nullif(${fullNameSql("client")}, ''),
        nullif(trim(concat_ws(' ', b.guest ->> 'first_name', b.guest ->> 'last_name')), ''))`.as("payer"),
      sql<string | null>`nullif(${fullNameSql("u")}, '')`.as("by_name"),
    ])
    .$narrowType<{ kind: LedgerTransactionKind }>()
    .orderBy("t.id")
    .orderBy("e.id")
    .execute();
}

/**
 * What came in and went back by other means than cash, by account of the ledger: as with cash, what goes back belongs to
 * its own day, whenever the payment was taken.
 */
export function otherSums(trx: TenantTransaction, { tenant_id, location_id, currency }: Drawer, { from, to }: Times) {
  return trx
    .with("moved", (db) =>
      db
        .selectFrom("ledger_transactions as t")
        .innerJoin("ledger_entries as e", (join) =>
          join.onRef("e.tenant_id", "=", "t.tenant_id").onRef("e.transaction_id", "=", "t.id"),
        )
        .leftJoin("payments as p", (join) =>
          join.onRef("p.tenant_id", "=", "t.tenant_id").onRef("p.id", "=", "t.payment_id"),
        )
        .where("t.tenant_id", "=", tenant_id)
        .where((eb) => eb(eb.fn.coalesce("p.location_id", "t.location_id"), "=", location_id))
        .where("e.currency", "=", currency)
        .where("t.kind", "in", ["payment", "refund", "dispute"])
        .where("t.created_at", ">=", from)
        .where("t.created_at", "<", to)
        .where(
          "e.account",
          "in",
          OTHER_METHODS.map((method) => HELD_IN[method]),
        )
        // What became or was paid out as credit did not come in as credit.
        .where((eb) => eb.or([eb("e.account", "<>", "credit"), eb("p.method", "=", "credit")]))
        .groupBy(["e.account", "p.id"])
        .select(["e.account", sql<number>`sum(e.amount)`.as("amount")])
        .select(sql<number>`sum(e.amount) filter (where t.kind = 'payment')`.as("taken")),
    )
    .selectFrom("moved")
    .groupBy("account")
    .having(sql<boolean>`bool_or(amount <> 0)`)
    .select(["account", sql<number>`count(*) filter (where taken > 0)`.as("count")])
    .select(sql<number>`sum(amount)::bigint`.as("amount"))
    .orderBy("account")
    .execute();
}

export async function insertCashUp(trx: TenantTransaction, row: Insertable<CashUps>): Promise<number> {
  const { id } = await trx.insertInto("cash_ups").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function setReopened(
  trx: TenantTransaction,
  tenantId: string,
  id: number,
  reopened: { reopened_by: number; reopened_at: Temporal.Instant; reopened_reason: string },
): Promise<void> {
  await trx.updateTable("cash_ups").set(reopened).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
