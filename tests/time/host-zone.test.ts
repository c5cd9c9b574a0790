/** @module-tag both */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { zoneOf } from "#tests/support/file-zone.ts";
import { TEST_NOW } from "#tests/support/venue.ts";

const ZONE = process.env["TEST_ZONE"] ?? "UTC";

/** The long proof runs these folders in several zones: verifies that each run is in the zone it names. */
test("runs in the zone of the environment, else in UTC", () => {
  const there = Temporal.Instant.from(TEST_NOW).toZonedDateTimeISO(ZONE);
  expect(process.env["TZ"]).toBe(ZONE);
  expect(there.equals(there.withTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone))).toBe(true);
  expect(new Date(there.epochMilliseconds).getHours()).toBe(there.hour);
});

test("is tagged to run completely in each zone of the long proof", () => {
  const files = globSync("tests/{time,features/schedule/availability}/**/*.test.ts");
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !readFileSync(file, "utf8").startsWith("/** @module-tag both */"))).toEqual([]);
});

test("distributes the other files over the zones, each always to the same one", () => {
  const files = Array.from({ length: 300 }, (_, number) => `tests/features/bookings/bookings/file-${number}.test.ts`);
  const zones = Map.groupBy(files, zoneOf);
  expect([...zones.keys()].toSorted()).toEqual(["America/Vancouver", "Asia/Kolkata", "UTC"]);
  for (const [zone, inIt] of zones) {
    expect(inIt.length).toBeGreaterThan(70);
    expect(new Set(inIt.map(zoneOf))).toEqual(new Set([zone]));
  }
});
