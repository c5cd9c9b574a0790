import { expect, test } from "vitest";
import { planNudge } from "#web/ui/schedule-grid/drag/move-planning.ts";
import { nextStop } from "#web/ui/schedule-grid/keyboard/navigation.ts";
import { layLanes } from "#web/ui/schedule-grid/model/lanes.ts";
import { clampStart, placeOn, STEP_MS, stepCount } from "#web/ui/schedule-grid/model/time-axis.ts";
import type { ScheduleBlock, TimeAxis } from "#web/ui/schedule-grid/types.ts";

const HOUR_MS = 3_600_000;

function block(id: string, startHour: number, endHour: number, yields = false): ScheduleBlock {
  const range = { start: startHour * HOUR_MS, end: endHour * HOUR_MS };
  return { id, columnId: "a", ...range, title: id, lines: [], tone: "teal", state: "Confirmed", yields };
}

function axis(fromHour: number, toHour: number): TimeAxis {
  return { start: fromHour * HOUR_MS, end: toHour * HOUR_MS, ticks: [] };
}

test("gives adjacent blocks the whole width", () => {
  const lanes = layLanes([block("one", 9, 10), block("two", 10, 11)]);
  expect(lanes.get("one")).toEqual({ lane: 0, lanes: 1, sliver: undefined, slivers: 0 });
  expect(lanes.get("two")).toEqual({ lane: 0, lanes: 1, sliver: undefined, slivers: 0 });
});

test("puts overlapping blocks side by side and reuses a free lane", () => {
  const lanes = layLanes([block("long", 9, 12), block("early", 9, 10), block("late", 10, 11)]);
  expect([...lanes].map(([id, lane]) => [id, lane.lane, lane.lanes])).toEqual([
    ["long", 0, 2],
    ["early", 1, 2],
    ["late", 1, 2],
  ]);
});

test("narrows a cancelled block only if an active one overlaps it", () => {
  const lanes = layLanes([block("cancelled", 9, 10, true), block("live", 9.5, 11), block("alone", 12, 13, true)]);
  expect(lanes.get("cancelled")).toMatchObject({ sliver: 0 });
  expect(lanes.get("live")).toEqual({ lane: 0, lanes: 1, sliver: undefined, slivers: 1 });
  expect(lanes.get("alone")).toMatchObject({ sliver: undefined, lanes: 1 });
});

test("counts the repeated hour of a 25-hour day separately", () => {
  const midnight = Date.parse("2027-11-07T00:00:00-04:00");
  const nextMidnight = Date.parse("2027-11-08T00:00:00-05:00");
  const day: TimeAxis = { start: midnight, end: nextMidnight, ticks: [] };
  expect(stepCount(day)).toBe(100);
  const first = placeOn(day, { start: midnight + HOUR_MS, end: midnight + 2 * HOUR_MS });
  const second = placeOn(day, { start: midnight + 2 * HOUR_MS, end: midnight + 3 * HOUR_MS });
  expect(first?.top).toBeCloseTo(1 / 25);
  expect(second?.top).toBeCloseTo(2 / 25);
});

test("cuts a block at the ends of the axis and omits everything outside", () => {
  expect(placeOn(axis(8, 18), { start: 7 * HOUR_MS, end: 13 * HOUR_MS })).toEqual({ top: 0, height: 0.5 });
  expect(placeOn(axis(8, 18), { start: 6 * HOUR_MS, end: 8 * HOUR_MS })).toBeUndefined();
});

test("keeps a moved block on the axis", () => {
  expect(clampStart(axis(8, 18), 17.5 * HOUR_MS, HOUR_MS)).toBe(17 * HOUR_MS);
  expect(clampStart(axis(8, 18), 5 * HOUR_MS, HOUR_MS)).toBe(8 * HOUR_MS);
});

test("moves the focus over quarter hours and blocks, lane by lane", () => {
  const model = { axis: axis(8, 18), blocksByColumn: [[block("one", 9, 10), block("two", 9, 10)], []] };
  const above = { column: 0, step: HOUR_MS / STEP_MS - 1, blockId: undefined };
  const one = nextStop(model, above, "ArrowDown");
  expect(one).toEqual({ column: 0, step: 4, blockId: "one" });
  const two = nextStop(model, one ?? above, "ArrowRight");
  expect(two).toEqual({ column: 0, step: 4, blockId: "two" });
  expect(nextStop(model, two ?? above, "ArrowRight")).toEqual({ column: 1, step: 4, blockId: undefined });
  expect(nextStop(model, two ?? above, "ArrowDown")).toEqual({ column: 0, step: 8, blockId: undefined });
  expect(nextStop(model, two ?? above, "x")).toBeUndefined();
});

test("stays in the last row and the first column", () => {
  const model = { axis: axis(8, 9), blocksByColumn: [[]] };
  const last = { column: 0, step: 3, blockId: undefined };
  expect(nextStop(model, last, "ArrowDown")).toEqual(last);
  expect(nextStop(model, last, "ArrowLeft")).toEqual(last);
});

test("moves a block that starts between two quarter hours to the next one", () => {
  const rules = { axis: axis(9, 20), columns: [{ id: "a", title: "Bay 1" }], formatTime: String };
  const walkIn = block("walk-in", 10 + 57 / 60, 11 + 57 / 60);
  const startAfter = (key: string) => planNudge(rules, walkIn, walkIn, key)?.target.start;
  expect(startAfter("ArrowDown")).toBe(11 * HOUR_MS);
  expect(startAfter("ArrowUp")).toBe(10.75 * HOUR_MS);
  expect(startAfter("ArrowLeft")).toBe(walkIn.start);
});
