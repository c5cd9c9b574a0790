import { z } from "zod";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id } from "#schema/shared/paging.ts";
import { InputInstant, VenueDate } from "#schema/shared/time.ts";
import { AskedAs, Availability, AvailabilityExplanation } from "./models.ts";

export const availabilityQuery = z.object({
  service_id: Id.optional().describe("The service; alternatively give resource_type_id"),
  resource_type_id: Id.optional().describe("Bay time of this type: its default service"),
  location_id: Id.describe("Location"),
  date_from: VenueDate.describe("First day, on the venue's calendar"),
  date_to: VenueDate.describe("Last day, at most 31 days from the first"),
  coach_id: Id.optional().describe("Only with this coach"),
  resource_id: Id.optional().describe("Only in this resource"),
  party_size: z.int().min(1).max(100).optional().describe("Number of people, 1 if left out"),
  duration_minutes: z
    .int()
    .min(1)
    .max(1440)
    .optional()
    .describe("One of the service's lengths; its shortest if left out"),
  days_only: z.boolean().optional().describe("Counts the days and leaves the times out"),
});

export const publicAvailabilityQuery = availabilityQuery.extend({
  moving_booking_id: Id.optional().describe("One of the signed-in client's own bookings, whose time counts as free"),
  moving_token: z
    .string()
    .regex(/^[\w-]{10,200}$/)
    .optional()
    .describe("Token of an emailed link: the time of its booking counts as free"),
});

export const explainQuery = z.object({
  service_id: Id.describe("The service"),
  location_id: Id.describe("Location"),
  start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  duration_minutes: z
    .int()
    .min(1)
    .max(1440)
    .optional()
    .describe("Length in minutes; the service's shortest if left out"),
  coach_id: Id.optional().describe("Only with this coach"),
  resource_id: Id.optional().describe("Only in this resource"),
  party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
  asked_as: AskedAs.default("visitor").describe("Whose rules apply: those of the booking page or of the front desk"),
});
export type ExplainQuery = z.infer<typeof explainQuery>;

export const availabilityOperations = defineOperations({
  availability: {
    method: "get",
    path: "/api/v1/availability",
    audience: "staff",
    permission: "bookings.read",
    summary:
      "Lists the free times of a service as the front desk may book them: without minimum notice or booking horizon.",
    query: availabilityQuery,
    answer: Availability,
  },
  explainAvailability: {
    method: "get",
    path: "/api/v1/availability/explain",
    audience: "staff",
    permission: "bookings.read",
    summary: "Explains why a time is not offered: each rule with its verdict and the permission that overrides it.",
    query: explainQuery,
    answer: AvailabilityExplanation,
  },
  publicAvailability: {
    method: "get",
    path: "/api/v1/public/availability",
    audience: "anyone",
    summary: "Lists the free times of a service as a visitor or client may book them.",
    query: publicAvailabilityQuery,
    answer: Availability,
  },
});
