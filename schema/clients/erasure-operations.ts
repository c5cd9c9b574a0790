import { BOOKED_LISTS } from "../shared/booked-lists.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams } from "../shared/paging.ts";
import { AnonymizeClientInput, ClientData, ClientErasure } from "./erasure-models.ts";
import { Client } from "./models.ts";

export const clientErasureOperations = defineOperations({
  clientErasure: {
    method: "get",
    path: "/api/v1/clients/{id}/anonymize",
    audience: "staff",
    permission: "clients.anonymize",
    summary: "What erasing a client would delete, what would stay, and what stands in the way.",
    params: idParams,
    answer: ClientErasure,
  },
  anonymizeClient: {
    method: "post",
    path: "/api/v1/clients/{id}/anonymize",
    retry: "same_answer",
    refreshes: ["clients", "clientActivities", "memberships", "tags", ...BOOKED_LISTS],
    audit: "Erased a client",
    audience: "staff",
    permission: "clients.anonymize",
    summary: "Erases who a client was, for good; bookings and money stay as figures without a person.",
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
    summary: "All that is kept of one client, for whoever asks what that is.",
    params: idParams,
    answer: ClientData,
  },
});
