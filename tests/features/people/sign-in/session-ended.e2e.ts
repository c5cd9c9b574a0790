import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test("keeps the typed text when the session ends: sign in over the page, and it is saved", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/401/);
  const form = await typeUntilItEnds(page, context);

  const dialog = page.getByRole("dialog", { name: "Your session ended" });
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page.getByText("Osterloh")).toBeHidden();
  await expect(page.getByLabel("Last name")).toBeHidden();
  await expect(page.locator("#root")).toHaveCSS("visibility", "hidden");
  await expect(page.locator("#root")).toHaveCSS("opacity", "0");

  await page.keyboard.type("demo-password");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(form).toBeHidden();
  await expect(page.getByText("Imke Osterloh").first()).toBeVisible();
});

test("shows another person who signs in nothing of the typed text", async ({ page, context, faults }) => {
  faults.expect(/401/);
  await typeUntilItEnds(page, context);
  const dialog = page.getByRole("dialog", { name: "Your session ended" });
  await dialog.getByLabel("Email").fill("coach@demo.test");
  await dialog.getByLabel("Password", { exact: true }).fill("demo-password");
  const reloaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await reloaded;
  await expect(page.getByRole("button", { name: /profile menu/ })).toBeVisible();
  const typed = await page
    .locator("input")
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(typed).not.toContain("Osterloh");
});

/** The desk types a new client; the session ends before it is sent. Returns the form. */
async function typeUntilItEnds(page: Page, context: BrowserContext): Promise<Locator> {
  await page.goto("/login?next=%2Fclients");
  await page.getByLabel("Email").fill("staff@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "New client" }).click();
  const form = page.getByRole("dialog", { name: "New client" });
  await form.getByLabel("First name").fill("Imke");
  await form.getByLabel("Last name").fill("Osterloh");

  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await form.getByLabel("Last name").press("Enter");
  return form;
}
