import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { KnownForBookings, NewBooking } from "#api/features/clients/imports/bookings/new-booking.ts";
import { planBookings } from "#api/features/clients/imports/bookings/plan-bookings.ts";
import { guessColumns, isKnownColumn } from "#api/features/clients/imports/guess-columns.ts";
import { planMemberships } from "#api/features/clients/imports/memberships/plan-memberships.ts";
import type { KnownForMemberships } from "#api/features/clients/imports/memberships/read-membership.ts";
import { reportOf, type PlannedRow, type Sheet } from "#api/features/clients/imports/planned-row.ts";
import { parseRecords, readTable } from "#api/features/clients/imports/reading/read-table.ts";
import { dateOrderOf } from "#api/features/clients/imports/values/date-values.ts";
import type { DateOrder, ImportKind } from "#schema/clients/imports/models.ts";
import { fileOf } from "./support.ts";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "holiday"] as const;
const BAYS = ["Bay 1", "Bay 2", "Bay 3"];
const LESSONS = ["Lesson 45 min", "Lesson 60 min", "Junior Clinic", "Swing Check", "Night Bay"];
const BAY_TIMES = ["Bay 60 min", "Bay 90 min", "Bay 60 min (night)"];

/** An open venue with the bays, coaches and services that the files name, at an instant of its clock. */
function venue(
  now: string,
  { timezone = "America/New_York", currency = "USD", country = "US" } = {},
): KnownForBookings {
  const service = (name: string, n: number) => ({
    id: n + 1,
    name,
    kind: LESSONS.includes(name) ? ("coach" as const) : ("resource" as const),
    resource_type_id: LESSONS.includes(name) ? null : 1,
    is_type_default: name === "Bay 60 min",
    policy_id: null,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    durations: [{ minutes: Number(/\d+/.exec(name)?.[0] ?? 60), price: 4500 }],
  });
  const hours = WEEKDAYS.map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));
  return {
    locations: [{ id: 1, name: "Main", zone: timezone, hours, holidays: [], closures: [] }],
    services: [...BAY_TIMES, ...LESSONS].map(service),
    resources: BAYS.map((name, n) => ({ id: n + 1, name, location_id: 1, resource_type_id: 1 })),
    coaches: ["Ines Carrow", "Malik Brandt"].map((name, n) => ({ id: n + 11, name })),
    now: Temporal.Instant.from(now),
    currency,
    locale: "en-US",
    country,
    people: { byEmail: new Map(), byNumber: new Map(), byId: new Map() },
    keys: new Set(),
    ours: new Map(),
    taken: new Map(),
  };
}

function sheetOf(kind: ImportKind, text: Uint8Array, order?: DateOrder): Sheet {
  const { header, rows } = readTable(text, undefined, isKnownColumn(kind));
  const mapping = guessColumns(kind, header);
  const dates = rows.flatMap(({ cells }) =>
    cells.filter((_, n) => ["date", "start", "end"].includes(mapping[n] ?? "")),
  );
  return { header, rows, mapping, order: order ?? dateOrderOf(dates) };
}

const ORDERS: Readonly<Record<string, DateOrder>> = { MDY: "month_first", DMY: "day_first" };
const said = (plan: readonly PlannedRow[]) =>
  reportOf(plan)
    .map(({ row, result, reason, with_row }) => ({ row, expect: result, reason, with_row }))
    .toSorted((a, b) => a.row - b.row);

