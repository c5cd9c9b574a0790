import { expect, test } from "#tests/support/browser/browser-test.ts";

const LOCKED = [
  {
    company: "expired",
    reason: "soft",
    text: "This account is locked because your trial has expired or there is no active subscription. Please choose a plan and subscribe to continue.",
  },
  {
    company: "cancelled",
    reason: "hard",
    text: "This account has been cancelled. To regain access, please re-subscribe to a plan. If you need assistance, contact support.",
  },
] as const;

for (const { company, reason, text } of LOCKED) {
  test.describe(`the company "${company}"`, () => {
    test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL?.replace("demo.", `${company}.`)) });

    test(`shows its ${reason} lock on every page and signs in there`, async ({ page }) => {
      for (const path of ["/", "/login", "/bookings", "/locked?reason=nonsense"]) {
        await page.goto(path);
        await expect(page).toHaveURL(`/locked?reason=${reason}`);
      }
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.getByLabel("Email").fill(`owner@${company}.test`);
      await page.getByLabel("Password", { exact: true }).fill("demo-password");
      await page.getByRole("button", { name: "Sign in" }).click();
      // The owner is not told that an owner can unlock it.
      await expect(page.getByText("You are signed in.")).not.toContainText("owner");
      await page.goto("/");
      await expect(page).toHaveURL(`/locked?reason=${reason}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    });
  });
}

for (const company of ["comped", "trial"]) {
  test.describe(`the company "${company}"`, () => {
    test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL?.replace("demo.", `${company}.`)) });

    test("is not locked", { tag: "@long" }, async ({ page }) => {
      await page.goto("/locked?reason=soft");
      await expect(page).toHaveURL("/login");
      await page.getByLabel("Email").fill(`owner@${company}.test`);
      await page.getByLabel("Password", { exact: true }).fill("demo-password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    });
  });
}
