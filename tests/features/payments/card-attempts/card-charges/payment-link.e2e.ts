import { sayWho } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { enterCard, holdTime, payingVenue } from "../service-payments/paying-page.ts";

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host, and the browser logs each declined card.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
  faults.expect(/402/);
});

test(
  "the desk shows a payment link, which is paid on a phone: declined, then with 3-D Secure",
  { tag: "@long" },
  async ({ page, openOther }) => {
    const venue = await payingVenue(page);
    await holdTime(page, venue);
    await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
    await enterCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: /^Pay \$.* and book$/ }).click();
    await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();

    await page.context().addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${venue.url}/billing`);
    await page.getByText("Visa 4242").filter({ visible: true }).first().click();
    const paid = page.getByRole("complementary", { name: /^\$/ });
    await paid.getByRole("link", { name: new RegExp(venue.service) }).click();
    const money = page.getByRole("region", { name: "Payments" });
    await money.getByRole("button", { name: "Take payment" }).click();
    await page.getByRole("dialog", { name: "Take payment" }).getByRole("button", { name: "Pay by card" }).click();
    const dialog = page.getByRole("dialog", { name: "Pay by card" });
    await expect(dialog.getByLabel("Mail it to")).toBeVisible();
    await expectAccessibleState(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().postData()?.includes("CreatePaymentLink") ?? false),
      dialog.getByRole("button", { name: /^Make a link for \$/ }).click(),
    ]);
    const code = page.getByRole("dialog", { name: /^Pay \$.* by card$/ });
    await expect(code.getByRole("img", { name: /^QR code to pay \$/ })).toBeVisible();
    await expectAccessibleState(page);
    await code.getByRole("button", { name: "Done" }).click();
    await expect(money.getByText("Not paid yet")).toBeVisible();

    const url = /https?:[^"]*\/book\/pay#[\w-]+/.exec(await answer.text())?.[0] ?? "";
    const phone = await openOther();
    await phone.setViewportSize({ width: 375, height: 800 });
    const { pathname, hash } = new URL(url);
    await phone.goto(`${venue.url}${pathname}${hash}`);
    const pay = phone.getByRole("button", { name: /^Pay \$/ });
    await enterCard(phone, "4000 0000 0000 0002");
    await pay.click();
    await expect(phone.getByText("Your card was declined.")).toBeVisible();
    await expectAccessibleState(phone);
    await phone.getByLabel("Card number").fill("4000 0025 0000 3155");
    await pay.click();
    await phone.getByRole("button", { name: "Complete authentication" }).click();
    await expect(phone.getByRole("heading", { name: /is paid\. Thank you\.$/ })).toBeVisible();
    await expectAccessibleState(phone);

    await page.reload();
    await expect(money.getByText("Nothing is due")).toBeVisible();
    await expect(money.getByText(/^Visa 3155/)).toBeVisible();
  },
);
