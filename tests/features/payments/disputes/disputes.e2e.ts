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

test("the owner sees a disputed payment with its deadline", { tag: "@long" }, async ({ page }) => {
  const venue = await payingVenue(page);
  await holdTime(page, venue);
  await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
  await enterCard(page, "4000 0000 0000 0259");
  await page.getByRole("button", { name: /^Pay \$.* and book$/ }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();

  await page.context().addCookies(browserOf(venue.owner).cookies);
  await expect(async () => {
    await page.goto(`${venue.url}/billing`);
    await expect(page.getByText("Visa 0259").filter({ visible: true }).first()).toBeVisible();
    expect(await page.getByText("1 payment is disputed.").isVisible()).toBe(true);
  }).toPass();
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Show the dispute" }).click();
  const panel = page.getByRole("complementary", { name: "Disputes" });
  await expect(panel.getByRole("list", { name: "Disputes" })).toContainText(/left/);
  await expectAccessibleState(page);
});
