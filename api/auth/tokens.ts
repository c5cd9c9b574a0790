import { createHash, createHmac, randomBytes } from "node:crypto";
import type { SecretKeys } from "#api/secret-keys.ts";

/** 256 unguessable random bits; the database stores only the hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

const RANDOM_BYTES = 16;
const KEY_NAME_BYTES = 4;

/** Starts with the name of the current key, so that its token stays the same after a key rotation. */
export const newNonce = ([secretKey]: SecretKeys): Buffer =>
  Buffer.concat([nameOfKey(secretKey), randomBytes(RANDOM_BYTES)]);

type TokenKind = "hold" | "manage" | "pay" | "waitlist" | "calendar" | "gift" | "unsubscribe" | "family";

/** A token that can be recomputed from what the database stores, for mails and repeated responses; a new nonce revokes it. */
export function derivedToken(
  secretKeys: SecretKeys,
  what: { tenantId: string; kind: TokenKind; nonce: Buffer },
): string {
  return createHmac("sha256", keyOfNonce(secretKeys, what.nonce))
    .update([what.tenantId, what.kind, what.nonce.toString("base64url")].join("\n"))
    .digest("base64url");
}

/** The key the nonce was created with. The earliest nonces name none: they belong to the oldest key. */
function keyOfNonce(secretKeys: SecretKeys, nonce: Buffer): string {
  const oldest = secretKeys.at(-1) ?? secretKeys[0];
  if (nonce.length === RANDOM_BYTES) return oldest;
  return secretKeys.find((key) => nameOfKey(key).equals(nonce.subarray(0, KEY_NAME_BYTES))) ?? oldest;
}

const nameOfKey = (secretKey: string): Buffer =>
  createHmac("sha256", secretKey).update("name of the key").digest().subarray(0, KEY_NAME_BYTES);
