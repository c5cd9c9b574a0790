import { z } from "zod";
import { Impersonation } from "#schema/people/impersonation/models.ts";
import { emailText } from "#schema/shared/email.ts";
import { Version } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { phoneText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";
import { Role } from "./permissions.ts";
import { Preferences, PreferencesInput } from "./preferences.ts";

export const LoginInput = z
  .object({
    email: emailText().describe("Email address of the account"),
    password: z.string().min(1, "Enter your password.").max(1024).describe("Password"),
    link_token: z
      .string()
      .max(200)
      .optional()
      .describe("From redeemHandover: links that account as a second way to sign in for the person who is signing in"),
  })
  .meta({ id: "LoginInput", description: "What a person signs in with" });

export const User = z
  .object({
    id: z.int().describe("Id"),
    roles: z.array(Role).describe("Roles at this company"),
    first_name: z.string().describe("First name"),
    last_name: z.string().describe("Last name"),
    name: z.string().describe("First and last name"),
    initials: z.string().describe("Capitalized first letters of first and last name"),
    email: z.string().nullable().describe("Email address used to sign in"),
    phone: z.string().nullable().describe("Phone number"),
    permissions: z.array(z.string()).describe("Permissions that reach everything in the company"),
    own_permissions: z.array(z.string()).describe("Permissions that reach only what is the person's own"),
    must_set_up_two_factor: z
      .boolean()
      .describe(
        "Whether the company requires this person to set up two-factor sign-in, with nothing else available until they do",
      ),
    impersonation: Impersonation.nullable().describe("Who is acting in this person's name, if anybody"),
    preferences: Preferences.describe("The person's preferences"),
    password_changed_at: Instant.nullable().describe("When the person last set the password, if known"),
    version: Version.describe("Increases by one with each change of name, address or phone number"),
  })
  .meta({ id: "User", description: "The person who is signed in" });
export type User = z.infer<typeof User>;

export const UpdateUserProfileInput = z
  .object({
    version: Version.describe("The version of the person last read"),
    first_name: firstName("Enter your first name.").optional().describe("First name"),
    last_name: lastName().optional().describe("Last name"),
    phone: phoneText().nullish().describe("Phone number; null removes it"),
    preferences: PreferencesInput.optional().describe("The preferences to change"),
  })
  .meta({ id: "UpdateUserProfileInput", description: "The changes to the person's own account" });
export type UpdateUserProfileInput = z.infer<typeof UpdateUserProfileInput>;

export const ExploreToken = z
  .object({
    access_token: z.string().describe("Opaque read-only token: send it as `Authorization: Bearer …`"),
    expires_at: Instant.describe("When it expires, 15 minutes after it was created"),
  })
  .meta({ id: "ExploreToken", description: "A short read-only session for exploring the graph" });

export const LoginResult = z
  .object({
    access_token: z.string().describe("Opaque token: send it as `Authorization: Bearer …`"),
    expires_at: z.iso.datetime().describe("When the session ends at the latest"),
    user: User,
  })
  .meta({ id: "LoginResult", description: "A new session" });

export const SecondFactorChallenge = z
  .object({
    challenge: z.string().describe("Pass it to completeLogin, with a code"),
    expires_at: Instant.describe("When it expires, five minutes after it was created"),
  })
  .meta({ id: "SecondFactorChallenge", description: "The second step that a sign-in is waiting for" });

export const LoginAnswer = z
  .object({
    access_token: z
      .string()
      .nullable()
      .describe("Opaque token: send it as `Authorization: Bearer …`; null before a second step"),
    expires_at: Instant.nullable().describe("When the session ends at the latest"),
    user: User.nullable().describe("Who is signed in"),
    second_factor: SecondFactorChallenge.nullable().describe(
      "What completeLogin must be given, if a second step follows",
    ),
  })
  .meta({ id: "LoginAnswer", description: "A new session, or a request for a second step" });
