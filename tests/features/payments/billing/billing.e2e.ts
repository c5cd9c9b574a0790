import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { runProduct } from "#tests/support/product/product.ts";

const PASSWORD = "an own venue for billing";
const MONTH_SECONDS = 32 * 24 * 3600;
const Door = z.object({ url: z.string(), secret_key: z.string() });

interface Company {
  url: string;
  email: string;
}

/** A separate company for this test, created as an operator would. */
async function makeCompany(trialDays: number): Promise<Company> {
  const slug = `bill-${crypto.randomUUID().slice(0, 6)}`;
  const email = `owner@${slug}.example`;
  const port = process.env["PRODUCT_PORT"] ?? "";
  const settings = { PORT: port, DATA_DIR: process.env["PRODUCT_DATA"] ?? "", OWNER_PASSWORD: PASSWORD };
  const given = ["--slug", slug, "--name", "The Paying Club", "--owner-email", email];
  const command = runProduct(settings, "api/commands/create-tenant/main.ts", [
    ...given,
    "--trial-days",
    String(trialDays),
  ]);
  await once(command.process, "close");
  if (command.process.exitCode !== 0) throw new Error(`The company was not made:\n${command.output()}`);
  return { url: `http://${slug}.localhost:${port}`, email };
}

/** Advances the provider's clock, which then sends its events. */
async function passTime(seconds: number): Promise<void> {
  const file = join(process.env["PRODUCT_DATA"] ?? "", "test-payments-door.json");
  const { url, secret_key } = Door.parse(JSON.parse(await readFile(file, "utf8")));
  const headers = { "content-type": "application/json", authorization: `Bearer ${secret_key}` };
  const body = JSON.stringify({ advance_seconds: seconds });
  const response = await fetch(`${url}/sim/clock`, { method: "POST", headers, body });
  expect(response.ok).toBe(true);
}

async function signIn(page: Page, { email }: Company): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("08 / 34");
  await page.getByLabel("Security code").fill("123");
}

test("an owner whose trial has ended subscribes after a declined card and 3-D Secure, and continues working", async ({
  page,
  faults,
}) => {
  // The browser logs each declined card.
  faults.expect(/402/);
  const company = await makeCompany(0);
  await page.goto(company.url);
  await expect(page).toHaveURL(/\/locked\?reason=soft$/);
  await signIn(page, company);
  await expect(page.getByText("Test payments")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const subscribe = page.getByRole("button", { name: "Subscribe", exact: true });
  await expect(subscribe).toBeDisabled();
  await page.getByRole("radio", { name: /Club/ }).check();
  await enterCard(page, "4000 0000 0000 0002");
  await expect(page.getByText("Charged today, USD")).toBeVisible();
  await subscribe.click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();

  await page.getByLabel("Card number").fill("4000 0025 0000 3155");
  await subscribe.click();
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible();
  await subscribe.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Subscribed successfully")).toBeVisible();
  await signIn(page, company);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.goto(`${company.url}/billing/subscription`);
  await expect(page.getByText("Visa ending in 3155")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
});

test(
  "an owner changes the plan, cancels, reverts it, cancels again, and is locked out at the end of the period",
  { tag: "@long" },
  async ({ page }) => {
    const company = await makeCompany(14);
    await page.goto(`${company.url}/billing/subscription`);
    await signIn(page, company);
    await expect(
      page.getByText("No active subscription. Select a plan and payment method to subscribe."),
    ).toBeVisible();
    await page.getByRole("radio", { name: /Starter/ }).check();
    await enterCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, company);
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();

    await page.goto(`${company.url}/billing/subscription`);
    await page.getByRole("button", { name: "Change to Network" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Change to Network" }).click();
    await expect(page.getByText("Plan updated successfully")).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Network" })).toContainText("Current plan");
    await expect(page).toHaveURL(/\/billing\/subscription$/);

    const cancel = async () => {
      await page.getByRole("button", { name: "Cancel subscription" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel subscription" }).click();
      await expect(page.getByText("Subscription will cancel at the end of the current period.").first()).toBeVisible();
      // An earlier toast may still say the same; only this shows that the page itself is done.
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Keep my plan" })).toBeVisible();
    };
    await cancel();
    await page.getByRole("button", { name: "Keep my plan" }).click();
    await expect(page.getByText("Your plan goes on")).toBeVisible();
    await cancel();

    await passTime(MONTH_SECONDS);
    await expect(async () => {
      await page.goto(company.url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(page.url()).toMatch(/\/locked\?reason=hard$/);
    }).toPass();
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(page.getByRole("radio", { name: /Network/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, company);
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  },
);

test(
  "a company in its trial sees when it ends, and that its owners get an email first",
  { tag: "@long" },
  async ({ page }) => {
    const company = await makeCompany(14);
    await page.goto(company.url);
    await signIn(page, company);
    await expect(page.getByText("Trial: 14 days left")).toBeVisible();
    await page.goto(`${company.url}/billing/subscription`);
    await expect(page.getByText(/The trial ends .+\. Owners get an email 7 days and 1 day before\./)).toBeVisible();
  },
);

test.describe("a comped company", () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL?.replace("demo.", "comped.")) });

  test("sees that it is free, and has nothing to change or cancel", { tag: "@long" }, async ({ page }) => {
    await page.goto("/billing/subscription");
    await page.getByLabel("Email").fill("owner@comped.test");
    await page.getByLabel("Password", { exact: true }).fill("demo-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Your account is comped")).toBeVisible();
    await expect(page.getByText("Charity partner of the platform")).toBeVisible();
    await expect(page.getByRole("button", { name: "Change to Club" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
  });
});
