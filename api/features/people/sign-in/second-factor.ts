import { decrypt, encrypt, reencrypted } from "#api/auth/encryption.ts";
import { hashRecoveryCode } from "#api/auth/two-factor/recovery-codes.ts";
import { acceptedStep } from "#api/auth/two-factor/totp.ts";
import type { Call } from "#api/call/call.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { invalidField, type ApiError } from "#api/errors/errors.ts";
import { sendAccountMail } from "#api/features/messages/account-mail/account-mail.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import {
  changeTwoFactor,
  countRecoveryCodes,
  lockTwoFactor,
  lockTwoFactors,
  spendRecoveryCode,
} from "./two-factor-queries.ts";

/** Which kind of code was accepted. */
export type SecondFactor = "app" | "recovery code";

/** Accepts a code of the current app or a recovery code, each once; failed attempts are counted per person. */
export async function takeCode(call: Call, userId: number, code: string): Promise<SecondFactor> {
  await countCode(call, userId);
  const how = await codeProof(call, userId, code.replace(/\s/g, ""));
  if (how === null) throw wrongCode();
  await call.deps.limits.clearGuesses(guessKey(call, userId));
  if (how === "recovery code") await tellOfRecoveryCode(call, userId);
  return how;
}

async function tellOfRecoveryCode(call: Call, user_id: number): Promise<void> {
  const left = await countRecoveryCodes(call.db, user_id);
  const facts: [string, string][] = [["Recovery codes left", String(left)]];
  await sendAccountMail(call, "recovery_code_used", { user_id, at: call.now.toString(), facts });
}

/** The time step of a code from an app that is being set up. */
export async function stepOfNewApp(call: Call, userId: number, encrypted: Buffer, code: string): Promise<number> {
  await countCode(call, userId);
  const secret = decryptSecret(call, userId, encrypted);
  const step = acceptedStep(secret, code.replace(/\s/g, ""), { now: call.now, lastStep: null });
  if (step === null) throw wrongCode();
  await call.deps.limits.clearGuesses(guessKey(call, userId));
  return step;
}

/** Bound to the person's row: a secret copied to another row cannot be decrypted. */
export const encryptSecret = (call: Call, userId: number, secret: Buffer): Buffer =>
  encrypt(call.deps.secretKeys, rowName(call.tenant, userId), secret);

/** Reencrypts a company's secrets with the current key, so that an earlier one can be retired; returns how many. */
export async function encryptSecretsAnew(trx: TenantTransaction, secretKeys: SecretKeys): Promise<number> {
  let changed = 0;
  for (const { tenant_id, user_id, secret, next_secret } of await lockTwoFactors(trx)) {
    const anew = (encrypted: Buffer | null) =>
      encrypted && reencrypted(secretKeys, rowName({ tenant_id }, user_id), encrypted);
    const [present, next] = [anew(secret), anew(next_secret)];
    if (!present && !next) continue;
    await changeTwoFactor(trx, user_id, { ...(present && { secret: present }), ...(next && { next_secret: next }) });
    changed += 1;
  }
  return changed;
}

async function codeProof(call: Call, userId: number, code: string): Promise<SecondFactor | null> {
  const { db, now, deps } = call;
  const row = await lockTwoFactor(db, userId);
  if (!row?.secret) return null;
  const secret = decryptSecret(call, userId, row.secret);
  const step = acceptedStep(secret, code, { now, lastStep: row.last_step });
  if (step !== null) {
    await changeTwoFactor(db, userId, { last_step: step });
    return "app";
  }
  const hashes = deps.secretKeys.map((key) => hashRecoveryCode(key, code));
  return (await spendRecoveryCode(db, userId, hashes, now)) ? "recovery code" : null;
}

const decryptSecret = (call: Call, userId: number, encrypted: Buffer): Buffer =>
  decrypt(call.deps.secretKeys, rowName(call.tenant, userId), encrypted);

const rowName = ({ tenant_id }: { tenant_id: string }, userId: number): string => `totp ${tenant_id} ${userId}`;

const guessKey = ({ tenant }: Call, userId: number): string => `${tenant.tenant_id}:${userId}:code`;

const countCode = (call: Call, userId: number): Promise<void> => call.deps.limits.countGuess(guessKey(call, userId));

const wrongCode = (): ApiError =>
  invalidField("code", "This code is wrong or was already used. Wait for the next one and try again.");
