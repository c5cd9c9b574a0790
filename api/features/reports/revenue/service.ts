import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { placesOfDays, type DayTable } from "#api/counted-days/day-tables.ts";
import { daysOf } from "#api/counted-days/days.ts";
import type { YearTable } from "#api/counted-days/year-tables.ts";
import { inBatches } from "#api/csv/batches.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import { firstTax } from "#api/money/tax.ts";
import { dateOfDay, dayBefore, todayIn } from "#api/time/calendar.ts";
import { isBefore } from "#api/time/instants.ts";
import { zoneOf } from "#api/time/report-zone.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import type { PaymentGroupBy } from "#schema/reports/analytics/payment-aggregates.ts";
import { REVENUE_DEFINITIONS, type RevenueSource } from "#schema/reports/revenue/metrics.ts";
import type {
  RevenueFileQuery,
  RevenueItem,
  RevenueQuery,
  RevenueReport,
  RevenueRow,
  RevenueTax,
  RevenueTotal,
} from "#schema/reports/revenue/models.ts";
import {
  REVENUE_DAYS,
  SERVICE_REVENUE_DAYS,
  sumsByCoach,
  sumsByDay,
  sumsByService,
  type AskedRevenue,
} from "./day-queries.ts";
import { revenueGroupsOf, type AskedGroups } from "./group-queries.ts";
import { areMonths, periodOf, periodOfDays, type Period } from "./period.ts";
import {
  countedBookings,
  countedMemberships,
  rowsOf,
  sumsOf,
  taxesOf,
  type Asked,
  type Counted,
  type CountedRow,
  type SumRow,
  type TaxRow,
} from "./queries.ts";
import type { RevenueGroup } from "./revenue-group.ts";

/** The second table is derived from the first. */
export const REVENUE_DAY_TABLES: readonly DayTable[] = [SERVICE_REVENUE_DAYS, REVENUE_DAYS];
export const REVENUE_YEAR_TABLES: readonly YearTable[] = [SERVICE_REVENUE_DAYS];

const GIVEN_BACK: readonly RevenueItem[] = ["refund", "waiver"];

/** A coach with permission for their own data only sees the revenue of their lessons. */
export function bookingsRevenue(call: Call, query: RevenueQuery): Promise<RevenueReport> {
  return report(call, query, "bookings", countedBookings, (asked, timezone) => bookingSums(call, asked, timezone));
}

/** Membership revenue belongs to no coach, so a coach's own report is empty. */
export function membershipsRevenue(call: Call, query: RevenueQuery): Promise<RevenueReport> {
  return report(call, query, "memberships", countedMemberships, (asked) => sumsOf(call.db, countedMemberships(asked)));
}

export function exportBookingsRevenue(call: Call, query: RevenueFileQuery): Promise<CsvFile> {
  return revenueFile(call, query, "bookings", countedBookings);
}

export function exportMembershipsRevenue(call: Call, query: RevenueFileQuery): Promise<CsvFile> {
  return revenueFile(call, query, "memberships", countedMemberships);
}

/** Returns booking revenue in total, by bucket of the period, and by service and bay. */
export async function bookingRevenueBy(call: Call, asked: Asked, timezone: string) {
  const inDays = await askedInDays(call, asked, timezone);
  const [sums, groups] = await Promise.all([
    sumsByDay(call.db, inDays, startsOf(asked.period), areMonths(asked.period)),
    sumsByService(call.db, inDays),
  ]);
  return { totals: totalsOf(sums), buckets: bucketsOf(sums, asked.period), groups };
}

type GroupsQuestion = Omit<AskedGroups, "period" | "tenant_id" | "days"> & { start: string; end: string };

interface DaysInZone {
  /** Both inclusive. */
  start: string;
  end: string;
  timezone: string;
}

/** Returns what the lessons and classes of some coaches earned. */
export async function earnedByCoach(call: Call, { start, end, timezone }: DaysInZone, coachIds: readonly number[]) {
  const days = await daysOf(call, { start, end, timezone, coach_id: null }, await placesOfDays(call.db));
  return sumsByCoach(call.db, { days, basis: "accrual", coach_id: null }, coachIds);
}

