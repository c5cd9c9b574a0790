import { z } from "zod";
import type { findCoach } from "#api/features/coaches/queries.ts";
import { AvailabilityMode, type Coach, type PublicCoach } from "#schema/coaches/models.ts";

export type CoachRow = NonNullable<Awaited<ReturnType<typeof findCoach>>>;

export const StoredDetails = z.object({ phone: z.string().nullish(), bio: z.string().nullish() });

export function presentCoach(row: CoachRow): Coach {
  const details = StoredDetails.parse(row.details);
  return {
    ...presentPublicCoach(row),
    email: row.email,
    details: { phone: details.phone ?? row.phone, bio: details.bio ?? null },
    availability_mode: AvailabilityMode.parse(row.availability_mode),
    availability_count: row.availability_count,
    has_availability: row.availability_count > 0,
    version: row.version,
  };
}

export function presentPublicCoach(row: CoachRow): z.infer<typeof PublicCoach> {
  const { id, first_name, last_name, location_ids, service_ids } = row;
  return { id, first_name, last_name, name: `${first_name} ${last_name}`.trim(), location_ids, service_ids };
}
