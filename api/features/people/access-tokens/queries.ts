import type { Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { AccessTokens } from "#api/db/types.generated.ts";

const COLUMNS = ["id", "name", "fields", "created_at", "expires_at", "last_used_at", "revoked_at"] as const;

export type TokenRow = Awaited<ReturnType<typeof tokensOf>>[number];

/** One person's tokens, the latest first. */
export const tokensOf = (trx: TenantTransaction, userId: number) =>
  trx.selectFrom("access_tokens").where("user_id", "=", userId).orderBy("id", "desc").select(COLUMNS).execute();

export const insertToken = (trx: TenantTransaction, row: Insertable<AccessTokens>): Promise<TokenRow> =>
  trx.insertInto("access_tokens").values(row).returning(COLUMNS).executeTakeFirstOrThrow();

/** Revokes one of this person's tokens; an earlier revocation time is kept. Undefined where there is no such token. */
export const revokeToken = (
  trx: TenantTransaction,
  { userId, id, now }: { userId: number; id: number; now: Temporal.Instant },
): Promise<TokenRow | undefined> =>
  trx
    .updateTable("access_tokens")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(now)) }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
