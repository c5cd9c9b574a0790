import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueNow } from "#tests/support/venue-clock.ts";

const Bookings = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      created_at: z.string(),
      local_start: z.string(),
      location_id: z.int(),
      class_session_id: z.int().nullable(),
      resource_id: z.int().nullable(),
      client: z.object({ name: z.string() }).nullable(),
    }),
  ),
});
const Version = z.object({ version: z.int() });
const TWO_DAYS_MS = 172_800_000;

test.use({ person: "owner" });

test(
  "an owner sees yesterday's schedule and who cancelled since, and returns to now",
  { tag: "@long" },
  async ({ page, desk }) => {
    const path = "/api/v1/bookings?status=confirmed&sortBy=start_time&sortDir=asc&perPage=100&include=client";
    const { data } = await desk.get(path, Bookings);
    const known = data.find(
      ({ created_at, client, class_session_id, resource_id, local_start }) =>
        client !== null &&
        class_session_id === null &&
        resource_id !== null &&
        Date.parse(created_at) < venueNow().epochMilliseconds - TWO_DAYS_MS &&
        Date.parse(local_start) > venueNow().epochMilliseconds + TWO_DAYS_MS / 2,
    );
    if (!known?.client) throw new Error("the demo has bookings of clients that were made days ago");
    const { version } = Version.parse(await desk.send("DELETE", `/api/v1/bookings/${known.id}`));
    const [first = "", ...rest] = known.client.name.split(" ");
    const short = `${first.charAt(0)}. ${rest.join(" ")}`;

    await page.goto(`/schedule-overview?location=${known.location_id}&date=${known.local_start.slice(0, 10)}`);
    await page.getByRole("button", { name: "History" }).click();
    const bar = page.getByRole("region", { name: "Moment that is shown" });
    await expect(bar.getByText(/^Beginning of the audit log/)).toBeVisible();
    const then = page.getByRole("grid", { name: /as it stood$/ });
    const standing = then.getByRole("button", { name: new RegExp(`^${short}.*Confirmed, cancelled since`) }).first();
    await expect(standing).toBeVisible();
    const since = page
      .getByRole("complementary")
      .filter({ has: page.getByRole("heading", { name: /change.* since$/ }) });
    await expect(since.getByRole("listitem").filter({ hasText: known.client.name }).first()).toContainText("Cancelled");
    await expectAccessibleState(page);

    await standing.click();
    const dialog = page.getByRole("dialog", { name: `${known.client.name}, as it stood` });
    await expect(dialog.getByText("Confirmed", { exact: true })).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Open as it is now" }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole("complementary").getByText("Cancelled").first()).toBeVisible();

    await page.goBack();
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Back to now" }).click();
    await expect(bar).toBeHidden();
    await desk.send("POST", `/api/v1/bookings/${known.id}/restore`, { version });
  },
);
