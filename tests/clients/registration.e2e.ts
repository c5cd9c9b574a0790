import { mailTo } from "#tests/book/booking-page.ts";
import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test("a visitor registers, follows the mailed link and is signed in", async ({ page }) => {
  test.setTimeout(90_000);
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.test`;
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Agree to this to create an account.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/may keep these details/).check();
  const news = page.getByLabel("Send me news and offers by email. I can stop them at any time.");
  await expect(news).not.toBeChecked();
  await news.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectAccessible(page);

  const { text } = await mailTo(email, /confirm your address/i);
  const link = /http\S+\/register\/confirm\S+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /^Welcome to / })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("nine purple umbrellas");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/book/);
  await expect(page.getByText("Your account is ready.")).toBeVisible();
  await page.goto("/member/profile");
  await expect(page.getByText(/sends you news and offers by mail/)).toBeVisible();
});
