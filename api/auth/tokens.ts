import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits that nobody guesses; the database keeps only the hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export const newNonce = (): Buffer => randomBytes(16);

/** A token that can be made again from what the database keeps, for mails and repeated answers; a new nonce revokes it. */
export function derivedToken(
  secretKey: string,
  what: { tenantId: string; kind: "hold" | "manage" | "pay" | "waitlist" | "calendar"; nonce: Buffer },
): string {
  return createHmac("sha256", secretKey)
    .update([what.tenantId, what.kind, what.nonce.toString("base64url")].join("\n"))
    .digest("base64url");
}
