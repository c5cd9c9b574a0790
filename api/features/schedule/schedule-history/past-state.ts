import { z } from "zod";
import type { BlockedTimeRow } from "#api/features/schedule/blocked-times/blocked-time-row.ts";
import { isBefore } from "#api/time/instants.ts";
import { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { BlockedTimeColour, BlockedTimeKind, BlockedTimeScope } from "#schema/schedule/blocked-times/models.ts";
import type { BookingNow, SessionNow } from "./queries.ts";

/** The parts of an audit log entry needed to derive the state before it. */
export interface Entry {
  action: string;
  before: unknown;
  after: unknown;
}

const instant = z.string().transform((text) => Temporal.Instant.from(text));
const times = { start_time: instant, end_time: instant };
const id = z.int().nullable();

/** A booking as the audit log stores it; entries written by an import lack some fields. */
const BookingModel = z.object({
  ...times,
  status: BookingStatus,
  service_id: z.int(),
  location_id: z.int().optional(),
  resource_id: id,
  coach_id: id,
  client_id: id,
  party_size: z.int().optional(),
  /** The guest's name, where the booking then became a client's. */
  guest: z.string().nullable().optional(),
});

/** A class date as the audit log stores it. */
const SessionModel = z.object({ ...times, coach_id: id, resource_id: id, capacity: z.int() });

/** A blocked time as the audit log stores it. */
const BlockedModel = z.object({
  ...times,
  location_id: z.int(),
  scope: BlockedTimeScope,
  resource_ids: z.array(z.int()),
  coach_id: id,
  target: z.string(),
  kind: BlockedTimeKind,
  reason: z.string(),
  colour: BlockedTimeColour,
  is_removed: z.boolean(),
});

/** Parses one side of an entry; undefined if it is something else. Memoized, since it is read repeatedly. */
function readerOf<Facts>(model: z.ZodType<Facts>): (side: unknown) => Facts | undefined {
  const known = new WeakMap<object, Facts | undefined>();
  return (side) => {
    if (typeof side !== "object" || side === null) return undefined;
    if (!known.has(side)) known.set(side, model.safeParse(side).data);
    return known.get(side);
  };
}

export const bookingFacts = readerOf(BookingModel);
export const sessionFacts = readerOf(SessionModel);
export const blockedFacts = readerOf(BlockedModel);

export type BookingThen = Omit<BookingNow, "created_at" | "cancelled_at">;
export type SessionThen = Omit<SessionNow, "created_at" | "cancelled_at">;
export type BlockedThen = Omit<BlockedTimeRow, "timezone" | "version" | "created_at" | "removed_at">;

interface Known<Now> {
  now: Now | undefined;
  /** Its changes since the moment, oldest first. */
  entries: readonly Entry[];
  at: Temporal.Instant;
}

/** Returns the facts before the first change; null if that change created it, undefined if nothing changed. */
function factsBefore<Facts>(
  factsOf: (side: unknown) => Facts | undefined,
  entries: readonly Entry[],
): Facts | null | undefined {
  for (const { before, after } of entries) {
    const was = factsOf(before);
    if (was) return was;
    // Payments and notes are audited under the booking too, but do not affect the schedule.
    if (before === null && factsOf(after)) return null;
  }
  return undefined;
}

/** Returns a booking as it was at the moment; null for holds, which are not shown. */
export function bookingThen(id: number, { now, entries, at }: Known<BookingNow>): BookingThen | null {
  const was = factsBefore(bookingFacts, entries);
  if (was === null) return null;
  if (was === undefined) return now ? unchangedSince(now, at) : null;
  const known = now ?? { location_id: null, party_size: 1, class_session_id: null, guest_name: null };
  const location_id = was.location_id ?? known.location_id;
  if (location_id === null) return null;
  const { class_session_id } = known;
  const guests = entries.flatMap(({ before }) => bookingFacts(before)?.guest ?? []);
  const { guest: _guest, ...facts } = was;
  return shown({
    ...facts,
    id,
    location_id,
    party_size: was.party_size ?? known.party_size,
    class_session_id,
    guest_name: guests[0] ?? known.guest_name,
  });
}

/** A booking cancelled without an audit entry counts as confirmed until it was cancelled. */
function unchangedSince(now: BookingNow, at: Temporal.Instant): BookingThen | null {
  if (isBefore(at, now.created_at)) return null;
  const isCancelledSince = now.cancelled_at !== null && isBefore(at, now.cancelled_at);
  return shown({ ...now, status: isCancelledSince ? "confirmed" : now.status });
}

const shown = (booking: BookingThen): BookingThen | null => (booking.status === "held" ? null : booking);

/** Returns a class date as it was at the moment; null if it was cancelled. */
export function sessionThen({ now, entries, at }: Known<SessionNow>): SessionThen | null {
  if (!now || isBefore(at, now.created_at)) return null;
  if (now.cancelled_at !== null && !isBefore(at, now.cancelled_at)) return null;
  return { ...now, ...factsBefore(sessionFacts, entries) };
}

/** Returns a blocked time as it was at the moment; null if it had been removed. */
export function blockedThen({ now, entries, at }: Known<BlockedTimeRow>): BlockedThen | null {
  if (!now || isBefore(at, now.created_at)) return null;
  const was = factsBefore(blockedFacts, entries);
  if (was) return was.is_removed ? null : { ...now, ...was };
  return now.removed_at !== null && !isBefore(at, now.removed_at) ? null : now;
}
