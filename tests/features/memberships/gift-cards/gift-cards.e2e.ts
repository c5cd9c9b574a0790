import { z } from "zod";
import { GiftCardCode } from "#schema/memberships/gift-cards/models.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

const WithId = z.object({ id: z.int() });

test(
  "the desk sells a gift card and reads out its code, which becomes a client's credit",
  { tag: "@long" },
  async ({ page, desk }) => {
    const name = `Gift ${crypto.randomUUID().slice(0, 6)}`;
    await page.goto("/products/membership-plans");
    await page.getByRole("button", { name: "New plan" }).click();
    await page.getByLabel("Kind").selectOption({ label: "Gift card" });
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Worth").fill("100");
    await page.getByLabel("Ends after").fill("12");
    const preview = page.getByRole("region", { name: "Preview of the plan" });
    await expect(preview.getByText("$100.00 of credit")).toBeVisible();
    await expect(preview.getByText("Valid for 12 months.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add benefit" })).toHaveCount(0);
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Add plan" }).click();
    await expect(page.getByText(`${name} is added`)).toBeVisible();

    await page.getByRole("rowheader", { name }).click();
    const sold = page.getByRole("region", { name: "Sold gift cards" });
    await expect(sold.getByText("None yet.")).toBeVisible();
    const dialog = page.getByRole("dialog");
    const sell = async (recipient: string) => {
      await sold.getByRole("button", { name: "Sell a gift card" }).click();
      await dialog.getByLabel("Who pays").fill("Otto Lang");
      await dialog.getByLabel("Who it is for").fill(recipient);
      await dialog.getByLabel("Their email").fill("gift@example.test");
      await expectAccessibleState(page);
      await dialog.getByRole("button", { name: "Take $100.00" }).click();
      await expect(dialog).toBeHidden();
      await expect(sold.getByText(recipient, { exact: true })).toBeVisible();
    };
    await sell("Mia Lang");
    await sold.getByRole("button", { name: "Show the code for Mia Lang" }).click();
    const code = await sold.locator("code").innerText();
    await sell("Eva Roth");
    await sold.getByRole("button", { name: "Take back the card for Eva Roth" }).click();
    await dialog.getByLabel("Reason").fill("Bought by mistake");
    await dialog.getByRole("button", { name: "Refund $100.00" }).click();
    await expect(sold.getByText("Taken back")).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessibleState(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const last = crypto.randomUUID().slice(0, 6);
    await desk.send("POST", "/api/v1/clients", { first_name: "Mia", last_name: last });
    await page.goto(`/clients?search=Mia+${last}`);
    await page.getByRole("row", { name: new RegExp(`Mia ${last}`) }).click();
    await page.getByRole("link", { name: "Open page" }).click();
    const section = page.getByRole("region", { name: "Membership" });
    await expect(section.getByText("Credit: none")).toBeVisible();
    await section.getByRole("button", { name: "Redeem a gift card" }).click();
    await dialog.getByLabel("Code").fill("0000 0000 0000 0000");
    await dialog.getByRole("button", { name: "Redeem", exact: true }).click();
    await expect(dialog.getByText("There is no gift card with this code.")).toBeVisible();
    await dialog.getByLabel("Code").fill(code.toLowerCase());
    await dialog.getByRole("button", { name: "Redeem", exact: true }).click();
    await expect(section.getByText("Credit: $100.00")).toBeVisible();
    await expectAccessibleState(page);
  },
);

test.describe("on a phone", () => {
  test.use({ person: "member", viewport: { width: 375, height: 1200 } });

  test("a member adds a gift card to the credit", { tag: "@long" }, async ({ page, desk }) => {
    const price = { amount: 5000, currency: "CAD" };
    const plan = WithId.parse(
      await desk.send("POST", "/api/v1/membership-plans", {
        name: `Gift ${crypto.randomUUID().slice(0, 6)}`,
        billing_period: "custom",
        is_gift_card: true,
        price,
      }),
    );
    const card = WithId.parse(
      await desk.send("POST", "/api/v1/gift-cards", {
        plan_id: plan.id,
        buyer_name: "Otto Lang",
        recipient_name: "Mia",
        method: "cash",
      }),
    );
    const { code } = await desk.get(`/api/v1/gift-cards/${card.id}/code`, GiftCardCode);
    await page.goto("/member/profile");
    // What stands above has loaded, so that nothing moves any more.
    await expect(page.getByRole("region", { name: "Your membership" }).getByText("Active")).toBeVisible();
    const credit = page.getByRole("region", { name: "Your credit" });
    await expect(credit.getByText(/^Credit: /)).toBeVisible();
    await credit.getByRole("button", { name: "Redeem a gift card" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Code").fill(code);
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Redeem", exact: true }).click();
    await expect(page.getByText("The gift card is redeemed")).toBeVisible();
    await expect(credit.getByText(/^Credit: \$\d/)).toBeVisible();
    await expectAccessibleState(page);
  });
});
