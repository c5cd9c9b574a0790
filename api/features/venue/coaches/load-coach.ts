import type { Call } from "#api/call/call.ts";
import { forbidden, notFound, staleVersion } from "#api/errors/errors.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import type { CoachAvailability } from "#schema/venue/coaches/availability-models.ts";
import { AvailabilityMode } from "#schema/venue/coaches/models.ts";
import { availabilitiesOf } from "./availability-queries.ts";
import type { CoachPlan } from "./coach-hours.ts";
import { presentCoach, type CoachRow } from "./present.ts";
import { findCoach, lockCoach } from "./queries.ts";

export async function loadCoach(call: Call, id: number): Promise<CoachRow> {
  const row = await findCoach(call.db, id);
  if (!row) throw notFound("coach");
  return row;
}

/**
 * Locks the coach against bookings and other changes, after checking that the caller may change them and has seen the current
 * version.
 */
export async function loadForChange(call: Call, id: number, version?: number): Promise<CoachRow> {
  await lockCoach(call.db, call.tenant.tenant_id, id);
  const row = await loadCoach(call, id);
  const isOwn = call.caller.kind === "person" && call.caller.id === id;
  if (call.permissionScope === "own" && !isOwn) throw forbidden(coversOwnOnly("coaches.write"));
  if (version !== undefined && version !== row.version) throw staleVersion(presentCoach(row));
  return row;
}

export interface LoadedPlan extends CoachPlan {
  rows: readonly CoachAvailability[];
}

/** The coach's current hours. */
export async function loadPlan(call: Call, coach: CoachRow): Promise<LoadedPlan> {
  const rows = await availabilitiesOf(call.db, call.tenant.tenant_id, [coach.id]);
  return { mode: AvailabilityMode.parse(coach.availability_mode), location_ids: coach.location_ids, rows };
}
