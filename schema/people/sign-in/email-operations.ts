import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
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
    summary:
      "Emails a link to the new address. Until it is followed, the old address still signs in; the old address is also notified.",
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
    summary: "Makes the address that the link was sent to the sign-in address; all sessions end.",
    body: ConfirmEmailChangeInput,
    answer: Acknowledgement,
  },
});
