import fc from "fast-check";

const acts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      days: fc.integer({ min: 1, max: 50 }),
      isSeen: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ act: "pay" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("pause" as const),
      after: fc.integer({ min: -1, max: 25 }),
      days: fc.integer({ min: 0, max: 70 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("resume" as const, "cancel" as const, "undo" as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("change" as const), plan: fc.nat(4) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("book" as const),
      after: fc.integer({ min: 1, max: 40 }),
      by: fc.nat(2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("share" as const), nth: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("unshare" as const), nth: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel_booking" as const), nth: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant("adjust" as const), minutes: fc.integer({ min: -200, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("edit" as const),
      plan: fc.nat(4),
      price: fc.integer({ min: 0, max: 40_000 }),
      minutes: fc.constantFrom(0, 45, 300),
    }),
  },
);
export const histories = fc.record({
  from: fc.nat(900),
  plan: fc.nat(4),
  isPaidAtOnce: fc.boolean(),
  acts: fc.array(acts, { minLength: 4, maxLength: 14 }),
});
export type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
