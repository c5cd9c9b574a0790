import { z } from "zod";
import { emailText } from "#schema/shared/email.ts";
import { Instant } from "#schema/shared/time.ts";

/** The minimum length for new passwords; older ones may be shorter. */
export const PASSWORD_MIN_LENGTH = 10;

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(1024, "Use at most 1024 characters.")
  .describe("The new password; leaked passwords and the person's own name or address are refused");

const MailedToken = z
  .string()
  .regex(/^[\w-]{20,200}$/, "This is no link of ours.")
  .describe("The token of the emailed link");

export const PasswordLinkPurpose = z.enum(["reset", "invite"]).meta({
  id: "PasswordLinkPurpose",
  description: "reset: a forgotten password; invite: the first password of a new account",
});

export const ForgotPasswordInput = z
  .object({ email: emailText().describe("Email address of the account") })
  .meta({ id: "ForgotPasswordInput", description: "The person whose password was forgotten" });

export const PasswordLinkParams = z.object({ token: MailedToken });

export const PasswordLink = z
  .object({
    purpose: PasswordLinkPurpose.describe("What the password is being set for"),
    first_name: z.string().describe("First name of the account's owner"),
    email: z.string().nullable().describe("The address used to sign in"),
    expires_at: Instant.describe("When the link expires"),
  })
  .meta({ id: "PasswordLink", description: "What an emailed link is for" });

export const ResetPasswordInput = z
  .object({ token: MailedToken, password: NewPassword })
  .meta({ id: "ResetPasswordInput", description: "An emailed link and the password to set with it" });

export const ChangePasswordInput = z
  .object({
    current_password: z.string().min(1, "Enter your current password.").max(1024).describe("The current password"),
    password: NewPassword,
  })
  .meta({ id: "ChangePasswordInput", description: "The current password and the new one" });
