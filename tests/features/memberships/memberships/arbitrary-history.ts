import fc from "fast-check";
import { isBelowCards } from "#schema/shared/card-amounts.ts";

const acts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      days: fc.integer({ min: 1, max: 50 }),
      isSeen: fc.boolean(),
      /** Whether the minute's work is done on its day, or all at once at the end. */
      isDaily: fc.boolean(),
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
  { weight: 2, arbitrary: fc.record({ act: fc.constant("save_card" as const), isGood: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("pay_by_card" as const), pays: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ act: "charge" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant("adjust" as const), minutes: fc.integer({ min: -200, max: 90 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("edit" as const),
      plan: fc.nat(4),
      // The product refuses a price that no card can pay.
      price: fc.integer({ min: 0, max: 40_000 }).map((price) => (isBelowCards(price, "CAD") ? 0 : price)),
      minutes: fc.constantFrom(0, 45, 300),
    }),
  },
);
/** What mostly happens to who pays by card: time goes by, and the card is refused or changed. */
const ofCards = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      days: fc.integer({ min: 1, max: 35 }),
      isSeen: fc.boolean(),
      isDaily: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("save_card" as const), isGood: fc.boolean() }) },
  { weight: 4, arbitrary: acts },
);

const history = {
  from: fc.nat(900),
  isPaidAtOnce: fc.boolean(),
};

export const histories = fc.oneof(
  fc.record({
    ...history,
    plan: fc.nat(4),
    card: fc.constantFrom("none" as const, "good" as const, "refused" as const),
    acts: fc.array(acts, { minLength: 4, maxLength: 14 }),
  }),
  fc.record({
    ...history,
    plan: fc.constantFrom(0, 0, 1, 4),
    /** The card that is saved and charged from the beginning on. */
    card: fc.constantFrom("good" as const, "refused" as const),
    acts: fc.array(ofCards, { minLength: 5, maxLength: 14 }),
  }),
);
export type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
