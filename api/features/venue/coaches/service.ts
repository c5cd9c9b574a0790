import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { notFound } from "#api/errors/errors.ts";
import { changedPhone } from "#api/features/clients/phones/service.ts";
import { locationsByIds } from "#api/features/venue/locations/service.ts";
import { keptPicture } from "#api/features/venue/uploads/service.ts";
import { withNamedPicture } from "#api/files/stored-picture.ts";
import { definedFields } from "#api/http/defined-fields.ts";
import { includedEntity, NAMED_AS_PERSON } from "#api/http/included-entities.ts";
import type { Coach, UpdateCoachInput } from "#schema/venue/coaches/models.ts";
import { coachOperations } from "#schema/venue/coaches/operations.ts";
import type { CoachPlan } from "./coach-hours.ts";
import { refuseConflictingLessons } from "./lesson-conflicts.ts";
import { loadCoach, loadForChange, loadPlan } from "./load-coach.ts";
import { presentCoach, presentPublicCoach, StoredDetails } from "./present.ts";
import { changeCoach, coachesWithIds, coachWithId, listCoaches, type CoachListQuery } from "./queries.ts";

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

/** The coach that a list row references. */
export const includedCoach = includedEntity({
  lookUp: coachOperations.coachesByIds,
  find: coachWithId,
  present: (_, row) => presentCoach(row),
  naming: NAMED_AS_PERSON,
});

export async function coach(call: Call, id: number): Promise<Coach> {
  return presentCoach(await loadCoach(call, id));
}

export async function updateCoach(call: Call, id: number, input: UpdateCoachInput): Promise<Coach> {
  const row = await loadForChange(call, id, input.version);
  const location_ids = input.location_ids && [...new Set(input.location_ids)];
  await refuseUnknownLocations(call, location_ids ?? []);
  const plan = await loadPlan(call, row);
  const planned: CoachPlan = {
    ...plan,
    mode: input.availability_mode ?? plan.mode,
    location_ids: location_ids ?? plan.location_ids,
  };
  await refuseConflictingLessons(call, row, { before: plan, after: planned, keep: input.keep_bookings });

  const details = input.details && {
    ...StoredDetails.parse(row.details),
    ...definedFields({ bio: input.details.bio }),
  };
  const { first_name, last_name, availability_mode } = input;
  await changeCoach(call.db, call.tenant.tenant_id, id, {
    person: definedFields({ first_name, last_name, phone: await changedPhone(call, input.details?.phone) }),
    coach: definedFields({
      availability_mode,
      details: details && JSON.stringify(details),
      picture: await keptPicture(call, "coach", row.picture, input.picture),
    }),
    location_ids,
  });
  const after = presentCoach(await loadCoach(call, id));
  const sides = { before: withNamedPicture(presentCoach(row)), after: withNamedPicture(after) };
  await recordChange(call, { action: "updateCoach", entity: "coach", entity_id: id, ...sides });
  return after;
}

async function refuseUnknownLocations(call: Call, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await locationsByIds(call, ids);
  if (known.length < ids.length) throw notFound("location");
}
