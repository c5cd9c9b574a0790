import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  coverOf,
  entriesOfPeriod,
  entriesOfUse,
  returnsOf,
  type Balance,
  type OpenAllowance,
} from "#api/features/memberships/allowances/allowance-rules.ts";

const allowance = (id: number, left: number, more: Partial<OpenAllowance> = {}): OpenAllowance => ({
  id,
  membership_id: 1,
  is_shared: false,
  shared_by_name: null,
  unit: "minutes",
  service_id: null,
  resource_type_id: null,
  left,
  own: 0,
  no_show_extra: 0,
  no_show_taken: 0,
  lapsed: 0,
  is_credited: false,
  is_running: true,
  is_current: true,
  ends_on: "2027-06-02",
  ...more,
});
const HOUR = { minutes: 60, seats: 1, price: 6000 };

describe("the allowance that covers a booking", () => {
  it("is the one of a membership or pack that ends first, or the most specific of several that end together", () => {
    const wide = allowance(1, 600);
    const later = allowance(2, 600, { service_id: 4, ends_on: "2027-07-02" });
    const narrow = allowance(3, 20, { resource_type_id: 9 });
    const soonest = allowance(4, 15, { ends_on: "2027-05-20" });
    expect(coverOf([wide, later, narrow, soonest], HOUR)).toMatchObject({
      covered_amount: 6000,
      uses: [
        { allowance_id: 4, amount: 15 },
        { allowance_id: 3, amount: 20 },
        { allowance_id: 1, amount: 25 },
      ],
    });
  });

  it("covers a part of the time with minutes, and the same part of the price", () => {
    expect(coverOf([allowance(1, 20)], HOUR)).toMatchObject({ covered_amount: 2000, uses: [{ amount: 20 }] });
  });

  it("takes one credit for a booking of any length, and prefers a whole credit to a part of the minutes", () => {
    const credit = allowance(2, 1, { unit: "credits" });
    expect(coverOf([allowance(1, 20), credit], { ...HOUR, minutes: 240 })).toMatchObject({
      unit: "credits",
      covered_amount: 6000,
      uses: [{ allowance_id: 2, amount: 1 }],
    });
  });

  it("takes a credit for each seat of a class", () => {
    const credits = allowance(1, 3, { unit: "credits" });
    expect(coverOf([credits], { ...HOUR, seats: 4 })).toMatchObject({ covered_amount: 4500, uses: [{ amount: 3 }] });
  });

  it("takes nothing for a free booking", () => {
    expect(coverOf([allowance(1, 600)], { ...HOUR, price: 0 }).uses).toEqual([]);
  });

  it("never takes more than remains, or covers more than the price", () => {
    const amount = fc.integer({ min: 0, max: 300 });
    const some = fc.array(fc.record({ left: amount, unit: fc.constantFrom("minutes" as const, "credits" as const) }), {
      maxLength: 5,
    });
    const booking = fc.record({
      minutes: fc.integer({ min: 1, max: 300 }),
      seats: fc.integer({ min: 1, max: 6 }),
      price: fc.integer({ min: 0, max: 90_000 }),
    });
    fc.assert(
      fc.property(some, booking, (given, wanted) => {
        const open = given.map(({ left, unit }, at) => allowance(at + 1, left, { unit }));
        const { uses, covered_amount } = coverOf(open, wanted);
        for (const use of uses) expect(use.amount).toBeLessThanOrEqual(open[use.allowance_id - 1]?.left ?? 0);
        expect(covered_amount).toBeLessThanOrEqual(wanted.price);
        expect(uses.length === 0).toBe(covered_amount === 0 && uses.length === 0);
      }),
    );
  });
});

describe("the allowance that a cancelled booking returns", () => {
  it.each([
    [100, [{ allowance_id: 1, amount: 60 }]],
    [50, [{ allowance_id: 1, amount: 30 }]],
    [0, []],
  ])("returns %i percent of its minutes", (percent, returns) => {
    expect(returnsOf([allowance(1, 0, { own: 60 })], percent)).toEqual(returns);
  });

  it("returns only whole credits", () => {
    expect(returnsOf([allowance(1, 0, { own: 3, unit: "credits" })], 50)).toEqual([{ allowance_id: 1, amount: 1 }]);
  });

  it("moves from an ended period to the current one, and expires if there is none", () => {
    const over = allowance(1, 0, { own: 60, is_running: false, is_current: false });
    expect(entriesOfUse([over, allowance(2, 100)], [], 7)).toEqual([
      { grant_id: 1, kind: "return", amount: 60, booking_id: 7 },
      { grant_id: 1, kind: "roll_over", amount: -60 },
      { grant_id: 2, kind: "roll_over", amount: 60 },
    ]);
    expect(entriesOfUse([over], [], 7)).toEqual([
      { grant_id: 1, kind: "return", amount: 60, booking_id: 7 },
      { grant_id: 1, kind: "expire", amount: -60, booking_id: 7 },
    ]);
  });
});

describe("a new period", () => {
  const balance = (id: number, amount: number, rollover_limit = 0): Balance => ({
    id,
    amount,
    rollover_limit,
    unit: "minutes",
    service_id: null,
    resource_type_id: null,
  });

  it("sets the old period's balance to zero, and carries over at most the limit", () => {
    const amount = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 4 }),
        amount,
        fc.integer({ min: 0, max: 900 }),
        (lefts, gives, limit) => {
          const over = lefts.map((left, at) => balance(at + 1, left, limit));
          const entries = entriesOfPeriod(over, [balance(99, gives)], true);
          const sumOf = (id: number) =>
            entries.reduce((sum, entry) => sum + (entry.grant_id === id ? entry.amount : 0), 0);
          for (const { id, amount: left } of over) expect(left + sumOf(id)).toBe(0);
          const left = lefts.reduce((sum, one) => sum + one, 0);
          expect(sumOf(99)).toBe(gives + Math.min(left, limit));
        },
      ),
    );
  });

  it("carries nothing over to another plan", () => {
    expect(entriesOfPeriod([balance(1, 60, 60)], [balance(2, 120)], false)).toEqual([
      { grant_id: 1, kind: "expire", amount: -60 },
      { grant_id: 2, kind: "grant", amount: 120 },
    ]);
  });
});
