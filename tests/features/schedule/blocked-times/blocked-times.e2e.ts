import type { Locator, Page } from "@playwright/test";
import { block, grid, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "blocks a bay from its cell, changes, frees and blocks it again by keyboard",
  { tag: "@both" },
  async ({ page, day }) => {
    const { keyboard } = page;
    await openSchedule(page, day);
    const cursor = grid(page).getByRole("gridcell", { name: /, (free|closed)$/ });
    await cursor.focus();
    await keyboard.press("PageDown");
    const [bay = "", time = ""] = ((await cursor.getAttribute("aria-label")) ?? "").split(", ");
    await keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Block this time" }));
    await keyboard.press("Enter");

    const dialog = page.getByRole("dialog", { name: "Block time" });
    await expect(dialog.getByRole("checkbox", { name: bay, exact: true })).toBeChecked();
    await expect(dialog.getByText("Nothing is booked then")).toBeVisible();
    await expectAccessibleState(page);
    const reason = dialog.getByLabel("Reason");
    await tabTo(page, reason);
    await keyboard.type("Projector is being replaced");
    await keyboard.press("Control+Enter");
    await expect(page.getByText(`${bay} is blocked`)).toBeVisible();
    const kept = block(page, "Repair");
    await expect(kept).toHaveAccessibleName(new RegExp(`${time}.*${bay}.*Blocked: repair`));
    await expectAccessibleState(page);

    await tabTo(page, grid(page).locator("[tabindex='0']"));
    for (let presses = 0; presses < 80 && !(await isFocused(kept)); presses++) await keyboard.press("ArrowDown");
    await keyboard.press("Space");
    const card = page.getByRole("dialog", { name: "Repair" });
    await expect(card.getByRole("button", { name: "Edit" })).toBeFocused();
    await keyboard.press("Enter");
    const edited = page.getByRole("dialog", { name: `Blocked: ${bay}` });
    await tabTo(page, edited.getByRole("radio", { name: "Repair" }));
    await keyboard.press("ArrowRight");
    await expect(edited.getByRole("radio", { name: "Cleaning" })).toBeChecked();
    await keyboard.press("Control+Enter");
    await expect(page.getByText(`The blocked time of ${bay} is changed`)).toBeVisible();
    const cleaning = block(page, "Cleaning");
    await expect(cleaning).toBeVisible();

    await cleaning.focus();
    await keyboard.press("Enter");
    await tabTo(page, edited.getByRole("button", { name: "Free this time" }));
    await keyboard.press("Enter");
    await expect(page.getByText(`${bay} is free again`)).toBeVisible();
    await expect(cleaning).toBeHidden();
    const offer = page.getByRole("listitem").filter({ hasText: "is free again" });
    await tabTo(page, offer.getByRole("button", { name: /^Undo/ }));
    await keyboard.press("Enter");
    await expect(page.getByText(`${bay} is blocked again`)).toBeVisible();
    await expect(cleaning).toBeVisible();
  },
);

test(
  "lists existing bookings first and leaves them, on a phone and at a desk",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Rosalind Franklin", bay: "Bay 2", day, at: "13:00" });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/schedule-overview?location=${day.locationId}&date=${day.date}&block=1`);
    const dialog = page.getByRole("dialog", { name: "Block time" });
    await dialog.getByRole("radio", { name: "Event" }).check();
    await dialog.getByRole("radio", { name: "Whole location" }).check();
    await dialog.getByRole("checkbox", { name: "Whole days" }).check();
    await dialog.getByLabel("Reason").fill("Open day");
    await expect(dialog.getByRole("heading", { name: /^1 booking .*in the way$/ })).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Open Rosalind Franklin/ })).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await expect(dialog.getByText(/^1 booking .*in the way\. Move or cancel/)).toBeVisible();

    await dialog.getByRole("radio", { name: "Bays" }).check();
    await dialog.getByRole("checkbox", { name: "Bay 3", exact: true }).check();
    await expect(dialog.getByText("Nothing is booked then")).toBeVisible();
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await expect(page.getByText("Bay 3 is blocked")).toBeVisible();
    for (const next of ["Bay 2", "Bay 3"]) await page.getByRole("button", { name: next, exact: true }).click();
    await expect(block(page, "Event")).toBeVisible();
    await page.getByRole("button", { name: "List", exact: true }).click();
    const row = page.getByRole("region", { name: "Blocked" }).getByRole("button", { name: /Bay 3 · Open day/ });
    await expect(row).toBeVisible();
    await expectAccessibleState(page);
    await row.click();
    await expect(page.getByRole("dialog", { name: "Blocked: Bay 3" }).getByLabel("Reason")).toHaveValue("Open day");
  },
);

/** Presses Tab until the target has the focus; needing a hundred presses counts as unreachable by keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 100 && !(await isFocused(target)); stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
