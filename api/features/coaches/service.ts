import { z } from "zod";
import { metaOf } from "#api/db/paging.ts";
import { type CoachListQuery, coachesWithIds, listCoaches } from "#api/features/coaches/queries.ts";
import type { Call } from "#api/http/call.ts";
import { AvailabilityMode, type Coach, type PublicCoach } from "#schema/coaches/models.ts";

type CoachRow = Awaited<ReturnType<typeof coachesWithIds>>[number];

export async function coaches(call: Call, query: CoachListQuery) {
  const { rows, total } = await listCoaches(call.db, query);
  return { data: rows.map(presentCoach), meta: metaOf(query, total) };
}

export async function publicCoaches(call: Call, query: CoachListQuery) {
  const { rows, total } = await listCoaches(call.db, query);
  return { data: rows.map(presentPublicCoach), meta: metaOf(query, total) };
}

export async function coachesByIds(call: Call, ids: number[]): Promise<Coach[]> {
  return (await coachesWithIds(call.db, ids)).map(presentCoach);
}

const StoredDetails = z.object({ phone: z.string().nullish(), bio: z.string().nullish() });

function presentCoach(row: CoachRow): Coach {
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

function presentPublicCoach(row: CoachRow): z.infer<typeof PublicCoach> {
  const { id, first_name, last_name, location_ids, service_ids } = row;
  return { id, first_name, last_name, name: `${first_name} ${last_name}`.trim(), location_ids, service_ids };
}
