import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import {
  CreateServiceCategoryInput,
  PublicServiceCategoryPage,
  ServiceCategory,
  ServiceCategoryPage,
  UpdateServiceCategoryInput,
} from "./category-models.ts";

export const serviceCategoryOperations = defineOperations({
  serviceCategories: {
    method: "get",
    path: "/api/v1/service-categories",
    audience: "staff",
    summary: "Lists the categories that services are grouped under, in their own order.",
    query: z.object(pagingQuery),
    answer: ServiceCategoryPage,
  },
  publicServiceCategories: {
    method: "get",
    path: "/api/v1/public/service-categories",
    audience: "anyone",
    summary: "Lists the service categories, as anybody may see them.",
    query: z.object(pagingQuery),
    answer: PublicServiceCategoryPage,
  },
  createServiceCategory: {
    method: "post",
    path: "/api/v1/service-categories",
    retry: "same_answer",
    refreshes: ["serviceCategories"],
    audit: named("Added", "service category"),
    audience: "staff",
    permission: "catalog.write",
    status: 201,
    summary: "Adds a category.",
    body: CreateServiceCategoryInput,
    answer: ServiceCategory,
  },
  updateServiceCategory: {
    method: "put",
    path: "/api/v1/service-categories/{id}",
    retry: "same_answer",
    refreshes: ["serviceCategories"],
    audit: named("Changed", "service category"),
    audience: "staff",
    permission: "catalog.write",
    summary: "Renames or moves a category.",
    params: idParams,
    body: UpdateServiceCategoryInput,
    answer: ServiceCategory,
  },
  deleteServiceCategory: {
    method: "delete",
    path: "/api/v1/service-categories/{id}",
    retry: "same_answer",
    refreshes: ["serviceCategories"],
    audit: named("Removed", "service category"),
    audience: "staff",
    permission: "catalog.delete",
    summary: "Deletes a category that has no services.",
    params: idParams,
    query: versionQuery,
    answer: ServiceCategory,
  },
});
