import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "adds a trial to a plan, sells it for nothing today, cancels and restores it, and shows it on a phone",
  { tag: "@long" },
  async ({ page, desk }) => {
    const name = `Trial ${crypto.randomUUID().slice(0, 6)}`;
    await page.goto("/products/membership-plans");
    await page.getByRole("button", { name: "New plan" }).click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Price", { exact: true }).fill("89");
    await page.getByLabel("Free trial").fill("14");
    const card = page.getByRole("region", { name: "Preview of the plan" });
    await expect(card.getByText("14 days free, then $89.00 a month")).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Add plan" }).click();
    await expect(page.getByText(`${name} is added`)).toBeVisible();

    const last = crypto.randomUUID().slice(0, 6);
    await desk.send("POST", "/api/v1/clients", { first_name: "Tilda", last_name: last });
    await page.goto(`/clients?search=Tilda+${last}`);
    await page.getByRole("row", { name: new RegExp(`Tilda ${last}`) }).click();
    await page.getByRole("link", { name: "Open page" }).click();
    const section = page.getByRole("region", { name: "Membership" });
    await section.getByRole("button", { name: "Sell a membership" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Plan").selectOption({ label: `${name}, $89.00` });
    await expect(dialog.getByText(/^Free until /)).toBeVisible();
    await expect(dialog.getByText(/^Next bills: .* \$89\.00/)).toBeVisible();
    await expect(dialog.getByText(/ today$/)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Start membership" }).click();
    await expect(section.getByText(/^Trial until /)).toBeVisible();
    await expect(section.getByText("Free trial")).toBeVisible();
    await expect(section.getByRole("button", { name: "Pause", exact: true })).toHaveCount(0);

    await section.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog.getByText("No more bills")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel membership" }).click();
    await expect(section.getByText(/^Ends /)).toBeVisible();
    await section.getByRole("button", { name: "Keep membership" }).click();
    await expect(dialog.getByText(/^Next bills: .* \$89\.00/)).toBeVisible();
    await dialog.getByRole("button", { name: "Keep membership" }).click();
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(section.getByText(/^Trial until /)).toBeVisible();
    await expectAccessibleState(page);
  },
);
