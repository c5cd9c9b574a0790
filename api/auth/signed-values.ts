import { createHmac } from "node:crypto";
import type { SecretKeys } from "#api/secret-keys.ts";
import { isSameSecret } from "./same-secret.ts";

/** A value handed out and trusted when it returns: signed, of one kind, and valid until it expires. */
export interface SignedKind {
  secretKeys: SecretKeys;
  kind: string;
}

export function signValue({ secretKeys, kind }: SignedKind, value: object, expires: Temporal.Instant): string {
  const payload = Buffer.from(JSON.stringify({ ...value, expires: expires.epochMilliseconds })).toString("base64url");
  return `${payload}.${mac(secretKeys[0], kind, payload)}`;
}

/** Returns the value; undefined if it was altered, is of another kind or has expired. */
export function readSigned({ secretKeys, kind }: SignedKind, text: string, now: Temporal.Instant): unknown {
  const [payload = "", given = ""] = text.split(".");
  if (!secretKeys.some((key) => isSameSecret(given, mac(key, kind, payload)))) return undefined;
  // Only this platform can have written what carries its signature.
  const value = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { expires: number };
  return value.expires > now.epochMilliseconds ? value : undefined;
}

function mac(secretKey: string, kind: string, payload: string): string {
  return createHmac("sha256", secretKey).update(`sealed\n${kind}\n${payload}`).digest("base64url");
}
