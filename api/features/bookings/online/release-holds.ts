import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import type { Database } from "#api/db/connect.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { inTenant } from "#api/db/transaction.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { recordBooking } from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { lockForChange, lockForRelease } from "#api/features/bookings/claims/service.ts";
import { deleteHolds, expiredHolds, findHold, lockExpiredHold, lockHolds } from "./queries.ts";

/** Releases a hold; anyone with its token may. */
export async function releaseHold(call: Call, token: string): Promise<{ message: string }> {
  const { db, tenant, deps } = call;
  const seen = await findHold(db, tenant.tenant_id, hashToken(token));
  if (!seen) throw notFound("hold");
  await lockForChange(call, null, claimHoldersOf(seen));
  const [hold] = await lockHolds(db, tenant.tenant_id, [seen.id], databaseNow(deps.clock));
  if (!hold) throw notFound("hold");
  if (hold.status !== "held") {
    throw new ApiError("invalid_state", "This hold has become a booking. Cancel the booking instead.");
  }
  await deleteHolds(db, tenant.tenant_id, [hold.id]);
  await offerFreedTime(call, hold);
  await recordBooking(call, "releaseHold", { before: hold });
  return { message: "The time is free again." };
}

interface Clock {
  now(): Temporal.Instant;
}

/**
 * Deletes expired holds, each in its own transaction and in the lock order used by all changes of claims. Holds locked by others
 * are left for the next sweep. Returns the number deleted.
 */
export async function sweepExpiredHolds(db: Database, tenantId: string, clock: Clock): Promise<number> {
  const now = databaseNow(clock);
  const expired = await inTenant(db, tenantId, (trx) => expiredHolds(trx, tenantId, now));
  let swept = 0;
  for (const hold of expired) {
    swept += await inTenant(db, tenantId, async (trx) => {
      await lockForRelease(trx, tenantId, claimHoldersOf(hold));
      if (!(await lockExpiredHold(trx, tenantId, hold.id, now))) return 0;
      await deleteHolds(trx, tenantId, [hold.id]);
      return 1;
    });
  }
  return swept;
}
