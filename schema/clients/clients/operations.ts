import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { byIdsQuery, idParams, pagingQuery, SortDir, withoutPaging } from "#schema/shared/paging.ts";
import { clientFilters } from "./filter-models.ts";
import { Client, CLIENT_FIELDS, ClientPage, CreateClientInput, SparseClientPage, UpdateClientInput } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  fields: z
    .array(z.enum(CLIENT_FIELDS))
    .max(CLIENT_FIELDS.length)
    .optional()
    .describe("Only these fields of each client; all if left out"),
  sortBy: z.enum(["name", "created_at"]).default("name").meta({
    id: "ClientSort",
    description: "What clients are sorted by. name: last name, then first name; created_at: when they were added",
  }),
  sortDir: SortDir.default("asc").describe("Sort direction"),
  search: z
    .string()
    .max(100)
    .optional()
    .describe("Part of name, email address or phone number; one or two letters match the start of a word"),
  ...clientFilters,
});
export type ClientListQuery = z.infer<typeof listQuery>;

const exportQuery = withoutPaging(listQuery);
export type ClientExportQuery = z.infer<typeof exportQuery>;

export const clientOperations = defineOperations({
  clients: {
    method: "get",
    path: "/api/v1/clients",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists the company's clients.",
    query: listQuery,
    answer: ClientPage,
    sparseAnswer: SparseClientPage,
  },
  exportClients: {
    method: "get",
    path: "/api/v1/clients/export",
    audience: "staff",
    permission: "clients.export",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all clients that match the filters as CSV, by name.",
    query: exportQuery,
    answer: CsvText,
  },
  client: {
    method: "get",
    path: "/api/v1/clients/{id}",
    audience: "staff",
    permission: "clients.read",
    summary: "Returns one client.",
    params: idParams,
    answer: Client,
  },
  clientsByIds: {
    method: "get",
    path: "/api/v1/clients/by-ids",
    joins: [{ on: "Booking", field: "client", key: "client_id", description: "The client; none for a guest" }],
    audience: "staff",
    permission: "clients.read",
    summary: "Returns clients by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Client),
  },
  createClient: {
    method: "post",
    path: "/api/v1/clients",
    retry: "same_answer",
    refreshes: ["clients"],
    audit: named("Added", "client"),
    audience: "staff",
    permission: "clients.write",
    status: 201,
    summary: "Adds a client.",
    body: CreateClientInput,
    answer: Client,
  },
  updateClient: {
    method: "patch",
    path: "/api/v1/clients/{id}",
    retry: "same_answer",
    refreshes: ["clientActivities"],
    audit: named("Changed", "client"),
    audience: "staff",
    permission: "clients.write",
    summary: "Updates a client; fields left out stay unchanged.",
    params: idParams,
    body: UpdateClientInput,
    answer: Client,
  },
});
