import { totpCode } from "#api/auth/totp.ts";
import type { Person } from "#tests/support/venue.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The app on a person's phone. */
export interface Authenticator {
  /** What the app shows, some 30-second steps from now. */
  code(stepsAhead?: number): string;
}

/** An app that was given this secret; it reads the time where the test keeps it. */
export function authenticator(secret: string, clock: { now(): Temporal.Instant }): Authenticator {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  return {
    code: (stepsAhead = 0) => totpCode(bytes, Math.floor(clock.now().epochMilliseconds / 30_000) + stepsAhead),
  };
}

/** Sets a person's app up and proves it by its present code; the next good one is a step ahead. */
export async function setUpTwoFactor(
  person: Person,
  clock: { now(): Temporal.Instant },
): Promise<Authenticator & { recoveryCodes: string[] }> {
  const begun = await person.ask("startTwoFactor", { body: {} });
  const app = authenticator(begun.body.secret, clock);
  const confirmed = await person.ask("confirmTwoFactor", { body: { code: app.code() } });
  return { ...app, recoveryCodes: confirmed.body.codes };
}
