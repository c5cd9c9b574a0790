import { Client } from "pg";
import { connect } from "#api/db/connect.ts";
import { rebuildDays } from "#api/features/reports/analytics/rollups/recount.ts";
import { createBookings, gatherStatistics, openVenue } from "#tests/support/bookable-venue.ts";
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from "#tests/support/database/database-server.ts";
import { startApiChild, type ApiChild } from "#tests/support/product/api-child.ts";
import type { Question } from "#tests/support/venue.ts";
import { GROWTH_TARGET_MB, watchFile } from "./exports.ts";
import { openReportedVenue, ownerOf, REPORTED_ZONE, type ReportedVenue } from "./reported-venue.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

export const name = "reports";

/**
 * Bookings of the largest company; the others have a tenth and a hundredth. `REPORTS_BOOKINGS=100000` for a quick run.
 */
const BOOKINGS = Number(process.env["REPORTS_BOOKINGS"] ?? 1_000_000);
const SIZES = [BOOKINGS / 100, BOOKINGS / 10, BOOKINGS];
const RUNS = 24;
const SQL_RUNS = 5;
const LIST_TARGET_RATIO = 3;
const SQL_TARGET_RATIO = 20;
const REBUILD_TARGET_S = 90;
const GROWTH_TARGET_RATIO = 1.5;
const CREATE_TARGET_RATIO = 1.05;
const WARM_UP = 600;
const CREATED = 600;
const TURNS = 5;

type Asked = [operation: Parameters<ApiChild["ask"]>[1], query: NonNullable<Question["query"]>, what: string];

/** Each report at a company with three years of bookings and their ledger, and at two smaller ones. */
export async function run(): Promise<Row[]> {
  const { server, stop } = await startTestServer();
  try {
    const database = await cloneDatabase(server);
    const venues: ReportedVenue[] = [];
    let rebuild: Row | undefined;
    for (const bookings of SIZES) {
      const venue = await openReportedVenue(database, { slug: `reported-${bookings}`, bookings });
      venues.push(venue);
      rebuild = await rebuildRow(database, venue, bookings);
    }
    await gatherStatistics(database);
    const [small, middle, large] = venues;
    if (!small || !middle || !large || !rebuild) throw new Error("a company for each size");
    const api = await startApiChild(database);
    try {
      const reports = await reportRows(api, [small, middle, large]);
      const file = await fileRow(api, { ...large, staff: { ...large.staff, ...(await ownerOf(database, large)) } });
      return [...reports, ...(await sqlRows(database, large)), rebuild, file, await createRow(server)];
    } finally {
      await api.stop();
    }
  } finally {
    await stop();
  }
}

export function reportsOf({ year, locationId }: ReportedVenue, month: string): Asked[] {
  const reports = (periodType: "month" | "year"): Asked[] => {
    const period = { periodType, period: periodType === "year" ? year : month };
    const days =
      periodType === "year"
        ? { start: `${year}-01-01`, end: `${year}-12-31` }
        : { start: `${month}-01`, end: `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}` };
    const asked: Asked[] = [
      ["analyticsOverview", period, "overview of all locations"],
      ["analyticsOverview", { ...period, location_id: locationId }, "overview of one location"],
      ["analyticsRevenue", { ...period, basis: "accrual" }, "revenue per bay-hour"],
      ["bookingsRevenue", { ...period, basis: "cash" }, "revenue of bookings, cash"],
      ["bookingsRevenue", { ...period, basis: "accrual" }, "revenue of bookings, accrual"],
      ["coachSummary", days, "coaches"],
      ["membershipMetrics", period, "memberships"],
      ["hourAggregates", { of: "bays", ...days, group_by: ["resource"] }, "hours by bay"],
      ["hourAggregates", { of: "bays", ...days, group_by: ["weekday", "hour"] }, "hours by weekday and hour"],
      ["paymentAggregates", { ...days, basis: "cash", group_by: ["service"] }, "money by service"],
      // As the graph queries the fields its example selects, and with every figure of each group.
      [
        "bookingAggregates",
        { ...days, group_by: ["weekday", "hour"], include: ["bookings", "share_percent"] },
        "bookings by weekday and hour",
      ],
      [
        "bookingAggregates",
        { ...days, group_by: ["coach"], kind: ["coach"], include: ["bookings", "no_shows", "no_show_percent"] },
        "no-shows by coach",
      ],
      [
        "bookingAggregates",
        { ...days, group_by: ["notice", "cancel_reason"], include: ["cancelled", "cancelled_share_percent"] },
        "cancellations by notice and reason",
      ],
      ["bookingAggregates", { ...days, group_by: ["service"] }, "bookings by service, with lead times"],
      [
        "clientAggregates",
        { start: "2017-01-01", end: days.end, time: "last_visit", has_upcoming: false, group_by: ["month"] },
        "clients by month of their last visit",
      ],
    ];
    return asked.map(([operation, query, what]) => [operation, query, `${what}, a ${periodType}`]);
  };
  return [...reports("month"), ...reports("year")];
}

