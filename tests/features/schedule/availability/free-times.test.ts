/** @module-tag both */
import { describe, expect, it } from "vitest";
import { freeTimes } from "#api/features/schedule/availability/free-times.ts";
import { bay, claim, coach, daily, venue, wallStarts } from "./facts.ts";

const hoursOf = (facts: Parameters<typeof freeTimes>[0]) =>
  wallStarts(freeTimes(facts)).map((text) => text.slice(0, 5));

describe("opening hours", () => {
  it("contain the whole time, to the minute of closing", () => {
    expect(hoursOf(venue())).toEqual(["09:00", "10:00", "11:00"]);
    expect(hoursOf(venue({ location: { hours: daily("09:00", "11:59") } }))).toEqual(["09:00", "10:00"]);
  });

  it("can have several ranges on a day, and run past midnight", () => {
    const split = [...daily("09:00", "10:00"), ...daily("11:00", "12:00")];
    expect(hoursOf(venue({ location: { hours: split } }))).toEqual(["09:00", "11:00"]);
    const night = [...daily("00:00", "01:00"), ...daily("23:00", "24:00")];
    expect(hoursOf(venue({ location: { hours: night }, service: { duration_minutes: [120] } }))).toEqual(["23:00"]);
  });

  it("follow the holiday hours on a holiday, and are empty without any", () => {
    const holidays = ["2027-05-04"];
    expect(hoursOf(venue({ location: { holidays } }))).toEqual([]);
    const hours = [...daily("09:00", "12:00"), { weekday: "holiday" as const, opens: "11:00", closes: "13:00" }];
    expect(hoursOf(venue({ location: { holidays, hours } }))).toEqual(["11:00", "12:00"]);
  });

  it("are empty on each date of a closure", () => {
    const closures = [{ from_date: "2027-05-03", to_date: "2027-05-04" }];
    expect(hoursOf(venue({ location: { closures } }))).toEqual([]);
    expect(hoursOf(venue({ location: { closures }, date_from: "2027-05-05" }))).toHaveLength(3);
  });

  it("of a resource narrow the location's hours and never extend them", () => {
    expect(hoursOf(venue({ resources: [bay(1, { hours: daily("08:00", "11:00") })] }))).toEqual(["09:00", "10:00"]);
  });

  it("of a coach are replaced by dated hours", () => {
    const weekly = { hours: daily("09:00", "10:00") };
    expect(hoursOf(venue({ coaches: [coach(1, weekly)] }))).toEqual(["09:00"]);
    const exceptions = [{ date: "2027-05-04", hours: [{ opens: "10:00", closes: "12:00" }] }];
    expect(hoursOf(venue({ coaches: [coach(1, { ...weekly, exceptions })] }))).toEqual(["10:00", "11:00"]);
    const off = [{ date: "2027-05-04", hours: [] }];
    expect(hoursOf(venue({ coaches: [coach(1, { ...weekly, exceptions: off })] }))).toEqual([]);
  });
});

describe("claims", () => {
  const tenToEleven = claim("2027-05-04T10:00:00-04:00", "2027-05-04T11:00:00-04:00");

  it("remove overlapping times and leave adjacent ones", () => {
    expect(hoursOf(venue({ resources: [bay(1, { busy: [tenToEleven] })] }))).toEqual(["09:00", "11:00"]);
  });

  it("do not shift the grid", () => {
    const busy = [claim("2027-05-04T09:10:00-04:00", "2027-05-04T09:20:00-04:00")];
    expect(hoursOf(venue({ resources: [bay(1, { busy })] }))).toEqual(["10:00", "11:00"]);
  });

  it("include the gaps, which may be outside opening hours", () => {
    const service = { buffer_before_minutes: 15, buffer_after_minutes: 15 };
    expect(hoursOf(venue({ service }))).toEqual(["09:00", "10:00", "11:00"]);
    expect(hoursOf(venue({ service, resources: [bay(1, { busy: [tenToEleven] })] }))).toEqual([]);
    const early = [claim("2027-05-04T08:00:00-04:00", "2027-05-04T08:46:00-04:00")];
    expect(hoursOf(venue({ service, resources: [bay(1, { busy: early })] }))).toEqual(["10:00", "11:00"]);
  });

  it("leave the other bays and coaches free, in the given order", () => {
    const resources = [bay(7), bay(3, { busy: [tenToEleven] }), bay(5)];
    const coaches = [coach(4, { busy: [tenToEleven] }), coach(2)];
    expect(
      freeTimes(venue({ resources, coaches })).map(({ resource_ids, coach_ids }) => [resource_ids, coach_ids]),
    ).toEqual([
      [
        [7, 3, 5],
        [4, 2],
      ],
      [[7, 5], [2]],
      [
        [7, 3, 5],
        [4, 2],
      ],
    ]);
  });

  it("leave no time if a lesson has a bay but no coach, or a coach but no bay", () => {
    expect(hoursOf(venue({ coaches: [] }))).toEqual([]);
    expect(hoursOf(venue({ resources: [], coaches: [coach(1)] }))).toEqual([]);
    expect(hoursOf(venue({ resources: null, coaches: [coach(1)] }))).toHaveLength(3);
  });
});

