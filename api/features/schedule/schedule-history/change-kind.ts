import { isSameInstant } from "#api/time/instants.ts";
import type { ScheduleChangeKind } from "#schema/schedule/schedule-history/models.ts";
import { blockedFacts, bookingFacts, sessionFacts, type Entry } from "./past-state.ts";

/** Returns what a change did to a booking on the schedule; null if it looks the same there. */
export function bookingChange({ before, after }: Entry): ScheduleChangeKind | null {
  const [was, is] = [bookingFacts(before), bookingFacts(after)];
  if (!is || is.status === "held") return null;
  if (!was || was.status === "held") return before === null || was ? "added" : null;
  if (is.status === "cancelled" && was.status !== "cancelled") return "cancelled";
  if (isElsewhere(was, is)) return "moved";
  return was.status !== is.status || was.party_size !== is.party_size ? "changed" : null;
}

/** Same for a class. */
export function sessionChange({ action, before, after }: Entry): ScheduleChangeKind | null {
  if (action.startsWith("delete")) return "cancelled";
  const was = sessionFacts(before);
  if (!was) return "added";
  const is = sessionFacts(after);
  if (is && isElsewhere(was, is)) return "moved";
  return "changed";
}

/** Same for a blocked time. */
export function blockedChange({ before, after }: Entry): ScheduleChangeKind | null {
  const [was, is] = [blockedFacts(before), blockedFacts(after)];
  if (!is) return null;
  if (!was) return "added";
  if (is.is_removed && !was.is_removed) return "cancelled";
  const isOfOthers = was.resource_ids.join() !== is.resource_ids.join();
  return isOfOthers || isElsewhere(was, is) ? "moved" : "changed";
}

interface Placed {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  resource_id?: number | null;
  coach_id: number | null;
}

const isElsewhere = (was: Placed, is: Placed): boolean =>
  !isSameInstant(was.start_time, is.start_time) ||
  !isSameInstant(was.end_time, is.end_time) ||
  (was.resource_id ?? null) !== (is.resource_id ?? null) ||
  was.coach_id !== is.coach_id;
