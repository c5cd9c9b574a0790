import { expect, test } from "vitest";
import { compactBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { taskDetail, taskTitle } from "#web/features/reports/dashboard/format-task.ts";
import { nextArrivals, todoTasks } from "#web/features/reports/dashboard/todo.ts";

/** 17:42 in Vancouver. */
const NOW = Date.parse("2027-05-05T00:42:00Z");
const at = (start: string, end: string) => ({
  start_time: `2027-05-05T${start}:00Z`,
  end_time: `2027-05-05T${end}:00Z`,
});

const late = compactBooking({ id: 1, ...at("00:30", "01:30"), payment_status: "due" });
const laterStill = compactBooking({ id: 2, ...at("00:15", "01:15") });
const overdue = compactBooking({ id: 3, ...at("00:00", "00:40"), status: "checked_in" });
const missed = compactBooking({ id: 4, ...at("00:00", "00:30") });
const unpaidHere = compactBooking({ id: 5, ...at("00:00", "01:00"), status: "checked_in", payment_status: "due" });
const unpaidNext = compactBooking({ id: 6, ...at("01:00", "02:00"), payment_status: "deposit_paid" });
const unpaidGone = compactBooking({ id: 7, ...at("00:00", "00:20"), status: "completed", payment_status: "due" });
const asItShould = compactBooking({ id: 8, ...at("00:42", "01:42") });

const kinds = (...bookings: Parameters<typeof todoTasks>[0]) =>
  todoTasks(bookings, NOW).map(({ kind, booking }) => [kind, booking.id]);

test("lists late guests before overdue, missed and unpaid bookings, the longest wait first", () => {
  expect(kinds(unpaidGone, unpaidNext, missed, late, overdue, unpaidHere, laterStill, asItShould)).toEqual([
    ["late", 2],
    ["late", 1],
    ["overdue", 3],
    ["missed", 4],
    ["unpaid", 5],
    ["unpaid", 6],
    ["unpaid", 7],
  ]);
});

test("lists each booking once, by its most urgent reason", () => {
  expect(kinds(late)).toEqual([["late", 1]]);
});

test.each(["held", "cancelled", "no_show"] as const)("lists nothing for a %s booking", (status) => {
  expect(kinds(compactBooking({ ...at("00:00", "00:30"), status, payment_status: "due" }))).toEqual([]);
});

test("calls nobody late in the minute of the start", () => {
  expect(todoTasks([asItShould], NOW + 59_000)).toEqual([]);
  expect(todoTasks([asItShould], NOW + 60_000)).toMatchObject([{ kind: "late", minutes: 1 }]);
});

test("lists confirmed bookings that have not started as expected, the next first", () => {
  const checkedIn = compactBooking({ id: 9, ...at("01:00", "02:00"), status: "checked_in" });
  expect(nextArrivals([unpaidNext, late, asItShould, checkedIn], NOW).map(({ id }) => id)).toEqual([8, 6]);
});

test("shows the amount due of a part-paid booking, not its price", () => {
  const booking = { ...unpaidNext, balance_due: { amount: 3355, currency: "CAD" } };
  const task = { kind: "unpaid", booking, minutes: 0 } as const;
  expect([taskTitle(task, "Bay 6"), taskDetail(task, "Bay 6", "en-US")]).toEqual([
    "Owen Lindqvist has paid a part",
    "$33.55 still due, Bay 6",
  ]);
  expect(taskDetail({ ...task, kind: "late" }, "Bay 6", "en-US")).toBe("$33.55 still due");
  const unpaid = { ...task, booking: { ...booking, payment_status: "due" } } as const;
  expect(taskDetail(unpaid, "Bay 6", "en-US")).toBe("$33.55, Bay 6");
  expect(taskDetail({ ...unpaid, kind: "late" }, "Bay 6", "en-US")).toBe("$33.55 to pay");
});
