import { MINUTE_MS } from "#api/time/calendar.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { SimulatedBooking } from "./simulate-booking.ts";

const NO_SHOW_SHARE = 0.025;
/** A no-show is recorded this long after the start. */
const LATE_MINUTES = 30;
const LATE_SHARE = 0.3;

type Outcome = Pick<SimulatedBooking, "start" | "end" | "cancelled_at" | "is_member" | "status_chance">;

/** Returns the status of a booking at `now` (epoch milliseconds). */
export function statusAt({ start, end, cancelled_at, is_member, status_chance }: Outcome, now: number): BookingStatus {
  if (cancelled_at !== null) return "cancelled";
  if (now < start) return "confirmed";
  const waited = now - start;
  if (waited < LATE_MINUTES * MINUTE_MS && status_chance < LATE_SHARE) return "confirmed";
  if (status_chance < NO_SHOW_SHARE && !is_member) return "no_show";
  return now < end ? "checked_in" : "completed";
}

/** How much of it is paid: [up to this chance, status], first match wins. */
const MONEY: Record<BookingStatus, readonly [number, PaymentStatus][]> = {
  held: [[1, "not_due"]],
  confirmed: [
    [0.55, "paid"],
    [0.68, "deposit_paid"],
    [1, "due"],
  ],
  checked_in: [
    [0.7, "paid"],
    [0.78, "deposit_paid"],
    [1, "due"],
  ],
  completed: [
    [0.965, "paid"],
    [0.985, "deposit_paid"],
    [1, "due"],
  ],
  no_show: [
    [0.6, "paid"],
    [1, "due"],
  ],
  cancelled: [
    [0.5, "not_due"],
    [1, "refunded"],
  ],
};

export function paymentAt(status: BookingStatus, chance: number): PaymentStatus {
  return MONEY[status].find(([share]) => chance < share)?.[1] ?? "due";
}

/** How long after its start a booking can be picked as the currently late one. */
const NOTICED_LATE_MS = 60 * MINUTE_MS;

/** Ensures that one client is late at any time during opening hours, so that the screens always have an example. */
export function withOneLate<T extends SimulatedBooking & { status: BookingStatus }>(
  bookings: readonly T[],
  now: number,
): T[] {
  const isLate = (booking: T) => booking.status === "confirmed" && booking.start < now;
  const playing = bookings.filter(
    (booking) => booking.status === "checked_in" && now - booking.start < NOTICED_LATE_MS,
  );
  if (bookings.some(isLate) || playing.length === 0) return [...bookings];
  const latest = playing.reduce((last, booking) => (booking.start > last.start ? booking : last));
  return bookings.map((booking) => (booking === latest ? { ...booking, status: "confirmed" } : booking));
}
