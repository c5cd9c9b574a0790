import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "the desk takes cash in two presses, splits a party's price, refunds a part, and each figure has ledger entries",
  { tag: "@both" },
  async ({ page, desk }) => {
    const day = await desk.freeDay();
    const booking = await desk.book({ name: "Grace Eriksen", bay: "Bay 3", day, at: "12:00" });
    await page.goto(`/bookings?booking=${booking.id}`);
    const panel = page.getByRole("complementary", { name: "Grace Eriksen" });
    const money = panel.getByRole("region", { name: "Payments" });
    await expect(money.getByText("Still due")).toBeVisible();
    await money.getByRole("button", { name: "Take payment" }).click();
    const dialog = page.getByRole("dialog", { name: "Take payment" });
    const press = dialog.getByRole("button", { name: /^Take \$/ });
    await expect(press).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByLabel("Paid by").selectOption("2");
    await dialog.getByRole("group", { name: "Person 2" }).getByRole("radio", { name: "Card machine" }).check();
    await dialog.getByRole("group", { name: "Person 2" }).getByLabel("Name").fill("Leo Eriksen");
    await expectAccessibleState(page);
    await dialog.getByLabel("Paid by").selectOption("1");
    await dialog.getByLabel("Given").fill("100");
    await expect(dialog.getByText("Change")).toBeVisible();
    await press.click();
    await expect(page.getByText("The payment of Grace Eriksen is taken")).toBeVisible();
    await expect(money.getByText("Nothing is due")).toBeVisible();
    await expect(panel.getByText("Paid", { exact: true })).toBeVisible();
    expect((await desk.booking(booking.id)).payment_status).toBe("paid");

    await money.getByRole("button", { name: /^Refund receipt/ }).click();
    const refund = page.getByRole("dialog", { name: /^Refund receipt/ });
    await refund.getByLabel("Amount").fill("10");
    await expect(refund.getByRole("list", { name: "Ledger entries" })).toContainText("Cash drawer−$10.00");
    await refund.getByLabel("Reason").fill("Projector was down");
    await expectAccessibleState(page);
    await refund.getByRole("button", { name: "Refund $10.00" }).click();
    await expect(page.getByText("$10.00 is refunded to Grace Eriksen")).toBeVisible();
    await expect(panel.getByText("Part-refunded", { exact: true })).toBeVisible();
    await money.getByRole("button", { name: /^Show ledger/ }).click();
    await expect(money.getByText("Refund · Projector was down · Marta Kowalczyk")).toBeVisible();
    await expectAccessibleState(page);

    await page.goto("/billing?search=Grace+Eriksen");
    await page.getByText("Grace Eriksen").filter({ visible: true }).first().click();
    const paid = page.getByRole("complementary", { name: /^\$/ });
    await expect(paid.getByRole("list", { name: "Refund" })).toContainText("Cash drawer−$10.00");
    await expectAccessibleState(page);
    const [receipt] = await Promise.all([
      page.waitForEvent("popup"),
      paid.getByRole("link", { name: "Receipt" }).click(),
    ]);
    await expect(receipt.getByRole("heading", { name: /^Receipt \d+$/ })).toBeVisible();
    await expect(receipt.getByText("$50.00")).toBeVisible();
    await expectAccessibleState(receipt);
    await receipt.close();
    await paid.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Cash-up" }).click();
    await expect(page.getByText("Expected in the drawer")).toBeVisible();
    await page.getByLabel("$20.00").fill("3");
    await expect(page.getByLabel("Counted")).toHaveValue("60.00");
    await page.getByLabel("Why").fill("Journey");
    await page.getByLabel("Leave in the drawer").fill("50");
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Close the day" }).click();
    await expect(page.getByText("Closed", { exact: true })).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Open again" }).click();
    const reopen = page.getByRole("dialog", { name: /^Open .* again\?$/ });
    await reopen.getByLabel("Reason").fill("Counted again");
    await reopen.getByRole("button", { name: "Open again" }).click();
    await expect(page.getByRole("button", { name: "Close the day" })).toBeVisible();
  },
);
