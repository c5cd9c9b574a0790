import { decrypt, encrypt } from "#api/auth/encryption.ts";
import type { SecretKeys } from "#api/secret-keys.ts";

/** No position: a reader with this cursor has to read everything again. */
const NOWHERE = "0.0";

/** Encrypted: a cursor's snapshot reveals how much all companies write. */
export function encryptedCursor(secretKeys: SecretKeys, tenantId: string, cursor: string): string {
  return encrypt(secretKeys, about(tenantId), Buffer.from(cursor)).toString("base64url");
}

export function decryptedCursor(secretKeys: SecretKeys, tenantId: string, text: string): string {
  try {
    return decrypt(secretKeys, about(tenantId), Buffer.from(text, "base64url")).toString();
  } catch {
    return NOWHERE; // altered, another company's, or made with a key that is gone
  }
}

const about = (tenantId: string): string => `cursor of ${tenantId}`;