const Files = z.object({
  cases: z.array(
    z.object({
      file: z.string(),
      kind: z.string().optional(),
      country: z.string().optional(),
      zone: z.string().optional(),
      records: z.int(),
      date_order: z.string().nullish(),
      rows: z.array(z.object({ row: z.int(), expect: z.string(), reason: z.string() })).optional(),
      instants: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const ofBookings = Files.parse(JSON.parse(fileOf("files-expected.json").toString())).cases.filter(
  ({ kind }) => kind === "bookings",
);

describe("bookings exported by other systems", () => {
  it.each(ofBookings)("$file: the result and time of each row", ({ file, zone, country, records, ...given }) => {
    const currency = country === "CA" ? "CAD" : "USD";
    const known = venue("2027-03-20T12:00:00Z", { timezone: zone ?? "UTC", currency, country: country ?? "US" });
    const plan = planBookings(sheetOf("bookings", fileOf(file), ORDERS[given.date_order ?? ""]), known);
    expect(plan).toHaveLength(records);
    // A blocked time is no booking and stays out; of a class that stands there as lessons each row waits, not the first alone.
    const wanted = (given.rows ?? []).map(({ row, expect: result, reason }) => ({
      row,
      expect: reason === "is_a_block" ? "skipped" : result,
      reason,
    }));
    const told = said(plan).filter(
      ({ row, reason, with_row }) => reason !== "class_or_lesson" || (with_row ?? 0) > row,
    );
    expect(told.map(({ row, expect: result, reason }) => ({ row, expect: result, reason }))).toEqual(wanted);
    for (const [row, instant] of Object.entries(given.instants ?? {})) {
      const { item } = plan.find((each) => each.row === Number(row)) ?? {};
      expect(item?.start.replace(".000Z", "Z"), `row ${row}`).toBe(instant);
    }
  });

  it("turn a row with two bays into a party, and get their true length across a clock change", () => {
    const plan = planBookings(sheetOf("bookings", fileOf("skedda-bookings.csv")), venue("2027-03-20T12:00:00Z"));
    expect(plan[1]?.item).toMatchObject({ bays: 2, resource_ids: [2, 3], price_amount: 18_000, status: "completed" });
    expect(plan[9]?.item).toMatchObject({ start: "2027-03-14T06:00:00.000Z", end: "2027-03-14T08:00:00.000Z" });
    expect(plan[7]?.item).toMatchObject({ status: "cancelled", payment_status: "refunded" });
  });
});

const Hard = z.object({
  header: z.array(z.string()),
  cases: z.array(
    z.object({
      name: z.string(),
      refs: z.array(z.string()),
      kind: z.string(),
      settings: z
        .object({ date_order: z.string().optional(), currency: z.string().optional(), excel_epoch: z.int().optional() })
        .optional(),
      expect: z.string(),
      expect_reason: z.string().optional(),
      expect_after: z.string().optional(),
      expect_fields: z.record(z.string(), z.unknown()).optional(),
      expect_detected: z.object({ date_order: z.string() }).optional(),
    }),
  ),
});
const hard = Hard.parse(JSON.parse(fileOf("hard-expected.json").toString()));
const records = parseRecords(fileOf("hard.csv").toString(), ",").records;

function sheetOfRefs(kind: ImportKind, refs: readonly string[], order: DateOrder | undefined): Sheet {
  const rows = refs.map((ref) => records.find(([first], n) => n > 0 && first === ref) ?? []);
  const line = (cells: readonly string[]) =>
    `${cells
      .slice(1)
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(",")}\n`;
  return sheetOf(kind, Buffer.from([hard.header, ...rows].map(line).join("")), order);
}

/** Compares the times, state and price of an imported booking; the other fields of a case are not compared here. */
function checkFields(item: NewBooking | null | undefined, fields: Readonly<Record<string, unknown>>): void {
  const { start_time, end_time, status, price } = fields;
  const instant = (text: string | undefined) => text?.replace(".000Z", "Z");
  if (start_time !== undefined) expect(instant(item?.start)).toBe(start_time);
  if (end_time !== undefined) expect(instant(item?.end)).toBe(end_time);
  if (status !== undefined) expect(item?.status).toBe(status);
  if (price !== undefined) expect(item?.price_amount).toBe(z.object({ amount: z.int() }).parse(price).amount);
}

describe("difficult rows of bookings", () => {
  // Which calendar its numbers are in is known of a workbook alone: workbooks.test.ts reads the same number there.
  const rows = hard.cases.filter(({ kind, settings }) => kind === "bookings" && settings?.excel_epoch !== 1904);

  it.each(rows)("$name", ({ refs, settings, expect: result, expect_reason, ...given }) => {
    const order =
      settings?.date_order === "unknown" ? undefined : (ORDERS[settings?.date_order ?? "MDY"] ?? "month_first");
    const sheet = sheetOfRefs("bookings", refs, order);
    const known = venue("2027-03-01T12:00:00Z", { currency: settings?.currency ?? "USD" });
    const keys = given.expect_after ? new Set(planBookings(sheet, known).map(({ key }) => key)) : known.keys;
    const plan = planBookings(sheet, { ...known, keys });
    if (given.expect_detected) expect(sheet.order).toBe(ORDERS[given.expect_detected.date_order]);
    if (result === "imported") expect(said(plan)).toEqual([]);
    else expect(said(plan)).toContainEqual(expect.objectContaining({ expect: result, reason: expect_reason }));
    checkFields(plan[0]?.item, given.expect_fields ?? {});
  });
});

describe("difficult rows of memberships", () => {
  const rows = hard.cases.filter(({ kind }) => kind === "memberships");

  it.each(rows)("$name", ({ refs, expect: result, expect_reason, expect_fields }) => {
    const email = `${refs[0]?.toLowerCase()}@example.com`;
    const known: KnownForMemberships = {
      people: { byEmail: new Map([[email, { id: 5, name: "Ann Test" }]]), byNumber: new Map(), byId: new Map() },
      plans: [{ id: 9, name: "Silver", billing_months: 1, price_amount: 9900, notice_days: 0, family_size: 1 }],
      uses: [],
      currency: "USD",
      locale: "en-US",
      today: "2027-03-01",
      keys: new Set(),
    };
    const plan = planMemberships(sheetOfRefs("memberships", refs, "month_first"), known);
    if (result === "imported") expect(said(plan)).toEqual([]);
    else expect(said(plan)).toMatchObject([{ expect: result, reason: expect_reason }]);
    const { status, next_bill } = expect_fields ?? {};
    if (status !== undefined) expect(plan[0]?.item).toMatchObject({ status });
    if (next_bill !== undefined) expect(plan[0]?.item).toMatchObject({ period_end: next_bill });
  });
});
