import type { TenantTransaction } from "#api/db/transaction.ts";
import { linkExpired, voidMailedTokens } from "./mailed-tokens.ts";
import { hashToken, newToken } from "./tokens.ts";

const LIFE_MS = 3 * 24 * 60 * 60_000;

/** Issues a token for the link to a new email address; voids this person's earlier one. */
export async function issueEmailToken(
  trx: TenantTransaction,
  { tenantId, userId, email, now }: { tenantId: string; userId: number; email: string; now: Temporal.Instant },
): Promise<string> {
  const token = newToken();
  await voidMailedTokens(trx, userId, now, ["email"]);
  const lives = { created_at: now, expires_at: now.add({ milliseconds: LIFE_MS }) };
  await trx
    .insertInto("account_tokens")
    .values({ tenant_id: tenantId, token_hash: hashToken(token), user_id: userId, purpose: "email", email, ...lives })
    .execute();
  return token;
}

/** Redeems the link; of two simultaneous attempts only one succeeds. Throws link_expired for any kind of invalid link. */
export async function redeemEmailToken(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<{ user_id: number; email: string }> {
  const row = await trx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", "email")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (!row?.email) throw linkExpired();
  return { user_id: row.user_id, email: row.email };
}
