import type { BookingAsListedQuery } from "./outside.generated.ts";
import type { BookingOutside } from "./left-outside.ts";

/** What became of a listed booking: it stands as it did; it is in nobody's way any more; or it is elsewhere. */
export type ListedNow = "stands" | "gone" | "moved";

/** `coachId` is the coach in whose way it was; without one it was in the way of a location. */
export function listedNow(
  listed: BookingOutside,
  now: NonNullable<BookingAsListedQuery["booking"]> | undefined,
  coachId: number | undefined,
): ListedNow {
  if (!now || (now.status !== "confirmed" && now.status !== "checked_in")) return "gone";
  if (coachId !== undefined && now.coach_id !== coachId) return "gone";
  const isWhereItWas =
    now.location_id === listed.location_id &&
    Date.parse(now.start_time) === Date.parse(listed.start_time) &&
    Date.parse(now.end_time) === Date.parse(listed.end_time);
  return isWhereItWas ? "stands" : "moved";
}
