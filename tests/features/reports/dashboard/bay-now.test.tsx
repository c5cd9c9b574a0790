import { expect, test } from "vitest";
import { MAIN_STREET } from "#tests/features/bookings/bookings/render-desk.tsx";
import { compactBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { venueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { bayNow, type BayTaken } from "#web/features/reports/dashboard/bay-now.ts";
import { barPieces } from "#web/features/reports/dashboard/day-bar.ts";
import { TODAY } from "./today.ts";

const day = venueDay(TODAY, MAIN_STREET);
/** 17:42 in Vancouver. */
const NOW = Date.parse("2027-05-05T00:42:00Z");
const next = compactBooking({
  id: 8,
  client_name: "Bola Okoye",
  start_time: "2027-05-05T01:30:00Z",
  end_time: "2027-05-05T02:00:00Z",
});

test.each([
  ["a guest in the bay", compactBooking({ status: "checked_in" }), "until 18:30", "blue"],
  ["a late guest", compactBooking(), "12 min late", "amber"],
  ["a visitor's hold", compactBooking({ status: "held", client_name: null }), "held online", "violet"],
  ["a cancelled booking", compactBooking({ status: "cancelled" }), "free until 18:30", "green"],
  [
    "a guest who stays past the end",
    compactBooking({ status: "checked_in", start_time: "2027-05-04T23:30:00Z", end_time: "2027-05-05T00:30:00Z" }),
    "over since 17:30",
    "amber",
  ],
] as const)("says what happens in the bay with %s, and who is next", (_case, booking, now, tone) => {
  expect(bayNow([booking, next], [], day, NOW)).toMatchObject({ now, tone, next: "18:30 Okoye" });
});

test("is free until closing if nothing follows", () => {
  expect(bayNow([], [], day, NOW)).toMatchObject({ now: "free until 22:00", next: undefined });
});

test("is closed outside the opening hours", () => {
  expect(bayNow([], [], day, Date.parse("2027-05-04T15:00:00Z"))).toMatchObject({ now: "closed", tone: "grey" });
});

test("draws the day from opening to closing and greys out the past", () => {
  const over = compactBooking({
    status: "completed",
    start_time: "2027-05-04T16:00:00Z",
    end_time: "2027-05-04T22:30:00Z",
  });
  const gone = compactBooking({ status: "cancelled" });
  expect(barPieces([over, gone, next], [], day, NOW)).toMatchObject([
    { tone: "grey", from: 0, width: 50 },
    { tone: "teal", name: "Okoye", from: expect.closeTo(73.08, 2) },
  ]);
});

const at = (time: string) => Date.parse(`2027-05-04T${time}:00-07:00`);
const taken = (kind: BayTaken["kind"], start: string, end: string): BayTaken => ({
  key: `${kind} ${start}`,
  kind,
  name: kind === "class" ? "Swing Basics" : "Repair",
  resource_ids: [6],
  start: at(start),
  end: at(end),
});

test.each([
  ["a class", taken("class", "17:00", "18:00"), "class until 18:00", "teal"],
  ["a blocked time", taken("repair", "12:00", "18:15"), "repair until 18:15", "grey"],
  [
    "a private event of a whole day",
    { ...taken("private", "00:00", "23:00"), end: day.end },
    "blocked all day",
    "grey",
  ],
] as const)("is not free during %s", (_case, one, now, tone) => {
  expect(bayNow([next], [one], day, NOW)).toMatchObject({ now, tone, next: "18:30 Okoye" });
});

test("is free until the class or blocked time before the next booking", () => {
  const soon = taken("class", "18:00", "18:30");
  expect(bayNow([next], [soon], day, NOW)).toMatchObject({ now: "free until 18:00", next: "18:00 Swing Basics" });
});

test("draws classes in colour until they are over, and blocked times in grey", () => {
  const pieces = barPieces(
    [],
    [taken("class", "09:00", "15:30"), taken("class", "18:00", "19:00"), taken("event", "20:00", "22:00")],
    day,
    NOW,
  );
  expect(pieces).toMatchObject([
    { tone: "grey", name: "Swing Basics", from: 0, width: 50 },
    { tone: "teal", name: "Swing Basics" },
    { tone: "grey", name: "Repair" },
  ]);
});
