import { z } from "zod";
import { NewPassword } from "#schema/people/sign-in/password-models.ts";
import { emailText } from "#schema/shared/email.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { phoneText } from "#schema/shared/text.ts";

const MUST_AGREE = "Agree to this to create an account.";

export const RegisterClientInput = z
  .object({
    first_name: firstName().describe("First name"),
    last_name: lastName().default("").describe("Last name"),
    email: emailText().describe("Address to sign in with; the link is sent there"),
    phone: phoneText().nullish().describe("Phone number"),
    agrees: z
      .boolean(MUST_AGREE)
      .refine((agrees) => agrees, MUST_AGREE)
      .describe("Whether the person agrees that the company keeps these details"),
    agrees_to_marketing: z
      .boolean()
      .optional()
      .describe("Whether the person agrees to marketing email, which counts once the link is followed; no if left out"),
  })
  .meta({ id: "RegisterClientInput", description: "A person who wants an account" });

export const ConfirmRegistrationInput = z
  .object({
    token: z
      .string()
      .regex(/^[\w.-]{20,4000}$/, "This is no link of ours.")
      .describe("The token of the link that was emailed to the address"),
    password: NewPassword,
  })
  .meta({
    id: "ConfirmRegistrationInput",
    description: "Proof that the address is the person's own, and a password",
  });

export const ConfirmedRegistration = z
  .object({
    message: z.string().describe("One sentence to show to a person"),
    email: z.string().describe("The address to sign in with from now on"),
  })
  .meta({ id: "ConfirmedRegistration", description: "An account that can now sign in" });
