import { changeBooking, lockBooking, recordBooking } from "#api/features/bookings/service.ts";
import { loadOwn } from "#api/features/class-sessions/cancel.ts";
import { classSession } from "#api/features/class-sessions/list.ts";
import { seatBookings } from "#api/features/class-sessions/seat-queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import type { ClassSessionDetails } from "#schema/class-sessions/models.ts";

/** Checks in everybody with a seat who is not here yet; who is, stays so. */
export async function checkInClass(call: Call, id: number): Promise<ClassSessionDetails> {
  const { db, tenant } = call;
  const seen = await loadOwn(call, id);
  if (seen.status === "cancelled") throw new ApiError("invalid_state", "This class is cancelled.");
  for (const bookingId of await seatBookings(db, tenant.tenant_id, [id])) {
    const before = await lockBooking(db, tenant.tenant_id, bookingId);
    if (before?.status !== "confirmed") continue;
    const after = await changeBooking(db, tenant.tenant_id, bookingId, { status: "checked_in" });
    await recordBooking(call, "updateBooking", { before, after });
  }
  return classSession(call, id);
}
