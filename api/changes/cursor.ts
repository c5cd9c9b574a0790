import { decrypt, encrypt } from "#api/auth/sealed.ts";

/** No place at all: who comes with it is told to read everything again. */
const NOWHERE = "0.0";

/** Encrypted: a cursor's snapshot counts what all companies write, which is nobody's business. */
export function encryptedCursor(secretKey: string, tenantId: string, cursor: string): string {
  return encrypt(secretKey, about(tenantId), Buffer.from(cursor)).toString("base64url");
}

export function decryptedCursor(secretKey: string, tenantId: string, text: string): string {
  try {
    return decrypt(secretKey, about(tenantId), Buffer.from(text, "base64url")).toString();
  } catch {
    return NOWHERE; // altered, another company's, or from before a change of the key
  }
}

const about = (tenantId: string): string => `cursor of ${tenantId}`;
