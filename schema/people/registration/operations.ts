import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { ConfirmedRegistration, ConfirmRegistrationInput, RegisterClientInput } from "./models.ts";

export const registrationOperations = defineOperations({
  registerClient: {
    method: "post",
    path: "/api/v1/public/clients",
    retry: "runs_again",
    refreshes: [],
    audit: null,
    audience: "anyone",
    ignoresSession: true,
    summary: "Emails a link that creates the account; the answer is the same whether or not the address is known.",
    body: RegisterClientInput,
    answer: Acknowledgement,
  },
  confirmRegistration: {
    method: "post",
    path: "/api/v1/public/clients/confirm",
    retry: "runs_again",
    refreshes: [],
    audit: "Registered and chose a password",
    audience: "holder",
    hashesPassword: true,
    ignoresSession: true,
    summary:
      "Creates the account that an emailed link is for, with this password; bookings made as a guest with the address become its own.",
    body: ConfirmRegistrationInput,
    answer: ConfirmedRegistration,
  },
});
