import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/browser-test.ts";

for (const width of [375, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe("staff", () => {
      test.use({ person: "staff" });

      test("have a profile that axe finds nothing on", async ({ page }) => {
        await page.goto("/profile");
        await expect(page.getByRole("heading", { name: "Preferences" })).toBeVisible();
        await expectAccessible(page);
      });
    });

    test.describe("a member", () => {
      test.use({ person: "member" });

      test("has one too, in the public frame", async ({ page }) => {
        await page.goto("/book");
        await page.getByRole("link", { name: "Profile" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Your profile" })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}

test.describe("preferences", () => {
  test.use({ person: "staff" });

  test("follow the person to another computer, from its first look on", async ({ page, openOther }) => {
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
});
