import { expect, test } from "vitest";
import { zoneOf } from "#tests/support/file-zone.ts";

/** The full test run executes this folder in several zones: verifies that each run is in the zone it names. */
test("runs in the zone that the run names, else in UTC", () => {
  const there = Temporal.Now.zonedDateTimeISO(process.env["TEST_ZONE"] ?? "UTC");
  expect(process.env["TZ"]).toBe(there.timeZoneId);
  expect(Temporal.Now.zonedDateTimeISO().offsetNanoseconds).toBe(there.offsetNanoseconds);
  expect(new Date(there.epochMilliseconds).getHours()).toBe(there.hour);
});

test("spreads the other files over the zones, each always in one", () => {
  const files = Array.from({ length: 300 }, (_, number) => `tests/bookings/file-${number}.test.ts`);
  const zones = Map.groupBy(files, zoneOf);
  expect([...zones.keys()].toSorted()).toEqual(["America/Vancouver", "Asia/Kolkata", "UTC"]);
  for (const [zone, inIt] of zones) {
    expect(inIt.length).toBeGreaterThan(70);
    expect(new Set(inIt.map(zoneOf))).toEqual(new Set([zone]));
  }
});
