import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue } from "#tests/support/browser/own-venue.ts";

test(
  "lists a plan at the payment provider, shows when it is outdated, and syncs it again",
  { tag: "@long" },
  async ({ page, faults }) => {
    // The provider's pages stand on the central host.
    faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
    const venue = await makeOwnVenue();
    await page.context().addCookies(browserOf(venue.owner).cookies);
    const part = page.getByRole("region", { name: "At the payment provider" });
    const open = async () => {
      await page.goto(`${venue.url}/products/membership-plans`);
      await page.getByRole("rowheader", { name: "Range 20" }).click();
    };
    await page.goto(`${venue.url}/products/membership-plans`);
    await page.getByRole("button", { name: "New plan" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Range 20");
    await page.getByLabel("Price", { exact: true }).fill("129");
    await page.getByRole("button", { name: "Add plan" }).click();
    await page.getByRole("rowheader", { name: "Range 20" }).click();
    await expect(part.getByText("Not connected", { exact: true })).toBeVisible();
    await part.getByRole("link", { name: "Connect card payments" }).click();
    await page.getByRole("button", { name: "Connect card payments" }).click();
    await page.getByRole("link", { name: "Connect", exact: true }).click();
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();

    await open();
    await expect(part.getByText("Your account does not list this plan yet.")).toBeVisible();
    await part.getByRole("button", { name: "Sync again" }).click();
    await expect(part.getByText("Up to date")).toBeVisible();
    await expect(page.getByText("Range 20 is up to date at the payment provider")).toBeVisible();

    await page.getByLabel("Price", { exact: true }).fill("119");
    await expect(part.getByRole("button", { name: "Sync again" })).toHaveAttribute("aria-disabled", "true");
    await page.getByLabel("Price", { exact: true }).press("Enter");
    await expect(part).toBeHidden();
    await page.getByRole("rowheader", { name: "Range 20" }).click();
    const price = part.getByRole("row", { name: /Price/ });
    await expect(price).toContainText("$119.00");
    await expect(price).toContainText("$129.00");
    await expectAccessibleState(page);
    await part.getByRole("button", { name: "Sync again" }).click();
    await expect(part.getByText("Up to date")).toBeVisible();
  },
);
