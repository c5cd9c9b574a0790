import { createHmac } from "node:crypto";

/** The key in the counter table: neither an address nor an account can be derived from it. */
export function counterKey(secretKey: string, limit: string, counted: string): string {
  return createHmac("sha256", secretKey).update(`counter ${limit}:${counted}`).digest("base64url");
}
