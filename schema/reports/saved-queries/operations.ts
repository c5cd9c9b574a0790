import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import { SavedQueryMail, SavedQueryMailList, SetSavedQueryMailInput } from "./mail-models.ts";
import {
  CreateSavedQueryInput,
  CurrentVariables,
  CurrentVariablesInput,
  SavedQuery,
  SavedQueryPage,
  SavedQueryVersionList,
  UpdateSavedQueryInput,
} from "./models.ts";

const forAnalysts = { audience: "staff", permission: "graph.explore" } as const;

export const savedQueryOperations = defineOperations({
  savedQueries: {
    method: "get",
    path: "/api/v1/saved-queries",
    ...forAnalysts,
    summary: "Lists the company's saved queries, by name.",
    query: z.object({
      ...pagingQuery,
      search: z.string().max(100).optional().describe("Part of the name or of the query"),
    }),
    answer: SavedQueryPage,
  },
  savedQuery: {
    method: "get",
    path: "/api/v1/saved-queries/{id}",
    ...forAnalysts,
    summary: "Returns the latest version of one saved query.",
    params: idParams,
    answer: SavedQuery,
  },
  savedQueryVersions: {
    method: "get",
    path: "/api/v1/saved-queries/{id}/versions",
    ...forAnalysts,
    summary: "Lists all versions of a saved query, newest first.",
    params: idParams,
    answer: SavedQueryVersionList,
  },
  currentVariables: {
    method: "post",
    path: "/api/v1/saved-queries/current-variables",
    isQuestion: true,
    ...forAnalysts,
    summary:
      "Returns the variables of a query with its relative dates as of now, by the clock of the location that it names, and else the company's.",
    body: CurrentVariablesInput,
    answer: CurrentVariables,
  },
  createSavedQuery: {
    method: "post",
    path: "/api/v1/saved-queries",
    retry: "same_answer",
    refreshes: ["savedQueries"],
    audit: named("Saved", "query"),
    ...forAnalysts,
    status: 201,
    summary: "Saves a query for the company under a name of its own.",
    body: CreateSavedQueryInput,
    answer: SavedQuery,
  },
  updateSavedQuery: {
    method: "patch",
    path: "/api/v1/saved-queries/{id}",
    retry: "same_answer",
    refreshes: ["savedQueries", "savedQueryVersions"],
    audit: named("Changed", "query"),
    ...forAnalysts,
    summary: "Changes a saved query; the previous query stays as a version, which is restored by saving it again.",
    params: idParams,
    body: UpdateSavedQueryInput,
    answer: SavedQuery,
  },
  deleteSavedQuery: {
    method: "delete",
    path: "/api/v1/saved-queries/{id}",
    retry: "same_answer",
    refreshes: ["savedQueries", "savedQueryMails"],
    audit: named("Deleted", "query"),
    ...forAnalysts,
    summary: "Deletes a saved query with all its versions.",
    params: idParams,
    query: versionQuery,
    answer: SavedQuery,
  },
  savedQueryMails: {
    method: "get",
    path: "/api/v1/saved-query-mails",
    ...forAnalysts,
    summary: "Lists the saved queries that are emailed to the caller, and when each is next due.",
    answer: SavedQueryMailList,
  },
  setSavedQueryMail: {
    method: "put",
    path: "/api/v1/saved-queries/{id}/mail",
    retry: "same_answer",
    refreshes: ["savedQueryMails"],
    audit: named("Set when to get a mail of", "query"),
    ...forAnalysts,
    asksAgain: "always",
    summary: "Emails the answer of a saved query to the caller, as a file, at an hour of the company's clock.",
    params: idParams,
    body: SetSavedQueryMailInput,
    answer: SavedQueryMail,
  },
  stopSavedQueryMail: {
    method: "delete",
    path: "/api/v1/saved-queries/{id}/mail",
    retry: "same_answer",
    refreshes: ["savedQueryMails"],
    audit: named("Stopped the mail of", "query"),
    ...forAnalysts,
    summary: "Stops emailing the answer of a saved query to the caller.",
    params: idParams,
    answer: SavedQueryMail,
  },
});