/** Keys that daily sums do not contain. */
const BY_THE_THING: readonly PaymentGroupBy[] = ["hour", "method", "client"];

/** Returns revenue of some days in groups, counted like the reports, so that the totals match. */
export async function revenueGroups(call: Call, { start, end, ...asked }: GroupsQuestion): Promise<RevenueGroup[]> {
  const { timezone, group_by, location_id } = asked;
  const period = periodOfDays(start, end, timezone, granularityOf(group_by));
  const days = group_by.some((by) => BY_THE_THING.includes(by))
    ? null
    : await daysOf(call, { start, end, timezone, coach_id: null }, await placesOfDays(call.db, location_id));
  return revenueGroupsOf(call.db, { ...asked, days, period, tenant_id: call.tenant.tenant_id });
}

/** Revenue earned by day is split as finely as it is grouped. */
function granularityOf(groupBy: readonly PaymentGroupBy[]) {
  if (groupBy.includes("day") || groupBy.includes("weekday")) return "day";
  if (groupBy.includes("week")) return "week";
  return groupBy.includes("month") ? "month" : null;
}

const bookingSums = async (call: Call, asked: Asked, timezone: string): Promise<SumRow[]> =>
  sumsByDay(call.db, await askedInDays(call, asked, timezone), startsOf(asked.period), areMonths(asked.period));

const startsOf = ({ buckets }: Period): string[] => buckets.map(({ start }) => start);

/** Prepares the daily sums of a period; `timezone` is the report zone of its days. */
async function askedInDays(call: Call, asked: Asked, timezone: string): Promise<AskedRevenue> {
  const { period, basis, coach_id, location_id } = asked;
  const of = { start: period.start, end: dayBefore(period.until), timezone, coach_id: null };
  return { days: await daysOf(call, of, await placesOfDays(call.db, location_id)), basis, coach_id };
}

function askedOf(call: Call, query: RevenueFileQuery, source: RevenueSource) {
  const timezone = reportZoneOf(null, call.tenant);
  const period = periodOf(query.periodType, query.period, timezone);
  const coach_id = call.permissionScope === "own" ? signedIn(call.caller).id : null;
  const asked = { tenant_id: call.tenant.tenant_id, period, basis: query.basis, coach_id };
  return { asked, timezone, seesAny: coach_id === null || source === "bookings" };
}

const FILE_HEAD = ["date", "item", "amount", "currency", "booking_id", "membership_id", "payment_id"];
const BATCH_ROWS = 5_000;

async function revenueFile(
  call: Call,
  query: RevenueFileQuery,
  source: RevenueSource,
  countedOf: (asked: Asked) => Counted,
): Promise<CsvFile> {
  const { asked, timezone, seesAny } = askedOf(call, query, source);
  const parts = partsOfFile(asked, timezone, source);
  const batches = inBatches(call, { part: 0, offset: 0 }, async ({ db }, { part, offset }) => {
    const period = parts[part];
    const page = { limit: BATCH_ROWS, offset };
    const found = seesAny && period ? await rowsOf(db, countedOf({ ...asked, period }), page) : [];
    const rows = found.map((row) => {
      const { date, item, amount, booking_id, membership_id, payment_id } = presentRow(row, timezone);
      return [date, item, Number(moneyCell(amount)), amount.currency, booking_id, membership_id, payment_id];
    });
    if (found.length === BATCH_ROWS) return { rows, next: { part, offset: offset + BATCH_ROWS } };
    return { rows, next: part + 1 < parts.length ? { part: part + 1, offset: 0 } : null };
  });
  return { name: `revenue-of-${source}-${query.period}-${query.basis}`, head: FILE_HEAD, batches };
}

/**
 * Splits a file by week, latest first, so that a year is not read again for each batch. Not for invoices earned by day, which
 * are one row each.
 */
