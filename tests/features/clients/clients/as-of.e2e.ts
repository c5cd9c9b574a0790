import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test(
    "sees a client's record of yesterday, what has changed since and by whom",
    { tag: "@long" },
    async ({ page }) => {
      // somebody of the demo: clients whom other journeys add have no earlier state
      await page.goto("/clients?search=mail.example");
      await page.getByRole("row").nth(1).getByRole("gridcell").nth(1).click();
      const panel = page.getByRole("complementary").filter({ has: page.getByRole("link", { name: "Open page" }) });
      await panel.getByRole("link", { name: "Open page" }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      const form = page.getByRole("dialog");
      const before = await form.getByLabel("Phone").inputValue();
      await form.getByLabel("Phone").fill("604 555 0187");
      await form.getByRole("button", { name: "Save client" }).click();
      await expect(form).toBeHidden();

      await page.getByRole("button", { name: "History" }).click();
      const earlier = page.getByRole("dialog", { name: /at an earlier time$/ });
      await expect(earlier.getByRole("definition").filter({ hasText: before })).toBeVisible();
      await expect(earlier.getByRole("deletion")).toHaveText(before);
      await expect(earlier.getByRole("insertion")).toHaveText("(604) 555-0187");
      await expectAccessibleState(page);
      await earlier.getByRole("spinbutton", { name: "Year" }).focus();
      await page.keyboard.type("1999");
      await expect(earlier.getByText("The client had not been added by then.")).toBeVisible();
      await earlier.getByRole("button", { name: "Close" }).last().click();
      await expect(earlier).toBeHidden();
    },
  );
});
