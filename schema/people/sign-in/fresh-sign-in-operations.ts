import { defineOperations } from "#schema/shared/operation.ts";
import { ConfirmSignInInput, FreshSignIn } from "./fresh-sign-in-models.ts";

/**
 * A person who must set up two-factor sign-in first has to confirm for that too, and an owner of a locked company
 * may unlink Google.
 */
const OWN = { audience: "signed_in", inPersonOnly: true, beforeTwoFactor: true, lockExempt: true } as const;

export const freshSignInOperations = defineOperations({
  confirmSignIn: {
    ...OWN,
    method: "post",
    path: "/api/v1/auth/confirm",
    retry: "runs_again",
    refreshes: [],
    audit: "Confirmed the sign-in",
    hashesPassword: true,
    summary: "Confirms the identity of the signed-in person again, by password or code, which makes the sign-in fresh.",
    body: ConfirmSignInInput,
    answer: FreshSignIn,
  },
  freshSignIn: {
    ...OWN,
    method: "get",
    path: "/api/v1/auth/fresh-sign-in",
    asksAgain: "always",
    summary:
      "Returns how long the sign-in stays fresh, or the refusal that says how to confirm it. Called before leaving for Google.",
    answer: FreshSignIn,
  },
});
