import type { Insertable, Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ProviderCustomers, ServicePayments } from "#api/db/types.generated.ts";
import { ATTEMPT_COLUMNS, type Attempt, type AttemptSubject, type NamedAttempt } from "./attempt.ts";

const attempts = (trx: TenantTransaction, { table }: Pick<AttemptSubject, "table">, tenantId: string) =>
  trx.selectFrom(table).where("tenant_id", "=", tenantId);

const attempt = (trx: TenantTransaction, subject: AttemptSubject, { tenant_id, id }: NamedAttempt) =>
  attempts(trx, subject, tenant_id).where("id", "=", id).select(ATTEMPT_COLUMNS);

export const findAttempt = (
  trx: TenantTransaction,
  subject: AttemptSubject,
  named: NamedAttempt,
): Promise<Attempt | undefined> => attempt(trx, subject, named).executeTakeFirst();

/** Locked until the transaction ends, so that of two reports one goes first. */
export const lockAttempt = (
  trx: TenantTransaction,
  subject: AttemptSubject,
  named: NamedAttempt,
): Promise<Attempt | undefined> => attempt(trx, subject, named).forUpdate().executeTakeFirst();

/** A payment as the provider names it. */
export interface PaymentOfProvider {
  account_id: string;
  provider_payment_id: string;
}

export const findAttemptOfProvider = (
  trx: TenantTransaction,
  subject: AttemptSubject,
  { tenant_id, account_id, provider_payment_id }: PaymentOfProvider & { tenant_id: string },
): Promise<Attempt | undefined> =>
  attempts(trx, subject, tenant_id)
    .where("account_id", "=", account_id)
    .where("provider_payment_id", "=", provider_payment_id)
    .select(ATTEMPT_COLUMNS)
    .executeTakeFirst();

/** The columns that the tables of all subjects have and that change. */
export type AttemptChange = Partial<
  Pick<
    Updateable<ServicePayments>,
    | "failure"
    | "provider_payment_id"
    | "taken_amount"
    | "taken_currency"
    | "is_settled_by_hand"
    | "refund_asked_at"
    | "refund_failure"
    | "refund_id"
    | "settled_at"
  > &
    Pick<Attempt, "state">
>;

export async function changeAttempt(
  trx: TenantTransaction,
  { table }: Pick<AttemptSubject, "table">,
  { tenant_id, id }: NamedAttempt,
  change: AttemptChange,
): Promise<void> {
  await trx.updateTable(table).set(change).where("tenant_id", "=", tenant_id).where("id", "=", id).execute();
}

interface Due {
  tenant_id: string;
  /** Open ones created after this are still in their payer's hands. */
  until: Temporal.Instant;
  /** How long an attempt and its refund are tried. */
  from: Temporal.Instant;
  now: Temporal.Instant;
}

/** Attempts that are neither settled nor refunded yet, oldest first. */
export async function dueAttempts(
  trx: TenantTransaction,
  subject: AttemptSubject,
  { tenant_id, from, until, now }: Due,
): Promise<number[]> {
  const rows = await attempts(trx, subject, tenant_id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb("state", "=", "open"),
          eb("created_at", "<=", until),
          subject.isDue?.(now) ?? eb("created_at", ">=", from),
        ]),
        eb.and([eb("state", "=", "refunding"), eb("refund_asked_at", ">=", from)]),
      ]),
    )
    .orderBy("created_at")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function customerOf(
  trx: TenantTransaction,
  account_id: string,
  client_id: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("provider_customers")
    .where("account_id", "=", account_id)
    .where("client_id", "=", client_id)
    .select("customer_id")
    .executeTakeFirst();
  return row?.customer_id;
}

export async function keepCustomer(trx: TenantTransaction, row: Insertable<ProviderCustomers>): Promise<void> {
  await trx
    .insertInto("provider_customers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
