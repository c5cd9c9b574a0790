import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { byIdsQuery, Id, idParams, pagingQuery, versionQuery, withoutPaging } from "#schema/shared/paging.ts";
import { InputInstant } from "#schema/shared/time.ts";
import { CreateResourceInput, PublicResourcePage, Resource, ResourcePage, UpdateResourceInput } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only those at this location"),
  resource_type_id: Id.optional().describe("Only those of this type"),
});

const exportQuery = withoutPaging(listQuery);

export const resourceOperations = defineOperations({
  resources: {
    method: "get",
    path: "/api/v1/resources",
    audience: "staff",
    summary: "Lists bays, simulators and rooms, in their own order.",
    query: listQuery,
    answer: ResourcePage,
  },
  publicResources: {
    method: "get",
    path: "/api/v1/public/resources",
    audience: "anyone",
    summary: "Lists bays, simulators and rooms, as anybody may see them.",
    query: listQuery,
    answer: PublicResourcePage,
  },
  exportResources: {
    method: "get",
    path: "/api/v1/resources/export",
    audience: "staff",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all resources that match the filters as CSV.",
    query: exportQuery,
    answer: CsvText,
  },
  resourcesByIds: {
    method: "get",
    path: "/api/v1/resources/by-ids",
    joins: [{ on: "Booking", field: "resource", key: "resource_id", description: "The bay, if it has one" }],
    audience: "staff",
    summary: "Returns resources by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Resource),
  },
  availableResources: {
    method: "get",
    path: "/api/v1/resources/available",
    audience: "staff",
    summary: "Lists the resources of a type that are open and free for the whole of a time, in their own order.",
    query: z.object({
      start_time: InputInstant,
      end_time: InputInstant,
      resource_type_id: Id.describe("The type of the resources"),
      location_id: Id.optional().describe("Only those at this location"),
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
    summary: "Updates a resource; it can be moved to another place or type only if it has no upcoming bookings.",
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
    summary: "Deletes a resource that was never booked, archives one that was; refused while it has upcoming bookings.",
    params: idParams,
    query: versionQuery,
    answer: Resource,
  },
});
