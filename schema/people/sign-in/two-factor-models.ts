import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

/** Six digits from the app, with or without a space, or a recovery code. */
const SecondFactorCode = z
  .string()
  .trim()
  .min(6, "Enter the six digits of your app, or a recovery code.")
  .max(20, "Enter the six digits of your app, or a recovery code.")
  .describe("The six digits from the app, or a recovery code");

export const TwoFactor = z
  .object({
    is_on: z.boolean().describe("Whether signing in takes a code from an app"),
    since: Instant.nullable().describe("When it began"),
    recovery_codes_left: z.int().describe("Recovery codes not yet used"),
    is_required: z
      .boolean()
      .describe("Whether the company requires it of this person, so that it cannot be switched off"),
  })
  .meta({ id: "TwoFactor", description: "The second step of the caller's sign-in" });

export const StartTwoFactorInput = z
  .object({
    code: SecondFactorCode.nullish().describe(
      "A code from the current app or a recovery code, when one app replaces another",
    ),
  })
  .meta({ id: "StartTwoFactorInput", description: "How setting up an app starts" });

export const TwoFactorSecret = z
  .object({
    secret: z.string().describe("For typing into the app, base32"),
    uri: z.string().describe("The same as an otpauth address, for a QR code"),
  })
  .meta({
    id: "TwoFactorSecret",
    description: "What the app needs; it takes effect once one of its codes has been confirmed",
  });

export const TwoFactorCodeInput = z
  .object({ code: SecondFactorCode })
  .meta({ id: "TwoFactorCodeInput", description: "A code from the app or, where the app is in use, a recovery code" });

export const DisableTwoFactorInput = z
  .object({
    current_password: z.string().min(1, "Enter your password.").max(1024).describe("The caller's password"),
    code: SecondFactorCode,
  })
  .meta({
    id: "DisableTwoFactorInput",
    description: "Password and code, needed because the second step is to be removed",
  });

export const RecoveryCodes = z
  .object({ codes: z.array(z.string()).describe("Each can be used once") })
  .meta({ id: "RecoveryCodes", description: "Codes for when the app is not available; they are shown only once" });

export const CompleteLoginInput = z
  .object({
    challenge: z
      .string()
      .regex(/^[\w-]{20,200}$/, "This is no sign-in of ours.")
      .describe("The challenge that login returned"),
    code: SecondFactorCode,
  })
  .meta({ id: "CompleteLoginInput", description: "The second step of a sign-in" });
