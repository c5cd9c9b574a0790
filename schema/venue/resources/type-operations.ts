import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import {
  CreateResourceTypeInput,
  PublicResourceTypePage,
  ResourceType,
  ResourceTypePage,
  UpdateResourceTypeInput,
} from "./models.ts";

export const resourceTypeOperations = defineOperations({
  resourceTypes: {
    method: "get",
    path: "/api/v1/resource-types",
    audience: "staff",
    summary: "Lists the resource types.",
    query: z.object(pagingQuery),
    answer: ResourceTypePage,
  },
  publicResourceTypes: {
    method: "get",
    path: "/api/v1/public/resource-types",
    audience: "anyone",
    summary: "Lists the resource types, as anybody may see them.",
    query: z.object(pagingQuery),
    answer: PublicResourceTypePage,
  },
  createResourceType: {
    method: "post",
    path: "/api/v1/resource-types",
    retry: "same_answer",
    refreshes: ["resourceTypes"],
    audit: named("Added", "resource type"),
    audience: "staff",
    permission: "catalog.write",
    status: 201,
    summary: "Adds a resource type.",
    body: CreateResourceTypeInput,
    answer: ResourceType,
  },
  updateResourceType: {
    method: "put",
    path: "/api/v1/resource-types/{id}",
    retry: "same_answer",
    refreshes: ["resourceTypes"],
    audit: named("Changed", "resource type"),
    audience: "staff",
    permission: "catalog.write",
    summary: "Renames a resource type.",
    params: idParams,
    body: UpdateResourceTypeInput,
    answer: ResourceType,
  },
  deleteResourceType: {
    method: "delete",
    path: "/api/v1/resource-types/{id}",
    retry: "same_answer",
    refreshes: ["resourceTypes"],
    audit: named("Removed", "resource type"),
    audience: "staff",
    permission: "catalog.delete",
    summary: "Deletes a resource type that no resource or service in use has.",
    params: idParams,
    query: versionQuery,
    answer: ResourceType,
  },
});
