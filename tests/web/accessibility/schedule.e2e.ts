import { bookLesson } from "#tests/features/schedule/schedule/lens-page.ts";
import { grid, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessible, expectAccessibleLayout } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

for (const width of [375, 768, 1440]) {
  const expectClean = width === 1440 ? expectAccessible : expectAccessibleLayout;

  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("passes axe on the schedule's lenses and their menus", { tag: "@long" }, async ({ page, desk, day }) => {
      await desk.book({ name: "Mary Shelley", bay: "Bay 1", day, at: "18:00" });
      await bookLesson(desk, day, "Ada Lovelace");
      await openSchedule(page, day);
      const at = page.url();
      for (const lens of [
        "by=coach",
        "view=week",
        "view=week&only=1",
        "by=coach&view=week",
        "view=month",
        "hide=confirmed",
      ]) {
        await page.goto(`${at}&${lens}`);
        await expect(grid(page)).toBeVisible();
        await expectClean(page);
      }
      await page.goto(`${at}&view=week`);
      const strip = grid(page).locator(".sg-strip").first();
      await strip.locator("xpath=..").click({ position: { x: 30, y: 300 }, force: true });
      await expect(page.getByRole("button", { name: "Open the day" })).toBeVisible();
      await expectClean(page);
      await page.keyboard.press("Escape");
      if (width < 600) {
        await page.getByRole("button", { name: "States" }).click();
        await expect(page.getByRole("menuitemcheckbox", { name: "Cancelled" })).toBeVisible();
        // Like a native menu, an open menu is in no landmark: it has the focus, and everything else is hidden.
        await expectClean(page, ["region"]);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Lenses", exact: true }).click();
      await page.getByRole("menuitem", { name: "Save or change lenses…" }).click();
      await expect(page.getByRole("dialog", { name: "Lenses" })).toBeVisible();
      await expectClean(page);
    });
  });
}