const LIST: Asked = ["bookings", { page: 1, perPage: 20 }, "list"];

async function reportRows(
  api: ApiChild,
  venues: readonly [ReportedVenue, ReportedVenue, ReportedVenue],
): Promise<Row[]> {
  const [, , large] = venues;
  const month = `${large.year}-10`;
  const rows: Row[] = [];
  const ofEach = venues.map((venue) => reportsOf(venue, month).map((asked): AskedOf => ({ venue, asked })));
  for (const [at, { asked }] of (ofEach[2] ?? []).entries()) {
    const sizes = ofEach.flatMap((reports) => reports[at] ?? []);
    const timings = await timesByTurns(api, [...sizes, { venue: large, asked: LIST }]);
    const [, , report = [], beside = []] = timings;
    const ratio = percentile(report, 0.95) / percentile(beside, 0.95);
    tell(rows, {
      what: `${asked[2]} of ${BOOKINGS.toLocaleString("en")} bookings in three`,
      value: `p50 ${milliseconds(percentile(report, 0.5))}, p95 ${milliseconds(percentile(report, 0.95))}`,
      yardstick: `p95 ${milliseconds(percentile(beside, 0.95))} (list of 20 bookings)`,
      ratio: times(ratio),
      target: `<= ${LIST_TARGET_RATIO} x`,
      met: ratio <= LIST_TARGET_RATIO,
    });
    const medians = timings.slice(0, sizes.length).map((each) => percentile(each, 0.5));
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = medians;
    tell(rows, {
      what: `${asked[2]}, as bookings become ten times as many, and again`,
      value: medians.map(milliseconds).join(", "),
      yardstick: "the size before",
      ratio: `${times(second / first)}, ${times(third / second)}`,
      target: `<= ${GROWTH_TARGET_RATIO} x`,
      met: Math.max(second / first, third / second) <= GROWTH_TARGET_RATIO,
    });
  }
  return rows;
}

/** A run of a million takes long: each figure is also printed as it becomes available, before the table at the end. */
function tell(rows: Row[], row: Row): void {
  rows.push(row);
  console.error(`${row.met ? "yes" : "NO "} ${row.ratio.padEnd(16)} ${row.what}: ${row.value}; ${row.yardstick}`);
}

interface AskedOf {
  venue: ReportedVenue;
  asked: Asked;
}

/** Timings of each query, alternating, so that other load on the machine affects all of them alike. */
async function timesByTurns(api: ApiChild, questions: readonly AskedOf[]): Promise<number[][]> {
  const timings = questions.map((): number[] => []);
  for (let run = 0; run < RUNS + 2; run++) {
    for (const [at, { venue, asked }] of questions.entries()) {
      const [operation, query] = asked;
      const before = performance.now();
      const { status, body } = await api.ask(venue.staff, operation, { query });
      if (status !== 200) throw new Error(`${operation} answered ${status}: ${body.message}`);
      if (run >= 2) timings[at]?.push(performance.now() - before);
    }
  }
  return timings;
}

/** The download of a year's rows. */
async function fileRow(api: ApiChild, { staff, year }: ReportedVenue): Promise<Row> {
  const path = (type: string, period: string) =>
    `/api/v1/bookings/revenue/export?periodType=${type}&period=${period}&basis=cash`;
  const file = await watchFile(api, staff, { short: path("month", `${year}-10`), whole: path("year", year) });
  const { lines, bytes, took, before, growth } = file;
  return {
    what: `CSV of ${(lines - 1).toLocaleString("en")} rows of revenue, ${Math.round(bytes / 1e6)} MB, in ${milliseconds(took)}`,
    value: `RSS grows ${Math.round(growth)} MB`,
    yardstick: `${Math.round(before)} MB before`,
    ratio: "-",
    target: `<= ${GROWTH_TARGET_MB} MB`,
    met: growth <= GROWTH_TARGET_MB,
  };
}

/** The overview's booking counts, from raw rows and from aggregated days. */
const RAW = `
  with counted as (
    select b.resource_id, b.status, (b.start_time at time zone '${REPORTED_ZONE}')::date as day,
      int8range((extract(epoch from b.start_time) * 1000)::bigint, (extract(epoch from b.end_time) * 1000)::bigint) as taken
    from bookings b where b.tenant_id = $1 and b.status <> 'held'
      and (b.start_time at time zone '${REPORTED_ZONE}')::date between $2 and $3
  ), days as (
    select day, count(*) filter (where status <> 'cancelled'), count(*) filter (where status = 'no_show'),
      count(*) filter (where status in ('checked_in', 'completed')), count(*) filter (where status = 'cancelled')
    from counted group by day
  ), bays as (
    select resource_id, range_agg(taken) filter (where status <> 'cancelled'), count(*) from counted group by resource_id
  )
  select (select count(*) from days), (select count(*) from bays)`;
