import { expectAccessibleAtEachWidth } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test(
    "finds clients by search, tag and latest booking, saves the filter and downloads the list",
    { tag: "@long" },
    async ({ page }) => {
      const word = crypto.randomUUID().slice(0, 6);
      await page.goto("/clients?search=achebe");
      await page.getByRole("checkbox", { name: "Select all rows" }).check();
      await page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Tag" }).click();
      await page.getByLabel("Find or add a tag").fill(word);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Save tags" }).click();
      await expect(page.getByRole("gridcell", { name: word }).first()).toBeVisible();

      await page.goto("/clients?search=achebe");
      await page.getByRole("button", { name: /^Filters/ }).click();
      const panel = page.getByRole("dialog", { name: "Filters" });
      await panel.getByRole("button", { name: new RegExp(`^${word}`) }).click();
      await panel.getByLabel("Last booking from").fill("2020-01-01");
      await expectAccessibleAtEachWidth(page);
      await panel.getByRole("button", { name: "Done" }).click();
      await expect(page).toHaveURL(/from=2020-01-01/);
      await expect(page.getByRole("button", { name: /^Last booking from/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /^CSV, \d+ rows?$/ })).toBeVisible();

      await page.getByRole("button", { name: "Save filter" }).click();
      const dialog = page.getByRole("dialog", { name: "Save filter" });
      await dialog.getByLabel("Name").fill(`Regulars ${word}`);
      await dialog.getByRole("button", { name: "Save filter" }).click();
      const tab = page
        .getByRole("navigation", { name: "Saved filters" })
        .getByRole("button", { name: `Regulars ${word}` });
      await expect(tab).toHaveAttribute("aria-current", "true");
      await page.getByRole("navigation", { name: "Saved filters" }).getByRole("button", { name: "All" }).click();
      await expect(page).not.toHaveURL(/search=/);
      await tab.click();
      await expect(page).toHaveURL(/search=achebe/);
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: /^CSV/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
      await page.getByRole("button", { name: "Delete filter" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete filter" }).click();
      await expect(tab).toHaveCount(0);
    },
  );
});
