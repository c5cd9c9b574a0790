import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "../same-secret.ts";

/** Time-based one-time codes (RFC 6238) as every authenticator app supports them: SHA-1, six digits, thirty seconds. */
const STEP_S = 30;
const DIGITS = 6;
/** Steps before and after now that are also accepted: phone clocks drift. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const stepAt = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000 / STEP_S);

/** The code of one 30-second step since 1970 (RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** Returns the step of this code if it is current and later than the last accepted one: a code is valid once. */
export function acceptedStep(
  secret: Buffer,
  code: string,
  { now, lastStep }: { now: Temporal.Instant; lastStep: number | null },
): number | null {
  const current = stepAt(now);
  const earliest = Math.max(current - DRIFT_STEPS, (lastStep ?? -1) + 1);
  for (let step = earliest; step <= current + DRIFT_STEPS; step++) {
    if (isSameSecret(code, totpCode(secret, step))) return step;
  }
  return null;
}

/** Formats the secret for typing into an app (RFC 4648, base32 without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, "0"), 2)] ?? "").join("");
}

/** The URI that an app reads from the QR code. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=${STEP_S}`;
}