describe("a service", () => {
  it("offers each of its lengths by start, then by length", () => {
    const times = freeTimes(venue({ service: { duration_minutes: [120, 60] } }));
    expect(times.map((time) => time.duration_minutes)).toEqual([60, 120, 60, 120, 60]);
  });

  it("counts its grid from midnight", () => {
    expect(hoursOf(venue({ service: { grid_minutes: 50 } }))).toEqual(["09:10", "10:00", "10:50"]);
  });

  it("requires its notice, to the minute", () => {
    const now = Temporal.Instant.from("2027-05-04T08:00:00-04:00");
    expect(hoursOf(venue({ now, service: { notice_minutes: 120 } }))).toEqual(["10:00", "11:00"]);
    expect(hoursOf(venue({ now, service: { notice_minutes: 121 } }))).toEqual(["11:00"]);
  });

  it("never offers a past time", () => {
    expect(hoursOf(venue({ now: Temporal.Instant.from("2027-05-04T10:00:01-04:00") }))).toEqual(["11:00"]);
  });

  it("ends at its horizon, counted in venue dates", () => {
    // Still 3 May in New York, but 4 May in UTC.
    const now = Temporal.Instant.from("2027-05-04T02:00:00Z");
    expect(hoursOf(venue({ now, service: { horizon_days: 1 } }))).toHaveLength(3);
    expect(hoursOf(venue({ now, service: { horizon_days: 0 } }))).toEqual([]);
  });
});

describe("a clock change", () => {
  const allNight = { location: { hours: daily("00:00", "04:00") } };

  it("leaves out the skipped hour", () => {
    const times = freeTimes(
      venue({ ...allNight, date_from: "2027-03-14", now: Temporal.Instant.from("2027-03-01T00:00Z") }),
    );
    expect(wallStarts(times)).toEqual(["00:00 -05:00", "01:00 -05:00", "03:00 -04:00"]);
  });

  it("offers the repeated hour twice", () => {
    const times = freeTimes(venue({ ...allNight, date_from: "2027-11-07" }));
    expect(wallStarts(times)).toEqual(["00:00 -04:00", "01:00 -04:00", "01:00 -05:00", "02:00 -05:00", "03:00 -05:00"]);
  });

  it("counts a night by its wall clock: an hour longer if one is repeated, an hour shorter if one is skipped", () => {
    const night = (date: string) => ({
      date_from: date,
      date_to: Temporal.PlainDate.from(date).add({ days: 1 }).toString(),
      location: { hours: [{ weekday: "saturday" as const, opens: "23:00", closes: "03:00" }] },
    });
    expect(
      wallStarts(freeTimes(venue({ ...night("2026-10-31"), now: Temporal.Instant.from("2026-10-30T12:00:00Z") }))),
    ).toEqual(["23:00 -04:00", "00:00 -04:00", "01:00 -04:00", "01:00 -05:00", "02:00 -05:00"]);
    expect(
      wallStarts(freeTimes(venue({ ...night("2027-03-13"), now: Temporal.Instant.from("2027-03-12T12:00:00Z") }))),
    ).toEqual(["23:00 -05:00", "00:00 -05:00", "01:00 -05:00"]);
  });

  it("opens repeated minutes within opening hours both times", () => {
    const facts = venue({
      location: { hours: daily("01:30", "02:00") },
      service: { grid_minutes: 30, duration_minutes: [30] },
      date_from: "2027-11-07",
    });
    expect(wallStarts(freeTimes(facts))).toEqual(["01:30 -04:00", "01:30 -05:00"]);
  });
});
