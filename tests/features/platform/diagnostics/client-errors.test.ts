import { afterAll, beforeAll, expect, it } from "vitest";
import { tidyTenants } from "#api/work/tidy.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("stores a browser's error report for ninety days, to be found by its reference", async () => {
  const venue = await platform.venue();
  const { body } = await venue.anonymous("reportClientError", { body: { message: "boom", route: "/schedule" } });
  const kept = () =>
    platform.admin
      .selectFrom("client_errors")
      .where("tenant_id", "=", venue.tenantId)
      .select(["reference", "message"])
      .execute();
  // A report is stamped by the database's own clock.
  const { created_at } = await platform.admin
    .selectFrom("client_errors")
    .where("reference", "=", body.reference)
    .select("created_at")
    .executeTakeFirstOrThrow();
  const tidyAfter = (days: number) =>
    tidyTenants({
      app: platform.db,
      platform: platform.admin,
      clock: { now: () => created_at.add({ hours: 24 * days }) },
    });
  await tidyAfter(89);
  expect(await kept()).toEqual([{ reference: body.reference, message: "boom" }]);
  await tidyAfter(91);
  expect(await kept()).toEqual([]);
});
