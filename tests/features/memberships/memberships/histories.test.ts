/** @module-tag both */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cases, isLongProof, seeds } from "#tests/support/proof/proof.ts";
import { histories, type History } from "./arbitrary-history.ts";
import { Club } from "./club.ts";
import { Life } from "./life.ts";
import { dayOf } from "./paper-plan.ts";

const FIRST_DAY = dayOf("2027-05-04");

/** Found once by random ones; lived first, each time. */
const FOUND: History[] = [
  life(4, [
    { act: "wait", days: 14, isSeen: false, isDaily: false },
    { act: "edit", plan: 4, price: 0, minutes: 0 },
  ]),
  life(4, [
    { act: "book", after: 3, by: 0 },
    { act: "cancel" },
    { act: "undo" },
    { act: "wait", days: 14, isSeen: true, isDaily: false },
  ]),
  life(4, [
    { act: "pause", after: 1, days: 5 },
    { act: "wait", days: 25, isSeen: false, isDaily: false },
    { act: "change", plan: 0 },
    { act: "pay" },
  ]),
  life(4, [
    { act: "wait", days: 2, isSeen: true, isDaily: false },
    { act: "change", plan: 1 },
    { act: "change", plan: 4 },
  ]),
  life(0, [{ act: "wait", days: 8, isSeen: false, isDaily: false }, { act: "cancel" }, { act: "undo" }], false),
  life(0, [
    { act: "pause", after: 0, days: 5 },
    { act: "wait", days: 5, isSeen: true, isDaily: false },
    { act: "change", plan: 1 },
  ]),
  life(0, [
    { act: "book", after: 10, by: 0 },
    { act: "pause", after: 0, days: 20 },
    { act: "cancel_booking", nth: 0 },
  ]),
  life(
    1,
    [
      { act: "wait", days: 60, isSeen: true, isDaily: false },
      { act: "cancel" },
      { act: "wait", days: 50, isSeen: true, isDaily: false },
      { act: "pay" },
    ],
    false,
  ),
];

function life(plan: number, acts: History["acts"], isPaidAtOnce = true, card: History["card"] = "none"): History {
  return { from: 0, plan, isPaidAtOnce, card, acts };
}

let club: Club;
/** Bills that cards paid, refusals, and bills that were paid after one. */
const cards = { charges: 0, refusals: 0, recoveries: 0 };
beforeAll(async () => {
  club = await Club.open();
});
afterAll(async () => {
  if (isLongProof) console.info(`histories by card: ${JSON.stringify(cards)}`);
  await club.platform.close();
});

it.each(seeds(20_270_503, 8))(
  "bills, pauses, ends and gives access as a simple model does, in any history: seed %i",
  async (seed) => {
    const property = fc.asyncProperty(histories, async (history) => {
      const today = FIRST_DAY + history.from;
      await club.comeTo(today);
      await club.forget();
      const life = await Life.begin(club, today, history);
      for (const act of history.acts) await life.perform(act);
      const { charges, refusals, recoveries } = await life.end();
      cards.charges += charges;
      cards.refusals += refusals;
      cards.recoveries += recoveries;
    });
    const lived = fc.assert(property, {
      numRuns: FOUND.length + cases(6, 40),
      seed,
      examples: FOUND.map((one): [History] => [one]),
      endOnFailure: isLongProof,
    });
    await expect(lived).resolves.toBeUndefined();
  },
);
