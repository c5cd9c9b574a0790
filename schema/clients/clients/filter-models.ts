import { z } from "zod";
import { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { Id } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";
import { VenueDate } from "#schema/shared/time.ts";

export const TagMatch = z.enum(["any", "all"]).meta({
  id: "TagMatch",
  description:
    "Whether one of the tags is enough. any: clients who have at least one of them; all: only clients who have every one of them",
});

/** The filters of the client list, besides the search. */
export const clientFilters = {
  tag_ids: z.array(Id).max(50).optional().describe("Only clients with these tags"),
  match: TagMatch.default("any").describe("Whether one of these tags is enough or all are needed"),
  last_booking_start: VenueDate.optional().describe(
    "Only clients whose latest booking that has begun was on this day or later, on the company's calendar; cancelled bookings do not count",
  ),
  last_booking_end: VenueDate.optional().describe(
    "Only clients whose latest booking that has begun was on this day or earlier, on the company's calendar",
  ),
  membership_status: MembershipStatus.optional().describe(
    "Only clients with a membership in this status; cancelled: only clients whose memberships are all over",
  ),
  membership_plan_id: Id.optional().describe(
    "Only clients with a membership of this plan that is not over, unless cancelled ones are asked for",
  ),
  membership_plan_name: z
    .string()
    .max(100)
    .optional()
    .describe("Only clients with a membership of a plan with this in its name"),
};

/** As many as fit above a list and can still be found. */
export const SAVED_FILTERS_MAX = 20;

export const ClientFilters = z
  .object({
    search: z.string().max(100).nullish().describe("The search text"),
    tag_ids: z.array(Id).max(50).default([]).describe("Tags"),
    match: TagMatch.default("any").describe("Whether one of the tags is enough or all are needed"),
    last_booking_start: VenueDate.nullish().describe("First day of the latest booking"),
    last_booking_end: VenueDate.nullish().describe("Last day of the latest booking"),
    membership_status: MembershipStatus.nullish().describe("Status of the membership"),
    membership_plan_id: Id.nullish().describe("Plan of the membership"),
    membership_plan_name: z.string().max(100).nullish().describe("Part of the name of the membership's plan"),
  })
  .meta({ id: "ClientFilters", description: "Filters for the client list" });
export type ClientFilters = z.infer<typeof ClientFilters>;

export const SavedClientFilters = z
  .object({
    search: z.string().nullable().describe("The search text"),
    tag_ids: z.array(z.int()).describe("Tags"),
    match: TagMatch.describe("Whether one of the tags is enough or all are needed"),
    last_booking_start: z.string().nullable().describe("First day of the latest booking"),
    last_booking_end: z.string().nullable().describe("Last day of the latest booking"),
    membership_status: MembershipStatus.nullable().describe("Status of the membership"),
    membership_plan_id: z.int().nullable().describe("Plan of the membership"),
    membership_plan_name: z.string().nullable().describe("Part of the name of the membership's plan"),
  })
  .meta({ id: "SavedClientFilters", description: "Saved filters for the client list, as they were saved" });
export type SavedClientFilters = z.infer<typeof SavedClientFilters>;

export const SavedFilter = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name"),
    filters: SavedClientFilters,
  })
  .meta({ id: "SavedFilter", description: "Filters for the client list that a person saved under a name" });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const CreateSavedFilterInput = z
  .object({
    name: lineText().min(1, "Enter a name.").max(60, "Use at most 60 characters.").describe("Name"),
    filters: ClientFilters.describe("Filters"),
  })
  .meta({ id: "CreateSavedFilterInput", description: "Filters to save under a name" });
