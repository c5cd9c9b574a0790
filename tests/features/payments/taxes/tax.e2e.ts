import { book, chooseDay, chooseTime, goOn, sayWho } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue } from "#tests/support/browser/own-venue.ts";

test(
  "an owner adds a tax, a visitor sees it before booking, and the desk takes it and sees it in a refund",
  { tag: "@long" },
  async ({ page, context }) => {
    const venue = await makeOwnVenue();
    const asOwner = browserOf(venue.owner).cookies;
    await context.addCookies(asOwner);
    await page.goto(`${venue.url}/config/e-commerce`);
    await expect(page.getByText("No tax is charged. Clients pay the listed prices.")).toBeVisible();
    await page.getByRole("button", { name: "Set up tax" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up tax" });
    await dialog.getByLabel("Name").fill("HST");
    await dialog.getByLabel(/^Rate/).fill("13");
    await dialog.getByLabel("Listed prices").selectOption("without");
    await dialog.getByLabel(/^Registration number/).fill("12345 6789 RT0001");
    await expect(dialog.getByRole("region", { name: "Example" })).toContainText("$67.80");
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Save tax" }).click();
    await expect(page.getByText("HST 13% is charged from now on")).toBeVisible();
    await expect(page.getByText("HST, 13%")).toBeVisible();
    await expectAccessibleState(page);

    await context.clearCookies();
    await page.goto(`${venue.url}/book`);
    await page
      .getByRole("radio", { name: /^Bay time|^Simulator/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Choose a time" }).click();
    await chooseDay(page, 3);
    await chooseTime(page, 2);
    await expect(page.getByText(/^Includes HST 13%, \$/).filter({ visible: true })).toBeVisible();
    await expectAccessibleState(page);
    await goOn(page);
    await expect(page.getByText("is held for you")).toBeVisible();
    await expect(page.getByText(/^Includes HST 13%, \$/).filter({ visible: true })).toBeVisible();
    await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
    await book(page);
    await expect(page.getByText(/^Includes HST 13%, \$/)).toBeVisible();

    await context.addCookies(asOwner);
    await page.goto(`${venue.url}/bookings`);
    await page.getByText("Margaux Tremblay").filter({ visible: true }).first().click();
    const panel = page.getByRole("complementary", { name: "Margaux Tremblay" });
    await expect(panel.getByText(/^Includes HST 13%, \$/)).toBeVisible();
    await panel.getByRole("button", { name: "Take payment" }).click();
    await page
      .getByRole("dialog", { name: "Take payment" })
      .getByRole("button", { name: /^Take \$/ })
      .click();
    await expect(panel.getByText("Nothing is due")).toBeVisible();
    await panel.getByRole("button", { name: /^Refund receipt/ }).click();
    const refund = page.getByRole("dialog", { name: /^Refund receipt/ });
    await refund.getByLabel("Amount").fill("11.30");
    await expect(refund.getByText("Tax in it")).toBeVisible();
    await expect(refund.getByText("$1.30").first()).toBeVisible();
    await expectAccessibleState(page);
  },
);
