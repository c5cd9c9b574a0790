import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { ClientMerge, DuplicatePair, MergeClientsInput, PreviewClientMergeInput } from "./merge-models.ts";
import { Client } from "./models.ts";

export const clientMergeOperations = defineOperations({
  clientDuplicates: {
    method: "get",
    path: "/api/v1/clients/duplicates",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists pairs of clients who may be the same person, likeliest first; at most 50.",
    query: z.object({ client_id: Id.optional().describe("Only pairs with this client") }),
    answer: z.array(DuplicatePair),
  },
  previewClientMerge: {
    method: "post",
    path: "/api/v1/clients/merge/preview",
    isQuestion: true,
    audience: "staff",
    permission: "clients.merge",
    summary: "Previews merging two clients: what would move, what prevents it, and which values can be chosen.",
    body: PreviewClientMergeInput,
    answer: ClientMerge,
  },
  mergeClients: {
    method: "post",
    path: "/api/v1/clients/merge",
    retry: "same_answer",
    refreshes: ["clients", "client", "clientDuplicates", "tags", "memberships", ...PAYMENT_LISTS, ...BOOKED_LISTS],
    audit: named("Merged another record into", "client"),
    audience: "staff",
    permission: "clients.merge",
    asksAgain: "always",
    summary: "Merges two clients into one: everything the second had becomes the first one's. This cannot be undone.",
    body: MergeClientsInput,
    answer: Client,
  },
});
