import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/http/errors.ts";

/** What a mailed link lets its holder do: set a new password, or set the first one. */
export type MailedPurpose = "reset" | "invite";

const MINUTE_MS = 60_000;
export const MAILED_LIVES_MS: Record<MailedPurpose, number> = {
  reset: 60 * MINUTE_MS,
  invite: 7 * 24 * 60 * MINUTE_MS,
};

export interface MailedToken {
  user_id: number;
  purpose: MailedPurpose;
  expires_at: Temporal.Instant;
}

/** A new token for a link; older ones of the same person and purpose are void from now on. Only its hash is kept. */
export async function issueMailedToken(
  trx: TenantTransaction,
  {
    tenantId,
    userId,
    purpose,
    now,
  }: { tenantId: string; userId: number; purpose: MailedPurpose; now: Temporal.Instant },
): Promise<string> {
  const token = newToken();
  await voidMailedTokens(trx, userId, now, [purpose]);
  await trx
    .insertInto("account_tokens")
    .values({
      tenant_id: tenantId,
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: now.add({ milliseconds: MAILED_LIVES_MS[purpose] }),
    })
    .execute();
  return token;
}

/** What this link is good for; throws link_expired alike where it was used, is past, altered or another company's. */
export async function readMailedToken(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<MailedToken> {
  const row = await trx
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .select(["user_id", "purpose", "expires_at"])
    .executeTakeFirst();
  if (!row || !isMailed(row.purpose)) throw linkExpired();
  return { ...row, purpose: row.purpose };
}

/** Uses the link up; of two at once, one wins. The person's other links end with the password that follows. */
export async function redeemMailedToken(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<MailedToken> {
  const redeemed = await readMailedToken(trx, token, now);
  const { numUpdatedRows } = await trx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw linkExpired();
  return redeemed;
}

/** Whose token this is or was, whatever became of it. */
export async function ownerOfToken(trx: TenantTransaction, token: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashToken(token))
    .select("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** How many links of this purpose the person was mailed since then. */
export async function countMailedTokens(
  trx: TenantTransaction,
  { userId, purpose, since }: { userId: number; purpose: MailedPurpose; since: Temporal.Instant },
): Promise<number> {
  const { count } = await trx
    .selectFrom("account_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** From now on what was mailed to this person opens nothing. */
export async function voidMailedTokens(
  trx: TenantTransaction,
  userId: number,
  now: Temporal.Instant,
  purposes: (MailedPurpose | "email")[] = ["reset", "invite", "email"],
): Promise<void> {
  await trx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}

const isMailed = (purpose: string): purpose is MailedPurpose => Object.hasOwn(MAILED_LIVES_MS, purpose);

/** One answer for whatever is wrong with a link, so that it tells nothing. */
export const linkExpired = (message = "This link was already used or has expired. Ask for a new one."): ApiError =>
  new ApiError("link_expired", message);
