import { describe, expect, it } from "vitest";
import { blockedUnits } from "#api/features/schedule/zone-shifts/move-rules.ts";
import { changedRanges } from "#api/features/schedule/zone-shifts/offset-rules.ts";

describe("comparing two versions of a zone's rules", () => {
  it("finds the winters of a zone that abolished its clock changes, and joins adjacent ranges", () => {
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

  it("finds nothing if both agree, or if only one covers a range", () => {
    const all = [{ from: 0, to: 10, offset: 1 }];
    expect(changedRanges(all, [{ from: 2, to: 99, offset: 1 }])).toEqual([]);
    expect(changedRanges(all, [{ from: 10, to: 99, offset: 2 }])).toEqual([]);
  });
});

describe("bookings that cannot move", () => {
  const unit = (key: string, from: number, to: number, by = 10) => ({
    key,
    claims: [{ id: from, owner: "resource:1", now: { from, to }, next: { from: from + by, to: to + by } }],
  });

  it("are none if all move one after another", () => {
    expect(blockedUnits([unit("a", 0, 10), unit("b", 10, 20), unit("c", 20, 30)], [])).toEqual(new Set());
  });

  it("are those that would overlap another claim, and those that would overlap them", () => {
    const units = [unit("a", 0, 10), unit("b", 10, 20), unit("c", 40, 50)];
    const standing = [{ id: 99, owner: "resource:1", range: { from: 25, to: 35 } }];
    expect(blockedUnits(units, standing)).toEqual(new Set(["a", "b"]));
    expect(blockedUnits(units, [{ id: 99, owner: "resource:2", range: { from: 25, to: 35 } }])).toEqual(new Set());
  });

  it("are the later of two that would overlap each other", () => {
    expect(blockedUnits([unit("a", 0, 10, 5), unit("b", 20, 30, -12)], [])).toEqual(new Set(["b"]));
  });
});
