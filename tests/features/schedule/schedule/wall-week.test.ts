import { describe, expect, it } from "vitest";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { formatWall, instantOfWall, wallOf, weekAxis } from "#web/features/schedule/schedule/week/wall-week.ts";
import { mondayOf } from "#web/time/wall-clock.ts";
import { AUTUMN_DAY, SPRING_DAY, TUESDAY } from "./days.ts";

const FORMATS = { locale: "en-CA", timeformat: "HH:mm", dateformat: "YYYY-MM-DD" };
const HOUR_MS = 3_600_000;
const tuesday = venueDay(TUESDAY, FORMATS);
const autumn = venueDay(AUTUMN_DAY, FORMATS);
const spring = venueDay(SPRING_DAY, FORMATS);

describe("a week in wall time", () => {
  it("starts on Monday, whatever the day", () => {
    expect(["2027-05-03", "2027-05-04", "2027-05-09"].map(mondayOf)).toEqual(Array(3).fill("2027-05-03"));
    expect(mondayOf("2027-01-01")).toBe("2026-12-28");
  });

  it("has the same row for the same time of each day, before and after the clocks change", () => {
    for (const day of [tuesday, autumn, spring]) {
      const [noon = 0] = day.clock.instantsOf("12:00");
      expect(wallOf(day, noon)).toBe(12 * HOUR_MS);
      expect(instantOfWall(day, 12 * HOUR_MS)).toBe(noon);
    }
  });

  it("puts both times of a repeated hour in one row and reads it as the first", () => {
    const [first = 0, second = 0] = autumn.clock.instantsOf("01:30");
    expect(second - first).toBe(HOUR_MS);
    expect([first, second].map((instant) => wallOf(autumn, instant))).toEqual([1.5 * HOUR_MS, 1.5 * HOUR_MS]);
    expect(instantOfWall(autumn, 1.5 * HOUR_MS)).toBe(first);
  });

  it("reads a skipped time as an hour later", () => {
    expect(spring.clock.instantsOf("02:30")).toEqual([]);
    expect(wallOf(spring, instantOfWall(spring, 2.5 * HOUR_MS))).toBe(3.5 * HOUR_MS);
  });

  it("shows an hour before the first opening until the last closing, and bookings outside the hours", () => {
    const axis = weekAxis([tuesday], [{ start: 6.5 * HOUR_MS, end: 7 * HOUR_MS }], FORMATS);
    expect([axis.start, axis.end].map((time) => formatWall(time, FORMATS))).toEqual(["06:00", "23:00"]);
    expect(axis.ticks.map(({ label }) => label).slice(0, 3)).toEqual(["06:00", "07:00", "08:00"]);
    expect(axis.zoneLabel).toBe("UTC−7");
  });
});
