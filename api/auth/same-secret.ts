import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a secret with what was sent, in constant time, whatever the lengths and letters. */
export const isSameSecret = (given: string | Uint8Array, expected: string | Uint8Array): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Always of the same length. */
const digest = (secret: string | Uint8Array): Buffer => createHash("sha256").update(secret).digest();
