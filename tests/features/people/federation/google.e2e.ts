import type { Page } from "@playwright/test";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

/** The way there and back, and what the provider's own page asks for and does not get. */
const PROVIDERS_PAGE = /127\.0\.0\.1|fonts\.googleapis\.com|favicon\.ico|localhost:\d+\/api\/central\//;

/** Signs in at the provider that stands in Google's place, or consents there. */
async function passProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function signInWithPassword(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("coach@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test(
  "a coach links Google by password once, and then signs in with it",
  { tag: "@both" },
  async ({ page, openOther, faults }) => {
    faults.expect(PROVIDERS_PAGE);
    await page.goto("/login?next=%2Fbookings");
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await passProvider(page, "ada");
    await expect(page.getByText("Sign in with your password once to link ada@gmail.example.")).toBeVisible();
    await expectAccessibleState(page);
    await signInWithPassword(page);
    await expect(page).toHaveURL("/bookings");

    const later = await openOther();
    await later.goto("/login");
    await later.getByRole("button", { name: "Continue with Google" }).click();
    await passProvider(later, "ada");
    await expect(later.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

    await later.goto("/account");
    await expect(later.getByText("You can sign in here with ada@gmail.example.")).toBeVisible();
    await later.getByRole("button", { name: "Unlink Google" }).click();
    await expect(later.getByRole("button", { name: "Link Google" })).toBeVisible();
  },
);

test(
  "a person who cancels at Google sees that, and signs in another way",
  { tag: "@long" },
  async ({ page, faults }) => {
    faults.expect(PROVIDERS_PAGE);
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByText("You cancelled at Google. Nothing was changed.")).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await signInWithPassword(page);
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  },
);

test("a code that another person requested signs nobody in", async ({ page, openOther, faults }) => {
  faults.expect(PROVIDERS_PAGE);
  faults.expect(/410|net::ERR_FAILED/);
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const home = page.waitForRequest(/\/auth\/google\/callback\?code=/);
  await page.route(/demo\.localhost.*\/auth\/google\/callback\?code=/, (route) => route.abort());
  await passProvider(page, "mallory").catch(() => undefined);
  const victim = await openOther();
  await victim.goto((await home).url());
  await expect(victim.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
});
