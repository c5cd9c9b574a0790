import type { BookingStatus } from "#web/apollo/schema-types.generated.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import type { Tone } from "#web/ui/state/tone.ts";
import { lastName, type BayTaken } from "./bay-now.ts";

export interface BarPiece {
  key: string;
  tone: Tone;
  /** The client's name, if the bar has room for it. */
  name: string;
  /** In percent of the shown hours. */
  from: number;
  width: number;
}

const TONES: Record<BookingStatus, Tone | undefined> = {
  held: "violet",
  confirmed: "teal",
  checked_in: "blue",
  completed: "grey",
  no_show: undefined,
  cancelled: undefined,
};

/** The hours a bar shows: from first opening to last closing, or the whole day if closed. */
export function shownHours(day: VenueDay): { start: number; end: number } {
  const first = day.open[0];
  const last = day.open.at(-1);
  return first && last ? { start: first.start, end: last.end } : { start: day.start, end: day.end };
}

/** The position of an instant within the shown hours, 0 to 100. */
export function percentOf(instant: number, day: VenueDay): number {
  const { start, end } = shownHours(day);
  return Math.min(100, Math.max(0, ((instant - start) / (end - start)) * 100));
}

/** A bay's day as bar segments: colored for now and next, gray for past and blocked. */
export function barPieces(
  bookings: readonly ScheduleBookingFragment[],
  taken: readonly BayTaken[],
  day: VenueDay,
  now: number,
): BarPiece[] {
  const booked = bookings.flatMap((booking) => {
    const tone = toneOf(booking, now);
    if (!tone) return [];
    const { id, client_name, start_time, end_time } = booking;
    return [
      { key: String(id), tone, name: lastName(client_name), start: Date.parse(start_time), end: Date.parse(end_time) },
    ];
  });
  const others = taken.map(({ key, kind, name, start, end }) => {
    const tone: Tone = kind === "class" && now < end ? "teal" : "grey";
    return { key, tone, name, start, end };
  });
  return [...booked, ...others].flatMap(({ key, tone, name, start, end }) => {
    const from = percentOf(start, day);
    const width = percentOf(end, day) - from;
    return width > 0 ? [{ key, tone, name, from, width }] : [];
  });
}

function toneOf({ status, start_time, end_time }: ScheduleBookingFragment, now: number): Tone | undefined {
  const tone = TONES[status];
  const isLate = status === "confirmed" && Date.parse(start_time) < now;
  if (isLate) return "amber";
  return tone !== undefined && Date.parse(end_time) <= now ? "grey" : tone;
}
