import { z } from "zod";
import { Instant } from "../shared/time.ts";

export const FreshSignIn = z
  .object({ fresh_until: Instant.describe("Until when the sign-in counts as fresh") })
  .meta({ id: "FreshSignIn", description: "A sign-in that was confirmed a moment ago" });

export const ConfirmSignInInput = z
  .object({
    password: z.string().min(1, "Enter your password.").max(1024).optional().describe("The caller's password"),
    code: z
      .string()
      .trim()
      .min(6, "Enter the six digits of your app, or a recovery code.")
      .max(20, "Enter the six digits of your app, or a recovery code.")
      .optional()
      .describe("For whoever signs in with two factors: a code of the app, or a recovery code"),
  })
  .meta({ id: "ConfirmSignInInput", description: "What a person proves with that it is them" });
