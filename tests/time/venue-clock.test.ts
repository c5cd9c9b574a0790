/** @module-tag both */
import { expect, it } from "vitest";
import { shiftToJourneys } from "#tests/support/venue-clock.ts";

it.each([
  ["on the Wednesday before the hour", "2026-11-18T17:06:59", "2026-11-18"],
  ["at the hour", "2026-11-18T17:07:00", "2026-11-18"],
  ["on the Wednesday after the hour", "2026-11-18T17:07:01", "2026-11-25"],
  ["late on a Friday", "2026-11-20T21:58:00", "2026-11-25"],
  ["around the turn of a year", "2026-12-31T23:59:59", "2027-01-06"],
])("sets journeys that start %s to the next Wednesday at 17:07", (_when, begun, wednesday) => {
  const now = Temporal.PlainDateTime.from(begun).toZonedDateTime("America/Vancouver").toInstant();
  const shown = now.add({ milliseconds: shiftToJourneys(now) }).toZonedDateTimeISO("America/Vancouver");
  expect(shown.toPlainDateTime().toString()).toBe(`${wednesday}T17:07:00`);
});
