import { expect, test } from "vitest";
import { formatPrice, lowestPrice } from "#web/features/bookings/online/frame/format-price.ts";
import { formatTime, timeSpan } from "#web/features/bookings/online/frame/format-venue.ts";
import { formatOf } from "#web/features/bookings/online/own/own-booking.ts";
import { offersOf } from "#web/features/bookings/online/when/offers.ts";
import type { BookTimeFragment } from "#web/features/bookings/online/when/times.generated.ts";
import {
  groupedByPart,
  leftAt,
  nearestFreeDays,
  repeatedTimeLabels,
} from "#web/features/bookings/online/when/times.ts";

function time(start_time: string, local_start: string, more: Partial<BookTimeFragment> = {}): BookTimeFragment {
  const price = { amount: 6000, currency: "CAD" };
  const places = { resource_ids: [1, 2], coach_ids: [] };
  return { start_time, end_time: "", local_start, local_end: "", ...places, price, member_price: null, ...more };
}

test("groups times by the venue's wall clock, whatever the browser's zone", () => {
  const groups = groupedByPart([
    time("2027-05-04T16:00:00Z", "2027-05-04T09:00:00-07:00"),
    time("2027-05-04T19:00:00Z", "2027-05-04T12:00:00-07:00"),
    time("2027-05-05T01:00:00Z", "2027-05-04T18:00:00-07:00"),
  ]);
  expect(groups.map(({ part, times }) => [part, times.length])).toEqual([
    ["morning", 1],
    ["afternoon", 1],
    ["evening", 1],
  ]);
});

test("distinguishes two starts only when the clock shows the same time twice", () => {
  const words = repeatedTimeLabels([
    time("2027-11-07T05:00:00Z", "2027-11-07T01:00:00-04:00"),
    time("2027-11-07T06:00:00Z", "2027-11-07T01:00:00-05:00"),
    time("2027-11-07T07:00:00Z", "2027-11-07T02:00:00-05:00"),
  ]);
  expect([...words]).toEqual([
    ["2027-11-07T05:00:00Z", "UTC−4"],
    ["2027-11-07T06:00:00Z", "UTC−5"],
  ]);
});

test("counts bays for bay time and coaches for a lesson with any coach", () => {
  const lesson = time("", "2027-05-04T09:00:00-07:00", { resource_ids: [1, 2, 3], coach_ids: [7] });
  expect(leftAt(lesson, "resource", false)).toBe(3);
  expect(leftAt(lesson, "coach", false)).toBe(1);
  expect(leftAt(lesson, "coach", true)).toBeUndefined();
});

test("offers the three nearest days that have a free time, in order", () => {
  const day = (date: string, free_count: number) => ({
    date,
    state: free_count > 0 ? ("free" as const) : ("full" as const),
    free_count,
    is_closed: false,
  });
  const days = [
    day("2027-05-01", 3),
    day("2027-05-02", 1),
    day("2027-05-03", 0),
    day("2027-05-04", 0),
    day("2027-05-05", 2),
    day("2027-05-06", 9),
  ];
  expect(nearestFreeDays(days, "2027-05-04").map(({ date }) => date)).toEqual([
    "2027-05-02",
    "2027-05-05",
    "2027-05-06",
  ]);
});

test.each([
  ["HH:mm", "09:05", "09:05–18:30"],
  ["H:mm", "9:05", "9:05–18:30"],
  ["h:mm a", "9:05 am", "9:05 am–6:30 pm"],
  ["hh:mm A", "09:05 AM", "09:05 AM–06:30 PM"],
])("writes times in the location's format: %s", (timeformat, start, span) => {
  const [from, to] = ["2027-05-04T09:05:00-07:00", "2027-05-04T18:30:00-07:00"];
  expect(formatTime(from, { timeformat })).toBe(start);
  expect(timeSpan(from, to, { timeformat })).toBe(span);
});

test("writes am or pm once if start and end share it", () => {
  const span = timeSpan("2027-05-04T12:00:00-07:00", "2027-05-04T13:30:00-07:00", { timeformat: "h:mm a" });
  expect(span).toBe("12:00–1:30 pm");
});

test("leaves out zero cents, and handles currencies without cents", () => {
  expect(formatPrice({ amount: 6000, currency: "CAD" }, "en-CA")).toBe("$60");
  expect(formatPrice({ amount: 6050, currency: "CAD" }, "en-CA")).toBe("$60.50");
  expect(formatPrice({ amount: 6000, currency: "JPY" }, "en-CA")).toBe("¥6,000");
  expect(lowestPrice([])).toBeUndefined();
});

test("reads only times from the alternatives of a refusal", () => {
  const offer = { start_time: "2027-05-04T16:00:00Z", local_start: "2027-05-04T09:00:00-07:00" };
  expect(offersOf([offer, null, "09:00", { start_time: 5 }])).toEqual([offer]);
});

test("formats the times of an expired offer as the venue formats its others", () => {
  const locations = [{ id: 1, timeformat: "HH:mm", locale: "en-CA", dateformat: "D MMM YYYY" }];
  expect(formatTime("2027-05-04T18:05:00-07:00", formatOf({ locations }, 2))).toBe("18:05");
  expect(formatTime("2027-05-04T18:05:00-07:00", formatOf({ locations: [] }, 2))).toBe("18:05");
});
