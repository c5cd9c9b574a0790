import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

const WIDTHS = [1440, 768, 375] as const;

test.use({ person: "owner" });

test("an owner reads yesterday's revenue and opens its rows", async ({ page }) => {
  await page.goto("/reporting/revenue?basis=accrual");
  await page.getByLabel("Period", { exact: true }).selectOption("Day");
  await page.getByRole("button", { name: "The period before" }).click();
  const yesterday = venueToday().subtract({ days: 1 });
  await expect(page).toHaveURL(new RegExp(`by=day&day=${yesterday.toString()}`));
  const bookings = page.getByRole("row", { name: /^Bookings / });
  await expect(bookings).toContainText(/\$[1-9]/);

  await page.getByRole("button", { name: "Rows of bookings" }).click();
  const rows = page.getByRole("grid", { name: "Rows of bookings" });
  await expect(rows.getByRole("link").first()).toBeVisible();
  const cents = (text: string | null) => Number((text ?? "").replace("−", "-").replaceAll(/[$,.]/g, ""));
  const beyondTheSum = async () => {
    const amounts = await rows.locator("[role=gridcell][data-field=amount]").allTextContents();
    const sum = cents(await bookings.getByRole("gridcell").first().textContent());
    return amounts.reduce((all, amount) => all + cents(amount), 0) - sum;
  };
  // The totals of the previous period are shown until those of the day arrive.
  await expect.poll(beyondTheSum).toBe(0);

  await rows.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/bookings\?view=all&booking=\d+/);
  await page.goBack();
  await expect(rows).toBeVisible();
});

test("an owner reads the report at any width without scrolling sideways", { tag: "@long" }, async ({ page }) => {
  await page.goto("/reporting/revenue?basis=accrual&rows=bookings");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("grid", { name: "Revenue by source" })).toBeVisible();
    await expect(page.locator(".MuiChartsSurface-root rect").first()).toBeVisible();
    // Beside the names or below them, and alike for both.
    const names = page.getByRole("rowheader", { name: /Rows of / });
    const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toEqual([expect.any(Number), heights[0]]);
    const sideways = await page.locator(".content").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(sideways).toBe(0);
  }
});
