/** @module-tag both */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cases, isLongProof, seeds } from "#tests/support/proof/proof.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { lives, type Act } from "./owed-acts.ts";
import { OwedLife } from "./owed-life.ts";

/** Found once by random ones, or seldom made by them; lived first, each time. */
const FOUND: Act[][] = [
  // A month's bill earned nothing any more, on no day, once the membership became a pack.
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "wait", days: 1 },
    { act: "change", nth: 0, plan: 3, begins: "now" },
  ],
  // A bill was refunded in full after a change of plan had credited its rest.
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "wait", days: 1 },
    { act: "change", nth: 0, plan: 1, begins: "now" },
    { act: "refund", nth: 0, share: 19_900, as: "payment" },
  ],
  // What a year left over ended with the membership.
  [
    { act: "buy", plan: 1, isPaid: true },
    { act: "book", after: 3 },
    { act: "change", nth: 0, plan: 2, begins: "now" },
    { act: "merge" },
  ],
  // Paid by card, told to nobody, and the account is gone; then again, refunded for a time that was released.
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "pay_by_card", after: 9, how: "untold" },
    { act: "disconnect", isAtProvider: true },
    { act: "pay_by_card", after: 8, how: "told" },
    { act: "pay_by_card", after: 10, how: "released" },
    { act: "cancel_booking", nth: 0 },
    { act: "pay_by_card", after: 11, how: "untold" },
    { act: "disconnect", isAtProvider: false },
    { act: "wait", days: 12 },
  ],
  // A use came back after its plan was left, and again after a refund.
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "book", after: 3 },
    { act: "book", after: 4 },
    { act: "change", nth: 0, plan: 4, begins: "now" },
    { act: "cancel_booking", nth: 0 },
    { act: "wait", days: 1 },
    { act: "refund", nth: 0, share: 900, as: "payment" },
    { act: "cancel_booking", nth: 1 },
    { act: "wait", days: 1 },
  ],
  // The venue cancelled a class whose seat a pack had paid for that was over.
  [
    { act: "buy", plan: 3, isPaid: true },
    { act: "seat" },
    { act: "cancel", nth: 0 },
    { act: "cancel_class", following: true, refund: null },
    { act: "wait", days: 1 },
  ],
  // Seats of a class, paid in cash and with the credit of the first, and the rest of the series cancelled.
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "seat" },
    { act: "cancel_class", following: false, refund: "credit" },
    { act: "wait", days: 1 },
    { act: "book", after: 2 },
    { act: "take", nth: 1, method: "credit" },
    { act: "seat" },
    { act: "refund", nth: 2, share: 900, as: "payment" },
    { act: "cancel_class", following: true, refund: null },
  ],
  [
    { act: "buy", plan: 0, isPaid: true },
    { act: "book", after: 3 },
    { act: "change", nth: 0, plan: 1, begins: "period_end" },
    { act: "wait", days: 33 },
    { act: "pay" },
    { act: "change", nth: 0, plan: 2, begins: "now" },
  ],
];

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it.each(seeds(20_270_505, 125))(
  "earns, owes or returns every cent that was taken, in any history, and never changes a past day: seed %i",
  async (seed) => {
    const lived = fc.assert(
      fc.asyncProperty(lives, async (acts) => {
        const life = await OwedLife.begin(platform);
        for (const act of acts) await life.perform(act);
        await life.end();
      }),
      {
        numRuns: FOUND.length + cases(2, 40),
        seed,
        examples: FOUND.map((one): [Act[]] => [one]),
        endOnFailure: isLongProof,
      },
    );
    await expect(lived).resolves.toBeUndefined();
  },
);
