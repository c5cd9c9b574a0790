import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundToSum } from "#api/features/reports/analytics/membership-figures.ts";
import { figuresOf } from "#api/features/reports/analytics/membership-service.ts";
import type { CountedMember } from "#api/features/reports/analytics/rollups/counted-memberships.ts";
import { dayNumber } from "#api/time/calendar.ts";
import { cases } from "#tests/support/proof/proof.ts";

const MONTH = { start: "2028-03-01", until: "2028-04-01", buckets: [] };

/** One membership of one person: from the first date, and until the second if it ended. */
interface Paid {
  amount: number;
  months: number;
  from: string;
  until: string | null;
  is_paused: boolean;
}

function figures(paid: readonly Paid[]) {
  const members = paid.map(({ amount, months, from, until, is_paused }, at): CountedMember => {
    const span = { starts: dayNumber(from), until: until === null ? null : dayNumber(until) };
    return {
      id: at,
      client_id: at,
      plan_id: at % 3,
      currency: "CAD",
      paid_from: dayNumber(from),
      renews_paid: true,
      spans: [{ ...span, amount, months, is_paused, plan_id: at % 3 }],
    };
  });
  const counted = { currency: "CAD", members, overdue: [], period: MONTH, today: "2028-06-01", names: new Map() };
  return figuresOf(counted, () => true);
}

const paid = fc.record({
  amount: fc.integer({ min: 1, max: 200_000 }),
  months: fc.constantFrom(1, 2, 3, 6, 12),
  from: fc.constantFrom("2027-06-01", "2028-02-10", "2028-03-05", "2028-03-20"),
  until: fc.constantFrom(null, "2028-03-10", "2028-03-28", "2028-08-01"),
  is_paused: fc.boolean(),
});

describe("a month's MRR", () => {
  it("leads from start through movements to end, to the cent, and equals the sum of its plans", () => {
    const whole = fc.property(fc.array(paid, { maxLength: 40 }), (all) => {
      const { mrr_start, mrr_end, movements, plans } = figures(
        all.filter(({ from, until }) => until === null || from < until),
      );
      const moved = (movements ?? []).reduce((sum, { amount }) => sum + amount.amount, 0);
      expect(mrr_start.amount + moved).toBe(mrr_end.amount);
      expect((plans ?? []).reduce((sum, { mrr }) => sum + mrr.amount, 0)).toBe(mrr_end.amount);
    });
    fc.assert(whole, { seed: 20280331, numRuns: cases(200, 5000) });
  });

  it("adds a rounding cent to the part with the largest remainder", () => {
    const thirds = [100, 401, 700].map((cents) => (cents * 12) / 3);
    expect(roundToSum(thirds, 400)).toEqual([33, 134, 233]);
    expect(roundToSum([-4, 4], 0)).toEqual([0, 0]);
    expect(roundToSum([], 0)).toEqual([]);
  });
});
