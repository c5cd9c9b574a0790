import { describe, expect, it } from "vitest";
import { fairTurns } from "#api/limits/fair-turns.ts";

const SETTINGS = { atOnce: 1, waitingEach: 3, waitMs: 60_000, refusal: "Several files are being read right now." };

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs that are ended by hand, in the order in which they begin. */
function runs(turns: ReturnType<typeof fairTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (company: string, name: string): Promise<string> =>
    turns(company, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await soon();
  };
  return { begun, ask, end };
}

describe("turns of companies", () => {
  it("let another company go before many queued ones of the same company", async () => {
    const { begun, ask, end } = runs(fairTurns(SETTINGS));
    const asked = [ask("large", "large 1"), ask("large", "large 2"), ask("large", "large 3"), ask("small", "small 1")];
    await soon();
    expect(begun).toEqual(["large 1"]);
    await end("large 1");
    expect(begun).toEqual(["large 1", "small 1"]);
    for (const name of ["small 1", "large 2", "large 3"]) await end(name);
    expect(await Promise.all(asked)).toEqual(["large 1", "large 2", "large 3", "small 1"]);
  });

  it("run only a few at once for all companies together, and one for each", async () => {
    const { begun, ask, end } = runs(fairTurns({ ...SETTINGS, atOnce: 2 }));
    const asked = [ask("a", "a1"), ask("a", "a2"), ask("b", "b1"), ask("c", "c1")];
    await soon();
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1", "c1"]);
    for (const name of ["a1", "c1", "a2"]) await end(name);
    expect(await Promise.all(asked)).toEqual(["a1", "a2", "b1", "c1"]);
  });

  it("refuse a company that has queued too many, and nobody else", async () => {
    const { ask, end } = runs(fairTurns(SETTINGS));
    const asked = ["1", "2", "3", "4"].map((name) => ask("large", name));
    await expect(ask("large", "5")).rejects.toMatchObject({ code: "unavailable", detail: { retryAfterSeconds: 5 } });
    asked.push(ask("small", "small"));
    await soon();
    for (const name of ["1", "small", "2", "3", "4"]) await end(name);
    expect(await Promise.all(asked)).toHaveLength(5);
  });

  it("refuse a request that has waited too long, and continue with the next", async () => {
    const { begun, ask, end } = runs(fairTurns({ ...SETTINGS, waitMs: 0 }));
    const first = ask("a", "a1");
    await expect(ask("b", "b1")).rejects.toMatchObject({ code: "unavailable" });
    await end("a1");
    const second = ask("c", "c1");
    await soon();
    await end("c1");
    expect(await Promise.all([first, second])).toEqual(["a1", "c1"]);
    expect(begun).toEqual(["a1", "c1"]);
  });

  it("continue after a failed run", async () => {
    const turns = fairTurns(SETTINGS);
    await expect(turns("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await turns("a", async () => "next")).toBe("next");
  });
});
