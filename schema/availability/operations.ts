import { z } from "zod";
import { Id } from "../shared/paging.ts";
import { defineOperations } from "../shared/operation.ts";
import { VenueDate } from "../shared/time.ts";
import { Availability } from "./models.ts";

export const availabilityQuery = z.object({
  service_id: Id.optional().describe("The service; or give resource_type_id"),
  resource_type_id: Id.optional().describe("Bay time of this type: its default service"),
  location_id: Id.describe("Location"),
  date_from: VenueDate.describe("First day, on the venue's calendar"),
  date_to: VenueDate.describe("Last day, at most 31 days from the first"),
  coach_id: Id.optional().describe("Only with this coach"),
  resource_id: Id.optional().describe("Only in this resource"),
  party_size: z.int().min(1).max(100).optional().describe("Number of people, 1 when left out"),
  duration_minutes: z
    .int()
    .min(1)
    .max(1440)
    .optional()
    .describe("One of the service's lengths; its shortest when left out"),
  days_only: z.boolean().optional().describe("Count the days and leave the times out"),
});

export const publicAvailabilityQuery = availabilityQuery.extend({
  moving_booking_id: Id.optional().describe("An own booking of the signed-in client, whose own time counts as free"),
});

export const availabilityOperations = defineOperations({
  availability: {
    method: "get",
    path: "/api/v1/availability",
    audience: "staff",
    permission: "bookings.read",
    summary: "Free times of a service, as the front desk may book them: without notice or horizon.",
    query: availabilityQuery,
    answer: Availability,
  },
  publicAvailability: {
    method: "get",
    path: "/api/v1/public/availability",
    audience: "anyone",
    summary: "Free times of a service, as a visitor or client may book them.",
    query: publicAvailabilityQuery,
    answer: Availability,
  },
});
