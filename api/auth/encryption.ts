import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SecretKeys } from "#api/secret-keys.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be readable again (AES-256-GCM under a key derived from SECRET_KEY); `about` binds it to its row. */
export function encrypt([secretKey]: SecretKeys, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secretKey), nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the bytes or the row differ from those encrypted, or no key matches. */
export function decrypt(secretKeys: SecretKeys, about: string, encrypted: Buffer): Buffer {
  for (const key of secretKeys) {
    const plain = decryptedBy(key, about, encrypted);
    if (plain) return plain;
  }
  throw new Error("No key of this installation can authenticate what was encrypted.");
}

/** Re-encrypts under the current key; null if that is already the case, or if its key is gone. */
export function reencrypted(secretKeys: SecretKeys, about: string, encrypted: Buffer): Buffer | null {
  if (decryptedBy(secretKeys[0], about, encrypted)) return null;
  const plain = secretKeys.map((key) => decryptedBy(key, about, encrypted)).find((found) => found !== null);
  return plain ? encrypt(secretKeys, about, plain) : null;
}

function decryptedBy(secretKey: string, about: string, encrypted: Buffer): Buffer | null {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const whole = { authTagLength: TAG_BYTES };
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secretKey), nonce, whole).setAAD(Buffer.from(about));
    decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync("sha256", secretKey, "", "fairway encrypted", 32));
