import { z } from "zod";
import { keepBookings } from "#schema/shared/keep-bookings.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { firstName, lastName } from "#schema/shared/person-name.ts";
import { phoneText, proseText } from "#schema/shared/text.ts";
import { Picture, PictureInput } from "#schema/venue/uploads/models.ts";

export const CoachDetails = z
  .object({
    phone: z.string().nullable().describe("Phone number"),
    bio: z.string().nullable().describe("A few sentences for clients"),
  })
  .meta({ id: "CoachDetails", description: "More about a coach" });

export const AvailabilityMode = z
  .enum(["weekly", "dates"])
  .meta({ id: "AvailabilityMode", description: "weekly: weekly hours with dated exceptions; dates: named dates only" });

/** Parses details sent as JSON text by screens and scripts, as some stores keep them. */
const fromJsonText = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

export const CoachDetailsInput = z
  .preprocess(
    fromJsonText,
    z.object({
      phone: phoneText().nullish().describe("Phone number"),
      bio: proseText().max(1000).nullish().describe("A few sentences for clients"),
    }),
  )
  .meta({ id: "CoachDetailsInput", description: "More about a coach: an object, or the same as JSON text" });

export const UpdateCoachInput = z
  .object({
    version: Version,
    first_name: firstName().optional().describe("First name"),
    last_name: lastName().optional().describe("Last name"),
    location_ids: z.array(Id).max(100).optional().describe("All locations where the coach teaches"),
    details: CoachDetailsInput.optional(),
    picture: PictureInput.nullish().describe("A portrait; null for none"),
    availability_mode: AvailabilityMode.optional(),
    keep_bookings: keepBookings,
  })
  .meta({ id: "UpdateCoachInput", description: "The fields of a coach to change, and the version last read" });
export type UpdateCoachInput = z.infer<typeof UpdateCoachInput>;

const shownToAll = {
  id: z.int().describe("Id"),
  first_name: z.string().describe("First name"),
  last_name: z.string().describe("Last name"),
  name: z.string().describe("First and last name"),
  picture: Picture.nullable().describe("A portrait, if there is one"),
  location_ids: z.array(z.int()).describe("Locations where the coach teaches"),
  service_ids: z.array(z.int()).describe("Lessons that the coach gives"),
};

export const Coach = z
  .object({
    ...shownToAll,
    email: z.string().nullable().describe("Email address"),
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
  .meta({ id: "PublicCoach", description: "A coach, as anybody may see them" });

export const CoachPage = pageOf("CoachPage", Coach, "coaches");
export const PublicCoachPage = pageOf("PublicCoachPage", PublicCoach, "coaches");
