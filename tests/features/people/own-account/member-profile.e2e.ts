import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "member", viewport: { width: 375, height: 1400 } });

test(
  "a member pauses, resumes, cancels and restores the membership by keyboard, after seeing the figures",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/book");
    await page.getByRole("link", { name: "Profile" }).click();
    const membership = page.getByRole("region", { name: "Your membership" });
    const dialog = page.getByRole("dialog");
    const press = async (name: string) => {
      await membership.getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(/Next bills:|No more bills/)).toBeVisible();
    };
    const confirm = async (name: string) => {
      const button = dialog.getByRole("button", { name, exact: true });
      await expect(button).toBeEnabled();
      await button.focus();
      await page.keyboard.press("Enter");
    };
    await expect(membership.getByText("Active")).toBeVisible();
    await expect(page.getByRole("region", { name: "Coming bookings" })).toBeVisible();
    await expectAccessibleState(page);

    await press("Pause");
    await expect(dialog.getByText(/paid days credited/)).toBeVisible();
    await expect(dialog.getByText(/Until now:/)).toBeVisible();
    await expectAccessibleState(page);
    await confirm("Pause");
    await expect(membership.getByText(/^Pauses /)).toBeVisible();
    await expect(membership.getByText(/^Again from /)).toBeVisible();
    await expect(membership.locator(".plan")).toBeFocused();

    await press("End pause");
    await confirm("End pause");
    await expect(membership.getByText("Active")).toBeVisible();

    await press("Cancel membership");
    await expect(dialog.getByText("No more bills")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(membership.getByRole("button", { name: "Cancel membership" })).toBeFocused();
    await press("Cancel membership");
    await confirm("Cancel membership");
    await expect(membership.getByText(/^Ends /)).toBeVisible();
    await expectAccessibleState(page);

    await press("Keep membership");
    await confirm("Keep membership");
    await expect(membership.getByText("Active")).toBeVisible();
  },
);
