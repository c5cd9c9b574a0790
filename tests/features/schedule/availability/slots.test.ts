/** @module-tag both */
import { describe, expect, it } from "vitest";
import { gridTimes, slotStarts, type SlotAlignment } from "#api/features/schedule/availability/free-times.ts";
import { DAY_MS, dayNumber, MINUTE_MS, minutesOfDay } from "#api/time/calendar.ts";
import { instantAt, utcText } from "#api/time/instants.ts";
import { instantsOfWall, zoneClock } from "#api/time/zone-clock.ts";
import vectors from "./slots.vectors.json" with { type: "json" };

type SlotCase = {
  name: string;
  ranges: string[][];
  frequency: number;
  length: number;
  align?: SlotAlignment;
  zone?: string;
  date?: string;
  expect_count?: number;
  expect_first?: string;
  expect_last?: string;
  expect_first_utc?: string;
};

// JSON has no literal types: `align` is one of SlotAlignment in the file.
const cases = vectors.cases as SlotCase[];

describe("slot vectors", () => {
  it.each(cases)("finds $name", (vector) => {
    const ranges = vector.ranges.map(([from = "", to = ""]) => ({ from: minutesOfDay(from), to: minutesOfDay(to) }));
    const starts = slotStarts(ranges, vector);
    expect({
      expect_count: starts.length,
      expect_first: wallOf(starts[0]),
      expect_last: wallOf(starts.at(-1)),
      expect_first_utc: firstInstant(vector, starts),
    }).toMatchObject(expectationsOf(vector));
  });

  /** Each case specifies different expectations of its slots. */
  function expectationsOf(vector: SlotCase): Partial<SlotCase> {
    const expected = Object.entries(vector).filter(([key]) => key.startsWith("expect_"));
    expect(expected).not.toHaveLength(0);
    return Object.fromEntries(expected);
  }

  function wallOf(minute = 0): string {
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
  }

  function firstInstant({ zone = "UTC", date = "1970-01-01" }: SlotCase, [first = 0]: number[]): string {
    const day = dayNumber(date);
    const wall = day * DAY_MS + first * MINUTE_MS;
    const [range] = instantsOfWall(zoneClock(zone, day, day), { from: wall, to: wall + 1 });
    return utcText(instantAt(range?.from ?? 0));
  }
});

describe("gridTimes", () => {
  it("starts at the origin, not at the range's start", () => {
    expect(gridTimes({ from: 7, to: 31 }, 10, 0)).toEqual([10, 20, 30]);
    expect(gridTimes({ from: 7, to: 31 }, 10, 5)).toEqual([15, 25]);
  });

  it("leaves out the range's end", () => {
    expect(gridTimes({ from: 0, to: 30 }, 15, 0)).toEqual([0, 15]);
  });

  it("refuses a grid without a step", () => {
    expect(() => gridTimes({ from: 0, to: 30 }, 0, 0)).toThrow(RangeError);
  });
});
