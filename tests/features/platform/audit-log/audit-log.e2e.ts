import { expectAccessibleAtEachWidth, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test(
    "reads who changed a phone number and all changes to that client, and undoes one",
    { tag: "@long" },
    async ({ page }) => {
      const last = `Quill${crypto.randomUUID().slice(0, 6)}`;
      await page.goto("/clients?edit=new");
      const dialog = page.getByRole("dialog", { name: "New client" });
      await dialog.getByLabel("First name").fill("Ada");
      await dialog.getByLabel("Last name").fill(last);
      await dialog.getByLabel("Phone").fill("604 555 0178");
      await dialog.getByRole("button", { name: "Add client" }).click();
      await page.getByRole("searchbox").fill(last);
      await page.getByRole("gridcell", { name: `Ada ${last}` }).click();
      const panel = page.getByRole("complementary", { name: `Ada ${last}` });
      await panel.getByRole("button", { name: "Edit" }).click();
      await page.getByRole("dialog").getByLabel("Phone").fill("604 555 0187");
      await page.getByRole("dialog").getByRole("button", { name: "Save client" }).click();
      await expect(panel.getByText("(604) 555-0187")).toBeVisible();

      await page.goto("/reports/auditlog");
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByLabel("What was changed").selectOption("client");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("gridcell", { name: `Changed client Ada ${last}` }).click();
      const entry = page.getByRole("complementary", { name: `Changed client Ada ${last}` });
      await expect(entry.getByRole("deletion")).toHaveText("(604) 555-0178");
      await expect(entry.getByRole("insertion")).toHaveText("(604) 555-0187");
      await expectAccessibleAtEachWidth(page);
      await entry.getByRole("button", { name: "All changes to this record" }).click();
      await expect(page).toHaveURL(/thing=\d+/);
      await expect(page.getByRole("gridcell", { name: `Added client Ada ${last}` })).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(3);
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "CSV, 2 rows" }).click();
      expect((await file).suggestedFilename()).toMatch(/^audit-log-/);

      await page.getByRole("gridcell", { name: `Changed client Ada ${last}` }).click();
      await entry.getByRole("button", { name: "Undo" }).click();
      const question = page.getByRole("alertdialog", { name: "Undo this change?" });
      await expect(question.getByText("Phone: (604) 555-0178 instead of (604) 555-0187")).toBeVisible();
      await expectAccessibleState(page);
      await question.getByRole("button", { name: "Undo change" }).click();
      await expect(page.getByRole("gridcell", { name: `Undid a change of Ada ${last}` })).toBeVisible();
      await entry.getByRole("button", { name: "Undo" }).click();
      await question.getByRole("button", { name: "Undo change" }).click();
      await expect(page.getByText("It has been changed again since.")).toBeVisible();
      await page.goto(`/clients?search=${last}`);
      await page.getByRole("gridcell", { name: `Ada ${last}` }).click();
      await expect(panel.getByText("(604) 555-0178")).toBeVisible();
    },
  );
});

test.describe("staff", () => {
  test.use({ person: "staff" });

  test("do not see the audit log", { tag: "@long" }, async ({ page }) => {
    await page.goto("/reports/auditlog");
    await expect(page.getByText("You do not have access to this page")).toBeVisible();
  });
});
