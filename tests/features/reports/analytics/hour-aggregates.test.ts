import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomCompany, randomly, recount } from "#tests/features/venue/coaches/recounted.ts";
import { danaOf, seanOf } from "#tests/features/venue/coaches/support.ts";
import { writeCompany } from "#tests/features/venue/coaches/write-company.ts";
import { cases, oneOf } from "#tests/support/proof/proof.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform } from "#tests/support/venue.ts";
import { bookRandomly, recountOverview } from "./recounted.ts";
import { AROUND, beginDaysAt, daysFrom, venueIn } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MAY = { start: "2027-05-01", end: "2027-05-31" };
const counted = (ask: Ask, query: object) => ask("hourAggregates", { query: { of: "bays", ...MAY, ...query } });

interface Group {
  date: string;
  weekday: string;
  hour: number;
  resource_id: number;
  coach_id: number;
  open_minutes: number;
  booked_minutes: number;
  outside_minutes: number;
}

const minutesOf = ({ open_minutes, booked_minutes, outside_minutes }: Group) => [
  open_minutes,
  booked_minutes,
  outside_minutes,
];
const isSome = ([, minutes]: [unknown, number[]]): boolean => minutes.some((one) => one > 0);

describe("grouped hours of bays", () => {
  it.each(oneOf(AROUND, 3))("equal a count minute by minute in %s around %s", { tags: ["both"] }, async (zone, day) => {
    const { venue, staff, people } = await venueIn(platform, zone);
    // Open past midnight on the day before the change, so that the clock change falls within opening hours.
    await sql`insert into location_hours (tenant_id, location_id, weekday, opens, closes)
      select ${venue.tenantId}, ${venue.locationId}, weekday, '00:00', '04:00'
      from unnest(array['friday', 'sunday']) weekday`.execute(platform.admin);
    await bookRandomly(platform, venue, randomly(11), { day, zone, people, desk: staff.id });
    const date = Temporal.PlainDate.from(day);
    const dayHour = day.endsWith("04") ? 0 : 3;
    await beginDaysAt(platform, venue, dayHour);
    const about = {
      zone,
      start: date.subtract({ days: 2 }).toString(),
      end: date.add({ days: 1 }).toString(),
      dayHour,
    };
    const asked = async (...group_by: string[]): Promise<Group[]> => {
      const { status, body } = await counted(staff.ask, { start: about.start, end: about.end, group_by });
      expect([status, body.timezone]).toEqual([200, zone]);
      return body.groups;
    };
    const found = await recountOverview(platform, venue, about);
    const byBay = [...found.byBay].filter(isSome);
    expect(new Map((await asked("resource")).map((one) => [one.resource_id, minutesOf(one)]))).toEqual(new Map(byBay));
    const [total] = await asked();
    const summed = (at: 0 | 1 | 2) => byBay.reduce((sum, [, minutes]) => sum + minutes[at], 0);
    expect(total).toMatchObject({
      open_minutes: summed(0),
      booked_minutes: summed(1),
      outside_minutes: summed(2),
      use_percent: Math.round((1000 * summed(1)) / summed(0)) / 10,
    });
    const cells = (await asked("weekday", "hour")).filter(({ open_minutes }) => open_minutes > 0);
    expect(new Map(cells.map((one) => [`${one.weekday} ${one.hour}`, minutesOf(one).slice(0, 2)]))).toEqual(
      found.cells,
    );
    for (const start of daysFrom(about.start, about.end)) {
      const ofDay = await recountOverview(platform, venue, { ...about, start, end: start });
      const own = (await asked("day", "resource")).filter((one) => one.date === start);
      expect(new Map(own.map((one) => [one.resource_id, minutesOf(one)])), start).toEqual(
        new Map([...ofDay.byBay].filter(isSome)),
      );
    }
  });
});

