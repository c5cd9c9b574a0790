import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { formatUses, itAsItIs, itOrThem, type Uses } from "#api/text/format-list.ts";
import { presentTimes } from "#api/time/present-times.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import type { CoachLesson, ConflictingTime } from "#schema/venue/coaches/schedule-models.ts";
import { readBookedTimes, readComingClasses, type BookedQuestion, type BookedRow, type ComingRow } from "./queries.ts";

/** Bookings of a coach or a location that overlap a range, by start, with the names that a list needs. */
export function bookedTimes({ db, tenant }: Call, question: BookedQuestion): Promise<BookedRow[]> {
  return readBookedTimes(db, tenant.tenant_id, question);
}

/** Everything upcoming of a coach or at a location, by start: bookings, and each class once. */
export async function comingTimes(call: Call, of: BookedQuestion["of"]): Promise<ComingRow[]> {
  const { db, tenant, now } = call;
  const [bookings, classes] = await Promise.all([
    readBookedTimes(db, tenant.tenant_id, {
      of,
      range: { from: now.epochMilliseconds, to: null },
      statuses: ["confirmed", "checked_in"],
      withoutSeats: true,
    }),
    readComingClasses(db, { of, from: now }),
  ]);
  const booked = bookings.map(({ status: _status, payment_status: _paid, guest_names: _guests, ...row }) => ({
    ...row,
    kind: "booking" as const,
  }));
  return [...booked, ...classes].toSorted((a, b) => a.start_time.epochMilliseconds - b.start_time.epochMilliseconds);
}

export const countComing = (rows: readonly ComingRow[]): Uses => {
  const classes = rows.filter(({ kind }) => kind === "class_session").length;
  return { bookings: rows.length - classes, classes };
};

interface Booked {
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

/**
 * The bookings inside the old hours and outside the new ones. Anything outside the old hours was accepted before and is not
 * reported again.
 */
export function conflictingBookings<B extends Booked>(
  bookings: readonly B[],
  was: TimeRange[],
  will: TimeRange[],
): B[] {
  const within = (hours: TimeRange[], { start_time, end_time }: Booked) =>
    covers(hours, { from: start_time.epochMilliseconds, to: end_time.epochMilliseconds });
  return bookings.filter((booking) => within(was, booking) && !within(will, booking));
}

/** From the first start to the last end of bookings sorted by start; undefined where there are none. */
export function spanOf(bookings: readonly Booked[]): TimeRange | undefined {
  const [first] = bookings;
  if (!first) return undefined;
  return {
    from: first.start_time.epochMilliseconds,
    to: Math.max(...bookings.map(({ end_time }) => end_time.epochMilliseconds)),
  };
}

/** Refuses new hours of a person or location that leave upcoming bookings outside, and lists those in `current`. */
export function refuseConflictingBookings(conflicting: readonly ComingRow[], whose: string): void {
  if (conflicting.length === 0) return;
  const what = `${formatUses(countComing(conflicting))} ${conflicting.length === 1 ? "falls" : "fall"}`;
  const sentence = `${what} outside these hours of ${whose}. Move or cancel ${itOrThem(conflicting.length)}, or keep ${itAsItIs(conflicting.length)}.`;
  throw new ApiError("invalid_state", sentence, { current: conflicting.map(presentComing) });
}

export function presentComing({ timezone, start_time, end_time, ...coming }: ComingRow): ConflictingTime {
  return { ...coming, ...presentTimes({ start_time, end_time, timezone }) };
}

export function presentBooked({ timezone, start_time, end_time, ...booked }: BookedRow): CoachLesson {
  return { ...booked, ...presentTimes({ start_time, end_time, timezone }) };
}
