import { z } from "zod";
import { pageOf } from "#schema/shared/paging.ts";
import { Instant } from "#schema/shared/time.ts";

export const SessionKind = z.enum(["full", "explore", "proxy"]).meta({
  id: "SessionKind",
  description: "full: signed in; explore: a read-only token; proxy: another person's",
});

export const Session = z
  .object({
    id: z.int().describe("Id"),
    kind: SessionKind.describe("What it can be used for"),
    device: z.string().describe("Program and system in words, for example Chrome 146 on macOS"),
    ip_address: z.string().nullable().describe("IP address it was created from"),
    created_at: Instant.describe("When it was created"),
    last_used_at: Instant.describe("Last use, to the minute"),
    expires_at: Instant.describe("When it ends if it is not used, or at the latest"),
    is_current: z.boolean().describe("Whether this call itself is made with it"),
  })
  .meta({ id: "Session", description: "A session in which the caller is signed in" });

export const SessionList = z
  .object({ data: z.array(Session).describe("The current session first, then by last use") })
  .meta({ id: "SessionList", description: "Where the caller is signed in" });

export const SignInOutcome = z.enum(["signed_in", "refused"]).meta({
  id: "SignInOutcome",
  description:
    "The outcome of a sign-in. signed_in: a session began; refused: something that was entered was wrong, and no session began",
});

export const SignIn = z
  .object({
    id: z.int().describe("Id"),
    at: Instant.describe("When"),
    outcome: SignInOutcome.describe("The outcome"),
    how: z.string().describe("What was entered, or was wrong, in words: password and app code"),
    device: z.string().nullable().describe("Program and system in words, if they were recorded"),
    ip_address: z.string().nullable().describe("IP address of the attempt"),
  })
  .meta({ id: "SignIn", description: "An attempt to sign in as the caller" });

export const SignInPage = pageOf("SignInPage", SignIn, "sign-ins");
