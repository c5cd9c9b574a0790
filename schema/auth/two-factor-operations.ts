import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { LoginResult } from "./models.ts";
import {
  CompleteLoginInput,
  DisableTwoFactorInput,
  RecoveryCodes,
  StartTwoFactorInput,
  TwoFactor,
  TwoFactorCodeInput,
  TwoFactorSecret,
} from "./two-factor-models.ts";

/** A person's own second factor; someone required to have one can call these before setting it up. */
const OWN = { audience: "signed_in", inPersonOnly: true, beforeTwoFactor: true } as const;

export const twoFactorOperations = defineOperations({
  completeLogin: {
    method: "post",
    path: "/api/v1/auth/login/second-factor",
    retry: "runs_again",
    refreshes: [],
    audit: "Signed in with two factors",
    audience: "holder",
    lockExempt: true,
    summary: "The second step of a sign-in: a code of the app, or a recovery code; answers the new session.",
    body: CompleteLoginInput,
    answer: LoginResult,
  },
  twoFactor: {
    ...OWN,
    method: "get",
    path: "/api/v1/auth/two-factor",
    summary: "The second step of the caller's sign-in.",
    answer: TwoFactor,
  },
  startTwoFactor: {
    ...OWN,
    method: "post",
    path: "/api/v1/auth/two-factor",
    retry: "runs_again",
    refreshes: [],
    audit: null,
    status: 201,
    asksAgain: "partly",
    summary:
      "A new secret for an authenticator app; where an app is in use it stays good until the new one is confirmed.",
    body: StartTwoFactorInput,
    answer: TwoFactorSecret,
  },
  confirmTwoFactor: {
    ...OWN,
    method: "post",
    path: "/api/v1/auth/two-factor/confirm",
    retry: "runs_again",
    refreshes: [],
    audit: "Turned two-factor sign-in on",
    asksAgain: "always",
    summary: "Proves the new app by a code of it, which switches it on; answers new recovery codes.",
    body: TwoFactorCodeInput,
    answer: RecoveryCodes,
  },
  renewRecoveryCodes: {
    ...OWN,
    method: "post",
    path: "/api/v1/auth/two-factor/recovery-codes",
    retry: "runs_again",
    refreshes: ["twoFactor"],
    audit: "Made new recovery codes",
    summary: "New recovery codes; the ones before are void.",
    body: TwoFactorCodeInput,
    answer: RecoveryCodes,
  },
  disableTwoFactor: {
    ...OWN,
    method: "post",
    path: "/api/v1/auth/two-factor/disable",
    retry: "runs_again",
    refreshes: ["twoFactor"],
    audit: "Turned two-factor sign-in off",
    summary: "Switches the second step off, unless the company asks it of the caller.",
    body: DisableTwoFactorInput,
    answer: Acknowledgement,
  },
});
