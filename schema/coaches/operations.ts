import { z } from "zod";
import { defineOperations } from "../shared/operation.ts";
import { byIdsQuery, pagingQuery, Id } from "../shared/paging.ts";
import { Coach, CoachPage, PublicCoachPage } from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only those who teach at this location"),
  service_id: Id.optional().describe("Only those who give this lesson"),
  search: z.string().max(100).optional().describe("Part of the name"),
});

export const coachOperations = defineOperations({
  coaches: {
    method: "get",
    path: "/api/v1/coaches",
    audience: "staff",
    summary: "The coaches, by name.",
    query: listQuery,
    answer: CoachPage,
  },
  publicCoaches: {
    method: "get",
    path: "/api/v1/public/coaches",
    audience: "anyone",
    summary: "The coaches, as everybody may see them.",
    query: listQuery,
    answer: PublicCoachPage,
  },
  coachesByIds: {
    method: "get",
    path: "/api/v1/coaches/by-ids",
    audience: "staff",
    summary: "Coaches by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Coach),
  },
});
