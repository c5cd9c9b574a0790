import fc from "fast-check";

const plan = fc.nat(4);
const nth = fc.nat(5);

/** What people do with what they paid for, and desks with it. */
export const acts = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 35 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("buy" as const), plan, isPaid: fc.constantFrom(true, true, false) }),
  },
  { weight: 3, arbitrary: fc.constant({ act: "pay" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant("book" as const), after: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel_booking" as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("take" as const),
      nth,
      method: fc.constantFrom("cash" as const, "credit" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("refund" as const),
      nth,
      share: fc.integer({ min: 1, max: 9000 }),
      as: fc.constantFrom("payment" as const, "credit" as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("change" as const),
      nth,
      plan,
      begins: fc.constantFrom("now" as const, "period_end" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("pause" as const),
      nth,
      after: fc.nat(10),
      days: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom("resume" as const, "cancel" as const, "undo" as const, "undo_change" as const),
      nth,
    }),
  },
  { weight: 3, arbitrary: fc.constant({ act: "seat" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("cancel_class" as const),
      following: fc.boolean(),
      refund: fc.constantFrom("credit" as const, "later" as const, null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("pay_by_card" as const),
      after: fc.integer({ min: 1, max: 20 }),
      how: fc.constantFrom("told" as const, "untold" as const, "released" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("disconnect" as const), isAtProvider: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ act: "merge" as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("archive" as const), plan }) },
);

export type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

/** Each begins with something bought, so that there is something to lose. */
export const lives = fc
  .tuple(
    fc.record({ act: fc.constant("buy" as const), plan, isPaid: fc.constant(true) }),
    fc.array(acts, { minLength: 4, maxLength: 12 }),
  )
  .map(([first, rest]): Act[] => [first, ...rest]);
