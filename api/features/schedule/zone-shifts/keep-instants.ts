import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { lockedBooking, sendBookingMail } from "#api/features/bookings/bookings/service.ts";
import type { SettledZoneShifts, SettleZoneShiftsInput } from "#schema/schedule/zone-shifts/models.ts";
import { seatsOf } from "./claim-queries.ts";
import { settleShifts, type ShiftRow } from "./queries.ts";
import { shiftsToSettle } from "./service.ts";
import { presentShift, shownAsBefore } from "./wall-readings.ts";

/** Leaves everything at its instant and notifies people of the new wall time. */
export async function keepInstants(call: Call, { ids }: SettleZoneShiftsInput): Promise<SettledZoneShifts> {
  const shifts = await shiftsToSettle(call, ids);
  const notifiedIds = new Set<number>();
  for (const shift of shifts) {
    const { local_before, local_after } = presentShift(shift);
    await recordChange(call, {
      entity: shift.kind,
      entity_id: shift.thing_id,
      before: { on_the_clock: local_before },
      after: { on_the_clock: local_after },
    });
    if (shift.group_id !== null && notifiedIds.has(shift.group_id)) continue;
    if (shift.group_id !== null) notifiedIds.add(shift.group_id);
    for (const id of await bookingsOf(call, shift)) await tell(call, id, shift);
  }
  const settled = shifts.map(({ id }) => id);
  await settleShifts(call.db, settled, { kept: "instant", now: call.now });
  return { settled: settled.length, left: [] };
}

async function bookingsOf(call: Call, { kind, thing_id }: ShiftRow): Promise<number[]> {
  if (kind === "booking") return [thing_id];
  if (kind === "blocked_time") return [];
  return (await seatsOf(call.db, [thing_id])).map(({ id }) => id);
}

async function tell(call: Call, id: number, { zone, start_offset, end_offset, group_id }: ShiftRow): Promise<void> {
  const booking = await lockedBooking(call, id);
  if (!booking || booking.status === "held") return;
  // The mail formats times by the current zone rules.
  const previous = {
    ...booking,
    start_time: shownAsBefore(zone, booking.start_time, start_offset),
    end_time: shownAsBefore(zone, booking.end_time, end_offset),
  };
  await sendBookingMail(call, "booking_reads_anew", booking, { previous, ...(group_id === null ? {} : { group_id }) });
}
