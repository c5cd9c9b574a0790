import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import type { Page } from "@playwright/test";

/** Puts a document into the editor and runs it. */
async function runDocument(page: Page, document: string): Promise<void> {
  await page.locator(".graphiql-query-editor .monaco-editor").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(document);
  // The editor reads the operation's name a moment after it was typed.
  await expect(page.getByRole("tab", { name: "MakePlace" })).toBeVisible();
  await page.getByRole("button", { name: /Execute query/ }).click();
}

test.describe("an analyst", () => {
  test.use({ person: "staff" });

  test("runs an example, sees its cost, and is refused a mutation", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "GraphiQL" }).click();
    await expect(page.getByRole("heading", { name: "GraphiQL" })).toBeVisible();
    await page.getByRole("button", { name: /Services with their prices/ }).click();
    await page.getByRole("button", { name: /Execute query/ }).click();
    const result = page.getByRole("region", { name: "Result Window" }).or(page.locator(".result-window"));
    await expect(result.first()).toContainText("Simulator");
    await expect(page.getByRole("status").filter({ hasText: "Cost" })).toContainText("of 1,000");
    await runDocument(page, 'mutation MakePlace { createLocation(input: { name: "Made by an analyst" }) { id } }');
    await expect(result.first()).toContainText("This token only reads");
    await expect(result.first()).toContainText("forbidden");
  });

  test("reads the docs, with what every field means", async ({ page }) => {
    await page.goto("/graphiql");
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await page.getByRole("link", { name: "Query" }).first().click();
    await expect(page.getByText("Bookings of the company; live holds are left out.")).toBeVisible();
  });
});

test("nobody who is not signed in reaches the explorer: they are led to sign in", async ({ page, faults }) => {
  faults.expect(/401/);
  await page.goto("/graphiql");
  await expect(page).toHaveURL(/\/login\?next=%2Fgraphiql$/);
});

test.describe("a client", () => {
  test.use({ person: "member" });

  test("is refused the explorer", async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.getByRole("heading", { name: "This page is not yours to see" })).toBeVisible();
  });
});

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test("sees that nothing is booked twice", async ({ page }) => {
    await page.goto("/config/no-overlap");
    await expect(page.getByRole("heading", { name: /^0 overlaps in [\d,]+ claims$/ })).toBeVisible();
    await expect(page.getByLabel("The rule", { exact: true })).toContainText("EXCLUDE USING gist");
    await expectAccessible(page);
  });

  test("names the company anew and gives it a colour, seen at once", async ({ page }) => {
    await page.goto("/config/company");
    const name = page.getByLabel("Name", { exact: true });
    const before = await name.inputValue();
    await expect(page.getByText(/Choose the correct company timezone/)).toBeVisible();
    await expectAccessible(page);
    await name.fill("Fjord Golf");
    await page.getByLabel("Brand colour", { exact: true }).fill("#7a1fa2");
    await page.getByRole("button", { name: "Save company" }).click();
    await expect(page.getByText("The company is saved")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText("Fjord Golf");
    const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--primary"));
    expect(await primary()).toContain("#7a1fa2");
    await name.fill(before);
    await page.getByLabel("Brand colour", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save company" }).click();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText(before);
    await expect.poll(primary).toBe("");
  });

  test("takes the bookings away as a file", async ({ page }) => {
    await page.goto("/bookings?view=today");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: /^CSV, [\d,]+ rows?$/ }).click();
    expect((await file).suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  });
});
