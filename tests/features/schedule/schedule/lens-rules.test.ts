import { describe, expect, it } from "vitest";
import { compactBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { stateCounts, toggled } from "#web/features/schedule/schedule/board/state-counts.ts";
import {
  LENSES_MAX,
  lensInUse,
  nameRefusal,
  renamedLens,
  savedLens,
  withLens,
  withoutLens,
} from "#web/features/schedule/schedule/lenses/lenses.ts";
import { keepUnchanged } from "#web/features/schedule/schedule/model/use-grid-model.ts";
import { readNew, writeNew } from "#web/features/schedule/schedule/use-schedule-url.ts";

const BAYS = { by: "resource", view: "day", hidden: [], only: null } as const;
const EVENING = savedLens("Evening desk", { ...BAYS, hidden: ["completed", "cancelled"] }, null);
const COACHES = savedLens("Coaches", { ...BAYS, by: "coach", view: "week" }, 2);

describe("a lens", () => {
  it("is active while the schedule has exactly its view, in whatever order the statuses were hidden", () => {
    const lenses = [EVENING, COACHES];
    expect(lensInUse(lenses, { ...BAYS, hidden: ["cancelled", "completed"] }, 1)).toBe(EVENING);
    expect(lensInUse(lenses, { ...BAYS, by: "coach", view: "week" }, 2)).toBe(COACHES);
    expect(lensInUse(lenses, { ...BAYS, by: "coach", view: "week" }, 1)).toBeUndefined();
    expect(lensInUse(lenses, { ...BAYS, by: "coach", view: "week", only: 4 }, 2)).toBeUndefined();
    expect(lensInUse(lenses, BAYS, 1)).toBeUndefined();
  });

  it("needs a unique name, and there are at most eight", () => {
    expect(nameRefusal([EVENING], "evening DESK")).toMatch(/already/);
    expect(nameRefusal([EVENING, COACHES], "Evening desk", EVENING)).toBeUndefined();
    const full = Array.from({ length: LENSES_MAX }, (_item, at) => savedLens(`Lens ${at}`, BAYS, null));
    expect(nameRefusal(full, "One more")).toMatch(/Remove one first/);
    expect(nameRefusal(full, "Renamed", full[0])).toBeUndefined();
  });

  it("stays the default when it is renamed, and no longer when it is removed", () => {
    const kept = { schedule_lenses: [EVENING, COACHES], opening_lens: "Coaches" };
    expect(renamedLens(kept, "Coaches", "Who teaches")).toMatchObject({ opening_lens: "Who teaches" });
    expect(withoutLens(kept, "Coaches")).toEqual({ schedule_lenses: [EVENING], opening_lens: null });
    expect(withoutLens(kept, "Evening desk")).toMatchObject({ opening_lens: "Coaches" });
  });

  it("is added once, even if the update is applied twice", () => {
    const once = withLens({ schedule_lenses: [EVENING], opening_lens: null }, COACHES);
    expect(withLens({ opening_lens: null, schedule_lenses: once.schedule_lenses ?? [] }, COACHES)).toEqual(once);
  });
});

describe("statuses", () => {
  it("are counted separately, late bookings apart from confirmed ones", () => {
    const counts = stateCounts([
      compactBooking({ status: "confirmed", late_minutes: null }),
      compactBooking({ status: "confirmed", late_minutes: 12 }),
      compactBooking({ status: "no_show", late_minutes: null }),
    ]);
    const counted = Object.fromEntries(counts.map(({ standing, count }) => [standing, count]));
    expect(counted).toMatchObject({ confirmed: 1, late: 1, no_show: 1, checked_in: 0 });
  });

  it("can be hidden and shown again", () => {
    expect(toggled(toggled(["held"], "cancelled"), "held")).toEqual(["cancelled"]);
  });
});

it("keeps unchanged items, and the whole list if none changed, as the same objects", () => {
  const before = [
    { id: "a", start: 1 },
    { id: "b", start: 2 },
  ];
  expect(keepUnchanged(before, structuredClone(before))).toBe(before);
  const after = keepUnchanged(before, [
    { id: "a", start: 1 },
    { id: "b", start: 3 },
  ]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toEqual({ id: "b", start: 3 });
});

it("reads the start of a new booking back from the address", () => {
  for (const begin of [
    { start: 1_809_450_000_000, resourceId: 4, coachId: null },
    { start: 1_809_450_000_000, resourceId: null, coachId: 9 },
    { start: 1_809_450_000_000, resourceId: null, coachId: null },
  ]) {
    expect(readNew(writeNew(begin), "2027-05-04")).toEqual({ date: "2027-05-04", ...begin });
  }
  expect(readNew("1", "2027-05-04")).toMatchObject({ start: null });
  expect(readNew("rubbish", "2027-05-04")).toMatchObject({ start: null });
});
