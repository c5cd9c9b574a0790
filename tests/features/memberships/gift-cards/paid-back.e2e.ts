import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { GiftCardCode } from "#schema/memberships/gift-cards/models.ts";
import { enterCard, payingVenue } from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

const WithId = z.object({ id: z.int() });
const Sold = z.object({ data: z.array(WithId) });
const Company = WithId.extend({ id: z.string(), version: z.int() });
const Door = z.object({ url: z.string(), secret_key: z.string() });
const Begun = z.object({
  data: z.object({
    startGiftCardPurchase: z.object({
      payment: z.object({ payment_intent_id: z.string(), connect_account: z.string() }),
    }),
  }),
});

/** Refunds a payment the way somebody does in the provider's dashboard. */
async function refundAtProvider({ payment_intent_id, connect_account }: Record<string, string>): Promise<void> {
  const file = join(process.env["PRODUCT_DATA"] ?? "", "test-payments-door.json");
  const { url, secret_key } = Door.parse(JSON.parse(await readFile(file, "utf8")));
  const headers = { authorization: `Bearer ${secret_key}`, "stripe-account": connect_account ?? "" };
  const body = new URLSearchParams({ payment_intent: payment_intent_id ?? "" });
  const response = await fetch(`${url}/v1/refunds`, { method: "POST", headers, body });
  expect(response.ok, await response.text()).toBe(true);
}

test(
  "the desk sees that a redeemed gift card was refunded at the provider, and that its credit is gone",
  { tag: "@long" },
  async ({ page }) => {
    const venue = await payingVenue(page);
    const { desk } = venue;
    const price = { amount: 10_000, currency: "CAD" };
    const sold = { name: "Gift card", billing_period: "custom", is_gift_card: true, price };
    const plan = WithId.parse(await desk.send("POST", "/api/v1/membership-plans", sold));
    const company = await desk.get("/api/v1/company", Company);
    const { version } = company;
    await desk.send("PUT", `/api/v1/company/${company.id}`, { version, sells_gift_cards: true });

    await page.goto(`${venue.url}/book/gift-cards`);
    await page.getByLabel("Their name").fill("Mia Lang");
    await page.getByLabel("Their email").fill(`${crypto.randomUUID()}@mia.test`);
    await page.getByLabel("First name").fill("Otto");
    await page.getByLabel("Last name").fill("Lang");
    await page.getByLabel("Email", { exact: true }).fill(`${crypto.randomUUID()}@otto.test`);
    await enterCard(page, "4242 4242 4242 4242");
    const begun = page.waitForResponse(async (response) =>
      (await response.text().catch(() => "")).includes("payment_intent_id"),
    );
    await page.getByRole("button", { name: "Pay $100.00" }).click();
    const { payment } = Begun.parse(await (await begun).json()).data.startGiftCardPurchase;
    await expect(page.getByRole("heading", { name: "The gift card for Mia Lang is paid" })).toBeVisible();

    const [card] = (await desk.get("/api/v1/gift-cards", Sold)).data;
    const { code } = await desk.get(`/api/v1/gift-cards/${card?.id}/code`, GiftCardCode);
    const client = WithId.parse(await desk.send("POST", "/api/v1/clients", { first_name: "Mia", last_name: "Lang" }));
    await desk.send("POST", "/api/v1/gift-cards/redeem", { code, client_id: client.id });
    await refundAtProvider(payment);

    await page.context().addCookies(browserOf(venue.owner).cookies);
    await expect(async () => {
      await page.goto(`${venue.url}/billing`);
      await expect(page.getByText("Visa 4242").filter({ visible: true }).first()).toBeVisible();
      const notice = page.getByText("1 gift card was paid back to its buyer after it was redeemed.");
      expect(await notice.isVisible()).toBe(true);
    }).toPass();
    await page.getByRole("button", { name: "Show the gift card" }).click();
    const panel = page.getByRole("complementary", { name: "Gift cards paid back" });
    await expect(panel.getByText("$100.00 was taken back from the credit of Mia Lang.")).toBeVisible();
    await expectAccessibleState(page);
    await page.goto(`${venue.url}/products/membership-plans?plan=${plan.id}`);
    await expect(page.getByRole("region", { name: "Sold gift cards" }).getByText("Credit taken back")).toBeVisible();
    await expectAccessibleState(page);
    await page.goto(`${venue.url}/clients/${client.id}`);
    await expect(page.getByText("Credit: none")).toBeVisible();
  },
);
