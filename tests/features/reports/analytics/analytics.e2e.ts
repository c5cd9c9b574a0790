import { expect, test } from "#tests/support/browser/browser-test.ts";

const WIDTHS = [1440, 768, 375] as const;

test.use({ person: "owner" });

test("an owner sees how the bays were used, by hour and bay, at any width", { tag: "@long" }, async ({ page }) => {
  await page.goto("/analytics");
  await page.getByRole("button", { name: "The period before" }).click();
  await page.getByRole("button", { name: /^Thursday, 19:00 to 20:00/ }).click();
  await expect(page.getByText(/^Thursday, 19:00 to 20:00: \d+% booked/)).toBeVisible();
  const bay = page.getByRole("grid", { name: "Use of each bay" }).getByRole("row", { name: /^Bay 1 / });
  await expect(bay).toContainText(/\$\d/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.locator(".content").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(sideways).toBe(0);
  }
});
