import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError } from "#api/errors/errors.ts";
import { hashToken, newToken } from "./tokens.ts";

/** What a mailed link allows: resetting a password, or setting the first one. */
export type MailedPurpose = "reset" | "invite";

const MINUTE_MS = 60_000;
export const MAILED_LIVES_MS: Record<MailedPurpose, number> = {
  reset: 60 * MINUTE_MS,
  invite: 7 * 24 * 60 * MINUTE_MS,
};

export interface MailedToken {
  user_id: number;
  purpose: MailedPurpose;
  /** Where it was mailed, which is still the person's own address. */
  email: string;
  expires_at: Temporal.Instant;
}

/** Issues a new token for a link and voids older ones of the same person and purpose. Only its hash is stored. */
export async function issueMailedToken(
  trx: TenantTransaction,
  {
    tenantId,
    userId,
    email,
    purpose,
    now,
  }: { tenantId: string; userId: number; email: string; purpose: MailedPurpose; now: Temporal.Instant },
): Promise<string> {
  const token = newToken();
  await voidMailedTokens(trx, userId, now, [purpose]);
  await trx
    .insertInto("account_tokens")
    .values({
      tenant_id: tenantId,
      token_hash: hashToken(token),
      user_id: userId,
      email,
      purpose,
      created_at: now,
      expires_at: now.add({ milliseconds: MAILED_LIVES_MS[purpose] }),
    })
    .execute();
  return token;
}

/**
 * Returns what the link is valid for; throws the same link_expired whether it was used, has expired, was altered, went to an
 * address that is no longer the person's, or is another tenant's.
 */
export async function readMailedToken(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<MailedToken> {
  const row = await trx
    .selectFrom("account_tokens as t")
    .innerJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "t.tenant_id").onRef("u.id", "=", "t.user_id"))
    .where("t.token_hash", "=", hashToken(token))
    .where("t.used_at", "is", null)
    .where("t.expires_at", ">", now)
    .where((eb) => eb(eb.fn("lower", ["t.email"]), "=", eb.fn("lower", ["u.email"])))
    .select(["t.user_id", "t.purpose", "t.email", "t.expires_at"])
    .executeTakeFirst();
  if (!row?.email || !isMailed(row.purpose)) throw linkExpired();
  return { ...row, purpose: row.purpose, email: row.email };
}

/**
 * Redeems the link; of two simultaneous attempts only one succeeds. The person's other links are voided when the
 * password is set.
 */
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

/** The owner of this token, whether or not it is still valid. */
export async function ownerOfToken(trx: TenantTransaction, token: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashToken(token))
    .select("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** Voids the links mailed to this person. */
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

/** The same error for anything wrong with a link, so that it discloses nothing. */
export const linkExpired = (message = "This link was already used or has expired. Ask for a new one."): ApiError =>
  new ApiError("link_expired", message);
