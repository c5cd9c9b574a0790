import { z } from "zod";
import { Instant } from "#schema/shared/time.ts";

export const FreshSignIn = z
  .object({ fresh_until: Instant.describe("How long the sign-in counts as fresh") })
  .meta({ id: "FreshSignIn", description: "A recently confirmed sign-in" });

export const ConfirmSignInInput = z
  .object({
    password: z.string().min(1, "Enter your password.").max(1024).optional().describe("The caller's password"),
    code: z
      .string()
      .trim()
      .min(6, "Enter the six digits of your app, or a recovery code.")
      .max(20, "Enter the six digits of your app, or a recovery code.")
      .optional()
      .describe("For a person who uses two-factor sign-in: a code from the app, or a recovery code"),
  })
  .meta({ id: "ConfirmSignInInput", description: "What a person uses to prove their identity" });
