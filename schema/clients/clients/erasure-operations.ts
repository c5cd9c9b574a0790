import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { AnonymizeClientInput, ClientData, ClientErasure } from "./erasure-models.ts";
import { Client } from "./models.ts";

export const clientErasureOperations = defineOperations({
  clientErasure: {
    method: "get",
    path: "/api/v1/clients/{id}/anonymize",
    audience: "staff",
    permission: "clients.anonymize",
    summary: "Previews erasing a client: what would be deleted, what would stay, and what prevents it.",
    params: idParams,
    answer: ClientErasure,
  },
  anonymizeClient: {
    method: "post",
    path: "/api/v1/clients/{id}/anonymize",
    retry: "same_answer",
    refreshes: ["clients", "clientActivities", "memberships", "tags", ...PAYMENT_LISTS, ...BOOKED_LISTS],
    audit: "Erased a client",
    audience: "staff",
    permission: "clients.anonymize",
    asksAgain: "always",
    summary: "Permanently erases a client's identity; bookings and money stay as figures without a person.",
    params: idParams,
    body: AnonymizeClientInput,
    answer: Client,
  },
  clientData: {
    method: "get",
    path: "/api/v1/clients/{id}/data",
    audience: "staff",
    permission: "clients.export",
    asksAgain: "always",
    summary: "Returns all data kept about one client, to answer a request for it.",
    params: idParams,
    answer: ClientData,
  },
});
