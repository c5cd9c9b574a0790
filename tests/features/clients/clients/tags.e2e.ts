import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.describe("the front desk", () => {
  test.use({ person: "staff" });

  test("tags the selected rows, renames the tag and removes it from all", { tag: "@long" }, async ({ page }) => {
    const tag = `Winter ${crypto.randomUUID().slice(0, 6)}`;
    await page.goto("/clients");
    const boxes = page.getByRole("checkbox", { name: "Select row" });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Tag" }).click();
    const picker = page.getByRole("dialog", { name: "Tags of 2 clients" });
    await picker.getByLabel("Find or add a tag").fill(tag);
    await page.keyboard.press("Enter");
    await expect(picker.getByText(`Adds ${tag} to 2`)).toBeVisible();
    await expectAccessibleState(page);
    await picker.getByRole("button", { name: "Save tags" }).click();
    await expect(page.getByText("The tags of 2 clients are saved")).toBeVisible();
    await expect(page.getByRole("gridcell", { name: tag })).toHaveCount(2);

    await page.getByRole("gridcell", { name: tag }).first().click();
    await page.getByRole("button", { name: `Remove tag ${tag}` }).click();
    await expect(page.getByRole("list", { name: "Tags" }).getByText(tag)).toHaveCount(0);
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("gridcell", { name: tag })).toHaveCount(1);

    await page.getByRole("button", { name: "Tags" }).click();
    const dialog = page.getByRole("dialog", { name: "Tags" });
    await expect(dialog.getByRole("listitem").filter({ hasText: tag })).toContainText("1 client");
    await dialog.getByRole("button", { name: `Remove ${tag}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("It is taken off the 1 client who has it.");
    await question.getByRole("button", { name: "Remove tag" }).click();
    await expect(dialog.getByText(tag)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("gridcell", { name: tag })).toHaveCount(0);
  });
});