const STORED = `
  with days as (
    select day, sum(bookings), sum(no_shows), sum(attended), sum(cancelled) from booking_days
    where tenant_id = $1 and day between $2 and $3 group by day
  ), bays as (
    select resource_id, range_agg(booked), sum(bookings) from bay_days
    where tenant_id = $1 and day between $2 and $3 group by resource_id
  )
  select (select count(*) from days), (select count(*) from bays)`;

/** Revenue by service, from the ledger and from aggregated days. */
const RAW_MONEY = `
  select b.service_id, sum(-e.amount) from bookings b
  join ledger_transactions t on t.tenant_id = b.tenant_id and t.booking_id = b.id
  join ledger_entries e on e.tenant_id = b.tenant_id and e.transaction_id = t.id and e.account in ('bookings', 'fees')
  where b.tenant_id = $1 and (b.start_time at time zone '${REPORTED_ZONE}')::date between $2 and $3
  group by b.service_id`;
const STORED_MONEY = `
  select service_id, sum(amount) from service_revenue_days
  where tenant_id = $1 and day between $2 and $3 and basis = 'accrual' group by service_id`;

async function sqlRows({ adminUrl }: TestDatabase, { tenantId, year }: ReportedVenue): Promise<Row[]> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const medianOf = async (text: string) => {
    const timings: number[] = [];
    for (let run = 0; run < SQL_RUNS; run++) {
      const before = performance.now();
      await client.query(text, [tenantId, `${year}-01-01`, `${year}-12-31`]);
      timings.push(performance.now() - before);
    }
    return percentile(timings, 0.5);
  };
  const rows: Row[] = [];
  for (const [what, fromRows, fromDays] of [
    ["the year's bookings by day and bay", RAW, STORED],
    ["the year's earnings by service", RAW_MONEY, STORED_MONEY],
  ] as const) {
    const [raw, stored] = [await medianOf(fromRows), await medianOf(fromDays)];
    rows.push({
      what: `${what} in one statement, from days added up`,
      value: milliseconds(stored),
      yardstick: `${milliseconds(raw)} (raw rows)`,
      ratio: `${times(raw / stored)} faster`,
      target: `>= ${SQL_TARGET_RATIO} x`,
      met: raw / stored >= SQL_TARGET_RATIO,
    });
  }
  await client.end();
  return rows;
}

async function rebuildRow({ appUrl }: TestDatabase, { tenantId }: ReportedVenue, bookings: number): Promise<Row> {
  const app = connect(appUrl, { name: "bench", maxConnections: 2, statementTimeoutMs: 0 });
  const before = performance.now();
  await rebuildDays(app, tenantId);
  const seconds = (performance.now() - before) / 1000;
  await app.destroy();
  console.error(`${bookings.toLocaleString("en")} bookings counted in ${seconds.toFixed(1)} s`);
  return {
    what: `all days of ${bookings.toLocaleString("en")} bookings counted anew`,
    value: `${seconds.toFixed(1)} s`,
    yardstick: "-",
    ratio: "-",
    target: `<= ${REBUILD_TARGET_S} s`,
    met: seconds <= REBUILD_TARGET_S,
  };
}

/**
 * Four connections book one free hour after another, alternating between a database that marks days and one that does
 * not.
 */
async function createRow(server: TestServer): Promise<Row> {
  const [withMarks, without] = [await openCreating(server, true), await openCreating(server, false)];
  try {
    const ratios: number[] = [];
    const timings: number[][] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) {
      const from = WARM_UP + turn * CREATED;
      const [marked, plain] = [
        percentile(await createBookings(withMarks.api, withMarks.venue, { from, to: from + CREATED }), 0.5),
        percentile(await createBookings(without.api, without.venue, { from, to: from + CREATED }), 0.5),
      ];
      timings[0]?.push(marked);
      timings[1]?.push(plain);
      ratios.push(marked / plain);
    }
    const ratio = percentile(ratios, 0.5);
    return {
      what: "create booking over HTTP, days marked",
      value: `p50 ${milliseconds(percentile(timings[0] ?? [], 0.5))}`,
      yardstick: `p50 ${milliseconds(percentile(timings[1] ?? [], 0.5))} (without marks)`,
      ratio: times(ratio),
      target: `<= ${CREATE_TARGET_RATIO} x`,
      met: ratio <= CREATE_TARGET_RATIO,
    };
  } finally {
    await Promise.all([withMarks.api.stop(), without.api.stop()]);
  }
}

async function openCreating(server: TestServer, isMarking: boolean) {
  const database = await cloneDatabase(server);
  if (!isMarking) {
    const client = new Client({ connectionString: database.adminUrl });
    await client.connect();
    for (const what of ["made", "changed", "gone"])
      await client.query(`drop trigger mark_${what} on bookings; drop trigger mark_rebooked_${what} on bookings`);
    await client.query("drop trigger mark_money on bookings");
    await client.query("drop trigger mark_posted on ledger_transactions");
    await client.end();
  }
  const venue = await openVenue(database);
  const api = await startApiChild(database);
  await createBookings(api, venue, { from: 0, to: WARM_UP });
  await gatherStatistics(database);
  return { api, venue };
}
