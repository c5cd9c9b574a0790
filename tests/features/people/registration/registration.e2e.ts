import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test("a visitor registers, opens the emailed link and is signed in", { tag: "@both" }, async ({ page }) => {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.test`;
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Byron");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Agree to this to create an account.")).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel(/may keep these details/).check();
  const news = page.getByLabel("Send me news and offers by email. I can stop them at any time.");
  await expect(news).not.toBeChecked();
  await news.check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectAccessibleState(page);

  const { text } = await mailTo(email, /confirm your address/i);
  const link = /http\S+\/register\/confirm\S+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /^Welcome to / })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel("New password", { exact: true }).fill("nine purple umbrellas");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/book/);
  await expect(page.getByText("Your account is ready.")).toBeVisible();
  await page.goto("/member/profile");
  await expect(page.getByText(/sends you news and offers by mail/)).toBeVisible();
});

test(
  "a guest who registers with the address of a booking finds it among their bookings",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const email = `bea-${crypto.randomUUID().slice(0, 8)}@example.test`;
    const { id, version } = await desk.book({ name: "Bea Byron", bay: "Bay 3", day, at: "14:00" });
    const guest = { first_name: "Bea", last_name: "Byron", email };
    await desk.send("PUT", `/api/v1/bookings/${id}/guest`, { version, guest });
    await page.goto("/register");
    await page.getByLabel("First name").fill("Bea");
    await page.getByLabel("Last name").fill("Byron");
    await page.getByLabel("Email", { exact: true }).fill(email.toUpperCase());
    await page.getByLabel(/may keep these details/).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    const { text } = await mailTo(email.toUpperCase(), /confirm your address/i);
    await page.goto(/http\S+\/register\/confirm\S+/.exec(text)?.[0] ?? "");
    await page.getByLabel("New password", { exact: true }).fill("nine purple umbrellas");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Your account is ready, with the bookings you made before.")).toBeVisible();
    await page.getByRole("link", { name: "My bookings" }).click();
    await expect(page.getByRole("heading", { name: "My bookings" })).toBeVisible();
    await expect(page.getByText(/14:00|2:00/).first()).toBeVisible();
    await expectAccessibleState(page);
  },
);
