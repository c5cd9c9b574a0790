import { readConfig } from "#api/config.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { connect } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { noticeZoneChanges } from "#api/features/schedule/zone-shifts/notice-changes.ts";
import { saveOffsets } from "#api/features/schedule/zone-shifts/queries.ts";
import { tenantIdOf } from "#api/tenancy/tenant.ts";
import { venueNow } from "#tests/support/venue-clock.ts";

const ZONE = "America/Vancouver";
const HOUR_MS = 3_600_000;

/** Simulates a restart after which a day of the demo company turns out to be stored at UTC-8 from older zone data. */
export async function startAnewAfter(date: string): Promise<number> {
  const database = await prepareDatabase(readConfig({ DATA_DIR: process.env["PRODUCT_DATA"] }));
  const db = connect(database.appUrl, { name: "journey", maxConnections: 1 });
  const tenantId = await tenantIdOf(db, "demo");
  if (tenantId === undefined) throw new Error("The demo company is not there");
  const day = Temporal.PlainDate.from(date).toZonedDateTime(ZONE);
  // not from midnight, when what another journey blocked for the whole day before ends
  const from = day.add({ hours: 6 }).epochMilliseconds;
  const to = day.add({ days: 1 }).epochMilliseconds;
  const offsets = [{ from, to, offset: -8 * HOUR_MS }];
  const now = venueNow().toInstant();
  await inTenant(db, tenantId, (trx) => saveOffsets(trx, ZONE, { release: "2020a", offsets, now }));
  const found = await noticeZoneChanges(db, tenantId, now);
  await db.destroy();
  await database.stop();
  return found;
}
