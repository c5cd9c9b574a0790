import { block, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "two desks with the same booking open see each other, until one closes it or goes offline",
  { tag: "@both" },
  async ({ page, desk, day, openOther }) => {
    const booking = await desk.book({ name: "Katherine Johnson", bay: "Bay 2", day, at: "16:00" });
    await openSchedule(page, day);
    const other = await openOther("staff");
    const mine = page.getByRole("complementary", { name: "Katherine Johnson" });
    const theirs = other.getByRole("complementary", { name: "Katherine Johnson" });
    await other.goto(`/bookings?view=all&booking=${booking.id}`);
    await expect(theirs).toBeVisible();
    await block(page, "K. Johnson").click();
    await expect(mine.getByText(/has this booking open too\.$/)).toBeVisible();
    await expect(theirs.getByText(/has this booking open too\.$/)).toBeVisible();
    await expectAccessibleState(page);

    await mine.getByRole("button", { name: "Edit" }).click();
    await expect(theirs.getByText(/is changing this booking\.$/)).toBeVisible();
    await expect(page.getByRole("dialog").getByText(/has this booking open too\.$/)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(theirs.getByText(/has this booking open too\.$/)).toBeVisible();

    await mine.getByRole("button", { name: "Close" }).click();
    await expect(theirs.getByText(/booking open too/)).toBeHidden();
    await block(page, "K. Johnson").click();
    await expect(mine.getByText(/has this booking open too\.$/)).toBeVisible();
    // The browser goes away without closing the panel.
    await other.close();
    await expect(mine.getByText(/booking open too/)).toBeHidden();
  },
);
