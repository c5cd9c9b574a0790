import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.describe("the front desk", () => {
  test.use({ person: "staff" });

  test(
    "adds a client, sees that an address is taken, finds and corrects the client",
    { tag: "@both" },
    async ({ page, faults }) => {
      faults.expect(/422/);
      const last = `Quill${crypto.randomUUID().slice(0, 6)}`;
      await page.goto("/clients");
      await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
      await page.keyboard.press("c");
      const dialog = page.getByRole("dialog", { name: "New client" });
      await dialog.getByLabel("First name").fill("Ada");
      await dialog.getByLabel("Last name").fill(last);
      await dialog.getByLabel("Email", { exact: true }).fill("member@demo.test");
      await dialog.getByRole("button", { name: "Add client" }).click();
      await expect(dialog.getByText("Somebody already has this email address.")).toBeVisible();
      await dialog.getByLabel("Email", { exact: true }).fill(`${last}@mail.example`);
      await expectAccessibleState(page);
      await dialog.getByRole("button", { name: "Add client" }).click();
      await expect(page.getByText(`Ada ${last} is added`)).toBeVisible();

      await page.getByRole("searchbox").fill(last.slice(1));
      await page.getByRole("gridcell", { name: `Ada ${last}` }).click();
      const panel = page.getByRole("complementary", { name: `Ada ${last}` });
      await expect(panel.getByText("None")).toHaveCount(2);
      await expectAccessibleState(page);
      await panel.getByRole("button", { name: "Edit" }).click();
      const form = page.getByRole("dialog", { name: `Edit Ada ${last}` });
      await form.getByLabel("Phone").fill("604 555 0177");
      await form.getByRole("button", { name: "Save client" }).click();
      await expect(panel.getByText("(604) 555-0177")).toBeVisible();
      await panel.getByRole("link", { name: "Open page" }).click();
      await expect(page.getByRole("heading", { name: `Ada ${last}`, level: 1 })).toBeVisible();
      await expect(page.getByText("Nothing is booked")).toBeVisible();

      await page.setViewportSize({ width: 375, height: 560 });
      await expect(page.getByRole("button", { name: "Change tags" })).toBeInViewport();
    },
  );

  test("adds a note to a client's past booking and deletes it", { tag: "@long" }, async ({ page }) => {
    // somebody of the demo: clients whom other journeys add have no past bookings
    await page.goto("/clients?search=andre.achebe@mail.example");
    await page.getByRole("gridcell", { name: "André Achebe" }).click();
    await page.getByRole("link", { name: "Open page" }).click();
    await page.getByRole("button", { name: /^Past/ }).click();
    await page.getByRole("gridcell", { name: "Completed" }).first().click();
    const words = `Left-handed ${crypto.randomUUID().slice(0, 6)}`;
    await page.getByLabel("New note").fill(words);
    await page.getByRole("button", { name: "Add note" }).click();
    const gone = page.getByRole("button", { name: `Delete note: ${words}` });
    await expect(gone).toBeVisible();
    await expectAccessibleState(page);
    await page.reload();
    await gone.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete note" }).click();
    await expect(page.getByText(words)).toHaveCount(0);
  });
});
