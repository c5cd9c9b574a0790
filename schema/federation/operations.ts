import { z } from "zod";
import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { CodeExchange, GoogleLink, GoogleRedirect, RedeemHandoverInput, SignInContext } from "./models.ts";

/** The history records how somebody signed in; after a sign-up it is with the password just chosen. */
const isByPassword = (after: unknown): boolean =>
  typeof after === "object" && after !== null && "way" in after && after.way === "password";

export const federationOperations = defineOperations({
  redeemHandover: {
    method: "post",
    path: "/api/v1/auth/handover",
    retry: "runs_again",
    refreshes: [],
    audit: ({ after }) => (isByPassword(after) ? "Signed in after signing up" : "Signed in with Google"),
    audience: "holder",
    lockExempt: true,
    inPersonOnly: true,
    asksAgain: "partly",
    summary:
      "Exchanges the code of a sign-in with Google, once, in the browser that began it, or that of a sign-up, once.",
    body: RedeemHandoverInput,
    answer: CodeExchange,
  },
  googleLink: {
    method: "get",
    path: "/api/v1/auth/google",
    audience: "signed_in",
    summary: "Whether Google signs the person in who asks.",
    answer: GoogleLink,
  },
  unlinkGoogle: {
    method: "delete",
    path: "/api/v1/auth/google",
    retry: "runs_again",
    refreshes: ["googleLink"],
    audit: "Unlinked the Google account",
    audience: "signed_in",
    inPersonOnly: true,
    asksAgain: "always",
    summary: "Takes Google away as a way in for the person who is signed in.",
    answer: Acknowledgement,
  },
});

/** Called on a company's host. */
export const centralFederationOperations = defineOperations({
  googleRedirect: {
    method: "get",
    path: "/api/central/auth/google/redirect",
    audience: "anyone",
    lockExempt: true,
    summary: "Begins a sign-in with Google in this browser and answers where to send it.",
    query: z.object({
      tenant: z.string().max(63).describe("Slug of the company, the host's own"),
      context: SignInContext.default("tenant").describe("Where the sign-in began"),
      original_domain: z.string().max(300).describe("Host, with its port, that the browser comes back to"),
    }),
    answer: GoogleRedirect,
  },
});

/** Browser redirects on the central host, over REST only. */
export const signInRedirects = defineOperations({
  googleStart: {
    method: "get",
    path: "/api/central/auth/google/start",
    audience: "anyone",
    redirects: { refusedHeading: "You are not signed in" },
    summary: "Leads on to Google, leaving in the browser what its answer is checked by.",
    query: z.object({ request: z.string().max(2000).describe("What googleRedirect put into the address") }),
    answer: z.null(),
  },
  googleCallback: {
    method: "get",
    path: "/api/central/auth/google/callback",
    audience: "anyone",
    redirects: { refusedHeading: "You are not signed in" },
    summary:
      "Checks what Google answered and leads back to the company's host with a code that is good once, for a minute.",
    answer: z.null(),
  },
});
