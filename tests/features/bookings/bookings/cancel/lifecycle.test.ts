import { expect, test } from "vitest";
import { actionsAt, canBecome, canRestore, lateMinutes } from "#api/features/bookings/bookings/lifecycle.ts";
import { BookingStatus as Status, type BookingStatus } from "#schema/bookings/bookings/models.ts";
import { STATUS_ACTIONS } from "#schema/bookings/bookings/status-actions.ts";

const NOW = Temporal.Instant.from("2027-05-04T19:00:00Z");
const begun = (status: BookingStatus) => ({
  status,
  start_time: Temporal.Instant.from("2027-05-04T18:48:30Z"),
  cancelled_at: null,
});
const ahead = (status: BookingStatus) => ({
  status,
  start_time: Temporal.Instant.from("2027-05-04T20:00:00Z"),
  cancelled_at: null,
});

test("allows each status to change only to its next statuses", () => {
  const next = Status.options.map((from) => [from, Status.options.filter((to) => canBecome(begun(from), to, NOW))]);
  expect(Object.fromEntries(next)).toEqual({
    held: [],
    confirmed: ["checked_in", "no_show"],
    checked_in: ["confirmed", "completed"],
    completed: ["checked_in"],
    no_show: ["confirmed"],
    cancelled: [],
  });
});

test("allows no no-show before the start", () => {
  expect(canBecome(ahead("confirmed"), "no_show", NOW)).toBe(false);
  expect(actionsAt(ahead("confirmed"), NOW)).not.toContain("mark_no_show");
  expect(actionsAt(begun("confirmed"), NOW)).toContain("mark_no_show");
});

test("counts late minutes in whole minutes until check-in", () => {
  expect(lateMinutes(begun("confirmed"), NOW)).toBe(11);
  expect(lateMinutes(begun("checked_in"), NOW)).toBeNull();
  expect(lateMinutes(ahead("confirmed"), NOW)).toBeNull();
});

test("allows a cancellation to be undone for ten minutes, the last instant included", () => {
  const cancelled = (at: string) => ({ ...ahead("cancelled"), cancelled_at: Temporal.Instant.from(at) });
  expect(canRestore(cancelled("2027-05-04T18:50:00.000Z"), NOW)).toBe(true);
  expect(canRestore(cancelled("2027-05-04T18:49:59.999Z"), NOW)).toBe(false);
  expect(actionsAt(cancelled("2027-05-04T18:55:00Z"), NOW)).toEqual(["restore"]);
  expect(actionsAt(cancelled("2027-05-04T18:40:00Z"), NOW)).toEqual([]);
  expect(canRestore({ ...ahead("confirmed"), cancelled_at: Temporal.Instant.from("2027-05-04T18:59:00Z") }, NOW)).toBe(
    false,
  );
});

test("has an undo action for each status that can be set", () => {
  for (const [action, { sets, undo }] of Object.entries(STATUS_ACTIONS)) {
    expect(actionsAt(begun(sets), NOW), action).toContain(undo);
    expect(STATUS_ACTIONS[undo].undo, undo).toBe(action);
  }
});
