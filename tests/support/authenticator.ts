import { totpCode } from "#api/auth/two-factor/totp.ts";
import type { Person } from "./venue.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The authenticator app on a person's phone. */
export interface Authenticator {
  /** The code that the app shows, this many 30-second steps from now. */
  code(stepsAhead?: number): string;
}

/** An app with this secret; it reads the time from the test's clock. */
export function authenticator(secret: string, clock: { now(): Temporal.Instant }): Authenticator {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  return {
    code: (stepsAhead = 0) => totpCode(bytes, Math.floor(clock.now().epochMilliseconds / 30_000) + stepsAhead),
  };
}

/** Sets up a person's app and confirms it with its current code; the next valid code is one step ahead. */
export async function setUpTwoFactor(
  person: Person,
  clock: { now(): Temporal.Instant },
): Promise<Authenticator & { recoveryCodes: string[] }> {
  const begun = await person.ask("startTwoFactor", { body: {} });
  const app = authenticator(begun.body.secret, clock);
  const confirmed = await person.ask("confirmTwoFactor", { body: { code: app.code() } });
  return { ...app, recoveryCodes: confirmed.body.codes };
}
