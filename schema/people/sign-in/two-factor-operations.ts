import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
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
    summary:
      "Completes the second step of a sign-in with a code from the app or a recovery code; returns the new session.",
    body: CompleteLoginInput,
    answer: LoginResult,
  },
  twoFactor: {
    ...OWN,
    method: "get",
    path: "/api/v1/auth/two-factor",
    summary: "Returns the second step of the caller's sign-in.",
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
      "Creates a new secret for an authenticator app; an app already in use stays valid until the new one is confirmed.",
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
    summary: "Confirms the new app with a code from it, which switches it on; returns new recovery codes.",
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
    summary: "Creates new recovery codes; the previous ones become invalid.",
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
    summary: "Switches the second step off, unless the company requires it of the caller.",
    body: DisableTwoFactorInput,
    answer: Acknowledgement,
  },
});
