import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingStatus } from "#schema/bookings/bookings/models.ts";
import { COACH_METRICS, metricDescription } from "#schema/venue/coaches/metrics.ts";
import { CoachFigures, type CoachSummaryRow } from "#schema/venue/coaches/report-models.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { randomCompany, randomly, recount, type Company } from "./recounted.ts";
import { bookLesson, danaOf, seanOf } from "./support.ts";
import { writeCompany } from "./write-company.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const WEEK = { start: "2027-05-10", end: "2027-05-16" };

describe("the coaches' figures", () => {
  // A day of 23 hours, one of 25, an ordinary one, and a zone with a half-hour DST change.
  it.each([
    ["America/New_York", "2027-03-13", "2027-03-15"],
    ["America/New_York", "2027-11-06", "2027-11-08"],
    ["Europe/London", "2027-06-01", "2027-06-01"],
    ["Australia/Lord_Howe", "2027-04-03", "2027-04-05"],
  ])("match a count minute by minute in %s from %s to %s", async (zone, start, end) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    for (let seed = 1; seed <= 6; seed++) {
      const company = randomCompany(randomly(seed), [danaOf(venue), seanOf(venue)], { zone, start, end });
      await writeCompany(platform, venue, zone, company);
      const { status, body } = await staff.ask("coachSummary", { query: { start, end, timezone: zone } });
      expect(status, JSON.stringify(body)).toBe(200);
      const { rows, totals } = recount(company, { zone, start, end });
      const found = body.rows.map(({ coach_name: _name, revenue: _revenue, ...row }: CoachSummaryRow) => row);
      expect(found, `seed ${seed}`).toEqual(rows);
      expect(body.totals, `seed ${seed}`).toMatchObject(totals);
    }
  });

  it("match the documented example: 330 of 420 minutes, 60 outside, and 16 of 20 seats", async () => {
    const venue = await platform.venue();
    const [dana, sean] = [danaOf(venue), seanOf(venue)];
    const at = (time: string) => Temporal.Instant.from(`2027-05-12T${time}:00-07:00`).epochMilliseconds;
    const lesson = (from: string, to: string, status: BookingStatus) => ({
      coach_id: dana,
      from: at(from),
      to: at(to),
      status,
    });
    const session = (from: string, to: string, capacity: number, taken: number): Company["classes"][number] => ({
      coach_id: dana,
      from: at(from),
      to: at(to),
      capacity,
      isCancelled: false,
      seats: [
        { party_size: taken, status: "no_show" },
        { party_size: 1, status: "cancelled" },
      ],
    });
    // Available 10 to 18, except an hour at noon.
    const dated = (starts: string, ends: string) => ({ weekday: null, date: "2027-05-12", starts, ends });
    await writeCompany(platform, venue, "America/Vancouver", {
      coaches: [
        { id: dana, mode: "weekly", rows: [dated("10:00", "12:00"), dated("13:00", "18:00")] },
        { id: sean, mode: "weekly", rows: [] },
      ],
      lessons: [
        lesson("10:00", "12:00", "completed"),
        lesson("13:00", "15:00", "no_show"),
        lesson("16:00", "17:00", "cancelled"),
        lesson("17:00", "18:00", "held"),
        lesson("18:00", "19:00", "confirmed"),
      ],
      classes: [session("15:00", "15:30", 8, 8), session("15:30", "16:00", 8, 4), session("16:00", "16:30", 4, 4)],
    });
    const staff = await venue.person("staff");
    const { body } = await staff.ask("coachSummary", { query: { ...WEEK } });
    expect(body).toMatchObject({ ...WEEK, timezone: "America/Vancouver", mature: false });
    const figures = {
      offered_minutes: 420,
      booked_minutes: 330,
      outside_minutes: 60,
      utilisation_percent: 78.6,
      lessons: 3,
      no_shows: 1,
      no_show_percent: 50,
      classes: 3,
      seats: 20,
      seats_taken: 16,
      fill_percent: 80,
    };
    expect(body.rows).toEqual([
      { coach_id: dana, coach_name: "Dana Okafor", ...figures, revenue: [] },
      expect.objectContaining({ coach_id: sean, offered_minutes: 0, utilisation_percent: null, fill_percent: null }),
    ]);
    expect(body.totals).toEqual({ ...figures, revenue: [] });
    platform.clock.set("2027-05-17T07:00:00Z");
    expect((await staff.ask("coachSummary", { query: { ...WEEK } })).body.mature).toBe(true);
    platform.clock.set("2027-05-03T17:00:00Z");
    const file = String((await staff.ask("exportCoachSummary", { query: { ...WEEK } })).body);
    expect(file.split("\r\n")[1]).toBe(`${dana},Dana Okafor,420,330,60,78.6,3,1,50,3,20,16,80,0.00,CAD`);
  });

  it("show the revenue of each coach's lessons, as revenue by coach does", async () => {
    const venue = await platform.venue();
    const [staff, owner, dana, sean] = [
      await venue.person("staff"),
      await venue.person("owner"),
      danaOf(venue),
      seanOf(venue),
    ];
    const { price } = await bookLesson(staff, venue, dana, "2027-05-12T11:00");
    await bookLesson(staff, venue, dana, "2027-05-13T11:00");
    await bookLesson(staff, venue, sean, "2027-05-12T13:00");
    await bookLesson(staff, venue, sean, "2027-05-19T13:00");
    expect(price.amount).toBeGreaterThan(0);
    const { body } = await staff.ask("coachSummary", { query: { ...WEEK } });
    const earned = body.rows.map(({ coach_id, revenue }: CoachSummaryRow) => [coach_id, revenue]);
    expect(earned).toEqual([
      [dana, [{ amount: 2 * price.amount, currency: "CAD" }]],
      [sean, [price]],
    ]);
    expect(body.totals.revenue).toEqual([{ amount: 3 * price.amount, currency: "CAD" }]);
    const grouped = await owner.ask("paymentAggregates", { query: { ...WEEK, basis: "accrual", group_by: ["coach"] } });
    expect(grouped.body.groups).toMatchObject([
      { coach_id: dana, revenue: { amount: 2 * price.amount } },
      { coach_id: sean, revenue: price },
    ]);
    const [, line] = String((await staff.ask("exportCoachSummary", { query: { ...WEEK } })).body).split("\r\n");
    expect(line).toMatch(new RegExp(`,${(2 * price.amount) / 100}\\.00,CAD$`));
  });

  it("include a former coach only if they taught or offered hours in the period", async () => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    await sql`update coaches set archived_at = '2027-05-12T07:00:00Z' where tenant_id = ${venue.tenantId}::uuid
      and user_id = ${danaOf(venue)}`.execute(platform.admin);
    const rowsOf = async (start: string, end: string) =>
      (await staff.ask("coachSummary", { query: { start, end } })).body.rows;
    // Two days of eight hours, Monday and Tuesday.
    expect(await rowsOf("2027-05-10", "2027-05-16")).toEqual([
      expect.objectContaining({ coach_id: danaOf(venue), offered_minutes: 960 }),
      expect.objectContaining({ coach_id: seanOf(venue), offered_minutes: 2400 }),
    ]);
    expect(await rowsOf("2027-05-17", "2027-05-23")).toHaveLength(1);
  });
});

