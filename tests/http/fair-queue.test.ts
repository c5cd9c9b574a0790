import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fairQueue } from "#api/limits/fair-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Work that takes this long on the test's own clock. */
const lasting = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

const SETTINGS = { freeMs: 10, restTimes: 5, longestQueue: 50 };

it("runs one request at a time", async () => {
  const run = fairQueue(SETTINGS);
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await lasting(2);
    inside -= 1;
  };
  const done = Promise.all(Array.from({ length: 5 }, (_, at) => run(`visitor ${at}`, work)));
  await vi.runAllTimersAsync();
  await done;
  expect(most).toBe(1);
});

it("serves a new visitor before an address that has had its share, which pauses between its turns", async () => {
  const run = fairQueue(SETTINGS);
  const ended: string[] = [];
  const work = (name: string) => async () => {
    await lasting(15);
    ended.push(name);
  };
  const first = run("greedy", work("first of greedy"));
  await vi.runAllTimersAsync();
  await first;
  const greedy = Promise.all([1, 2, 3].map((turn) => run("greedy", work(`greedy ${turn}`))));
  await vi.advanceTimersByTimeAsync(5);
  const visitor = run("visitor", work("visitor"));
  await vi.advanceTimersByTimeAsync(25);
  await visitor;
  expect(ended).toEqual(["first of greedy", "greedy 1", "visitor"]);
  await vi.runAllTimersAsync();
  await greedy;
  expect(ended).toHaveLength(5);
});

it("continues after failed work, and asks callers to come back if they would wait too long", async () => {
  const run = fairQueue({ ...SETTINGS, longestQueue: 1 });
  await expect(run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const { promise, resolve } = Promise.withResolvers<void>();
  const [held, waiting] = [run("a", () => promise), run("b", async () => "b")];
  await expect(run("c", async () => "c")).rejects.toMatchObject({ code: "unavailable" });
  resolve();
  await held;
  expect(await waiting).toBe("b");
});
