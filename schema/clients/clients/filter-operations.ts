import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { CreateSavedFilterInput, SavedFilter } from "./filter-models.ts";

export const savedFilterOperations = defineOperations({
  savedFilters: {
    method: "get",
    path: "/api/v1/saved-filters",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists the caller's own saved filters for the client list, by name.",
    answer: z.array(SavedFilter),
  },
  createSavedFilter: {
    method: "post",
    path: "/api/v1/saved-filters",
    retry: "same_answer",
    refreshes: ["savedFilters"],
    audit: null,
    audience: "staff",
    permission: "clients.read",
    status: 201,
    summary: "Saves filters under a name, for the caller alone.",
    body: CreateSavedFilterInput,
    answer: SavedFilter,
  },
  deleteSavedFilter: {
    method: "delete",
    path: "/api/v1/saved-filters/{id}",
    retry: "same_answer",
    refreshes: ["savedFilters"],
    audit: null,
    audience: "staff",
    permission: "clients.read",
    summary: "Deletes one of the caller's own saved filters.",
    params: idParams,
    answer: SavedFilter,
  },
});
