/** @module-tag both */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTime } from "#api/features/schedule/availability/check-time.ts";
import { freeDays, freeStartsOf } from "#api/features/schedule/availability/free-days.ts";
import { freeTimes, nearestFreeTimes } from "#api/features/schedule/availability/free-times.ts";
import { DAY_MS, dayNumber, MINUTE_MS } from "#api/time/calendar.ts";
import { cases, seeds } from "#tests/support/proof/proof.ts";
import { arbitraryFacts } from "./arbitrary-facts.ts";
import { bruteForceTimes } from "./brute-force.ts";

const CASES = cases(100, 1_000);

describe.each(seeds(20_270_505, 3))("free times, with the seed %i,", (seed) => {
  const options = { numRuns: CASES, seed };

  it("match a check of every single minute", () => {
    let found = 0;
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const times = freeTimes(facts);
        found += times.length;
        expect(times).toEqual(bruteForceTimes(facts));
      }),
      options,
    );
    // Facts that never leave anything free would prove nothing.
    expect(found).toBeGreaterThan(3 * CASES);
  });

  it("have the same count per day as in the list", () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const listed = [...new Set(freeTimes(facts).map(({ start }) => start))];
        expect([...freeStartsOf(facts)].toSorted((a, b) => a - b)).toEqual(listed.toSorted((a, b) => a - b));
        const days = freeDays(facts);
        expect(days).toEqual(freeDays(facts, listed));
        expect(days.reduce((sum, { free_count }) => sum + free_count, 0)).toBe(listed.length);
        for (const { free_count, state } of days) expect(state === "free").toBe(free_count > 0);
      }),
      options,
    );
  });

  it("are exactly the times that pass the check of a single time", () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.integer({ min: 0, max: 575 }), (facts, five) => {
        const start = dayNumber(facts.date_from) * DAY_MS + five * 5 * MINUTE_MS;
        const offered = freeTimes(facts).filter((time) => time.start === start);
        const asked = new Set(offered.map((time) => time.duration_minutes));
        for (const duration_minutes of facts.service.duration_minutes) {
          const refusal = checkTime(facts, { start, duration_minutes });
          // The requested date range is not a rule for a single time.
          if (!startsWithin(facts, start)) continue;
          expect(refusal === null).toBe(asked.has(duration_minutes));
        }
      }),
      options,
    );
  });

  it("are offered nearest first if a time is taken", () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.integer({ min: 0, max: 2879 }), (facts, minute) => {
        const start = dayNumber(facts.date_from) * DAY_MS + minute * MINUTE_MS;
        const [duration_minutes = 0] = facts.service.duration_minutes;
        const all = freeTimes(facts).filter((time) => time.duration_minutes === duration_minutes);
        const offered = nearestFreeTimes(facts, { start, duration_minutes });
        expect(offered).toHaveLength(Math.min(3, all.length));
        const worst = Math.max(...offered.map((time) => Math.abs(time.start - start)));
        const missed = all.filter((time) => !offered.some((one) => one.start === time.start));
        for (const time of missed) expect(Math.abs(time.start - start)).toBeGreaterThanOrEqual(worst);
      }),
      options,
    );
  });

  function startsWithin(facts: Parameters<typeof freeTimes>[0], start: number): boolean {
    const wall = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(facts.location.zone);
    const date = wall.toPlainDate().toString();
    return facts.date_from <= date && date <= facts.date_to;
  }
});
