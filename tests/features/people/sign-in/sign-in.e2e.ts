import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test("keeps the email and marks both fields when the password is wrong", { tag: "@long" }, async ({ page, faults }) => {
  faults.expect(/401/);
  await page.goto("/login");
  await signIn(page, "staff@demo.test", "no-such-password");
  const refusal = page.getByRole("region", { name: "Sign in" }).getByRole("alert");
  await expect(refusal).toHaveText("The email address and password do not match.");
  await expect(page.getByLabel("Email")).toHaveValue("staff@demo.test");
});

test("reports missing values without a request", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Enter an email address.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("continues to the requested page, signs a new tab in by cookie, and signs out everywhere", async ({
  page,
  context,
}) => {
  await page.goto("/bookings?view=today");
  await expect(page).toHaveURL("/login?next=%2Fbookings%3Fview%3Dtoday");
  await signIn(page, "staff@demo.test");
  await expect(page).toHaveURL("/bookings?view=today");
  await expect(page.getByRole("heading", { name: "Bookings", level: 1 })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/locations");
  await expect(other.getByRole("heading", { name: "Locations", level: 1 })).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: /profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/");
  await expect(page).toHaveURL("/login");
});

test("never redirects to another host", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login?next=//elsewhere.example/");
  await signIn(page, "staff@demo.test");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
});

test("sends a client to the booking page", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  await signIn(page, "member@demo.test");
  await expect(page).toHaveURL(/\/book$/);
  await page.goto("/locations");
  await expect(page).toHaveURL(/\/book$/);
});

test(
  "answers 404 to an unknown address and to an unknown company",
  { tag: "@long" },
  async ({ page, baseURL, faults }) => {
    faults.expect(/404/);
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { name: "This page is out of bounds" })).toBeVisible();
    await page.goto((baseURL ?? "").replace("demo.", "nobody."));
    await expect(page.getByRole("heading", { name: "No company has this address" })).toBeVisible();
  },
);

test.describe("a signed-in person", () => {
  test.use({ person: "staff" });

  test("sees the chosen colours", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/locations");
    await page.getByRole("button", { name: /profile menu/ }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const isDark = async () => (await ground()).match(/\d+/g)?.every((part) => Number(part) < 80);
    await expect.poll(isDark).toBe(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Locations", level: 1 })).toBeVisible();
    expect(await isDark()).toBe(true);
  });

  test("skips the sign-in screen", { tag: "@long" }, async ({ page }) => {
    await page.goto("/login?next=%2Flocations");
    await expect(page).toHaveURL("/locations");
  });
});

async function signIn(page: Page, email: string, password = "demo-password"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
