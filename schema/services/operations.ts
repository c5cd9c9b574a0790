import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { byIdsQuery, pagingQuery, Id } from "../shared/paging.ts";
import { PublicServicePage, Service, ServiceKind, ServicePage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  kind: ServiceKind.optional().describe("Only this kind"),
  location_id: Id.optional().describe("Only those that can be had at this location"),
  search: z.string().max(100).optional().describe("Part of the name"),
});

export const serviceOperations = defineOperations({
  services: {
    method: "get",
    path: "/api/v1/services",
    audience: "staff",
    summary: "What can be booked, with prices and rules, in its own order.",
    query: listQuery,
    answer: ServicePage,
  },
  publicServices: {
    method: "get",
    path: "/api/v1/public/services",
    audience: "anyone",
    summary: "What a visitor or client can book, with prices.",
    query: listQuery,
    answer: PublicServicePage,
  },
  servicesByIds: {
    method: "get",
    path: "/api/v1/services/by-ids",
    audience: "staff",
    summary: "Services by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Service),
  },
});
