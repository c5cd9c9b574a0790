import { z } from "zod";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { enterCard, payingVenue } from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.beforeEach(({ faults }) => {
  // The provider's pages stand on the central host, and the browser logs each refusal of a card.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
  faults.expect(/402/);
});

const CODE = /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/;
const Sold = z.object({ data: z.array(z.object({ state: z.string(), paid_by: z.string() })) });

test("an owner offers gift cards online, and a visitor buys one by card", { tag: "@long" }, async ({ page }) => {
  const venue = await payingVenue(page);
  await venue.desk.send("POST", "/api/v1/membership-plans", {
    name: "Gift card",
    description: "For bay time, lessons and whatever else is booked here.",
    billing_period: "custom",
    is_gift_card: true,
    price: { amount: 10_000, currency: "CAD" },
    own_amount: { least: { amount: 2000, currency: "CAD" }, most: { amount: 50_000, currency: "CAD" } },
    expires_after_months: 24,
  });
  await page.goto(`${venue.url}/book`);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Memberships" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Gift cards" })).toHaveCount(0);
  await page.context().addCookies(browserOf(venue.owner).cookies);
  await page.goto(`${venue.url}/config/company`);
  await page.getByRole("checkbox", { name: "Sell gift cards on the booking page" }).check();
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByText("Company saved")).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${venue.url}/book`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${venue.url}/book`);
  await page.getByRole("link", { name: "Gift cards" }).click();
  await expect(page.getByRole("heading", { name: "Give a gift card" })).toBeVisible();

  // By keyboard alone to an amount of one's own.
  await page.getByRole("radio", { name: /^\$100\.00/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Another amount/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("150");
  const will = page.getByRole("region", { name: "What will happen" });
  await expect(will.getByText("Your card is charged $150.00 today")).toBeVisible();
  const pay = page.getByRole("button", { name: "Pay $150.00" });
  await pay.press("Enter");
  await expect(page.getByText("Enter the recipient's name.")).toBeVisible();
  await expect(page.getByText("Enter a first name.")).toBeVisible();
  await expect(page.getByLabel("Their name")).toBeFocused();
  await expectAccessibleState(page);

  const [mia, otto] = [`${crypto.randomUUID()}@mia.test`, `${crypto.randomUUID()}@otto.test`];
  await page.getByLabel("Their name").fill("Mia Lang");
  await page.getByLabel("Their email").fill(mia);
  await page.getByLabel("Message").fill("Happy birthday");
  await page.getByLabel("First name").fill("Otto");
  await page.getByLabel("Last name").fill("Lang");
  await page.getByLabel("Email", { exact: true }).fill(otto);
  await enterCard(page, "4000 0000 0000 0002");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessibleState(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 375, height: 900 });
  await expectAccessibleState(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pay.click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByLabel("Card number").fill("4000 0025 0000 3155");
  await pay.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "The gift card for Mia Lang is paid" })).toBeVisible();
  await expect(page.getByText(`Your receipt goes to ${otto}.`)).toBeVisible();
  await expectAccessibleState(page);
  expect(await page.content()).not.toMatch(CODE);

  const gift = await mailTo(mia, /gift card/i);
  expect(gift.text).toMatch(CODE);
  expect(gift.text).toContain("Happy birthday");
  const receipt = await mailTo(otto, /Your gift card for Mia Lang/);
  expect(receipt.text).toContain("$150.00");
  expect(receipt.text).not.toMatch(CODE);
  const { data } = await venue.desk.get("/api/v1/gift-cards", Sold);
  expect(data).toEqual([{ state: "active", paid_by: "card" }]);

  // Another one, for tomorrow: the desk sees that its code has not left, and what is taken back never leaves.
  await page.getByRole("button", { name: "Give another gift card" }).click();
  const day = page.getByLabel("Day to send it");
  const tomorrow = venueToday().add({ days: 1 }).toString();
  await day.fill(venueToday().subtract({ days: 1 }).toString());
  await page.getByLabel("Their name").fill("Eva Roth");
  await page.getByLabel("Their email").fill(`eva-${mia}`);
  await page.getByLabel("First name").fill("Otto");
  await page.getByLabel("Last name").fill("Lang");
  await page.getByLabel("Email", { exact: true }).fill(otto);
  await enterCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $100.00" }).click();
  await expect(page.getByText("Choose today or a later day.")).toBeVisible();
  await expectAccessibleState(page);
  await day.fill(tomorrow);
  await expect(will.getByText(/^On the morning of/)).toBeVisible();
  await page.getByRole("button", { name: "Pay $100.00" }).click();
  await expect(page.getByRole("heading", { name: "The gift card for Eva Roth is paid" })).toBeVisible();
  await expect(page.getByText(/We email its code to .* on the morning of/)).toBeVisible();
  expect((await mailTo(otto, /Your gift card for Eva Roth/)).text).toContain("on the morning of");
  await page.context().addCookies(browserOf(venue.owner).cookies);
  await page.goto(`${venue.url}/products/membership-plans`);
  await page.getByRole("rowheader", { name: "Gift card" }).click();
  const sold = page.getByRole("region", { name: "Sold gift cards" });
  await expect(sold.getByText(/code will be sent on/)).toHaveCount(1);
  await sold.getByRole("button", { name: "Take back the card for Eva Roth" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("Bought twice");
  await page.getByRole("dialog").getByRole("button", { name: "Refund $100.00" }).click();
  await expect(sold.getByText(/code never sent/)).toBeVisible();
});
