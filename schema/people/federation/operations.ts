import { z } from "zod";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
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
      "Exchanges the code of a sign-in with Google, once, in the browser that started it, or the code of a sign-up, once.",
    body: RedeemHandoverInput,
    answer: CodeExchange,
  },
  googleLink: {
    method: "get",
    path: "/api/v1/auth/google",
    audience: "signed_in",
    summary: "Returns whether the caller can sign in with Google.",
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
    summary: "Removes Google as a way for the signed-in person to sign in.",
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
    summary: "Starts a sign-in with Google in this browser and returns where to send it.",
    query: z.object({
      tenant: z.string().max(63).describe("The company's slug, taken from the host"),
      context: SignInContext.default("tenant").describe("Where the sign-in started"),
      original_domain: z.string().max(300).describe("The host, with its port, to which the browser returns"),
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
    summary: "Redirects to Google, leaving in the browser what its answer is checked against.",
    query: z.object({ request: z.string().max(2000).describe("The request that googleRedirect put into the address") }),
    answer: z.null(),
  },
  googleCallback: {
    method: "get",
    path: "/api/central/auth/google/callback",
    audience: "anyone",
    redirects: { refusedHeading: "You are not signed in" },
    summary: "Checks Google's answer and redirects to the company's host with a code that works once, for a minute.",
    answer: z.null(),
  },
});
