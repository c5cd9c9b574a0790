import { derivedToken, hashToken } from "#api/auth/tokens.ts";
import type { SecretKeys } from "#api/secret-keys.ts";

/** Letters and digits that cannot be confused with each other. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** "7KQ2-M0XT-9RBD-4WHE": 80 unguessable bits, derived from what the database stores. */
export function giftCode(secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string {
  const bytes = Buffer.from(derivedToken(secretKeys, { tenantId, kind: "gift", nonce }), "base64url");
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** Hash of a code as typed: tolerates lower case, missing dashes, O for 0, and I or L for 1. */
export function hashOfTyped(typed: string): Buffer {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return hashToken(letters);
}
