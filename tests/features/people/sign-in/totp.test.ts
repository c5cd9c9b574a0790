import { describe, expect, it } from "vitest";
import { decrypt, encrypt } from "#api/auth/encryption.ts";
import { acceptedStep, base32, totpCode, totpUri } from "#api/auth/two-factor/totp.ts";

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const SECRET = Buffer.from("12345678901234567890");
const VECTORS = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const;

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe("a time-based code", () => {
  it.each(VECTORS)("matches RFC 6238 at %i s", (seconds, code) => {
    expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(acceptedStep(SECRET, code, { now: at(seconds), lastStep: null })).toBe(Math.floor(seconds / 30));
  });

  it("is accepted one step early or late, and no further", () => {
    const code = totpCode(SECRET, 1000);
    for (const [step, expected] of [
      [998, null],
      [999, 1000],
      [1000, 1000],
      [1001, 1000],
      [1002, null],
    ] as const) {
      expect(acceptedStep(SECRET, code, { now: at(step * 30), lastStep: null })).toBe(expected);
    }
  });

  it("is not accepted again, nor an earlier one", () => {
    const now = at(30_000);
    expect(acceptedStep(SECRET, totpCode(SECRET, 1000), { now, lastStep: 1000 })).toBeNull();
    expect(acceptedStep(SECRET, totpCode(SECRET, 999), { now, lastStep: 1000 })).toBeNull();
    expect(acceptedStep(SECRET, totpCode(SECRET, 1001), { now, lastStep: 1000 })).toBe(1001);
  });

  it("is set up by base32 and by a URL that apps read", () => {
    expect(base32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const uri = new URL(totpUri(SECRET, { issuer: "Harbour & Co", account: "pat@demo.test" }));
    expect(decodeURIComponent(uri.pathname)).toBe("/Harbour & Co:pat@demo.test");
    expect(uri.searchParams.get("secret")).toBe(base32(SECRET));
    expect(uri.searchParams.get("issuer")).toBe("Harbour & Co");
  });
});

describe("an encrypted secret", () => {
  it("can be decrypted only with its key and for its own row", () => {
    const encrypted = encrypt(["key one of thirty-two bytes and more"], "row 1", SECRET);
    expect(encrypted.includes(SECRET)).toBe(false);
    expect(decrypt(["key one of thirty-two bytes and more"], "row 1", encrypted)).toEqual(SECRET);
    expect(() => decrypt(["key two of thirty-two bytes and more"], "row 1", encrypted)).toThrow("authenticate");
    expect(() => decrypt(["key one of thirty-two bytes and more"], "row 2", encrypted)).toThrow("authenticate");
  });
});
