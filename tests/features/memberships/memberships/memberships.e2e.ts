import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "the desk sells a membership, pauses, resumes, changes, cancels and restores it",
  { tag: "@both" },
  async ({ page, desk }) => {
    await desk.send("POST", "/api/v1/clients", { first_name: "Ottilie", last_name: "Brandt" });
    await page.goto("/clients?search=Ottilie+Brandt");
    await page.getByRole("row", { name: /Ottilie Brandt/ }).click();
    await page.getByRole("link", { name: "Open page" }).click();
    const section = page.getByRole("region", { name: "Membership" });
    await section.getByRole("button", { name: "Sell a membership" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Plan").selectOption({ label: "Club 12, $229.00" });
    await expect(dialog.getByText("$229.00 today")).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Start membership" }).click();
    await expect(section.getByText("Active")).toBeVisible();
    await expect(section.getByText("Cash, Marta Kowalczyk")).toBeVisible();

    await section.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(dialog.getByText("28 paid days credited").or(dialog.getByText(/paid days credited/))).toBeVisible();
    await expect(dialog.getByText(/Until now:/)).toBeVisible();
    await dialog.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(section.getByText(/^Pauses /)).toBeVisible();
    await section.getByRole("button", { name: "End pause" }).click();
    await expect(dialog.getByText(/Next bills:/)).toBeVisible();
    await dialog.getByRole("button", { name: "End pause" }).click();
    await expect(section.getByText("Active")).toBeVisible();

    await section.getByRole("button", { name: "Change plan" }).click();
    await dialog.getByLabel("Plan").selectOption({ label: "Winter season, $990.00" });
    await expect(dialog.getByText("$229.00 credited")).toBeVisible();
    await expect(dialog.getByText("$761.00 today")).toBeVisible();
    await dialog.getByRole("button", { name: "Change plan" }).click();
    await expect(section.getByText("Winter season")).toBeVisible();
    await section.getByRole("button", { name: "Record payment" }).click();
    await expect(page.getByText("The payment is recorded")).toBeVisible();

    await section.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog.getByText("No more bills")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel membership" }).click();
    await expect(section.getByText(/^Ends /)).toBeVisible();
    await section.getByRole("button", { name: "Keep membership" }).click();
    await expect(dialog.getByText(/Next bills:/)).toBeVisible();
    await dialog.getByRole("button", { name: "Keep membership" }).click();
    await expect(section.getByText("Active")).toBeVisible();
    await expectAccessibleState(page);
  },
);
