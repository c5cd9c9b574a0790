import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { book, chooseService, goOn, sayWho } from "./booking-page.ts";

for (const width of [375, 1440]) {
  test(
    `a visitor finds a day in the month by keyboard alone and books it at ${width} px`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await chooseService(page, "Simulator");
      await page.getByRole("button", { name: "Month" }).press("Enter");
      const month = page.getByRole("grid");
      await expect(month.getByText(/left/).first()).toBeVisible();
      await expectAccessibleState(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const current = month.locator("[data-date][tabindex='0']");
      const date = Temporal.PlainDate.from((await current.getAttribute("data-date")) ?? "");
      await current.focus();
      await page.keyboard.press("PageDown");
      await expect(page.locator(`[data-date="${monthLater(date).toString()}"]`)).toBeFocused();
      await page.locator("[data-date]:not([aria-disabled]):has([data-left=many])").first().press("Enter");
      await expect(page.locator("[data-time]").first()).toBeFocused();
      await page.keyboard.press("Enter");
      await goOn(page);
      await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
      await book(page);
    },
  );
}

/** Thirty days are on sale: on the first of a month of 31 days the calendar ends with that month. */
function monthLater(date: Temporal.PlainDate): Temporal.PlainDate {
  const isAllOfIt = date.day === 1 && date.daysInMonth === 31;
  return isAllOfIt ? date.with({ day: 31 }) : date.add({ months: 1 });
}
