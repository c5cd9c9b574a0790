import { MINUTE_MS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import type { KnownPeople } from "../known-people.ts";
import type { KnownVenue } from "./known-queries.ts";

/** A booking from a row, with one bay or coach; several bays form a party. */
export interface NewBooking {
  client_id: number | null;
  guest: { first_name: string; last_name: string; email: string | null; phone: string | null } | null;
  service_id: number;
  policy_id: number | null;
  location_id: number;
  /** The bays it may occupy; null where its service needs none. */
  resource_ids: number[] | null;
  coach_id: number | null;
  /** The number of bays it occupies: all that the row names, else one. */
  bays: number;
  start: string;
  end: string;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  status: Exclude<BookingStatus, "held">;
  payment_status: PaymentStatus;
  price_amount: number;
  note: string | null;
}

export interface KnownForBookings extends KnownVenue {
  now: Temporal.Instant;
  currency: string;
  locale: string;
  country: string | null;
  people: KnownPeople;
  /** Keys of rows that an import has added. */
  keys: ReadonlySet<string>;
  /** Our own bookings by the number that exports show: when each starts, and whose it is. */
  ours: ReadonlyMap<string, { start: number; name: string }>;
  /** Taken times, by holder. */
  taken: ReadonlyMap<string, readonly TimeRange[]>;
}

/** States in which a booking keeps its bay, coach and client. */
export const KEEPS_TIME: readonly BookingStatus[] = ["confirmed", "checked_in", "completed"];

/**
 * Upcoming and not payable here: it has no price in this ledger, since there is no payment to offset when it is cancelled.
 * Its note states the price.
 */
export const isSettledElsewhere = ({
  status,
  payment_status,
  price_amount,
}: Pick<NewBooking, "status" | "payment_status" | "price_amount">): boolean =>
  (status === "confirmed" || status === "checked_in") && payment_status !== "due" && price_amount > 0;

/** The range claimed for bay and coach: the time with its buffers. */
export const occupiedTime = (item: NewBooking): TimeRange => ({
  from: Temporal.Instant.from(item.start).epochMilliseconds - item.buffer_before_minutes * MINUTE_MS,
  to: Temporal.Instant.from(item.end).epochMilliseconds + item.buffer_after_minutes * MINUTE_MS,
});
