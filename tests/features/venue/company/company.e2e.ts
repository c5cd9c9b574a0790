import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "owner" });

test("an owner renames the company and gives it a colour, visible at once", { tag: "@long" }, async ({ page }) => {
  await page.goto("/config/company");
  const name = page.getByLabel("Name", { exact: true });
  const before = await name.inputValue();
  await expect(page.getByText(/Choose the correct company timezone/)).toBeVisible();
  await expectAccessibleState(page);
  await name.fill("Fjord Golf");
  await page.getByLabel("Brand colour", { exact: true }).fill("#7a1fa2");
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByText("Company saved")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText("Fjord Golf");
  const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
  expect(await primary()).toContain("#7a1fa2");
  await name.fill(before);
  await page.getByLabel("Brand colour", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText(before);
  await expect.poll(primary).toBe("");
});

test("an owner sets how long the audit log is stored, and the log shows it", { tag: "@long" }, async ({ page }) => {
  const keep = async (choice: string) => {
    await page.goto("/config/company");
    await page.getByLabel("Keep the audit log").selectOption({ label: choice });
    await page.getByRole("button", { name: "Save company" }).click();
    await expect(page.getByText("Company saved")).toBeVisible();
    await page.goto("/reports/auditlog");
  };
  await keep("For 5 years");
  await expect(page.getByText("Nobody can change what is written here. It is deleted after 5 years")).toBeVisible();
  await keep("For ever");
  await expect(page.getByText("Nobody can change what is written here", { exact: true })).toBeVisible();
});

test("an owner sees that no bookings overlap", { tag: "@long" }, async ({ page }) => {
  await page.goto("/config/no-overlap");
  await expect(page.getByRole("heading", { name: /^0 overlaps in [\d,]+ claims$/ })).toBeVisible();
  await expect(page.getByLabel("The rule", { exact: true })).toContainText("EXCLUDE USING gist");
  await expectAccessibleState(page);
});
