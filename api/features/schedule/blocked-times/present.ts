import type { Call } from "#api/call/call.ts";
import { minutesBetween } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { BlockedTime, BlockedTimeAction } from "#schema/schedule/blocked-times/models.ts";
import { mayBlock } from "./blocked-place.ts";
import type { BlockedTimeRow } from "./blocked-time-row.ts";

/** How long a removal can be undone; the same as for a booking's cancellation. */
export const RESTORABLE_MINUTES = 10;

export function presentBlockedTime(
  call: Pick<Call, "caller" | "now">,
  { timezone, start_time, end_time, removed_at, ...row }: BlockedTimeRow,
): BlockedTime {
  return {
    ...row,
    ...presentTimes({ start_time, end_time, timezone }),
    is_removed: removed_at !== null,
    allowed_actions: actionsOf(call, { ...row, timezone, start_time, end_time, removed_at }),
  };
}

/** Past blocked times cannot be changed. */
function actionsOf({ caller, now }: Pick<Call, "caller" | "now">, row: BlockedTimeRow): BlockedTimeAction[] {
  if (!mayBlock({ caller }, row)) return [];
  if (row.removed_at) return canRestore(row, now) ? ["restore"] : [];
  return row.end_time.epochMilliseconds <= now.epochMilliseconds ? [] : ["update", "remove"];
}

export function canRestore({ removed_at, end_time }: BlockedTimeRow, now: Temporal.Instant): boolean {
  if (removed_at === null || end_time.epochMilliseconds <= now.epochMilliseconds) return false;
  return minutesBetween(removed_at, now) <= RESTORABLE_MINUTES;
}
