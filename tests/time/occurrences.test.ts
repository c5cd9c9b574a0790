/** @module-tag both */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "#api/time/calendar.ts";
import { occurrencesOf, type WeeklyPattern } from "#api/time/occurrences.ts";
import { cases, seeds } from "#tests/support/proof/proof.ts";

const [seed = 0] = seeds(20_270_503, 1);

const pattern = (changes: Partial<WeeklyPattern>): WeeklyPattern => ({
  weekdays: ["sunday"],
  start: "02:30",
  duration_minutes: 90,
  timezone: "America/New_York",
  from: "2027-02-28",
  until: null,
  count: 4,
  ...changes,
});

const starts = (changes: Partial<WeeklyPattern>) =>
  occurrencesOf(pattern(changes), 104).map(({ date, range }) => [
    date,
    range && Temporal.Instant.fromEpochMilliseconds(range.from).toString(),
  ]);

describe("the dates of a weekly class", () => {
  it("keep the wall time across clock changes, and name the date whose time is skipped", () => {
    expect(starts({})).toEqual([
      ["2027-02-28", "2027-02-28T07:30:00Z"],
      ["2027-03-07", "2027-03-07T07:30:00Z"],
      ["2027-03-14", null],
      ["2027-03-21", "2027-03-21T06:30:00Z"],
    ]);
  });

  it("use the first pass of a repeated hour", () => {
    expect(starts({ from: "2026-11-01", start: "01:30", count: 1 })).toEqual([["2026-11-01", "2026-11-01T05:30:00Z"]]);
  });

  it("end with the last date or the number of dates, and stop one past the maximum", () => {
    expect(starts({ until: "2027-03-07", count: null })).toHaveLength(2);
    expect(occurrencesOf(pattern({ count: 500 }), 104)).toHaveLength(105);
  });

  it("have the same wall time on each of their weekdays, in every zone and year", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 2020, max: 2040 }),
        fc.integer({ min: 1, max: 365 }),
        fc.integer({ min: 0, max: 24 * 4 - 1 }),
        fc.subarray([...WEEKDAYS], { minLength: 1 }),
        (timezone, year, dayOfYear, quarter, weekdays) => {
          const from = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: dayOfYear });
          const start = Temporal.PlainTime.from("00:00").add({ minutes: quarter * 15 });
          const wall = start.toString().slice(0, 5);
          const found = occurrencesOf(
            { weekdays, start: wall, duration_minutes: 60, timezone, from: from.toString(), until: null, count: 10 },
            104,
          );
          for (const { date, range } of found) {
            const exact = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: timezone, plainTime: start });
            const isSkipped = exact.toPlainTime().toString() !== start.toString();
            expect(range === null).toBe(isSkipped);
            if (range) expect(range.from).toBe(exact.epochMilliseconds);
            expect(weekdays).toContain(WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1]);
          }
        },
      ),
      { numRuns: cases(500, 20_000), seed },
    );
  });
});
