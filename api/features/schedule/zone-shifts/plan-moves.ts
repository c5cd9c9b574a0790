import type { Call } from "#api/call/call.ts";
import type { ClaimHolder, ClaimHolderKind } from "#api/features/bookings/claims/claim-holders.ts";
import { dropEndedHolds, lockForChange } from "#api/features/bookings/claims/service.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { claimsMeeting, claimsOf, seatsOf, type HeldClaim, type Things } from "./claim-queries.ts";
import { blockedUnits, type PlannedClaim, type Unit } from "./move-rules.ts";
import type { ShiftRow } from "./queries.ts";
import { instantOfReading, readingBefore } from "./wall-readings.ts";

/** The new times that restore the communicated wall time. */
export interface Move {
  shift: ShiftRow;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}

export interface LeftShift {
  shift: ShiftRow;
  reason: string;
}

const SKIPPED = "The clocks now skip this time that day. Move it by hand.";
const TAKEN = "Something else takes that time. Move one of them by hand.";
const TORN = "Its party has bookings that would not move with it. Move them by hand.";

/** Returns the move; null if the wall time no longer exists because of a DST change. */
export function moveOf(shift: ShiftRow): Move | null {
  const { zone, start_time, end_time, start_offset, end_offset, kind } = shift;
  const start = instantOfReading(readingBefore(zone, start_time, start_offset), zone);
  if (start === null) return null;
  // A booking keeps its duration; a blocked time keeps the wall times of both its ends.
  const moved = start.epochMilliseconds - start_time.epochMilliseconds;
  if (kind !== "blocked_time") return { shift, start_time: start, end_time: end_time.add({ milliseconds: moved }) };
  const end = instantOfReading(readingBefore(zone, end_time, end_offset), zone);
  return end === null || Temporal.Instant.compare(start, end) >= 0 ? null : { shift, start_time: start, end_time: end };
}

interface Together {
  key: string;
  moves: Move[];
  things: Things;
}

export interface PlannedMoves {
  moves: Move[];
  left: LeftShift[];
  claims: { claim: HeldClaim; range: TimeRange }[];
  /** Booking ids of seats by class date. */
  seats: ReadonlyMap<number, readonly number[]>;
}

/** Determines what can move and what cannot, and locks everyone concerned. */
export async function planMoves(call: Call, shifts: readonly ShiftRow[]): Promise<PlannedMoves> {
  const found = shifts.map((shift) => ({ shift, move: moveOf(shift) }));
  const skipped = found.flatMap(({ shift, move }) => (move === null ? [{ shift, reason: SKIPPED }] : []));
  const moves = found.flatMap(({ move }) => move ?? []);
  const seats = await seatsByDate(call, moves);
  const together = groupMoves(moves, seats);
  const things = allThings(together);
  await lockForChange(call, null, holdersOf(await claimsOf(call.db, things)));
  const held = await claimsOf(call.db, things);
  const torn = new Set(together.filter((one) => isTorn(one)).map(({ key }) => key));
  const units = together
    .filter(({ key }) => !torn.has(key))
    .map((one) => ({ one, claims: held.filter((claim) => isHeldBy(claim, one.things)) }))
    .map(({ one, claims }): Unit & { one: Together; held: HeldClaim[] } => ({
      key: one.key,
      one,
      held: claims,
      claims: claims.map((claim) => plannedClaim(claim, one)),
    }));
  const blocked = await blockedAmong(call, units);
  const leftOf = (keys: ReadonlySet<string>, reason: string): LeftShift[] =>
    together.filter(({ key }) => keys.has(key)).flatMap((one) => one.moves.map(({ shift }) => ({ shift, reason })));
  const free = units.filter(({ key }) => !blocked.has(key));
  return {
    moves: free.flatMap(({ one }) => one.moves),
    left: [...skipped, ...leftOf(torn, TORN), ...leftOf(blocked, TAKEN)],
    claims: free.flatMap(({ held: own, claims }) =>
      own.flatMap((claim, n) => (claims[n] ? [{ claim, range: claims[n].next }] : [])),
    ),
    seats,
  };
}

async function seatsByDate(call: Call, moves: readonly Move[]): Promise<Map<number, number[]>> {
  const dates = moves.flatMap(({ shift }) => (shift.kind === "class_session" ? shift.thing_id : []));
  const seats = new Map<number, number[]>();
  for (const { id, class_session_id } of await seatsOf(call.db, dates)) {
    if (class_session_id !== null) seats.set(class_session_id, [...(seats.get(class_session_id) ?? []), id]);
  }
  return seats;
}

