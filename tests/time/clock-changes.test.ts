/** @module-tag both */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockChanges } from "#api/time/clock-changes.ts";
import { localTextIn } from "#api/time/instants.ts";
import { cases, seeds } from "#tests/support/proof/proof.ts";
import { localAt, offsetAt, wallTimeAt } from "#web/time/wall-clock.ts";

const [seed = 0] = seeds(20_270_503, 1);

const NOW = Temporal.Instant.from("2026-12-10T12:00:00Z");
/** What the changes cover that are sent at this time. */
const SPAN_MS = { min: Date.parse("2016-01-01T00:00:00Z"), max: Date.parse("2030-12-31T23:59:59Z") };

const clockOf = (zone: string) => ({ clock_changes: clockChanges(zone, NOW) });

describe("a zone's clock changes", () => {
  const zones = Intl.supportedValuesOf("timeZone");

  it("match Temporal at any instant, in any zone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer(SPAN_MS), (zone, ms) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(ms);
        const { offset } = instant.toZonedDateTimeISO(zone);
        expect(offsetAt(ms, clockOf(zone))).toBe(offset);
      }),
      { numRuns: cases(1_000, 30_000), seed },
    );
  });

  it("match it on both sides of each change of any zone", () => {
    for (const zone of zones) {
      const clock = clockOf(zone);
      for (const { from } of clock.clock_changes.slice(1)) {
        for (const ms of [Date.parse(from) - 1, Date.parse(from)]) {
          const { offset } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
          expect(offsetAt(ms, clock)).toBe(offset);
        }
      }
    }
  });

  it("are listed from the oldest on, each with a different offset", () => {
    for (const zone of zones) {
      const changes = clockChanges(zone, NOW);
      const times = changes.map(({ from }) => Date.parse(from));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeLessThanOrEqual(SPAN_MS.min);
      expect(changes.length).toBeLessThanOrEqual(1 + 2 * 15);
      expect(changes.every(({ utc_offset }, at) => utc_offset !== changes[at - 1]?.utc_offset)).toBe(true);
    }
  });

  it("are calculated once for a zone and a year", () => {
    expect(clockChanges("Europe/London", NOW)).toBe(clockChanges("Europe/London", NOW.add({ hours: 24 * 20 })));
    const nextYear = clockChanges("Europe/London", NOW.add({ hours: 24 * 30 }));
    expect(nextYear.at(-1)?.from).toMatch(/^2031-/);
  });
});

describe("the wall time at an instant", () => {
  const shown = (zone: string, ...instants: string[]) => instants.map((instant) => localAt(instant, clockOf(zone)));

  it("follows London's changes", () => {
    expect(shown("Europe/London", "2026-03-29T00:59:59Z", "2026-03-29T01:00:00Z")).toEqual([
      "2026-03-29T00:59:00+00:00",
      "2026-03-29T02:00:00+01:00",
    ]);
    expect(shown("Europe/London", "2026-10-25T00:59:59Z", "2026-10-25T01:00:00Z")).toEqual([
      "2026-10-25T01:59:00+01:00",
      "2026-10-25T01:00:00+00:00",
    ]);
  });

  it("follows Vancouver's last change, after which it stays at UTC−7", () => {
    expect(shown("America/Vancouver", "2026-03-08T09:59:59Z", "2026-03-08T10:00:00Z")).toEqual([
      "2026-03-08T01:59:00-08:00",
      "2026-03-08T03:00:00-07:00",
    ]);
    expect(shown("America/Vancouver", "2026-11-01T09:00:00Z", "2026-12-10T20:00:00Z")).toEqual([
      "2026-11-01T02:00:00-07:00",
      "2026-12-10T13:00:00-07:00",
    ]);
  });

  it("follows Lord Howe's half hours", () => {
    expect(shown("Australia/Lord_Howe", "2026-04-04T14:59:59Z", "2026-04-04T15:00:00Z")).toEqual([
      "2026-04-05T01:59:00+11:00",
      "2026-04-05T01:30:00+10:30",
    ]);
    expect(shown("Australia/Lord_Howe", "2026-10-03T15:29:59Z", "2026-10-03T15:30:00Z")).toEqual([
      "2026-10-04T01:59:00+10:30",
      "2026-10-04T02:30:00+11:00",
    ]);
  });

  it("is the same all year in Kathmandu", () => {
    expect(clockOf("Asia/Kathmandu").clock_changes).toHaveLength(1);
    expect(shown("Asia/Kathmandu", "2026-01-14T18:15:00Z", "2026-07-14T18:14:00Z")).toEqual([
      "2026-01-15T00:00:00+05:45",
      "2026-07-14T23:59:00+05:45",
    ]);
  });

  it("has the first offset before the first change, and is UTC without a zone", () => {
    const clock = { clock_changes: [{ from: "2026-03-29T01:00:00Z", utc_offset: "+01:00" }] };
    expect(wallTimeAt("2010-01-01T00:00:00Z", clock)).toEqual({ date: "2010-01-01", time: "01:00", offset: "+01:00" });
    expect(localAt(0, { clock_changes: [] })).toBe("1970-01-01T00:00:00+00:00");
  });

  it("matches the server's own wall time at any instant", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Europe/London", "Africa/Casablanca", "Asia/Kathmandu"),
        fc.integer(SPAN_MS),
        (zone, ms) => {
          const instant = Temporal.Instant.fromEpochMilliseconds(ms);
          expect(localAt(ms, clockOf(zone)).slice(0, 16)).toBe(localTextIn(zone, instant).slice(0, 16));
        },
      ),
      { seed },
    );
  });
});
