import { block, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const WIDTHS = [1440, 768, 375] as const;

test.use({ person: "owner" });

test(
  "the desk enters why a booking is cancelled, and the owner reads the reason with the notice given",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Mary Shelley", bay: "Bay 3", day, at: "12:00" });
    await openSchedule(page, day);
    await block(page, "M. Shelley").press("Enter");
    const panel = page.getByRole("complementary", { name: "Mary Shelley" });
    await panel.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel the booking of Mary Shelley?" });
    await question.getByLabel("Reason").selectOption({ label: "Ill or injured" });
    await question.getByLabel("Note for the venue (optional)").fill("Back pain");
    await expectAccessibleState(page);
    await question.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("The booking of Mary Shelley is cancelled")).toBeVisible();
    const kept = (await desk.day(day.date)).bookings.map(({ status }) => status);
    expect(kept).toEqual(["cancelled"]);

    await page.goto("/analytics");
    await page.getByRole("button", { name: "The period before" }).click();
    const grid = page.getByRole("grid", { name: "Cancellations by reason and notice" });
    await expect(grid.getByRole("row", { name: /^All / })).toBeVisible();
    await expectAccessibleState(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.locator(".content").evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(sideways).toBe(0);
    }
  },
);
