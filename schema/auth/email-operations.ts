import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { ConfirmEmailChangeInput, RequestEmailChangeInput } from "./email-models.ts";

export const emailOperations = defineOperations({
  requestEmailChange: {
    method: "post",
    path: "/api/v1/auth/email-change",
    retry: "runs_again",
    refreshes: [],
    audit: "Asked for a new sign-in address",
    audience: "signed_in",
    inPersonOnly: true,
    asksAgain: "always",
    summary: "Mails a link to the new address; until it is followed the old one signs in, and is told.",
    body: RequestEmailChangeInput,
    answer: Acknowledgement,
  },
  confirmEmailChange: {
    method: "post",
    path: "/api/v1/auth/email-change/confirm",
    retry: "runs_again",
    refreshes: [],
    audit: "Confirmed a new sign-in address",
    audience: "holder",
    lockExempt: true,
    ignoresSession: true,
    summary: "Makes the address that the link was mailed to the one that signs in; all sessions end.",
    body: ConfirmEmailChangeInput,
    answer: Acknowledgement,
  },
});
