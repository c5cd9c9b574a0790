import { hashToken } from "#api/auth/tokens.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { recordBooking } from "#api/features/bookings/record-booking.ts";
import { ownersOf } from "#api/features/claims/owners.ts";
import { lockForChange } from "#api/features/claims/take-place.ts";
import { deleteHolds, findHold, lockHolds } from "#api/features/public-bookings/queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, notFound } from "#api/http/errors.ts";

/** Gives a held time back; whoever has the token may. */
export async function releaseHold(call: Call, token: string): Promise<{ message: string }> {
  const { db, tenant, deps } = call;
  const seen = await findHold(db, tenant.tenant_id, hashToken(token));
  if (!seen) throw notFound("hold");
  await lockForChange(call, null, ownersOf(seen));
  const [hold] = await lockHolds(db, tenant.tenant_id, [seen.id], databaseNow(deps.clock));
  if (!hold) throw notFound("hold");
  if (hold.status !== "held") {
    throw new ApiError("invalid_state", "This hold has become a booking. Cancel the booking instead.");
  }
  await deleteHolds(db, tenant.tenant_id, [hold.id]);
  await recordBooking(call, "releaseHold", { before: hold });
  return { message: "The time is free again." };
}
