import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test("adds a plan with its card next to it, changes and archives it", { tag: "@long" }, async ({ page }) => {
  const name = `Club ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto("/products/membership-plans");
  await page.getByRole("button", { name: "New plan" }).click();
  await page.getByRole("button", { name: "Add plan" }).click();
  await expect(page.getByText("Enter a name for the plan.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Price", { exact: true }).fill("129");
  await page.getByRole("button", { name: "Add benefit" }).click();
  await page.getByLabel("How much").fill("8");
  await page.getByLabel("Good for").selectOption("Simulator time");
  await page.getByLabel("Notice").fill("7");
  const card = page.getByRole("region", { name: "Preview of the plan" });
  await expect(card.getByText("$129.00")).toBeVisible();
  await expect(card.getByText("8 hours a month")).toBeVisible();
  await expect(card.getByText("Cancel up to 7 days before the next bill.")).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Add plan" }).click();
  await expect(page.getByText(`${name} is added`)).toBeVisible();

  await page.getByRole("rowheader", { name }).click();
  await page.getByLabel("Price", { exact: true }).fill("119");
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();
  await page.getByRole("rowheader", { name }).click();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await page.getByRole("button", { name: "Archive plan" }).click();
  await expect(page.getByText(`${name} is archived`)).toBeVisible();
});
