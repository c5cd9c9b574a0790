import { expect, it } from "vitest";
import { concurrencyLimit } from "#api/limits/concurrency-limit.ts";

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

it("runs up to its limit at once, in order of arrival", async () => {
  const run = concurrencyLimit(2, 10);
  const pieces = ["a", "b", "c", "d"].map((name) => ({ name, ...held() }));
  const begun: string[] = [];
  const done = pieces.map(({ name, work }) =>
    run(() => {
      begun.push(name);
      return work();
    }),
  );
  await soon();
  expect(begun).toEqual(["a", "b"]);
  pieces[1]?.resolve("b");
  await soon();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const { name, resolve } of pieces) resolve(name);
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

it("continues after failed work", async () => {
  const run = concurrencyLimit(1, 10);
  await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await run(async () => "next")).toBe("next");
});

it("asks callers to come back if they would wait too long", async () => {
  const run = concurrencyLimit(1, 1);
  const [first, second] = [held(), held()];
  const done = [run(first.work), run(second.work)];
  await expect(run(async () => "third")).rejects.toMatchObject({ code: "unavailable" });
  first.resolve("first");
  second.resolve("second");
  expect(await Promise.all(done)).toEqual(["first", "second"]);
});
