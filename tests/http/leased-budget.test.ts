import { expect, it } from "vitest";
import { BudgetSpent, leasedBudget, type SharedCounter } from "#api/limits/leased-budget.ts";
import { addressBlock } from "#schema/shared/address-block.ts";

const WINDOW_MS = 60_000;

/** The database's counter, shared by the budgets of several processes. */
function sharedCounter(points: number) {
  const consumed = new Map<string, number>();
  const counter = {
    points,
    asked: 0,
    async consume(key: string, wanted: number) {
      counter.asked += 1;
      const sum = (consumed.get(key) ?? 0) + wanted;
      consumed.set(key, sum);
      const stand = { msBeforeNext: WINDOW_MS, consumedPoints: sum, remainingPoints: points - sum };
      // The library rejects with how it stands, which is no error.
      if (sum > points) throw stand;
      return stand;
    },
  };
  // The library's class has the same fields and a method that nobody here calls.
  return counter as unknown as SharedCounter & { asked: number };
}

const takeAll = async (budget: ReturnType<typeof leasedBudget>, key: string, times: number) => {
  let taken = 0;
  for (let time = 0; time < times; time++) {
    try {
      await budget.take(key, 1);
      taken += 1;
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
    }
  }
  return taken;
};

it("lets two processes spend exactly the budget", async () => {
  const counter = sharedCounter(400);
  const [one, other] = [leasedBudget(counter, () => 0), leasedBudget(counter, () => 0)];

  const taken = await Promise.all([takeAll(one, "a", 300), takeAll(other, "a", 300)]);

  expect(taken[0] + taken[1]).toBe(400);
  expect(await takeAll(one, "b", 5)).toBe(5);
});

it("reads the counter once for many requests, without waiting for it", async () => {
  const counter = sharedCounter(4_000);
  const budget = leasedBudget(counter, () => 0);

  await Promise.all(Array.from({ length: 50 }, async () => budget.take("a", 1)));

  expect(counter.asked).toBe(1);
  expect(budget.take("a", 1)).toBeNull();
});

it("says how long to wait without reading the counter again, and starts again with the next window", async () => {
  let now = 0;
  const counter = sharedCounter(40);
  const budget = leasedBudget(counter, () => now);
  expect(await takeAll(budget, "a", 41)).toBe(40);
  const { asked } = counter;

  now = 20_000;
  await expect(budget.take("a", 1)).rejects.toMatchObject({ retryAfterSeconds: 40 });
  expect(counter.asked).toBe(asked);
});

it("subtracts a debt from the next window", async () => {
  const budget = leasedBudget(sharedCounter(40), () => 0);
  await budget.take("a", 1);
  budget.owe("a", 38);

  expect(await takeAll(budget, "a", 5)).toBe(1);
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::99", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("counts %s as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
