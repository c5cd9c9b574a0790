import type { Database } from "#api/db/connect.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { inTenant } from "#api/db/transaction.ts";
import { inClaimOrder, ownersOf } from "#api/features/claims/owners.ts";
import { lockOwners } from "#api/features/claims/claim-queries.ts";
import { deleteHolds, expiredHolds, lockExpiredHold } from "#api/features/public-bookings/queries.ts";

interface Clock {
  now(): Temporal.Instant;
}

/**
 * Deletes holds whose time is over, each in a transaction of its own and in the order that all changes of claims keep;
 * what somebody is busy with is left for the next sweep. Answers how many are gone.
 */
export async function sweepExpiredHolds(db: Database, tenantId: string, clock: Clock): Promise<number> {
  const now = databaseNow(clock);
  const expired = await inTenant(db, tenantId, (trx) => expiredHolds(trx, tenantId, now));
  let swept = 0;
  for (const hold of expired) {
    swept += await inTenant(db, tenantId, async (trx) => {
      await lockOwners(trx, tenantId, inClaimOrder(ownersOf(hold)));
      if (!(await lockExpiredHold(trx, tenantId, hold.id, now))) return 0;
      await deleteHolds(trx, tenantId, [hold.id]);
      return 1;
    });
  }
  return swept;
}
