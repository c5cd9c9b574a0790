import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, notFound } from "#api/errors/errors.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { MOST_ZONE_SHIFTS, type ZoneShiftList } from "#schema/schedule/zone-shifts/models.ts";
import { lockShifts, openShifts, type ShiftRow } from "./queries.ts";
import { presentShift, readsAsBefore } from "./wall-readings.ts";

/** Returns an empty list to callers who may not read all bookings. */
export async function zoneShifts(call: Call): Promise<ZoneShiftList> {
  if (can(call.caller, "bookings.read") !== "yes") return { data: [], total: 0 };
  const open = await stillShifted(call);
  return { data: open.slice(0, MOST_ZONE_SHIFTS).map(presentShift), total: open.length };
}

/** Locks and returns the requested shifts that are still to be decided; throws if an id does not belong to this company. */
export async function shiftsToSettle(call: Call, ids: readonly number[]): Promise<ShiftRow[]> {
  const wanted = [...new Set(ids)];
  const known = await lockShifts(call.db, wanted);
  if (known.length < wanted.length) throw notFound("time to decide on");
  if (can(call.caller, "bookings.write") !== "yes") throw forbidden(refusalWithout("bookings.write"));
  return stillShifted(call, wanted);
}

async function stillShifted({ db, now }: Call, ids?: readonly number[]): Promise<ShiftRow[]> {
  const open = await openShifts(db, { now, ...(ids && { ids }) });
  return open.filter((shift) => !readsAsBefore(shift));
}
