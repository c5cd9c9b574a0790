import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "the desk voids cash that was recorded by mistake, and takes it correctly on the card machine",
  { tag: "@long" },
  async ({ page, desk }) => {
    const day = await desk.freeDay();
    const booking = await desk.book({ name: "Ines Solberg", bay: "Bay 2", day, at: "13:00" });
    await page.goto(`/bookings?booking=${booking.id}`);
    const panel = page.getByRole("complementary", { name: "Ines Solberg" });
    const money = panel.getByRole("region", { name: "Payments" });
    const take = page.getByRole("dialog", { name: "Take payment" });
    await money.getByRole("button", { name: "Take payment" }).click();
    await take.getByRole("button", { name: /^Take \$/ }).click();
    await expect(panel.getByText("Paid", { exact: true })).toBeVisible();

    await money.getByRole("button", { name: /^Void receipt/ }).click();
    const dialog = page.getByRole("dialog", { name: /was recorded by mistake$/ });
    await expect(dialog.getByRole("list", { name: "Ledger entries" })).toContainText("Cash drawer−$60.00");
    await expect(dialog.getByText("Due for the booking")).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByLabel("What was wrong").fill("They paid by card");
    await dialog.getByRole("button", { name: "Void receipt" }).click();
    await expect(page.getByText(/^Receipt \d+ is withdrawn, and \$60\.00 is due$/)).toBeVisible();
    await expect(money.getByText("Still due")).toBeVisible();
    await expect(money.getByText(/^Recorded by mistake: They paid by card \(Marta Kowalczyk, /)).toBeVisible();
    await expectAccessibleState(page);
    expect((await desk.booking(booking.id)).payment_status).toBe("due");

    await money.getByRole("button", { name: "Take payment" }).click();
    await take.getByRole("radio", { name: "Card machine" }).check();
    await take.getByRole("button", { name: /^Take \$/ }).click();
    await expect(money.getByText("Nothing is due")).toBeVisible();
    expect((await desk.booking(booking.id)).payment_status).toBe("paid");

    await page.goto("/billing?voided=1&search=Ines+Solberg");
    await page.getByText("Ines Solberg").filter({ visible: true }).first().click();
    const withdrawn = page.getByRole("complementary", { name: /^\$/ });
    await expect(withdrawn.getByText("By mistake", { exact: true })).toBeVisible();
    await expect(withdrawn.getByText(/^Recorded by mistake: They paid by card \(Marta Kowalczyk, /)).toBeVisible();
    await expectAccessibleState(page);
    const [receipt] = await Promise.all([
      page.waitForEvent("popup"),
      withdrawn.getByRole("link", { name: "Receipt" }).click(),
    ]);
    await expect(receipt.getByText(/^Withdrawn on .*This receipt does not count\.$/)).toBeVisible();
    await expectAccessibleState(receipt);
  },
);
