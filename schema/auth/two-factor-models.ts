import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** Six digits from the app, with or without a space, or a recovery code. */
const SecondFactorCode = z
  .string()
  .trim()
  .min(6, "Enter the six digits of your app, or a recovery code.")
  .max(20, "Enter the six digits of your app, or a recovery code.")
  .describe("The six digits of the app, or a recovery code");

export const TwoFactor = z
  .object({
    is_on: z.boolean().describe("Whether signing in takes a code of an app"),
    since: Instant.nullable().describe("Since when"),
    recovery_codes_left: z.int().describe("Recovery codes that were not used yet"),
    is_required: z.boolean().describe("Whether the company asks it of this person, so that it cannot be switched off"),
  })
  .meta({ id: "TwoFactor", description: "The second step of the caller's sign-in" });

export const StartTwoFactorInput = z
  .object({
    code: SecondFactorCode.nullish().describe(
      "A code of the app in use or a recovery code, where one app replaces another",
    ),
  })
  .meta({ id: "StartTwoFactorInput", description: "How setting up an app begins" });

export const TwoFactorSecret = z
  .object({
    secret: z.string().describe("For typing into the app, base32"),
    uri: z.string().describe("The same as an otpauth address, for a QR code"),
  })
  .meta({ id: "TwoFactorSecret", description: "What the app must know; it counts once a code of it was confirmed" });

export const TwoFactorCodeInput = z
  .object({ code: SecondFactorCode })
  .meta({ id: "TwoFactorCodeInput", description: "A code of the app, or a recovery code where the app is in use" });

export const DisableTwoFactorInput = z
  .object({
    current_password: z.string().min(1, "Enter your password.").max(1024).describe("The caller's password"),
    code: SecondFactorCode,
  })
  .meta({ id: "DisableTwoFactorInput", description: "Password and code, since the second step is to go" });

export const RecoveryCodes = z
  .object({ codes: z.array(z.string()).describe("Each is good once") })
  .meta({ id: "RecoveryCodes", description: "Codes for when the app is not at hand; they are shown this once" });

export const CompleteLoginInput = z
  .object({
    challenge: z
      .string()
      .regex(/^[\w-]{20,200}$/, "This is no sign-in of ours.")
      .describe("What login answered"),
    code: SecondFactorCode,
  })
  .meta({ id: "CompleteLoginInput", description: "The second step of a sign-in" });
