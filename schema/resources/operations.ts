import { z } from "zod";
import { CsvText } from "../shared/csv.ts";
import { defineOperations } from "../shared/operation.ts";
import { byIdsQuery, pagingQuery, Id, withoutPaging } from "../shared/paging.ts";
import { PublicResourcePage, PublicResourceTypePage, Resource, ResourcePage, ResourceTypePage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only those of this location"),
  resource_type_id: Id.optional().describe("Only those of this type"),
});

const exportQuery = withoutPaging(listQuery);

export const resourceOperations = defineOperations({
  resources: {
    method: "get",
    path: "/api/v1/resources",
    audience: "staff",
    summary: "Bays, simulators and rooms, in their own order.",
    query: listQuery,
    answer: ResourcePage,
  },
  publicResources: {
    method: "get",
    path: "/api/v1/public/resources",
    audience: "anyone",
    summary: "Bays, simulators and rooms, as everybody may see them.",
    query: listQuery,
    answer: PublicResourcePage,
  },
  exportResources: {
    method: "get",
    path: "/api/v1/resources/export",
    audience: "staff",
    answersCsv: true,
    summary: "All resources that fit the filters as CSV.",
    query: exportQuery,
    answer: CsvText,
  },
  resourcesByIds: {
    method: "get",
    path: "/api/v1/resources/by-ids",
    audience: "staff",
    summary: "Resources by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Resource),
  },
  resourceTypes: {
    method: "get",
    path: "/api/v1/resource-types",
    audience: "staff",
    summary: "The kinds of resources.",
    query: z.object(pagingQuery),
    answer: ResourceTypePage,
  },
  publicResourceTypes: {
    method: "get",
    path: "/api/v1/public/resource-types",
    audience: "anyone",
    summary: "The kinds of resources, as everybody may see them.",
    query: z.object(pagingQuery),
    answer: PublicResourceTypePage,
  },
});
