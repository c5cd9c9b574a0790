import type { Insertable, Updateable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ConnectAttempts, ConnectedAccounts, ProviderOverviews } from "#api/db/types.generated.ts";
import type { PaymentMode } from "#schema/venue/company/models.ts";
import type { AccountRow } from "./account-row.ts";

export function findAccount(trx: TenantTransaction, mode: PaymentMode): Promise<AccountRow | undefined> {
  return trx
    .selectFrom("connected_accounts")
    .where("payment_mode", "=", mode)
    .where("disconnected_at", "is", null)
    .selectAll()
    .executeTakeFirst();
}

/** Locked for a payment that begins: `closeAccount` waits until it is stored. */
export function lockAccount(trx: TenantTransaction, mode: PaymentMode): Promise<AccountRow | undefined> {
  return trx
    .selectFrom("connected_accounts")
    .where("payment_mode", "=", mode)
    .where("disconnected_at", "is", null)
    .selectAll()
    .forShare()
    .executeTakeFirst();
}

/** No payment begins on the account until then; null opens it again. */
export async function closeAccount(
  trx: TenantTransaction,
  accountId: string,
  closing_until: Temporal.Instant | null,
): Promise<void> {
  await trx.updateTable("connected_accounts").set({ closing_until }).where("account_id", "=", accountId).execute();
}

export async function hasConnectedBefore(trx: TenantTransaction, mode: PaymentMode): Promise<boolean> {
  const row = await trx
    .selectFrom("connected_accounts")
    .where("payment_mode", "=", mode)
    .select("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether it is the company's account now; an existing one is not replaced. */
export async function insertAccount(trx: TenantTransaction, row: Insertable<ConnectedAccounts>): Promise<boolean> {
  const { tenant_id: _tenant, payment_mode: _mode, ...columns } = row;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("connected_accounts")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "payment_mode"])
        .doUpdateSet({ ...columns, disconnected_at: null, closing_until: null })
        .where("connected_accounts.disconnected_at", "is not", null),
    )
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Stores the account's facts from the provider, unless a later request was started in the meantime. */
export async function changeAccount(
  trx: TenantTransaction,
  accountId: string,
  change: Updateable<ConnectedAccounts> & { asked_at: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable("connected_accounts")
    .set(change)
    .where("account_id", "=", accountId)
    .where("asked_at", "<=", change.asked_at)
    .where("disconnected_at", "is", null)
    .execute();
}

export async function disconnectAccount(
  trx: TenantTransaction,
  accountId: string,
  disconnected_at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("connected_accounts")
    .set({ disconnected_at })
    .where("account_id", "=", accountId)
    .where("disconnected_at", "is", null)
    .execute();
  await forgetOverviews(trx, accountId);
}

/** Invalidates the cache: the next read calls the provider. */
export async function forgetOverviews(trx: TenantTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom("provider_overviews").where("account_id", "=", accountId).execute();
}

export async function insertAttempt(trx: TenantTransaction, attempt: Insertable<ConnectAttempts>): Promise<void> {
  await trx.insertInto("connect_attempts").values(attempt).execute();
}

/** Deletes the attempt, so it works once, and only for the person who started it. */
export function takeAttempt(
  trx: TenantTransaction,
  { stateHash, userId, now }: { stateHash: Buffer; userId: number; now: Temporal.Instant },
) {
  return trx
    .deleteFrom("connect_attempts")
    .where("state_hash", "=", stateHash)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
}

export async function deleteExpiredAttempts(trx: TenantTransaction, now: Temporal.Instant): Promise<void> {
  await trx.deleteFrom("connect_attempts").where("expires_at", "<=", now).execute();
}

type OverviewKey = Pick<Insertable<ProviderOverviews>, "user_id" | "account_id" | "fees_window_days">;

export function findOverview(trx: TenantTransaction, { user_id, account_id, fees_window_days }: OverviewKey) {
  return trx
    .selectFrom("provider_overviews")
    .where("user_id", "=", user_id)
    .where("account_id", "=", account_id)
    .where("fees_window_days", "=", fees_window_days)
    .select(["overview", "fetched_at"])
    .executeTakeFirst();
}

export async function upsertOverview(trx: TenantTransaction, row: Insertable<ProviderOverviews>): Promise<void> {
  const { overview, fetched_at } = row;
  await trx
    .insertInto("provider_overviews")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "user_id", "account_id", "fees_window_days"])
        .doUpdateSet({ overview, fetched_at })
        .where("provider_overviews.fetched_at", "<=", fetched_at),
    )
    .execute();
}
