import { describe, expect, it } from "vitest";
import { DAY_MS, dayNumber, HOUR_MS } from "#api/time/calendar.ts";
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
  it.each(weekly.vectors)("turns $wall on $date in $tz into an instant", (vector) => {
    const found = wallTimeToInstants(vector.date, vector.wall, vector.tz);
    expect(found.kind === "gap").toBe(vector.gap);
    // The vectors resolve a skipped time with the offset from before the gap, like Temporal's "compatible".
    if (found.kind === "gap") return;
    expect(instantsAt(vector.date, vector.wall, vector.tz)).toContain(vector.utc);
    expect(localTextIn(vector.tz, Temporal.Instant.from(vector.utc))).toBe(
      `${vector.date}T${vector.wall}:00${vector.offset}`,
    );
  });

  it.each(weekly.vectors)("counts the hours of $date in $tz", (vector) => {
    const { from, to } = dayBounds(vector.date, vector.tz);
    expect((to - from) / HOUR_MS).toBe(vector.hours_in_day);
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

  it("follows a change of half an hour", () => {
    expect(instantsAt("2027-04-04", "01:45", "Australia/Lord_Howe")).toHaveLength(2);
    expect(instantsAt("2027-04-04", "01:15", "Australia/Lord_Howe")).toHaveLength(1);
    expect(instantsAt("2026-10-04", "02:15", "Australia/Lord_Howe")).toHaveLength(0);
  });

  it("keeps Vancouver at UTC-7 after March 2026", () => {
    expect(instantsAt("2026-12-01", "09:00", "America/Vancouver")).toEqual(["2026-12-01T16:00:00Z"]);
    expect(instantsAt("2027-03-14", "02:30", "America/Vancouver")).toHaveLength(1);
  });

  it("takes 24:00 as the next midnight", () => {
    expect(instantsAt("2026-12-01", "24:00", "Asia/Kolkata")).toEqual(
      instantsAt("2026-12-02", "00:00", "Asia/Kolkata"),
    );
  });

  it("has an empty day where a zone skipped the date", () => {
    const { from, to } = dayBounds("2011-12-30", "Pacific/Apia");
    expect([from, to].map(instantAt).map(utcText)).toEqual(["2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"]);
  });

  it("starts a day after midnight where the change skips midnight", () => {
    expect(utcText(instantAt(dayBounds("2026-09-06", "America/Santiago").from))).toBe("2026-09-06T04:00:00Z");
  });

  it("refuses what is no date, no wall time and no zone", () => {
    expect(() => wallTimeToInstants("2027-02-29", "09:00", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "9:00", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "24:01", "UTC")).toThrow(RangeError);
    expect(() => wallTimeToInstants("2027-02-28", "09:00", "Mars/Olympus")).toThrow(RangeError);
  });
});

describe("every zone's changes", () => {
  const FROM = Temporal.Instant.from("2025-01-01T00:00:00Z");
  const UNTIL = Date.parse("2030-01-01T00:00:00Z");

  it.each(Intl.supportedValuesOf("timeZone"))("agrees with Temporal around each change of %s", (zone) => {
    let change = FROM.toZonedDateTimeISO(zone).getTimeZoneTransition("next");
    for (; change !== null && change.epochMilliseconds < UNTIL; change = change.getTimeZoneTransition("next")) {
      const around = change.toPlainDateTime().with({ minute: 0, second: 0 });
      for (let quarter = -10; quarter <= 10; quarter++) {
        const wall = around.add({ minutes: quarter * 15 });
        expect(ourInstants(wall, zone)).toEqual(temporalInstants(wall, zone));
      }
    }
  });

  function ourInstants(wall: Temporal.PlainDateTime, zone: string): number[] {
    const day = dayNumber(wall.toPlainDate().toString());
    const at = wall.toZonedDateTime("UTC").epochMilliseconds;
    expect(Math.floor(at / DAY_MS)).toBe(day);
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
