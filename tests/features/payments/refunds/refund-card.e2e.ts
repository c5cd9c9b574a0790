import { sayWho } from "#tests/features/bookings/online/booking-page.ts";
import {
  enterCard,
  holdTime,
  payingVenue,
} from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

test("the desk refunds a part to a card, and a cancellation refunds the rest", { tag: "@long" }, async ({ page }) => {
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
  await paid.getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: "Refund receipt 1" });
  await dialog.getByLabel("Amount").fill("5");
  await expect(dialog.getByRole("list", { name: "Ledger entries" })).toContainText("Card payments−$5.00");
  await dialog.getByLabel("Reason").fill("Projector was down");
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [800, 375, wide.width]) {
    await page.setViewportSize({ ...wide, width });
    await expect(dialog.getByLabel("Reason")).toHaveValue("Projector was down");
  }
  await dialog.getByRole("button", { name: "Refund $5.00" }).click();
  await expect(page.getByText(/^\$5\.00 is refunded to /)).toBeVisible();
  await expect(paid.getByText("Part-refunded", { exact: true })).toBeVisible();

  await paid.getByRole("link", { name: new RegExp(venue.service) }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  const money = page.getByRole("region", { name: "Payments" });
  await expect(money.getByText(/\$22\.50 on its way back/)).toBeVisible();
  await expectAccessibleState(page);
  await page.goto(`${venue.url}/billing`);
  await expect(page.getByText("Refunding").filter({ visible: true })).toBeVisible();
  await expectAccessibleState(page);
});
