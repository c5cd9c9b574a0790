import { z } from "zod";
import { pageOf, Version } from "../shared/paging.ts";

export const CoachDetails = z
  .object({
    phone: z.string().nullable().describe("Telephone number"),
    bio: z.string().nullable().describe("A few sentences for clients"),
  })
  .meta({ id: "CoachDetails", description: "More about a coach" });

export const AvailabilityMode = z
  .enum(["weekly", "dates"])
  .meta({ id: "AvailabilityMode", description: "weekly: weekly hours with dated exceptions; dates: named dates only" });

const shownToAll = {
  id: z.int().describe("Id"),
  first_name: z.string().describe("First name"),
  last_name: z.string().describe("Last name"),
  name: z.string().describe("First and last name"),
  location_ids: z.array(z.int()).describe("Locations where the coach teaches"),
  service_ids: z.array(z.int()).describe("Lessons that the coach gives"),
};

export const Coach = z
  .object({
    ...shownToAll,
    email: z.string().nullable().describe("E-mail address"),
    details: CoachDetails,
    availability_mode: AvailabilityMode,
    availability_count: z.int().describe("Number of availability rows"),
    has_availability: z.boolean().describe("Whether any availability was ever set"),
    version: Version,
  })
  .meta({ id: "Coach", description: "A person who gives lessons" });
export type Coach = z.infer<typeof Coach>;

export const PublicCoach = z
  .object(shownToAll)
  .meta({ id: "PublicCoach", description: "A coach, as everybody may see one" });

export const CoachPage = pageOf("CoachPage", Coach, "coaches");
export const PublicCoachPage = pageOf("PublicCoachPage", PublicCoach, "coaches");
