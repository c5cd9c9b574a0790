import type { Locator } from "@playwright/test";
import { BookingPage } from "#schema/bookings/bookings/models.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "staff" });

test("filters by status, saves the filter in the address, and shows the API's count", async ({ page, desk }) => {
  await page.goto("/bookings?view=all");
  await page.getByRole("button", { name: /^No-show/ }).click();
  await expect(page).toHaveURL(/status=no_show/);
  const { meta } = await desk.get("/api/v1/bookings?status=no_show", BookingPage);
  await expect(page.getByRole("status").filter({ hasText: `of ${meta.total?.toLocaleString("en")}` })).toBeVisible();
  const rows = page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });
  for (const row of await rows.all()) await expect(row).toContainText("No-show");
  await page.reload();
  await expect(page.getByRole("button", { name: /^No-show/ })).toHaveAttribute("aria-pressed", "true");
  await expect(rows.first()).toContainText("No-show");
});

test("shows the chosen number of rows, page by page", { tag: "@long" }, async ({ page }) => {
  await page.goto("/bookings?view=all");
  await page.getByLabel("Rows").selectOption("10");
  await expect(page).toHaveURL(/perPage=10/);
  await expect(page.getByRole("status").filter({ hasText: /^1–10 of/ })).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^11–20 of/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^11–20 of/ })).toBeVisible();
});

test(
  "opens a booking beside the list, from a row and from its address, and links to its day",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const name = `Olive ${crypto.randomUUID().slice(0, 8)}`;
    const booking = await desk.book({ name, bay: "Bay 3", day, at: "11:00" });
    await page.goto("/bookings");
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("gridcell", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`booking=${booking.id}`));
    const panel = page.getByRole("complementary", { name });
    await expect(panel).toContainText("Bay 3, Main Street");
    await expect(panel).toContainText("11:00–12:00");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await page.goto(`/bookings?booking=${booking.id}`);
    await expect(panel).toContainText(String(booking.id));
    await panel.getByRole("button", { name: "Show on schedule" }).click();
    await expect(page).toHaveURL(new RegExp(`/schedule-overview\\?.*date=${day.date}`));
    await expect(page.getByRole("grid").getByRole("button", { name: /^O\. / })).toBeVisible();
  },
);

test("moves a booking in its dialog and shows it moved in the list", { tag: "@long" }, async ({ page, desk, day }) => {
  const name = `Petra ${crypto.randomUUID().slice(0, 8)}`;
  const booking = await desk.book({ name, bay: "Bay 3", day, at: "11:00" });
  await page.goto(`/bookings?search=${encodeURIComponent(name)}&booking=${booking.id}`);
  await page.getByRole("complementary", { name }).getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  await dialog.getByLabel("Starts").selectOption({ label: "15:00" });
  await dialog.getByRole("button", { name: "Save booking" }).click();
  await expect(page.getByText(`The booking of ${name} is saved`)).toBeVisible();
  await expect(page.getByRole("grid").getByRole("row").filter({ hasText: name })).toContainText("15:00");
  await expect(page.getByRole("complementary", { name })).toContainText("15:00–16:00");
  expect(day.at("15:00").equals((await desk.booking(booking.id)).start_time)).toBe(true);
});

test("says that nothing was found, and how to see more", { tag: "@long" }, async ({ page }) => {
  await page.goto("/bookings?view=all&search=nobody-has-this-name");
  await page.getByRole("button", { name: /Clear/ }).first().click();
  await expect(page.getByRole("status").filter({ hasText: / of / })).toBeVisible();
});

test("explains an address without a valid booking", { tag: "@long" }, async ({ page, faults }) => {
  faults.expect(/404/);
  await page.goto("/bookings?booking=99999999");
  await expect(page.getByRole("complementary").getByText("The booking did not load")).toBeVisible();
});

test("shows the list's actions in the row of the search at each width", { tag: "@long" }, async ({ page }) => {
  for (const width of [375, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/bookings?view=all&status=no_show,cancelled");
    const row = await middleOf(page.getByRole("searchbox"));
    const acts = width === 375 ? [/^Filters/, /^CSV/] : [/^Filters/, /^CSV/, "Columns"];
    for (const name of acts) {
      const act = await middleOf(page.getByRole("button", { name }));
      expect(Math.abs(act - row), `${String(name)} at ${width} px`).toBeLessThan(3);
    }
  }
});

async function middleOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}
