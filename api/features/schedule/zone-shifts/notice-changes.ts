import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { DAY_MS } from "#api/time/calendar.ts";
import { zoneClock, type ClockSegment } from "#api/time/zone-clock.ts";
import { changedRanges } from "./offset-rules.ts";
import { insertShifts, lockOffsets, saveOffsets, zonesInUse } from "./queries.ts";

/** Nobody books farther ahead. */
const HORIZON_DAYS = 5 * 366;
/** Stored offsets are renewed once they end this many days before the horizon. */
const SHORT_BY_DAYS = 60;

/** The tz database version of this process. */
const RELEASE = process.versions["tz"] ?? "";

/**
 * Compares the offsets of a company's zones with those stored, and records what is booked at a time whose wall time has changed.
 * Returns the number of new records.
 */
export function noticeZoneChanges(db: Database, tenantId: string, now: Temporal.Instant): Promise<number> {
  return inTenant(db, tenantId, async (trx) => {
    let found = 0;
    for (const zone of await zonesInUse(trx)) found += await noticeChange(trx, zone, now);
    return found;
  });
}

async function noticeChange(trx: TenantTransaction, zone: string, now: Temporal.Instant): Promise<number> {
  const known = await lockOffsets(trx, zone);
  // This process has older zone data than the stored offsets.
  if (known && known.release > RELEASE) return 0;
  const offsets = offsetsFrom(zone, now);
  const ranges = known ? changedRanges(known.offsets, offsets) : [];
  if (known && ranges.length === 0 && known.release === RELEASE && reachesFar(known.offsets, now)) return 0;
  await saveOffsets(trx, zone, { release: RELEASE, offsets, now });
  return ranges.length === 0 ? 0 : insertShifts(trx, { zone, ranges, now });
}

function offsetsFrom(zone: string, now: Temporal.Instant): ClockSegment[] {
  const today = Math.floor(now.epochMilliseconds / DAY_MS);
  return [...zoneClock(zone, today, today + HORIZON_DAYS).segments];
}

function reachesFar(offsets: readonly ClockSegment[], now: Temporal.Instant): boolean {
  const until = offsets.at(-1)?.to ?? 0;
  return until > now.epochMilliseconds + (HORIZON_DAYS - SHORT_BY_DAYS) * DAY_MS;
}
