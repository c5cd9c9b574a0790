import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "owner" });

const MOST_TABS = 60;

/** Presses Tab until this element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("finds, opens, edits and closes an account without a mouse", async ({ page }) => {
  await page.goto("/config/accounts");
  await expect(page.getByRole("gridcell", { name: "Jordan Ellis" })).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Name or email" }));
  await page.keyboard.type("jordan");
  await expect(page).toHaveURL(/search=jordan/);
  await expect(page.getByRole("gridcell", { name: "Amara Diallo" })).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("columnheader", { name: "Person" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "Jordan Ellis" });
  await expect(panel).toBeVisible();
  const edit = panel.getByRole("button", { name: "Edit" });
  await tabTo(page, edit);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Jordan Ellis" });
  await tabTo(page, dialog.getByLabel("First name"));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("changes a permission, and reverts it, by arrow keys and Enter", async ({ page }) => {
  await page.goto("/config/accounts/roles");
  const cell = (name: string) => page.getByRole("button", { name });
  await expect(cell("Coach, See all bookings")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "See all bookings", exact: true }));
  // A client's cells cannot be pressed: the first arrow key skips them.
  await page.keyboard.press("ArrowRight");
  await expect(cell("Coach, See all bookings")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  for (let row = 0; row < 3; row++) await page.keyboard.press("ArrowDown");
  await expect(cell("Staff, Move to another bay")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell("Staff, Move to another bay: Yes")).toBeFocused();
  // The matrix is one tab stop: the next ones are the actions on the change.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Discard" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell("Staff, Move to another bay: No")).toBeVisible();
});

test("signs a device out, and shows the sign-ins, without a mouse", { tag: "@long" }, async ({ page, openOther }) => {
  const other = await openOther();
  await other.goto("/login");
  await other.getByLabel("Email").fill("owner@demo.test");
  await other.keyboard.press("Tab");
  await other.keyboard.press("Tab");
  await other.getByLabel("Password", { exact: true }).focus();
  await other.keyboard.type("demo-password");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

  await page.goto("/account/sessions");
  const signIns = page.getByRole("region", { name: "Sign-ins" });
  await expect(signIns.getByRole("row").nth(1)).toContainText("password");
  const end = page.getByRole("button", { name: /^End Chrome/ });
  const before = await end.count();
  await tabTo(page, end.first());
  await page.keyboard.press("Enter");
  await expect(end).toHaveCount(before - 1);
  await expect(page.getByText(/is signed out$/)).toBeVisible();
});
