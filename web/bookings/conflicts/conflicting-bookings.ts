import { z } from "zod";
import { CoachLesson } from "#schema/coaches/schedule-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";

/** A booking as the list of those that fall outside names it; of a location not only lessons. */
export type ConflictingBooking = CoachLesson;

const Bookings = z.array(CoachLesson).min(1);

/** The bookings for whose sake a change was refused: they would fall outside, or be left without their coach. */
export function conflictingBookings(error: unknown): readonly ConflictingBooking[] | undefined {
  const { code, current } = faultOf(error);
  if (code !== "invalid_state") return undefined;
  return Bookings.safeParse(current).data;
}

/** "Save and keep both": saving in the knowledge of these bookings. */
export function keepLabel(bookings: readonly ConflictingBooking[]): string {
  if (bookings.length === 1) return "Save and keep it";
  return bookings.length === 2 ? "Save and keep both" : `Save and keep all ${bookings.length}`;
}

/** "These 2 bookings fall outside" */
export function conflictsTitle(bookings: readonly ConflictingBooking[]): string {
  return bookings.length === 1 ? "This booking falls outside" : `These ${bookings.length} bookings fall outside`;
}

/** "They stay as they are" */
export function formatStay(bookings: readonly ConflictingBooking[]): string {
  return bookings.length === 1 ? "It stays as it is" : "They stay as they are";
}
