import { expect, test } from "vitest";
import { calendarFile } from "#web/features/bookings/online/done/calendar-file.ts";
import { BOOKING } from "./sample-data.ts";

const FILE = calendarFile({
  booking: { ...BOOKING, location: { ...BOOKING.location, address: "1280 Main Street, Vancouver; door at the läne" } },
  company: "Harbour Indoor Golf",
  title: "60 min Simulator",
  url: `http://demo.localhost:4000/book/manage#${"x".repeat(60)}`,
  now: new Date("2027-05-01T12:00:00Z"),
});

test("writes the booking's times in UTC, which no calendar can misread", () => {
  expect(FILE).toContain("DTSTART:20270505T031500Z\r\n");
  expect(FILE).toContain("DTEND:20270505T041500Z\r\n");
});

test("is the same event as in the email, so that a calendar shows it once", () => {
  expect(FILE).toContain("UID:booking-48102@demo.localhost\r\n");
});

test("escapes text and folds lines over 75 octets without breaking a character", () => {
  const lines = FILE.split("\r\n");
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(FILE.replaceAll("\r\n ", "")).toContain(
    String.raw`LOCATION:Bay 9\, Main Street\, 1280 Main Street\, Vancouver\; door at the läne`,
  );
});
