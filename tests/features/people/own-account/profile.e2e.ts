import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

for (const width of [375, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    // Tall enough that no row lies under the phone's bottom bar, where axe takes its label for hidden.
    test.use({ viewport: { width, height: 1400 } });

    test.describe("staff", () => {
      test.use({ person: "staff" });

      test("has a profile that passes axe", { tag: "@long" }, async ({ page }) => {
        await page.goto("/profile");
        await expect(page.getByRole("heading", { name: "Preferences" })).toBeVisible();
        await expectAccessibleState(page);
      });
    });

    test.describe("a member", () => {
      test.use({ person: "member" });

      test("has a profile that passes axe, in the public frame", { tag: "@long" }, async ({ page }) => {
        await page.goto("/book");
        await page.getByRole("link", { name: "Profile" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Your profile" })).toBeVisible();
        await expectAccessibleState(page);
      });
    });
  });
}

test.describe("preferences", () => {
  test.use({ person: "staff" });

  test("follow the person to another computer, from the first paint on", async ({ page, openOther }) => {
    await page.goto("/profile");
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes("UpdateUserProfile") ?? false,
    );
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await saved;
    const other = await openOther("staff");
    await other.goto("/profile");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await other.reload({ waitUntil: "commit" });
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    const back = other.waitForResponse(
      (response) => response.request().postData()?.includes("UpdateUserProfile") ?? false,
    );
    await other.getByRole("button", { name: "As the system" }).click();
    await back;
  });

  test("keep the columns of a list through a reload, chosen by keyboard", { tag: "@long" }, async ({ page }) => {
    const saved = () =>
      page.waitForResponse((response) => response.request().postData()?.includes("UpdateUserProfile") ?? false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/clients");
    const phone = page.getByRole("columnheader", { name: "Phone" });
    await expect(phone).toBeVisible();
    await page.getByRole("button", { name: "Columns" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemcheckbox", { name: "Client", exact: true })).toBeFocused();
    // An open menu floats outside the landmarks.
    await expectAccessibleState(page, ["region"]);
    await page.keyboard.press("p");
    const hidden = saved();
    await page.keyboard.press("Enter");
    await hidden;
    await page.reload();
    await expect(page.getByRole("columnheader", { name: "Email" })).toBeVisible();
    await expect(phone).toBeHidden();
    await page.getByRole("button", { name: "Columns" }).click();
    const shown = saved();
    await page.getByRole("menuitem", { name: "Show all columns" }).click();
    await shown;
    // While it is open, the menu hides the list from queries by role.
    await page.keyboard.press("Escape");
    await expect(phone).toBeVisible();
  });
});
