/** @module-tag both */
import { describe, expect, it } from "vitest";
import { dayNumber, HOUR_MS } from "#api/time/calendar.ts";
import { instantAt, localTextIn, utcText } from "#api/time/instants.ts";
import { dayBounds, wallTimeToInstants } from "#api/time/wall-time.ts";
import { instantsOfWall, zoneClock } from "#api/time/zone-clock.ts";
import weekly from "./weekly-wall-times.vectors.json" with { type: "json" };

function instantsAt(date: string, wall: string, zone: string): string[] {
  const found = wallTimeToInstants(date, wall, zone);
  if (found.kind === "gap") return [];
  return (found.kind === "once" ? [found.instant] : [found.earlier, found.later]).map(instantAt).map(utcText);
}

describe("weekly wall times", () => {
  it("become instants, or are in a gap", () => {
    for (const { date, wall, tz, utc, offset, gap } of weekly.vectors) {
      const what = `${wall} on ${date} in ${tz}`;
      expect(wallTimeToInstants(date, wall, tz).kind === "gap", what).toBe(gap);
      // The vectors resolve a skipped time with the offset from before the gap, like Temporal's "compatible".
      if (gap) continue;
      expect(instantsAt(date, wall, tz), what).toContain(utc);
      expect(localTextIn(tz, Temporal.Instant.from(utc)), what).toBe(`${date}T${wall}:00${offset}`);
    }
  });

  it("are on days with the right number of hours", () => {
    for (const { date, tz, hours_in_day } of weekly.vectors) {
      const { from, to } = dayBounds(date, tz);
      expect((to - from) / HOUR_MS, `${date} in ${tz}`).toBe(hours_in_day);
    }
  });
});

describe("clock changes", () => {
  it("reports a skipped wall time as a gap that ends when the clock resumes", () => {
    expect(wallTimeToInstants("2027-03-14", "02:30", "America/New_York")).toEqual({
      kind: "gap",
      resumesAt: Date.parse("2027-03-14T07:00:00Z"),
    });
  });

  it("gives a repeated wall time two instants", () => {
    expect(instantsAt("2026-11-01", "01:30", "America/New_York")).toEqual([
      "2026-11-01T05:30:00Z",
      "2026-11-01T06:30:00Z",
    ]);
  });

  it("follows a clock change of half an hour", () => {
    expect(instantsAt("2027-04-04", "01:45", "Australia/Lord_Howe")).toHaveLength(2);
    expect(instantsAt("2027-04-04", "01:15", "Australia/Lord_Howe")).toHaveLength(1);
    expect(instantsAt("2026-10-04", "02:15", "Australia/Lord_Howe")).toHaveLength(0);
  });

  it("keeps Vancouver at UTC-7 after March 2026", () => {
    expect(instantsAt("2026-12-01", "09:00", "America/Vancouver")).toEqual(["2026-12-01T16:00:00Z"]);
    expect(instantsAt("2027-03-14", "02:30", "America/Vancouver")).toHaveLength(1);
  });

  it("reads 24:00 as the next midnight", () => {
    expect(instantsAt("2026-12-01", "24:00", "Asia/Kolkata")).toEqual(
      instantsAt("2026-12-02", "00:00", "Asia/Kolkata"),
    );
  });

  it("has an empty day if a zone skipped the date", () => {
    const { from, to } = dayBounds("2011-12-30", "Pacific/Apia");
    expect([from, to].map(instantAt).map(utcText)).toEqual(["2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"]);
  });

  it("starts a day after midnight if the change skips midnight", () => {
    expect(utcText(instantAt(dayBounds("2026-09-06", "America/Santiago").from))).toBe("2026-09-06T04:00:00Z");
  });

  it("refuses invalid dates, wall times and zones", () => {
    expect(() => wallTimeToInstants("2027-02-29", "09:00", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "9:00", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "24:01", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "09:00", "Mars/Olympus")).toThrow(RangeError);
  });
});

describe("wall times around every zone's changes", () => {
  const FROM = Temporal.Instant.from("2025-01-01T00:00:00Z");
  const UNTIL = Date.parse("2030-01-01T00:00:00Z");

  it("match Temporal's in all zones", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    const wrong = zones.flatMap((zone) =>
      wallTimesAroundChanges(zone)
        .filter((wall) => ourInstants(wall, zone).join() !== temporalInstants(wall, zone).join())
        .map((wall) => `${zone} ${wall.toString()}`),
    );
    expect(wrong).toEqual([]);
    expect(zones.flatMap(wallTimesAroundChanges).length).toBeGreaterThan(10_000);
  });

  /** Each quarter of an hour from 2.5 hours before a change until 2.5 hours after it. */
  function wallTimesAroundChanges(zone: string): Temporal.PlainDateTime[] {
    const walls: Temporal.PlainDateTime[] = [];
    let change = FROM.toZonedDateTimeISO(zone).getTimeZoneTransition("next");
    for (; change !== null && change.epochMilliseconds < UNTIL; change = change.getTimeZoneTransition("next")) {
      const around = change.toPlainDateTime().with({ minute: 0, second: 0 });
      for (let quarter = -10; quarter <= 10; quarter++) walls.push(around.add({ minutes: quarter * 15 }));
    }
    return walls;
  }

  function ourInstants(wall: Temporal.PlainDateTime, zone: string): number[] {
    const day = dayNumber(wall.toPlainDate().toString());
    const at = wall.toZonedDateTime("UTC").epochMilliseconds;
    return instantsOfWall(zoneClock(zone, day, day), { from: at, to: at + 1 }).map((range) => range.from);
  }

  function temporalInstants(wall: Temporal.PlainDateTime, zone: string): number[] {
    const candidates = (["earlier", "later"] as const).map((disambiguation) =>
      wall.toZonedDateTime(zone, { disambiguation }),
    );
    const real = candidates.filter((candidate) => candidate.toPlainDateTime().equals(wall));
    return [...new Set(real.map((candidate) => candidate.epochMilliseconds))];
  }
});
