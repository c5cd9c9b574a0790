import type { Page } from "@playwright/test";
import { sayWho } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { enterCard, holdTime, payingVenue } from "./paying-page.ts";

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host, and the browser logs each refusal of a card.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
  faults.expect(/402/);
});

test("a visitor pays a deposit: declined, then refused at the bank, then paid", { tag: "@both" }, async ({ page }) => {
  const venue = await payingVenue(page);
  await holdTime(page, venue);
  const pay = page.getByRole("button", { name: /^Pay \$.* and book$/ });
  await expect(page.getByText("Charged now")).toBeVisible();
  await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
  await pay.click();
  await expect(page.getByText("Card details are not ready. Please complete the form.")).toBeVisible();
  await expectAccessibleState(page);

  await enterCard(page, "4000 0000 0000 0002");
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: "light" });
  await pay.click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByLabel("Card number").fill("4000 0025 0000 3155");
  await pay.click();
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible();
  await pay.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText(/paid\. Pay the rest at the venue/)).toBeVisible();
});

test(
  "a visitor whose hold expired during 3-D Secure sees whether the card was charged",
  { tag: "@long" },
  async ({ page, openOther }) => {
    const venue = await payingVenue(page);
    await holdTime(page, venue);
    await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
    await page.getByRole("radio", { name: /^In full/ }).check();
    await enterCard(page, "4000 0025 0000 3155");
    await page.getByRole("button", { name: /^Pay \$.* and book$/ }).click();
    await expect(page.getByRole("button", { name: "Complete authentication" })).toBeVisible();
    // Another window of the same browser releases the hold.
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem("book.hold") ?? "{}").token as string);
    const other = await openOther();
    await other.goto(`${venue.url}/book`);
    const status = await other.evaluate(
      async (hold) =>
        (await fetch(`/api/v1/public/holds/${hold}`, { method: "DELETE", headers: { "x-requested-with": "test" } }))
          .status,
      token,
    );
    expect(status).toBe(200);
    await page.getByRole("button", { name: "Complete authentication" }).click();
    const givenBack = page.getByRole("heading", { name: "Nothing is booked, and your money comes back" });
    // The venue may have canceled the payment before the bank confirmed it.
    const calledOff = page.getByText("The time is no longer held for you, and nothing was charged.");
    await expect(givenBack.or(calledOff)).toBeVisible();
    await expectAccessibleState(page);
    if (await calledOff.isVisible()) return;
    await page.getByRole("button", { name: "Choose another time" }).click();
    await expect(page.locator("[data-time]").first()).toBeVisible();
  },
);

test(
  "a visitor whose device has a wallet books with it, and no other visitor is offered one",
  { tag: "@both" },
  async ({ page }) => {
    const venue = await payingVenue(page);
    await holdTime(page, venue);
    await expect(page.getByLabel("Card number")).toBeVisible();
    await expect(page.getByText("or by card")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Book with/ })).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem("test-payments.wallet", "googlePay"));
    await page.reload();
    const wallet = page.getByRole("button", { name: "Book with Google Pay" });
    await expect(wallet).toBeVisible();
    await expect(page.getByText("or by card")).toBeVisible();
    await expectAccessibleState(page);

    // The guest's details are required first: the wallet does not open.
    await wallet.click();
    await expect(page.getByText("Enter a first name.")).toBeVisible();
    const sheet = page.getByRole("dialog", { name: "Google Pay test page" });
    await expect(sheet).toBeHidden();
    await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
    await wallet.click();
    await sheet.getByRole("button", { name: "Cancel" }).click();
    await wallet.click();
    await sheet.getByRole("button", { name: "Pay with a declined card" }).click();
    await expect(page.getByText("Your card was declined.")).toBeVisible();

    await page.getByRole("radio", { name: /^In full/ }).check();
    await wallet.click();
    await sheet.getByRole("button", { name: /^Pay CA\$/ }).click();
    await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  },
);

/** Expects text in the provider's field to have the color of the page's own text. */
async function expectReadable(page: Page): Promise<void> {
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.getByLabel("Card number")).toHaveCSS("color", text);
}
