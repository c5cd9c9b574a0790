import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { boxOf } from "./lens-page.ts";
import { block, grid, openSchedule } from "./schedule-page.ts";

// Preferences are per person: no other journey opens the schedule as the owner.
test.use({ person: "owner" });

test("hides statuses from the legend, in the address too", { tag: "@long" }, async ({ page, desk, day }) => {
  await desk.book({ name: "Ada Lovelace", bay: "Bay 2", day, at: "12:00" });
  const seen = await desk.book({ name: "Ida Wells", bay: "Bay 3", day, at: "12:00" });
  await desk.send("DELETE", `/api/v1/bookings/${seen.id}`);
  await openSchedule(page, day);
  const confirmed = page.getByRole("button", { name: "Confirmed 1" });
  await expect(confirmed).toHaveAttribute("aria-pressed", "true");
  await confirmed.click();
  await expect(confirmed).toHaveAttribute("aria-pressed", "false");
  await expect(block(page, "A. Lovelace")).toHaveCount(0);
  await expect(block(page, "I. Wells")).toBeVisible();
  await expect(page).toHaveURL(/hide=confirmed/);
  await page.reload();
  await expect(block(page, "I. Wells")).toBeVisible();
  await expect(block(page, "A. Lovelace")).toHaveCount(0);
  await confirmed.press("Enter");
  await expect(block(page, "A. Lovelace")).toBeVisible();
  await expect(page).not.toHaveURL(/hide=/);
});

test("saves a lens under a name, opens with it after a reload, and removes it", async ({ page, day }) => {
  await openSchedule(page, day);
  await page.getByRole("button", { name: "Coaches", exact: true }).click();
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await page.getByRole("button", { name: /^Cancelled/ }).click();
  await openLenses(page, "Lenses");
  const dialog = page.getByRole("dialog", { name: "Lenses" });
  await dialog.getByLabel("New lens").fill("Who teaches");
  await saved(page, () => dialog.getByRole("button", { name: "Add lens" }).click());
  const lens = page.getByRole("button", { name: "Lens: Who teaches" });
  await expect(lens).toBeVisible();
  await lens.click();
  await saved(page, () => page.getByRole("menuitemcheckbox", { name: "Open the schedule with Who teaches" }).click());

  await page.goto("/schedule-overview");
  await expect(page).toHaveURL(/by=coach.*/);
  await expect(page).toHaveURL(/view=week/);
  await expect(page).toHaveURL(/hide=cancelled/);
  await expect(lens).toBeVisible();

  await page.getByRole("button", { name: "Bays", exact: true }).click();
  await openLenses(page, "Lenses");
  await dialog.getByLabel("New lens").fill("who TEACHES");
  await dialog.getByRole("button", { name: "Add lens" }).click();
  await expect(dialog.getByText("There is a lens of this name already.")).toBeVisible();
  await saved(page, () => dialog.getByRole("button", { name: "Remove Who teaches" }).click());
  await page.goto("/schedule-overview");
  await expect(grid(page)).toBeVisible();
  await expect(page).not.toHaveURL(/by=coach/);
});

test("turns dragging off for people who prefer so, says why, and still moves by keyboard", async ({
  page,
  desk,
  day,
}) => {
  const booking = await desk.book({ name: "Emmy Noether", bay: "Bay 3", day, at: "12:00" });
  const drag = page.getByRole("switch", { name: /drag/i });
  await page.goto("/profile");
  await saved(page, () => drag.click());
  await openSchedule(page, day);
  await expect(page.getByText(/Dragging is off in your profile/)).toBeVisible();
  const { x, y, width } = await boxOf(block(page, "E. Noether"));
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 120, { steps: 6 });
  await expect(page.locator(".sg-drop")).toBeHidden();
  await page.mouse.up();
  expect((await desk.booking(booking.id)).version).toBe(booking.version);
  await block(page, "E. Noether").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Emmy Noether moves to Bay 3, 12:15")).toBeVisible();
  await page.goto("/profile");
  await saved(page, () => drag.click());
});

async function openLenses(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("menuitem", { name: "Save or change lenses…" }).click();
}

/** Performs `act` and waits until its change is saved. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes("UpdateUserProfile") === true && response.ok(),
  );
  await act();
  await answer;
}
