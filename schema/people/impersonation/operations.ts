import { LoginResult } from "#schema/people/sign-in/models.ts";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { withName } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import {
  Impersonation,
  ImpersonationLink,
  ImpersonationReasonInput,
  RedeemImpersonationInput,
  StartImpersonationInput,
} from "./models.ts";

export const impersonationOperations = defineOperations({
  startImpersonation: {
    method: "post",
    path: "/api/v1/impersonation",
    retry: "runs_again",
    refreshes: [],
    audit: withName("Asked to act as"),
    audience: "staff",
    permission: "impersonate",
    inPersonOnly: true,
    status: 201,
    asksAgain: "always",
    summary: "Creates a one-time way into a session as another person, which may do nothing that the caller may not.",
    body: StartImpersonationInput,
    answer: ImpersonationLink,
  },
  redeemImpersonation: {
    method: "post",
    path: "/api/v1/impersonation/redeem",
    retry: "runs_again",
    refreshes: [],
    audit: withName("Began to act as"),
    audience: "holder",
    ignoresSession: true,
    summary: "Uses the way in and returns a session that is read-only until a reason is given. Sets no cookie.",
    body: RedeemImpersonationInput,
    answer: LoginResult,
  },
  giveImpersonationReason: {
    method: "patch",
    path: "/api/v1/impersonation",
    retry: "runs_again",
    refreshes: [],
    audit: withName("Gave a reason for acting as"),
    audience: "proxy",
    beforeReason: true,
    summary: "Gives the reason for changing something in the person's name; from then on the session may do so.",
    body: ImpersonationReasonInput,
    answer: Impersonation,
  },
  endImpersonation: {
    method: "delete",
    path: "/api/v1/impersonation",
    retry: "runs_again",
    refreshes: [],
    audit: withName("Stopped acting as"),
    audience: "proxy",
    beforeReason: true,
    summary: "Ends the session in which the caller acts for another person.",
    answer: Acknowledgement,
  },
});
