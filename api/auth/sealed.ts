import { createHmac, timingSafeEqual } from "node:crypto";

/** A value that leaves our hands for a while and is believed when it comes back: signed, of one kind, good until then. */
export interface Seal {
  secretKey: string;
  kind: string;
}

export function sealed({ secretKey, kind }: Seal, value: object, expires: Temporal.Instant): string {
  const payload = Buffer.from(JSON.stringify({ ...value, expires: expires.epochMilliseconds })).toString("base64url");
  return `${payload}.${mac(secretKey, kind, payload)}`;
}

/** The value, or nothing where it was altered, is of another kind or too old. */
export function unsealed({ secretKey, kind }: Seal, text: string, now: Temporal.Instant): unknown {
  const [payload = "", given = ""] = text.split(".");
  // As bytes: text of the same length may have more of them.
  const [shown, expected] = [Buffer.from(given), Buffer.from(mac(secretKey, kind, payload))];
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
  // Only we can have written what carries our signature.
  const value = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { expires: number };
  return value.expires > now.epochMilliseconds ? value : undefined;
}

function mac(secretKey: string, kind: string, payload: string): string {
  return createHmac("sha256", secretKey).update(`sealed\n${kind}\n${payload}`).digest("base64url");
}
