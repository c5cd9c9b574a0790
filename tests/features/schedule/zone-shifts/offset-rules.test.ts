import { describe, expect, it } from "vitest";
import { blockedUnits } from "#api/features/schedule/zone-shifts/move-rules.ts";
import { changedRanges } from "#api/features/schedule/zone-shifts/offset-rules.ts";

describe("where two states of a clock differ", () => {
  it("finds the winters of a zone that changes its clocks no more, and joins what touches", () => {
    const before = [
      { from: 0, to: 10, offset: -7 },
      { from: 10, to: 20, offset: -8 },
      { from: 20, to: 30, offset: -7 },
      { from: 30, to: 40, offset: -8 },
    ];
    const after = [
      { from: 5, to: 35, offset: -7 },
      { from: 35, to: 50, offset: -7 },
    ];
    expect(changedRanges(before, after)).toEqual([
      { from: 10, to: 20, offset: -8 },
      { from: 30, to: 40, offset: -8 },
    ]);
  });

  it("finds nothing where they agree, nor where only one of them reaches", () => {
    const all = [{ from: 0, to: 10, offset: 1 }];
    expect(changedRanges(all, [{ from: 2, to: 99, offset: 1 }])).toEqual([]);
    expect(changedRanges(all, [{ from: 10, to: 99, offset: 2 }])).toEqual([]);
  });
});

describe("who cannot go", () => {
  const unit = (key: string, from: number, to: number, by = 10) => ({
    key,
    claims: [{ id: from, owner: "resource:1", now: { from, to }, next: { from: from + by, to: to + by } }],
  });

  it("is nobody where all go one after another, whatever they pass", () => {
    expect(blockedUnits([unit("a", 0, 10), unit("b", 10, 20), unit("c", 20, 30)], [])).toEqual(new Set());
  });

  it("is whoever meets another's claim, and who would then meet that one", () => {
    const units = [unit("a", 0, 10), unit("b", 10, 20), unit("c", 40, 50)];
    const standing = [{ id: 99, owner: "resource:1", range: { from: 25, to: 35 } }];
    expect(blockedUnits(units, standing)).toEqual(new Set(["a", "b"]));
    expect(blockedUnits(units, [{ id: 99, owner: "resource:2", range: { from: 25, to: 35 } }])).toEqual(new Set());
  });

  it("is the later of two that would meet each other", () => {
    expect(blockedUnits([unit("a", 0, 10, 5), unit("b", 20, 30, -12)], [])).toEqual(new Set(["b"]));
  });
});
