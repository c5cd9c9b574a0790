import { z } from "zod";
import { presentPicture } from "#api/files/stored-picture.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { AvailabilityMode, type Coach, type PublicCoach } from "#schema/venue/coaches/models.ts";
import type { findCoach } from "./queries.ts";

export type CoachRow = NonNullable<Awaited<ReturnType<typeof findCoach>>>;

export const StoredDetails = z.object({ bio: z.string().nullish() });

export function presentCoach(row: CoachRow): Coach {
  const { bio } = StoredDetails.parse(row.details);
  return {
    ...presentPublicCoach(row),
    email: row.email,
    // The phone number belongs to the person's profile, which they may edit themselves.
    details: { phone: row.phone, bio: bio ?? null },
    availability_mode: AvailabilityMode.parse(row.availability_mode),
    availability_count: row.availability_count,
    has_availability: row.availability_count > 0,
    version: row.version,
  };
}

export function presentPublicCoach(row: CoachRow): z.infer<typeof PublicCoach> {
  const { id, first_name, last_name, location_ids, service_ids } = row;
  const picture = presentPicture(row.picture);
  return { id, first_name, last_name, name: fullName({ first_name, last_name }), picture, location_ids, service_ids };
}
