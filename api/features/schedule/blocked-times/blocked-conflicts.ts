import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { dropEndedHolds } from "#api/features/bookings/claims/service.ts";
import { formatList, itOrThem } from "#api/text/format-list.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BlockedTimeConflict } from "#schema/schedule/blocked-times/models.ts";
import type { BlockedPlace } from "./blocked-place.ts";
import { readConflicts, type WantedClaim } from "./claim-queries.ts";

/** What a blocked time claims, where and when. */
export interface Wanted {
  place: BlockedPlace;
  range: TimeRange;
  claims: WantedClaim[];
}

export const holdersOf = ({ claims }: Pick<Wanted, "claims">) => claims.map(({ holder }) => holder);

export async function conflictsOf(
  call: Call,
  wanted: readonly Wanted[],
  except_ids: readonly number[] = [],
): Promise<BlockedTimeConflict[]> {
  const conflicts: BlockedTimeConflict[] = [];
  for (const { place, range, claims } of wanted) {
    const rows = await readConflicts(call.db, call.tenant.tenant_id, {
      wanted: claims,
      clock: call.deps.clock,
      except_ids,
      location: place.scope === "location" ? { id: place.location_id, range } : null,
    });
    for (const { timezone, start_time, end_time, ...row } of rows) {
      conflicts.push({ ...row, ...presentTimes({ start_time, end_time, timezone }) });
    }
  }
  return conflicts;
}

/** Conflicts are never overridden silently: they are listed in the error, and stay. */
export async function refuseConflicts(call: Call, wanted: readonly Wanted[]): Promise<void> {
  for (const one of wanted) {
    await dropEndedHolds(call, { holders: holdersOf(one), range: one.range });
  }
  const conflicts = await conflictsOf(call, wanted);
  if (conflicts.length === 0) return;
  const sentence = `${countedConflicts(conflicts)} in the way. Move or cancel ${itOrThem(conflicts.length)} first; nothing was blocked.`;
  throw new ApiError("slot_taken", sentence, { current: conflicts });
}

const NOUNS = {
  booking: ["booking", "bookings"],
  class_session: ["class", "classes"],
  blocked_time: ["blocked time", "blocked times"],
} as const;

/** "2 bookings and 1 class are" */
function countedConflicts(conflicts: readonly BlockedTimeConflict[]): string {
  const counted = (["booking", "class_session", "blocked_time"] as const).flatMap((kind) => {
    const count = conflicts.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`];
  });
  return `${formatList(counted, "and")} ${conflicts.length === 1 ? "is" : "are"}`;
}
