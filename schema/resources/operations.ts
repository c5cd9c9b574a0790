import { z } from "zod";
import { CsvText } from "../shared/csv.ts";
import { named } from "../shared/audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { byIdsQuery, Id, idParams, pagingQuery, versionQuery, withoutPaging } from "../shared/paging.ts";
import { InputInstant } from "../shared/time.ts";
import { CreateResourceInput, PublicResourcePage, Resource, ResourcePage, UpdateResourceInput } from "./models.ts";

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
    asksAgain: "always",
    summary: "All resources that fit the filters as CSV.",
    query: exportQuery,
    answer: CsvText,
  },
  resourcesByIds: {
    method: "get",
    path: "/api/v1/resources/by-ids",
    joins: [{ on: "Booking", field: "resource", key: "resource_id", description: "The bay, where it takes one" }],
    audience: "staff",
    summary: "Resources by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Resource),
  },
  availableResources: {
    method: "get",
    path: "/api/v1/resources/available",
    audience: "staff",
    summary: "Resources of a type that are open and free for the whole of a time, in their own order.",
    query: z.object({
      start_time: InputInstant,
      end_time: InputInstant,
      resource_type_id: Id.describe("Their type"),
      location_id: Id.optional().describe("Only those of this location"),
    }),
    answer: z.array(Resource),
  },
  createResource: {
    method: "post",
    path: "/api/v1/resources",
    retry: "same_answer",
    refreshes: ["resources", "resourceTypes"],
    audit: named("Added", "resource"),
    audience: "staff",
    permission: "catalog.write",
    status: 201,
    summary: "Adds a resource.",
    body: CreateResourceInput,
    answer: Resource,
  },
  updateResource: {
    method: "put",
    path: "/api/v1/resources/{id}",
    retry: "same_answer",
    refreshes: ["resources", "resourceTypes"],
    audit: named("Changed", "resource"),
    audience: "staff",
    permission: "catalog.write",
    summary: "Changes a resource; it moves to another place or type only without bookings to come.",
    params: idParams,
    body: UpdateResourceInput,
    answer: Resource,
  },
  deleteResource: {
    method: "delete",
    path: "/api/v1/resources/{id}",
    retry: "same_answer",
    refreshes: ["resources", "resourceTypes"],
    audit: named("Removed", "resource"),
    audience: "staff",
    permission: "catalog.delete",
    summary: "Deletes a resource that was never booked, archives one that was; refused while bookings are to come.",
    params: idParams,
    query: versionQuery,
    answer: Resource,
  },
});
