import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { ageSignIn } from "#tests/support/browser/age-sign-in.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const Clients = z.object({ data: z.array(z.object({ id: z.int() })) });
const ADMIN = "admin@demo.test";

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(ADMIN);
  await page.getByLabel("Password", { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
}

test(
  "a person who exports a list an hour after signing in confirms first, and then gets the file",
  { tag: "@both" },
  async ({ page, faults }) => {
    faults.expect(/403|422/);
    await signIn(page);
    await ageSignIn(ADMIN);
    await page.goto("/clients");
    const csv = page.getByRole("button", { name: /^CSV, / });
    await csv.click();
    const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
    await expect(dialog.getByLabel("Your password", { exact: true })).toBeFocused();
    await expectAccessibleState(page);

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("The file was not made")).toBeVisible();

    await csv.click();
    await expect(dialog.getByLabel("Your password", { exact: true })).toBeFocused();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("This is not your current password.")).toBeVisible();
    await expect(dialog.getByLabel("Your password", { exact: true })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("demo-password");
    const file = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await file).suggestedFilename()).toMatch(/^clients-/);
    await expect(dialog).toBeHidden();

    // Confirmed a moment ago: no second prompt.
    const again = page.waitForEvent("download");
    await csv.click();
    await again;
  },
);

test("a person who impersonates a client an hour after signing in confirms first, and then the tab opens", async ({
  page,
  context,
  desk,
  faults,
}) => {
  faults.expect(/403/);
  const found = await desk.get("/api/v1/clients?search=member%40demo.test", Clients);
  await signIn(page);
  await page.goto(`/clients/${found.data[0]?.id}`);
  await ageSignIn(ADMIN);
  await page.getByRole("button", { name: /^Act for / }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Your password", { exact: true }).fill("demo-password");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("button", { name: "Confirm" }).click(),
  ]);
  await expect(tab.getByRole("region", { name: "Acting for somebody" })).toContainText("You are only looking around.");
});
