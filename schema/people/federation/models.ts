import { z } from "zod";
import { LoginAnswer } from "#schema/people/sign-in/models.ts";

export const SignInContext = z.enum(["tenant", "central"]).meta({
  id: "SignInContext",
  description:
    "Where somebody started to sign in. tenant: on a company's own site; central: on the site of the whole platform",
});

export const GoogleRedirect = z
  .object({ url: z.string().describe("Where the browser goes next, on the central host; valid for five minutes") })
  .meta({ id: "GoogleRedirect", description: "The address of Google's sign-in" });

export const GoogleLink = z
  .object({
    email: z.string().nullable().describe("Address of the Google account that signs this person in, if there is one"),
    is_available: z.boolean().describe("Whether people can sign in with Google here"),
  })
  .meta({ id: "GoogleLink", description: "Google as a way to sign in for the signed-in person" });

export const RedeemHandoverInput = z
  .object({ code: z.string().min(1).max(200).describe("The code that came back to the company's own host") })
  .meta({ id: "RedeemHandoverInput", description: "A code to exchange for a sign-in" });

export const CodeExchangeOutcome = z.enum(["signed_in", "linked", "proof_needed"]).meta({
  id: "CodeExchangeOutcome",
  description:
    "signed_in: a new session; linked: the account can now also sign in the signed-in person; proof_needed: nobody here signs in with this account yet",
});

export const CodeExchange = z
  .object({
    outcome: CodeExchangeOutcome.describe("The outcome"),
    email: z.string().describe("Address of the account elsewhere, or of the person who signed up"),
    session: LoginAnswer.nullable().describe("The new session, if there is one"),
    link_token: z
      .string()
      .nullable()
      .describe(
        "If proof is needed: sent along with `login`, it links the account to the person who signs in; valid for 10 minutes",
      ),
  })
  .meta({ id: "CodeExchange", description: "The outcome of exchanging the code" });
