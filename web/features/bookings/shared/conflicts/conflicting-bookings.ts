import { z } from "zod";
import { ConflictingTime } from "#schema/venue/coaches/schedule-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { countText } from "#web/ui/text/count-text.ts";

/** A booking or a class session left outside, as the error lists it; for a location not only lessons. */
export type ConflictingBooking = ConflictingTime;

const Bookings = z.array(ConflictingTime).min(1);

/** Distinguishes a class session from a booking with the same id. */
export const conflictKey = ({ kind, id }: ConflictingBooking): string => `${kind} ${id}`;

/** The bookings that made the server refuse a change: they would fall outside, or be left without their coach. */
export function conflictingBookings(error: unknown): readonly ConflictingBooking[] | undefined {
  const { code, current } = faultOf(error);
  if (code !== "invalid_state") return undefined;
  return Bookings.safeParse(current).data;
}

/** "Save and keep both": label for saving despite these bookings. */
export function keepLabel(bookings: readonly ConflictingBooking[]): string {
  if (bookings.length === 1) return "Save and keep it";
  return bookings.length === 2 ? "Save and keep both" : `Save and keep all ${bookings.length}`;
}

/** "These 2 bookings fall outside", "This class falls outside" */
export function conflictsTitle(bookings: readonly ConflictingBooking[]): string {
  const classes = bookings.filter(({ kind }) => kind === "class_session").length;
  if (bookings.length === 1) return `This ${classes === 1 ? "class" : "booking"} falls outside`;
  const booked = countText(bookings.length - classes, "booking");
  if (classes === 0) return `These ${booked} fall outside`;
  const held = countText(classes, "class", "classes");
  return classes === bookings.length ? `These ${held} fall outside` : `${booked} and ${held} fall outside`;
}

/** "They stay as they are" */
export function formatStay(bookings: readonly ConflictingBooking[]): string {
  return bookings.length === 1 ? "It stays as it is" : "They stay as they are";
}