describe("the coaches' report refuses", () => {
  it.each([
    ["days in the wrong order", { start: "2027-05-10", end: "2027-05-09" }, "end"],
    ["more than a year", { start: "2027-05-10", end: "2028-05-10" }, "end"],
    ["an invalid day", { start: "2027-02-30", end: "2027-03-02" }, "start"],
    ["an unknown zone", { ...WEEK, timezone: "Mars/Olympus" }, "timezone"],
  ])("%s", async (_, query, field) => {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    for (const operation of ["coachSummary", "exportCoachSummary"] as const) {
      const { status, body } = await staff.ask(operation, { query });
      expect([status, body.error, Object.keys(body.errors)]).toEqual([400, "bad_argument", [field]]);
    }
  });

  it("clients and visitors", async () => {
    const venue = await platform.venue();
    expect((await venue.anonymous("coachSummary", { query: WEEK })).status).toBe(401);
    const client = await venue.person("client");
    expect((await client.ask("coachSummary", { query: WEEK })).status).toBe(403);
  });

  it("unknown coaches, also another company's", async () => {
    const [venue, other] = [await platform.venue(), await platform.venue()];
    const staff = await venue.person("staff");
    for (const coach_id of [[danaOf(other)], [danaOf(venue), 2_000_000_000]]) {
      const { status, body } = await staff.ask("coachSummary", { query: { ...WEEK, coach_id } });
      expect([status, body.error]).toEqual([404, "not_found"]);
    }
  });

  it("other coaches' figures to a coach, and shows the own row", async () => {
    const venue = await platform.venue();
    const dana = await venue.coach(0);
    const { body } = await dana.ask("coachSummary", { query: WEEK });
    expect(body.rows).toEqual([expect.objectContaining({ coach_id: dana.id, offered_minutes: 7 * 480 })]);
    expect(body.totals.offered_minutes).toBe(7 * 480);
    const ofSean = await dana.ask("coachSummary", { query: { ...WEEK, coach_id: [seanOf(venue)] } });
    expect([ofSean.status, ofSean.body.error]).toEqual([403, "forbidden"]);
  });
});

it("describes each figure as its definition does", () => {
  for (const [name, { formula }] of Object.entries(COACH_METRICS)) {
    const described = CoachFigures.shape[name as keyof typeof COACH_METRICS].description;
    expect(described).toContain(metricDescription(name as keyof typeof COACH_METRICS));
    expect(described).toContain(formula);
  }
});