function partsOfFile({ period, basis }: Asked, timezone: string, source: RevenueSource): Period[] {
  if (source === "memberships" && basis === "accrual") return [period];
  const weeks = periodOfDays(period.start, dayBefore(period.until), timezone, "week").buckets;
  return weeks.toReversed().map(({ start, until }) => periodOfDays(start, dayBefore(until), timezone, null));
}

async function report(
  call: Call,
  query: RevenueQuery,
  source: RevenueSource,
  countedOf: (asked: Asked) => Counted,
  sumsIn: (asked: Asked, timezone: string) => Promise<SumRow[]>,
): Promise<RevenueReport> {
  const { asked, timezone, seesAny } = askedOf(call, query, source);
  const { period, basis } = asked;
  const counted = countedOf(asked);
  const sums = seesAny ? await sumsIn(asked, timezone) : [];
  const page = { limit: query.rows_limit, offset: 0 };
  const rows = seesAny && query.include_rows ? await rowsOf(call.db, counted, page) : [];
  const taxes = seesAny && query.include_taxes ? await taxesOf(call.db, counted, firstTax(call.tenant)) : [];
  return {
    period_type: query.periodType,
    period: query.period,
    basis,
    definition: REVENUE_DEFINITIONS[source][basis],
    start: period.start,
    end: dayBefore(period.until),
    timezone: zoneOf(timezone),
    mature: !isBefore(call.now, period.to),
    totals: totalsOf(sums),
    items: addedUp(sums, ({ item, currency }) => `${currency} ${item}`).map(({ item, ...sum }) => ({
      item,
      amount: moneyOf(sum),
    })),
    buckets: bucketsOf(sums, period),
    taxes: query.include_taxes ? taxes.map(presentTax) : null,
    rows: query.include_rows ? rows.map((row) => presentRow(row, timezone)) : null,
    rows_total: query.include_rows ? (rows[0]?.rows_total ?? 0) : null,
  };
}

const presentTax = ({ net, tax, currency, ...sold }: TaxRow): RevenueTax => ({
  ...sold,
  net: { amount: net, currency },
  tax: { amount: tax, currency },
});

const moneyOf = ({ amount, currency }: { amount: number; currency: string }) => ({ amount, currency });

/** Adds up sums with the same key, in key order. */
function addedUp(sums: readonly SumRow[], key: (sum: SumRow) => string): SumRow[] {
  return [...Map.groupBy(sums, key)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first
        ? [
            {
              ...first,
              amount: rest.reduce((sum, { amount }) => sum + amount, first.amount),
              tax: rest.reduce((sum, { tax }) => sum + tax, first.tax),
            },
          ]
        : [],
    );
}

function totalsOf(sums: readonly SumRow[]): RevenueTotal[] {
  return addedUp(sums, ({ currency }) => currency).map(({ currency, amount, tax }) => {
    const back = sums.filter((sum) => sum.currency === currency && GIVEN_BACK.includes(sum.item));
    const given_back = 0 - back.reduce((sum, one) => sum + one.amount, 0);
    return {
      gross: { amount: amount + given_back, currency },
      given_back: { amount: given_back, currency },
      revenue: { amount, currency },
      tax: { amount: tax, currency },
    };
  });
}

function bucketsOf(sums: readonly SumRow[], { buckets }: Period): RevenueReport["buckets"] {
  return buckets.flatMap(({ start, until }, index) => {
    const inside = sums.filter(({ bucket }) => bucket === index + 1);
    const byCurrency = addedUp(inside, ({ currency }) => currency);
    return byCurrency.map((sum) => ({ start, end: dayBefore(until), revenue: moneyOf(sum) }));
  });
}

function presentRow(row: CountedRow, zone: string): RevenueRow {
  const { at, day, item, booking_id, membership_id, payment_id } = row;
  const date = at === null ? (day ?? "") : dateOfDay(todayIn(zone, at));
  return { date, item, amount: moneyOf(row), booking_id, membership_id, payment_id };
}
