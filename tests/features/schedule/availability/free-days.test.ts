/** @module-tag both */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freeDays } from "#api/features/schedule/availability/free-days.ts";
import { dateOfDay } from "#api/time/calendar.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { bay, claim, coach, daily, venue } from "./facts.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const statesOf = (facts: Parameters<typeof freeDays>[0]) =>
  freeDays(facts).map(({ day, state }) => `${dateOfDay(day)} ${state}`);

test("distinguishes full, closed, no coach and too late", () => {
  const weekdays = daily("09:00", "12:00").filter(({ weekday }) => weekday !== "sunday");
  const facts = venue({
    date_from: "2027-05-04",
    now: Temporal.Instant.from("2027-05-04T15:30:00Z"),
    location: { hours: weekdays, closures: [{ from_date: "2027-05-06", to_date: "2027-05-06" }] },
    resources: [bay(1, { busy: [claim("2027-05-05T12:00:00Z", "2027-05-05T17:00:00Z")] })],
    coaches: [coach(2, { hours: daily("09:00", "12:00").filter(({ weekday }) => weekday !== "friday") })],
    service: { horizon_days: 5 },
  });
  expect(statesOf({ ...facts, date_to: "2027-05-10" })).toEqual([
    "2027-05-04 too_late",
    "2027-05-05 full",
    "2027-05-06 closed",
    "2027-05-07 no_coach",
    "2027-05-08 free",
    "2027-05-09 closed",
    "2027-05-10 beyond_horizon",
  ]);
});

test("counts the free times of a venue that never closes on days with a clock change", () => {
  const facts = venue({ location: { hours: daily("00:00", "24:00") } });
  const now = Temporal.Instant.from("2027-03-01T12:00:00Z");
  const spring = freeDays({ ...facts, now, date_from: "2027-03-13", date_to: "2027-03-15" });
  const autumn = freeDays({
    ...facts,
    now: Temporal.Instant.from("2027-10-01T12:00:00Z"),
    date_from: "2027-11-06",
    date_to: "2027-11-08",
  });
  expect(spring.map(({ free_count }) => free_count)).toEqual([24, 23, 24]);
  expect(autumn.map(({ free_count }) => free_count)).toEqual([24, 25, 24]);
});

test("returns a month to a visitor, from today to beyond the horizon", async () => {
  platform.clock.set(TEST_NOW);
  const tenant = await platform.venue();
  const service = tenant.catalogue.services.find(({ name }) => name === "Bay time");
  const query = { service_id: service?.id, location_id: tenant.locationId, date_from: "2027-07-01", days_only: true };
  const { body } = await tenant.visitor()("publicAvailability", { query: { ...query, date_to: "2027-07-31" } });
  const states = body.days.map(({ date, state }: { date: string; state: string }) => `${date} ${state}`);
  expect(states).toHaveLength(31);
  expect(states.slice(0, 3)).toEqual(["2027-07-01 free", "2027-07-02 free", "2027-07-03 beyond_horizon"]);
  expect(states.at(-1)).toBe("2027-07-31 beyond_horizon");
  const staff = await tenant.person("staff");
  const desk = await staff.ask("availability", { query: { ...query, date_to: "2027-07-31" } });
  expect(new Set(desk.body.days.map(({ state }: { state: string }) => state))).toEqual(new Set(["free"]));
});
