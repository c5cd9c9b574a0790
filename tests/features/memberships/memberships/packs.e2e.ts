import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "the desk sells a pack in addition to a membership, with its end and its allowance",
  { tag: "@long" },
  async ({ page, desk }) => {
    await desk.send("POST", "/api/v1/clients", { first_name: "Ines", last_name: "Valdez" });
    await page.goto("/clients?search=Ines+Valdez");
    await page.getByRole("row", { name: /Ines Valdez/ }).click();
    await page.getByRole("link", { name: "Open page" }).click();
    const section = page.getByRole("region", { name: "Membership" });
    const dialog = page.getByRole("dialog");
    await section.getByRole("button", { name: "Sell a membership" }).click();
    await dialog.getByLabel("Plan").selectOption({ label: "Club 12, $229.00" });
    await expect(dialog.getByText("$229.00 today")).toBeVisible();
    await dialog.getByRole("button", { name: "Start membership" }).click();
    await expect(section.getByText("Active")).toBeVisible();

    await section.getByRole("button", { name: "Sell a pack" }).click();
    await expect(dialog.getByLabel("Plan").getByRole("option", { name: /Family 8/ })).toHaveCount(0);
    await dialog.getByLabel("Plan").selectOption({ label: "10 bay hours, $540.00" });
    await expect(dialog.getByText("$540.00 today")).toBeVisible();
    await expect(dialog.getByText(/^Access until /)).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Start membership" }).click();
    const packs = section.getByRole("region", { name: "Packs" });
    await expect(packs.getByText("10 bay hours")).toBeVisible();
    await expect(packs.getByText(/^10 of 10 hours left, until /)).toBeVisible();
    await expect(section.getByText("Active")).toBeVisible();
    await expectAccessibleState(page);
  },
);
