import {
  forgetDays,
  sortInMemory,
  storeDays,
  takeMarks,
  takeTurn,
  type Counted,
  type DayTable,
} from "#api/counted-days/day-tables.ts";
import { daysTouched, withBounds } from "#api/counted-days/days.ts";
import { forgetYears, storeYears, type YearTable } from "#api/counted-days/year-tables.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { REVENUE_DAY_TABLES, REVENUE_YEAR_TABLES } from "#api/features/reports/revenue/service.ts";
import { COACH_DAY_TABLES, countTaught, forgetCountedTaught } from "#api/features/venue/coaches/report-service.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import { placesWithZones } from "../aggregates/place-queries.ts";
import { BAY_DAY_TABLES } from "./bay-day-queries.ts";
import { BOOKING_DAY_TABLES, BOOKING_YEAR_TABLES } from "./booking-day-queries.ts";
import { clientsOf, forgetVisits, storeVisits } from "./client-visit-queries.ts";
import { recountMarkedMemberships } from "./counted-memberships.ts";
import { GROUPED_BOOKING_TABLES } from "./grouped-booking-queries.ts";
import { forgetMemberships } from "./membership-span-queries.ts";
import { WAITING_DAY_TABLES } from "./waiting-day-queries.ts";

/** In the order in which they are stored; the two halves take about as long and are independent of each other. */
const BOOKED_TABLES: readonly DayTable[] = [
  ...BOOKING_DAY_TABLES,
  ...GROUPED_BOOKING_TABLES,
  ...COACH_DAY_TABLES,
  ...WAITING_DAY_TABLES,
];
const EARNED_TABLES: readonly DayTable[] = [...REVENUE_DAY_TABLES, ...BAY_DAY_TABLES];
const TABLES: readonly DayTable[] = [...BOOKED_TABLES, ...EARNED_TABLES];

const YEAR_TABLES: readonly YearTable[] = [...BOOKING_YEAR_TABLES, ...REVENUE_YEAR_TABLES];

/**
 * Dates counted per transaction: a second or two of work at a busy venue. A rebuild takes more at a time, since each
 * transaction reads everything again.
 */
const DATES_AT_ONCE = 200;
const DATES_OF_ALL_AT_ONCE = 1_200;

/** Recounts what has changed: days and memberships; returns how many of them were marked. */
export async function recountMarked(db: Database, tenantId: string): Promise<number> {
  return (await recountMarkedDays(db, tenantId)) + (await recountMarkedMemberships(db, tenantId));
}

/** Recounts the days on which anything changed; returns how many dates were marked. */
export async function recountMarkedDays(
  db: Database,
  tenantId: string,
  atOnce = DATES_AT_ONCE,
  store: Store = storeOnOne,
): Promise<number> {
  for (let counted = 0; ;) {
    const marked = await inTenant(db, tenantId, (trx) => recountSome(trx, tenantId, atOnce, store));
    counted += marked;
    if (marked === 0) return counted;
  }
}

/** Stores days in a transaction that has taken their marks. */
type Store = (trx: TenantTransaction, counted: Counted) => Promise<void>;

const storeOnOne: Store = (trx, counted) => storeDays(trx, TABLES, counted);

/**
 * Stores half of the tables beside the transaction, on a second connection. That half is kept even if the transaction fails:
 * the marks are restored then, so the days are counted again.
 */
const storeOnTwo =
  (db: Database, tenantId: string): Store =>
  async (trx, counted) => {
    const beside = inTenant(db, tenantId, async (other) => {
      await sortInMemory(other);
      await storeDays(other, EARNED_TABLES, counted);
    });
    // Both must settle before the company's turn ends, so that an older count is never written last.
    const ended = await Promise.allSettled([storeDays(trx, BOOKED_TABLES, counted), beside]);
    for (const half of ended) if (half.status === "rejected") throw half.reason;
  };

async function recountSome(trx: TenantTransaction, tenantId: string, atOnce: number, store: Store): Promise<number> {
  await takeTurn(trx, tenantId);
  const marks = await takeMarks(trx, atOnce);
  if (marks.length === 0) return 0;
  await sortInMemory(trx);
  // Read after the marks: whoever changes when a day begins marks all days in the same transaction.
  const company = await tenantOf(trx, tenantId);
  const places = await placesWithZones(trx);
  const zones = new Map(places.map(({ id, timezone }) => [id, reportZoneOf(timezone, company)]));
  const zoneOf = (id: number) => zones.get(id) ?? reportZoneOf(null, company);
  const days = daysTouched(
    marks.filter(({ location_id }) => zones.has(location_id)),
    zoneOf,
  );
  const uncounted = withBounds(days, zoneOf);
  if (uncounted.length > 0) {
    // Read before the days are stored again, while they still hold the previous count.
    const clientIds = await clientsOf(trx, uncounted);
    await store(trx, { uncounted, zones, coach_id: null });
    await storeYears(trx, YEAR_TABLES, { uncounted });
    await countTaught(trx, uncounted);
    await storeVisits(trx, clientIds);
  }
  return marks.length;
}

/**
 * Recounts all days and memberships of a company over two connections. Reports requested in the meantime are correct, but
 * slower.
 */
export async function rebuildDays(db: Database, tenantId: string): Promise<void> {
  await inTenant(db, tenantId, async (trx) => {
    await takeTurn(trx, tenantId);
    await forgetDays(trx, TABLES);
    await forgetYears(trx, YEAR_TABLES);
    await forgetCountedTaught(trx);
    await forgetVisits(trx);
    await forgetMemberships(trx);
  });
  await recountMarkedDays(db, tenantId, DATES_OF_ALL_AT_ONCE, storeOnTwo(db, tenantId));
  await recountMarkedMemberships(db, tenantId);
}
