import { z } from "zod";
import { Instant } from "../shared/time.ts";

/** The minimum length for new passwords; older ones may be shorter. */
export const PASSWORD_MIN_LENGTH = 10;

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(1024, "Use at most 1024 characters.")
  .describe("The password to be; leaked ones and the person's own name or address are refused");

const MailedToken = z
  .string()
  .regex(/^[\w-]{20,200}$/, "This is no link of ours.")
  .describe("The token of the mailed link");

export const PasswordLinkPurpose = z
  .enum(["reset", "invite"])
  .meta({ id: "PasswordLinkPurpose", description: "reset: a forgotten password; invite: the first of a new account" });

export const ForgotPasswordInput = z
  .object({ email: z.email("Enter an email address.").max(254).describe("Email address of the account") })
  .meta({ id: "ForgotPasswordInput", description: "Whose password was forgotten" });

export const PasswordLinkParams = z.object({ token: MailedToken });

export const PasswordLink = z
  .object({
    purpose: PasswordLinkPurpose.describe("What the password is set for"),
    first_name: z.string().describe("Whose account it is"),
    email: z.string().nullable().describe("The address that signs in"),
    expires_at: Instant.describe("When the link ends"),
  })
  .meta({ id: "PasswordLink", description: "What a mailed link is good for" });

export const ResetPasswordInput = z
  .object({ token: MailedToken, password: NewPassword })
  .meta({ id: "ResetPasswordInput", description: "A mailed link and the password to set by it" });

export const ChangePasswordInput = z
  .object({
    current_password: z.string().min(1, "Enter your current password.").max(1024).describe("The password until now"),
    password: NewPassword,
  })
  .meta({ id: "ChangePasswordInput", description: "The password until now and the one to be" });
