import { describe, expect, it } from "vitest";
import { canJudge, normalized, overBudget, type Spent } from "./budget.ts";

const BUDGET = {
  layers: { node: 100 },
  file: { node: 3, web: 6, journeys: 6 },
  files: { "tests/dear.test.ts": 10 },
};
const spent = (layer: number, files: Spent["files"] = []): Spent => ({ layers: { node: layer }, files });
const file = (name: string, cpu: number, tests = 1, layer: "node" | "journeys" = "node") => ({
  layer,
  file: name,
  cpu,
  tests,
});

describe("the budget of the proof", () => {
  it("allows a layer 1.3 times its CPU seconds, and no more", () => {
    expect(overBudget(spent(129), BUDGET)).toEqual([]);
    expect(overBudget(spent(131), BUDGET)).toEqual(["node took 131.0 s, at most 130.0 s allowed"]);
  });

  it("allows a file 2.5 times its budget, its own or that of its kind", () => {
    const files = [file("tests/a.test.ts", 7.4), file("tests/dear.test.ts", 24), file("tests/b.test.ts", 7.6)];
    expect(overBudget(spent(0, files), BUDGET)).toEqual(["tests/b.test.ts took 7.6 s, at most 7.5 s allowed"]);
  });

  it("counts the journeys of a file", () => {
    expect(overBudget(spent(0, [file("tests/a.e2e.ts", 30, 3, "journeys")]), BUDGET)).toEqual([]);
    expect(overBudget(spent(0, [file("tests/a.e2e.ts", 31, 2, "journeys")]), BUDGET)).toHaveLength(1);
  });

  it("does not fail on a slow machine", () => {
    const slow = { wall: 3, cpu: 3, pages: 1 };
    expect(overBudget(normalized(spent(300, [file("tests/a.test.ts", 15)]), slow), BUDGET)).toEqual([]);
  });

  it("does not fail a layer of many processes on a machine with slow memory", () => {
    const virtual = { wall: 1, cpu: 1, pages: 41 };
    const { layers } = normalized({ layers: { node: 220, web: 220, journeys: 320 }, files: [] }, virtual);
    expect(layers).toEqual({ node: expect.closeTo(100), web: 220, journeys: expect.closeTo(100) });
  });

  it("is checked at the start and the end of a run, unless other work uses the cores", () => {
    const [quiet, slow, shared] = [
      { wall: 1, cpu: 1, pages: 1 },
      { wall: 3, cpu: 2.9, pages: 1 },
      { wall: 3, cpu: 1.2, pages: 1 },
    ];
    expect(canJudge([quiet, slow])).toBe(true);
    expect(canJudge([quiet, shared])).toBe(false);
    expect(canJudge([shared, quiet])).toBe(false);
  });
});
