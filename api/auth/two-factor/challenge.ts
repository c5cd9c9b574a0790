import { z } from "zod";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { linkExpired } from "../mailed-tokens.ts";
import { hashToken, newToken } from "../tokens.ts";

const LIFE_MS = 5 * 60_000;

/** An external account that becomes a sign-in method for the person who completes this sign-in. */
const AccountElsewhere = z.object({ issuer: z.string(), subject: z.string(), email: z.string() });

/** What the first step of a sign-in proved; it is worthless without the second. */
const FirstStep = z.object({
  way: z.enum(["password", "google"]),
  link: AccountElsewhere.nullable(),
  /** The address that Google vouches for, if it was asked. */
  email: z.string().nullable(),
});
export type FirstStep = z.infer<typeof FirstStep>;

export interface Challenge {
  challenge: string;
  expires_at: Temporal.Instant;
}

/** Issues the response to a successful first step when a second is required: five minutes to enter a code. */
export async function issueChallenge(
  trx: TenantTransaction,
  { tenantId, userId, now, way, link, email }: FirstStep & { tenantId: string; userId: number; now: Temporal.Instant },
): Promise<Challenge> {
  const challenge = newToken();
  const expires_at = now.add({ milliseconds: LIFE_MS });
  const row = { tenant_id: tenantId, user_id: userId, created_at: now, expires_at };
  await trx
    .insertInto("account_tokens")
    .values({
      ...row,
      purpose: "second_factor",
      token_hash: hashToken(challenge),
      way,
      email,
      link: link && JSON.stringify(link),
    })
    .execute();
  return { challenge, expires_at };
}

/**
 * Finds the sign-in that awaits a code, locked until the transaction ends, so that it is completed only once.
 * Throws link_expired.
 */
export async function lockChallenge(
  trx: TenantTransaction,
  challenge: string,
  now: Temporal.Instant,
): Promise<FirstStep & { user_id: number }> {
  const row = await trx
    .selectFrom("account_tokens")
    .where("token_hash", "=", hashToken(challenge))
    .where("purpose", "=", "second_factor")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .select(["user_id", "way", "link", "email"])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw linkExpired("This sign-in took too long. Start again with your password.");
  return { user_id: row.user_id, ...FirstStep.parse(row) };
}

export async function endChallenge(trx: TenantTransaction, challenge: string): Promise<void> {
  await trx.deleteFrom("account_tokens").where("token_hash", "=", hashToken(challenge)).execute();
}