/** Groups bookings of a party, since their client has one claim, and classes with their seats. */
function groupMoves(moves: readonly Move[], seats: ReadonlyMap<number, readonly number[]>): Together[] {
  const keyOf = ({ shift: { kind, thing_id, group_id } }: Move) =>
    group_id === null ? `${kind} ${thing_id}` : `party ${group_id}`;
  return [...Map.groupBy(moves, keyOf)].map(([key, own]) => {
    const idsOf = (kind: ShiftRow["kind"]) => own.flatMap(({ shift }) => (shift.kind === kind ? shift.thing_id : []));
    const class_sessions = idsOf("class_session");
    const bookings = [...idsOf("booking"), ...class_sessions.flatMap((id) => seats.get(id) ?? [])];
    return { key, moves: own, things: { bookings, class_sessions, blocked_times: idsOf("blocked_time") } };
  });
}

const movedBy = ({ shift, start_time }: Move): number =>
  start_time.epochMilliseconds - shift.start_time.epochMilliseconds;

/** The bookings of a party would move by different amounts, so its client's claim has no single target. */
const isTorn = ({ moves }: Together): boolean => new Set(moves.map(movedBy)).size > 1;

function allThings(together: readonly Together[]): Things {
  const all = (kind: keyof Things) => together.flatMap(({ things }) => things[kind]);
  return { bookings: all("bookings"), class_sessions: all("class_sessions"), blocked_times: all("blocked_times") };
}

const isHeldBy = ({ booking_id, class_session_id, blocked_time_id }: HeldClaim, things: Things): boolean =>
  (booking_id !== null && things.bookings.includes(booking_id)) ||
  (class_session_id !== null && things.class_sessions.includes(class_session_id)) ||
  (blocked_time_id !== null && things.blocked_times.includes(blocked_time_id));

const KINDS: ReadonlySet<string> = new Set<ClaimHolderKind>(["client", "coach", "resource"]);

function holdersOf(claims: readonly HeldClaim[]): ClaimHolder[] {
  return claims.flatMap(({ owner }) => {
    const [kind = "", id] = owner.split(":");
    // Claims of seats belong to their class, which is locked itself.
    return KINDS.has(kind) ? [{ kind: kind as ClaimHolderKind, id: Number(id) }] : [];
  });
}

const rangeOf = ({ starts_at, ends_at }: HeldClaim): TimeRange => ({
  from: starts_at.epochMilliseconds,
  to: ends_at.epochMilliseconds,
});

/** A claim with its buffers moves by the same amount as its booking; each piece of a blocked time keeps its own wall time. */
function plannedClaim(claim: HeldClaim, { moves: [first] }: Together): PlannedClaim {
  const now = rangeOf(claim);
  const by = first ? movedBy(first) : 0;
  const isBlocked = claim.blocked_time_id !== null;
  const range =
    first && isBlocked
      ? { from: wallMove(now.from, first), to: wallMove(now.to, first) }
      : { from: now.from + by, to: now.to + by };
  return { id: claim.id, owner: claim.owner, now, next: range };
}

/** Moves an end of a piece by the offset change at the nearer end of the whole. */
function wallMove(at: number, { shift, start_time, end_time }: Move): number {
  const [start, end] = [shift.start_time.epochMilliseconds, shift.end_time.epochMilliseconds];
  const [byStart, byEnd] = [start_time.epochMilliseconds - start, end_time.epochMilliseconds - end];
  return at + (at - start <= end - at ? byStart : byEnd);
}

async function blockedAmong(call: Call, units: readonly Unit[]): Promise<Set<string>> {
  const wanted = units.flatMap(({ claims }) => claims.map(({ owner, next }) => ({ owner, range: next })));
  if (wanted.length === 0) return new Set();
  const range = {
    from: Math.min(...wanted.map((one) => one.range.from)),
    to: Math.max(...wanted.map((one) => one.range.to)),
  };
  const holders = wanted.flatMap(({ owner }) => holdersOf([{ owner } as HeldClaim]));
  await dropEndedHolds(call, { holders, range });
  const meeting = await claimsMeeting(call.db, wanted);
  return blockedUnits(
    units,
    meeting.map((claim) => ({ id: claim.id, owner: claim.owner, range: rangeOf(claim) })),
  );
}
