import { afterAll, beforeAll, expect, it } from "vitest";
import { ANALYTICS_METRICS } from "#schema/reports/analytics/metrics.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("counts a new bay and changed hours for past days too, as documented", async () => {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  const openLastWeek = async () => {
    const query = { periodType: "week", period: "2027-W17" };
    return (await owner.ask("analyticsOverview", { query })).body.totals.bookable_minutes;
  };
  const before = await openLastWeek();
  const [bay] = (await owner.ask("resources", {})).body.data;
  const { resource_type_id, location_id } = bay;
  const body = { name: "Bay Ninety", location_id, resource_type_id, capacity: 4, follows_location_hours: true };
  expect((await owner.ask("createResource", { body })).status).toBe(201);
  const withBay = await openLastWeek();
  expect(withBay).toBeGreaterThan(before);
  const days = [{ weekday: "monday", ranges: [] }];
  await owner.ask("updateLocationHours", { params: { id: venue.locationId }, body: { version: 1, days } });
  expect(await openLastWeek()).toBeLessThan(withBay);
  for (const metric of ["bookable_minutes", "revenue_per_bay_hour"] as const) {
    expect(ANALYTICS_METRICS[metric].formula).toMatch(/new bay and changed hours .* past days too/);
  }
});
