import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, invalidField } from "#api/errors/errors.ts";
import { mayWrite } from "#api/features/bookings/bookings/service.ts";
import { clipped, ownTimes } from "#api/features/venue/coaches/coach-hours.ts";
import { loadCoach, loadPlan } from "#api/features/venue/coaches/load-coach.ts";
import { loadLocation } from "#api/features/venue/locations/service.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { venueZone } from "#api/time/zone.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import type { BlockedTimeScope } from "#schema/schedule/blocked-times/models.ts";
import type { WantedClaim } from "./claim-queries.ts";
import { baysAt, coachesAt } from "./queries.ts";

export interface BlockedPlace {
  location_id: number;
  scope: BlockedTimeScope;
  resource_ids: number[];
  coach_id: number | null;
}

interface Asked {
  location_id: number;
  scope: BlockedTimeScope;
  resource_ids?: number[] | undefined;
  coach_id?: number | null | undefined;
}

/** Whether the caller may block it: coaches only their own time, a whole location only callers who may close it. */
export function mayBlock(
  { caller }: Pick<Call, "caller">,
  { scope, coach_id }: Pick<BlockedPlace, "scope" | "coach_id">,
) {
  if (!mayWrite(caller, { coach_id })) return false;
  return scope !== "location" || can(caller, "locations.write") === "yes";
}

export function refuseForeignPlace(call: Call, place: Pick<BlockedPlace, "scope" | "coach_id">): void {
  if (mayBlock(call, place)) return;
  if (call.permissionScope === "own") throw forbidden(coversOwnOnly("bookings.write"));
  throw forbidden("Blocking a whole location takes the permission to change its hours.");
}

/** Loads the bays, the coach or the location, checking that all exist; with the time zone. */
export async function loadPlace(call: Call, asked: Asked): Promise<{ place: BlockedPlace; zone: string }> {
  const { timezone } = await loadLocation(call, asked.location_id).catch(
    inField("location_id", "There is no such location."),
  );
  const { scope, location_id } = asked;
  const place = { location_id, scope, ...(await takenBy(call, asked)) };
  refuseForeignPlace(call, place);
  return { place, zone: venueZone(timezone, call.tenant.timezone) };
}

async function takenBy(
  call: Call,
  { scope, location_id, resource_ids = [], coach_id }: Asked,
): Promise<Pick<BlockedPlace, "resource_ids" | "coach_id">> {
  if (scope === "coach") {
    if (!coach_id) throw invalidField("coach_id", "Choose the coach.");
    const coach = await loadCoach(call, coach_id).catch(inField("coach_id", "There is no such coach."));
    if (!coach.location_ids.includes(location_id)) {
      throw invalidField("coach_id", `${coach.first_name} does not teach at this location.`);
    }
    return { resource_ids: [], coach_id };
  }
  const bays = await baysAt(call.db, call.tenant.tenant_id, location_id);
  if (scope === "location") return { resource_ids: bays, coach_id: null };
  const wanted = bays.filter((id) => resource_ids.includes(id));
  if (resource_ids.length === 0) throw invalidField("resource_ids", "Choose at least one bay.");
  if (wanted.length < new Set(resource_ids).size) {
    throw invalidField("resource_ids", "There is no such bay at this location.");
  }
  return { resource_ids: wanted, coach_id: null };
}

/** What is claimed and when; for a whole location this includes its coaches while they work there. */
export async function wantedClaims(
  call: Call,
  { location_id, scope, resource_ids, coach_id }: BlockedPlace,
  { range, zone }: { range: TimeRange; zone: string },
): Promise<WantedClaim[]> {
  const bays = resource_ids.map((id) => ({ holder: { kind: "resource" as const, id }, range }));
  if (coach_id !== null) return [{ holder: { kind: "coach", id: coach_id }, range }];
  if (scope !== "location") return bays;
  const coaches = await coachesAt(call.db, call.tenant.tenant_id, location_id);
  const working = await Promise.all(
    coaches.map(async (id): Promise<WantedClaim[]> => {
      const plan = await loadPlan(call, await loadCoach(call, id));
      const times = clipped(ownTimes(plan, location_id, zone, range), range);
      return times.map((time) => ({ holder: { kind: "coach", id }, range: time }));
    }),
  );
  return [...working.flat(), ...bays];
}

const inField =
  (field: string, sentence: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.code === "not_found" ? invalidField(field, sentence) : error;
  };
