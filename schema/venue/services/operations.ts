import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { CsvText } from "#schema/shared/csv.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { byIdsQuery, Id, idParams, pagingQuery, versionQuery, withoutPaging } from "#schema/shared/paging.ts";
import {
  CreateServiceInput,
  PublicServicePage,
  Service,
  ServiceKind,
  ServicePage,
  UpdateServiceInput,
} from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  kind: ServiceKind.optional().describe("Only this kind"),
  location_id: Id.optional().describe("Only those available at this location"),
  search: z.string().max(100).optional().describe("Part of the name"),
});

const exportQuery = withoutPaging(listQuery);

export const serviceOperations = defineOperations({
  services: {
    method: "get",
    path: "/api/v1/services",
    audience: "staff",
    summary: "Lists what can be booked, with prices and rules, in its own order.",
    query: listQuery,
    answer: ServicePage,
  },
  publicServices: {
    method: "get",
    path: "/api/v1/public/services",
    audience: "anyone",
    summary: "Lists what a visitor or client can book, with prices.",
    query: listQuery,
    answer: PublicServicePage,
  },
  exportServices: {
    method: "get",
    path: "/api/v1/services/export",
    audience: "staff",
    answersCsv: true,
    asksAgain: "always",
    summary: "Exports all services that match the filters as CSV, one line for each length.",
    query: exportQuery,
    answer: CsvText,
  },
  servicesByIds: {
    method: "get",
    path: "/api/v1/services/by-ids",
    joins: [{ on: "Booking", field: "service", key: "service_id", description: "What was booked" }],
    audience: "staff",
    summary: "Returns services by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Service),
  },
  createService: {
    method: "post",
    path: "/api/v1/services",
    retry: "same_answer",
    refreshes: ["services", "serviceCategories"],
    audit: named("Added", "service"),
    audience: "staff",
    permission: "catalog.write",
    status: 201,
    summary: "Adds a service.",
    body: CreateServiceInput,
    answer: Service,
  },
  updateService: {
    method: "patch",
    path: "/api/v1/services/{id}",
    retry: "same_answer",
    refreshes: ["services", "serviceCategories"],
    audit: named("Changed", "service"),
    audience: "staff",
    permission: "catalog.write",
    summary: "Updates a service; existing bookings keep their price, length and buffers.",
    params: idParams,
    body: UpdateServiceInput,
    answer: Service,
  },
  deleteService: {
    method: "delete",
    path: "/api/v1/services/{id}",
    retry: "same_answer",
    refreshes: ["services", "serviceCategories"],
    audit: named("Removed", "service"),
    audience: "staff",
    permission: "catalog.delete",
    summary: "Deletes a service that was never booked; one that was is archived, and its bookings stay valid.",
    params: idParams,
    query: versionQuery,
    answer: Service,
  },
});
