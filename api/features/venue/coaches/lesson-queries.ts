import type { TenantTransaction } from "#api/db/transaction.ts";
import { instantAt } from "#api/time/instants.ts";
import type { TimeRange } from "#api/time/ranges.ts";

/** A booking lasts at most a day, so anything that began earlier is over. */
const LONGEST_BOOKING_MS = 86_400_000;

/** The number of bookings of each of these coaches between two instants. */
export function countLessons(trx: TenantTransaction, tenantId: string, coachIds: number[], { from, to }: TimeRange) {
  return trx
    .selectFrom("bookings")
    .where("tenant_id", "=", tenantId)
    .where("coach_id", "in", coachIds)
    .where("start_time", ">=", instantAt(from))
    .where("start_time", "<", instantAt(to))
    .where("status", "in", ["confirmed", "checked_in"])
    .groupBy("coach_id")
    .select("coach_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .execute();
}

/** When a coach is busy within a range, including buffers and live holds, by start. */
export async function busyTimes(
  trx: TenantTransaction,
  tenantId: string,
  { coach_id, range, now }: { coach_id: number; range: TimeRange; now: Temporal.Instant },
): Promise<TimeRange[]> {
  const rows = await trx
    .selectFrom("claims")
    .where("tenant_id", "=", tenantId)
    .where("owner", "=", `coach:${coach_id}`)
    // Plain instants, bounded on both sides: row-level security keeps && from using the index.
    .where("ends_at", ">", instantAt(range.from))
    .where("ends_at", "<", instantAt(range.to + 2 * LONGEST_BOOKING_MS))
    .where("starts_at", "<", instantAt(range.to))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .orderBy("starts_at")
    .select(["starts_at", "ends_at"])
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ from: starts_at.epochMilliseconds, to: ends_at.epochMilliseconds }));
}
