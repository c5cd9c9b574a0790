import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { staleVersion } from "#api/errors/errors.ts";
import {
  changeUnrecorded,
  lockedBooking,
  recordBooking,
  sendBookingMail,
} from "#api/features/bookings/bookings/service.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { lockClasses } from "#api/features/bookings/claims/seats.ts";
import { followClass } from "#api/features/bookings/waitlist/service.ts";
import { isSameInstant } from "#api/time/instants.ts";
import type { SettledZoneShifts, SettleZoneShiftsInput } from "#schema/schedule/zone-shifts/models.ts";
import { lockBlockedFacts, lockSessionFacts, moveThing, replaceClaims } from "./claim-queries.ts";
import { planMoves, type Move, type PlannedMoves } from "./plan-moves.ts";
import { settleShifts } from "./queries.ts";
import { shiftsToSettle } from "./service.ts";
import { presentShift } from "./wall-readings.ts";

/** Moves what can be moved back to its agreed wall time and notifies people; the rest stays unchanged. */
export async function keepWallTimes(call: Call, { ids }: SettleZoneShiftsInput): Promise<SettledZoneShifts> {
  const shifts = await shiftsToSettle(call, ids);
  const plan = await planMoves(call, shifts);
  const { moves, left, claims } = plan;
  const idsOf = (kind: Move["shift"]["kind"]) =>
    moves.flatMap(({ shift }) => (shift.kind === kind ? shift.thing_id : []));
  await lockClasses(call, idsOf("class_session"));
  await replaceClaims(call.db, call.tenant.tenant_id, claims);
  await moveBookings(call, plan);
  await moveSessions(call, plan);
  await moveBlocked(
    call,
    moves.filter(({ shift }) => shift.kind === "blocked_time"),
  );
  for (const { shift } of moves) await offerFreedTime(call, shift);
  const settled = moves.map(({ shift }) => shift.id);
  await settleShifts(call.db, settled, { kept: "wall_time", now: call.now });
  return {
    settled: settled.length,
    left: left.map(({ shift, reason }) => ({ shift: presentShift(shift), reason })),
  };
}

type Times = Pick<Move, "start_time" | "end_time">;

async function moveBookings(call: Call, { moves }: PlannedMoves): Promise<void> {
  const own = moves.filter(({ shift }) => shift.kind === "booking");
  const notifiedIds = new Set<number>();
  for (const move of own.toSorted((one, other) => one.shift.thing_id - other.shift.thing_id)) {
    const { thing_id, group_id } = move.shift;
    await moveBooking(call, thing_id, move);
    // A party gets one mail for all its bays.
    if (group_id !== null && notifiedIds.has(group_id)) continue;
    if (group_id !== null) notifiedIds.add(group_id);
    await tell(call, thing_id, group_id);
  }
}

async function tell(call: Call, id: number, group_id: number | null): Promise<void> {
  const booking = await lockedBooking(call, id);
  if (!booking || booking.status === "held") return;
  await sendBookingMail(call, "booking_wall_time_kept", booking, group_id === null ? {} : { group_id });
}

/** Throws if the booking was moved before it was locked, so that the user decides again. */
async function moveBooking(call: Call, id: number, { shift, ...to }: Move): Promise<void> {
  const before = await lockedBooking(call, id);
  if (!before || !isSameInstant(before.start_time, shift.start_time)) throw staleVersion(presentShift(shift));
  const after = await changeUnrecorded(call, id, timesOf(to));
  await recordBooking(call, "keepWallTimes", { before, after });
}

const timesOf = ({ start_time, end_time }: Times): Times => ({ start_time, end_time });

async function moveSessions(call: Call, { moves, seats }: PlannedMoves): Promise<void> {
  const own = moves.filter(({ shift }) => shift.kind === "class_session");
  const facts = await lockSessionFacts(
    call.db,
    own.map(({ shift }) => shift.thing_id),
  );
  for (const { shift, ...to } of own) {
    const id = shift.thing_id;
    const isThere = await moveThing(call.db, "class_sessions", { id, from: shift.start_time, ...timesOf(to) });
    if (!isThere) throw staleVersion(presentShift(shift));
    // Whoever waits was told of a wall time, which stays.
    await followClass(call, id, shift, timesOf(to), null);
    const before = facts.find((one) => one.id === id);
    const after = { ...before, ...timesOf(to) };
    await recordChange(call, { entity: "class_session", entity_id: id, before, after });
    for (const seat of seats.get(id) ?? []) {
      await moveBooking(call, seat, { shift, ...to });
      await tell(call, seat, null);
    }
  }
}

async function moveBlocked(call: Call, moves: readonly Move[]): Promise<void> {
  const facts = await lockBlockedFacts(
    call.db,
    moves.map(({ shift }) => shift.thing_id),
  );
  for (const { shift, ...to } of moves) {
    const id = shift.thing_id;
    const isThere = await moveThing(call.db, "blocked_times", { id, from: shift.start_time, ...timesOf(to) });
    if (!isThere) throw staleVersion(presentShift(shift));
    const before = { ...facts.find((one) => one.id === id), target: shift.location_name, is_removed: false };
    const after = { ...before, ...timesOf(to) };
    await recordChange(call, { entity: "blocked_time", entity_id: id, before, after });
  }
}