describe("grouped hours of coaches", () => {
  const around = [
    ["America/New_York", "2027-03-13", "2027-03-15"],
    ["America/New_York", "2027-11-06", "2027-11-08"],
    ["Australia/Lord_Howe", "2027-04-03", "2027-04-05"],
  ] as const;
  it.each(oneOf(around, 1))(
    "equal a count minute by minute in %s from %s to %s",
    { tags: ["both"] },
    async (zone, start, end) => {
      const venue = await platform.venue({ timezone: zone });
      const staff = await venue.person("staff");
      for (let seed = 1; seed <= cases(1, 12); seed++) {
        const company = randomCompany(randomly(seed), [danaOf(venue), seanOf(venue)], { zone, start, end });
        await writeCompany(platform, venue, zone, company);
        const { body } = await counted(staff.ask, { of: "coaches", start, end, group_by: ["day", "coach"] });
        for (const day of daysFrom(start, end)) {
          const { rows } = recount(company, { zone, start: day, end: day });
          const own = body.groups.filter((one: Group) => one.date === day);
          const told = new Map<number, number[]>(own.map((one: Group) => [one.coach_id, minutesOf(one)]));
          const expected = rows.map((row): [number, number[]] => [
            row.coach_id,
            [row.offered_minutes, row.booked_minutes, row.outside_minutes],
          ]);
          expect(told, `seed ${seed}, ${day}`).toEqual(new Map(expected.filter(isSome)));
        }
        const whole = recount(company, { zone, start, end });
        const { body: classes } = await counted(staff.ask, { of: "classes", start, end });
        const { classes: held, seats, seats_taken, fill_percent } = whole.totals;
        expect(classes.groups, `seed ${seed}`).toMatchObject(
          held === 0 ? [] : [{ classes: held, seats, seats_taken, fill_percent, open_minutes: null }],
        );
      }
    },
  );

  it("include only the own hours for a coach, and no bays", async () => {
    const venue = await platform.venue();
    const dana = await venue.coach(0);
    const period = { zone: "America/Vancouver", start: "2027-05-10", end: "2027-05-16" };
    await writeCompany(
      platform,
      venue,
      period.zone,
      randomCompany(randomly(3), [danaOf(venue), seanOf(venue)], period),
    );
    for (const of of ["coaches", "classes"]) {
      const { body } = await counted(dana.ask, { of, start: period.start, end: period.end, group_by: ["coach"] });
      expect(
        body.groups.map((one: Group) => one.coach_id),
        of,
      ).toEqual([dana.id]);
    }
    expect((await counted(dana.ask, { group_by: ["resource"] })).body.groups).toEqual([]);
  });
});

describe("grouped hours are refused", () => {
  it.each([
    ["invalid days", { end: "2027-05-32" }, "end"],
    ["an end before the start", { end: "2027-04-30" }, "end"],
    ["more than a year", { end: "2028-06-01" }, "end"],
    ["an unknown kind of hours", { of: "weather" }, "of"],
    ["an unknown group", { group_by: ["weather"] }, "group_by"],
    ["bays by coach", { group_by: ["coach"] }, "group_by"],
    ["coaches by service", { of: "coaches", group_by: ["service"] }, "group_by"],
    ["coaches of one location", { of: "coaches", location_id: 1 }, "location_id"],
  ])("for %s", async (_, query, field) => {
    const { staff } = await venueIn(platform, "America/Vancouver");
    const { status, body } = await counted(staff.ask, query);
    expect([status, body.error]).toEqual([400, "bad_argument"]);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("to clients, strangers and a locked company, for another company's location, and for too many groups", async () => {
    const { venue, staff } = await venueIn(platform, "America/Vancouver");
    const stranger = await (await platform.venue()).person("owner");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    expect((await counted(venue.anonymous, {})).status).toBe(401);
    expect((await counted((await venue.person("client")).ask, {})).status).toBe(403);
    expect((await counted(locked.ask, {})).status).toBe(423);
    expect((await counted(stranger.ask, { location_id: venue.locationId })).status).toBe(404);
    const year = { start: "2027-01-01", end: "2027-12-31", group_by: ["day", "hour", "resource"] };
    const { status, body } = await counted(staff.ask, year);
    expect([status, body.error]).toEqual([422, "too_many_groups"]);
  });
});
