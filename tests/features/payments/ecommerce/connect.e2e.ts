import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue } from "#tests/support/browser/own-venue.ts";

test(
  "an owner connects card payments, completes the provider's form, and disconnects",
  { tag: "@long" },
  async ({ page, faults }) => {
    // The provider's pages are on the central host.
    faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
    const venue = await makeOwnVenue();
    await page.context().addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${venue.url}/config/e-commerce`);
    await expect(page.getByText("Not connected")).toBeVisible();
    await expect(page.getByText("Payments are simulated")).toBeVisible();

    await page.getByRole("button", { name: "Connect card payments" }).click();
    await page.getByRole("link", { name: "Refuse" }).click();
    await expect(page.getByText("You cancelled at the provider. Nothing was connected.")).toBeVisible();
    await expect(page.getByText("Not connected")).toBeVisible();

    await page.getByRole("button", { name: "Connect card payments" }).click();
    await page.getByRole("link", { name: "Connect, details missing" }).click();
    await expect(page.getByText("Details missing")).toBeVisible();
    expect(page.url()).toBe(`${venue.url}/config/e-commerce`);
    await expect(page.getByText("3 details asked for")).toBeVisible();
    await expectAccessibleState(page);

    await page.getByRole("button", { name: "Tell the provider" }).click();
    await page.getByRole("link", { name: "Complete everything" }).click();
    await expect(page.getByText("Nothing asked for")).toBeVisible();
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();
    await expect(page.getByText("No payouts yet.")).toBeVisible();
    await expectAccessibleState(page);

    await page.getByRole("button", { name: "Disconnect card payments" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel(/to confirm/).fill("The Day Club");
    await dialog.getByRole("button", { name: "Disconnect card payments" }).click();
    await expect(page.getByText("Not connected")).toBeVisible();
  },
);
