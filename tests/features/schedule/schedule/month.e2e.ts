import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { block, grid, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin" });

test(
  "shows the month's load, follows another desk's changes, and opens a day",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await openSchedule(page, day);
    await page.keyboard.press("m");
    const cell = page.locator(`[data-date="${day.date}"]`);
    await expect(cell).toContainText("0 bookings");
    await desk.book({ name: "Annie Easley", bay: "Bay 3", day, at: "12:00" });
    await expect(cell).toContainText("1 booking");
    await expectAccessibleState(page);
    await cell.press("Enter");
    await expect(block(page, "A. Easley")).toBeVisible();
    await expect(grid(page).getByRole("columnheader", { name: /^Bay 3/ })).toBeVisible();
  },
);
