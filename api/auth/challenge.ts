import { linkExpired } from "#api/auth/mailed-tokens.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";

const LIFE_MS = 5 * 60_000;

export interface Challenge {
  challenge: string;
  expires_at: Date;
}

/** What a good password is answered with where a second step follows: five minutes to show a code. */
export async function issueChallenge(
  trx: TenantTransaction,
  { tenantId, userId, now }: { tenantId: string; userId: number; now: Temporal.Instant },
): Promise<Challenge> {
  const challenge = newToken();
  const created_at = new Date(now.epochMilliseconds);
  const expires_at = new Date(created_at.getTime() + LIFE_MS);
  const row = { tenant_id: tenantId, user_id: userId, purpose: "second_factor", created_at, expires_at };
  await trx
    .insertInto("account_tokens")
    .values({ ...row, token_hash: hashToken(challenge) })
    .execute();
  return { challenge, expires_at };
}

/** Whose sign-in waits for a code; locked until the end, so that it is completed once. Throws link_expired. */
export async function lockChallenge(trx: TenantTransaction, challenge: string, now: Temporal.Instant): Promise<number> {
  const row = await trx
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashToken(challenge))
    .where("purpose", "=", "second_factor")
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date(now.epochMilliseconds))
    .select("user_id")
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw linkExpired("This sign-in took too long. Start again with your password.");
  return row.user_id;
}

export async function endChallenge(trx: TenantTransaction, challenge: string): Promise<void> {
  await trx.deleteFrom("account_tokens").where("token_hash", "=", hashToken(challenge)).execute();
}
