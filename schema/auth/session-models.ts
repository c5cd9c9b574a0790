import { z } from "zod";
import { pageOf } from "../shared/paging.ts";
import { Instant } from "../shared/time.ts";

export const SessionKind = z.enum(["full", "explore", "proxy"]).meta({
  id: "SessionKind",
  description: "full: signed in; explore: a token that only reads; proxy: another person's",
});

export const Session = z
  .object({
    id: z.int().describe("Id"),
    kind: SessionKind.describe("What it is good for"),
    device: z.string().describe("Program and system in words, for example Chrome 146 on macOS"),
    ip_address: z.string().nullable().describe("Address it was made from"),
    created_at: Instant.describe("When it was made"),
    last_used_at: Instant.describe("Last use, to the minute"),
    expires_at: Instant.describe("When it ends if it is not used, or at the latest"),
    is_current: z.boolean().describe("Whether this very call is made with it"),
  })
  .meta({ id: "Session", description: "A place where the caller is signed in" });

export const SessionList = z
  .object({ data: z.array(Session).describe("The current one first, then by last use") })
  .meta({ id: "SessionList", description: "Where the caller is signed in" });

export const SignInOutcome = z.enum(["signed_in", "refused"]).meta({
  id: "SignInOutcome",
  description:
    "Whether somebody was let in. signed_in: a session began; refused: something that was shown was wrong, and no session began",
});

export const SignIn = z
  .object({
    id: z.int().describe("Id"),
    at: Instant.describe("When"),
    outcome: SignInOutcome.describe("What came of it"),
    how: z.string().describe("What was shown, or was wrong, in words: password and app code"),
    device: z.string().nullable().describe("Program and system in words, where they were kept"),
    ip_address: z.string().nullable().describe("Address it was tried from"),
  })
  .meta({ id: "SignIn", description: "A try to sign in as the caller" });

export const SignInPage = pageOf("SignInPage", SignIn, "sign-ins");
