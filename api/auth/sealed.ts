import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again (AES-256-GCM under a key derived from SECRET_KEY); `about` binds it to its row. */
export function encrypt(secretKey: string, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secretKey), nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where the bytes, the key or the row are not those of encrypting. */
export function decrypt(secretKey: string, about: string, encrypted: Buffer): Buffer {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const whole = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secretKey), nonce, whole).setAAD(Buffer.from(about));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync("sha256", secretKey, "", "fairway encrypted", 32));
