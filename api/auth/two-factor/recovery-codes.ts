import { createHmac, randomInt } from "node:crypto";

const CODES = 10;
const HALF = 5;
/** Without characters that look alike on paper: 0 o, 1 i l. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Ten codes such as `k7m2q-9wxyz`, each valid once when the app is not at hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/** Keyed with the secret key: ten characters could be guessed from a plain hash. */
export function hashRecoveryCode(secretKey: string, code: string): Buffer {
  return createHmac("sha256", secretKey)
    .update(`recovery\n${plainRecoveryCode(code)}`)
    .digest();
}

/** Normalizes a typed code, with capitals or spaces. */
const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[^0-9a-z]/g, "");

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)] ?? "").join("");
}
