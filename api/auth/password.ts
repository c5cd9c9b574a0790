import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { isSameSecret } from "./same-secret.ts";

const argon2Async = promisify(argon2);

/** The OWASP minimum: 19 MiB, 2 passes. A higher cost would slow down bookings while others sign in. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };

/** Encodes as `argon2id$memory$passes$salt$tag`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2Async("argon2id", { ...COST, message: password, nonce: salt });
  return ["argon2id", COST.memory, COST.passes, salt.toString("base64url"), tag.toString("base64url")].join("$");
}

/** Whether the password was hashed with a different cost than the current one, so that its next use should rehash it. */
export function needsRehash(encoded: string): boolean {
  const [scheme, memory, passes] = encoded.split("$");
  return scheme !== "argon2id" || Number(memory) !== COST.memory || Number(passes) !== COST.passes;
}

/** Takes equally long for a person who does not exist, so that timing discloses nothing. */
export async function verifyPassword(password: string, encoded: string | null): Promise<boolean> {
  const [scheme, memory, passes, salt = "", tag = ""] = (encoded ?? NOBODY).split("$");
  if (scheme !== "argon2id") throw new Error(`A password is stored under ${scheme}, which is not known here`);
  const expected = Buffer.from(tag, "base64url");
  const actual = await argon2Async("argon2id", {
    parallelism: COST.parallelism,
    memory: Number(memory),
    passes: Number(passes),
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(salt, "base64url"),
  });
  return isSameSecret(actual, expected) && encoded !== null;
}

const NOBODY = `argon2id$${COST.memory}$${COST.passes}$${"A".repeat(22)}$${"A".repeat(43)}`;
