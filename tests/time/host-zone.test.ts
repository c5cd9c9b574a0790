import { expect, test } from "vitest";

/** The whole proof runs this folder under several zones: shows that each run is where it says. */
test.runIf(process.env["TZ"])("runs in the zone that TZ names", () => {
  const there = Temporal.Now.zonedDateTimeISO(process.env["TZ"]);
  expect(Temporal.Now.zonedDateTimeISO().offsetNanoseconds).toBe(there.offsetNanoseconds);
  expect(new Date(there.epochMilliseconds).getHours()).toBe(there.hour);
});
