import { z } from "zod";
import { GiftCardCode } from "#schema/memberships/gift-cards/models.ts";
import { letSignIn, MEMBER_PASSWORD } from "#tests/features/memberships/memberships/journey-member.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { signInAt } from "#tests/support/browser/demo-desk.ts";
import { enterCard, holdTime, payingVenue } from "./paying-page.ts";

const WithId = z.object({ id: z.int() });

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

test(
  "a member redeems a gift card at the checkout, pays with it, and pays the rest by card",
  { tag: "@long" },
  async ({ page }) => {
    const venue = await payingVenue(page);
    const { desk, url } = venue;
    const { hostname } = new URL(url);
    const slug = hostname.split(".")[0] ?? "";
    const email = `pia@${slug}.example`;
    const client = WithId.parse(
      await desk.send("POST", "/api/v1/clients", { first_name: "Pia", last_name: "Lund", email }),
    );
    const plan = WithId.parse(
      await desk.send("POST", "/api/v1/membership-plans", {
        name: "Gift card",
        billing_period: "custom",
        is_gift_card: true,
        price: { amount: 1000, currency: "CAD" },
      }),
    );
    const sale = { plan_id: plan.id, buyer_name: "Otto Lang", recipient_name: "Pia", method: "cash" };
    const gift = WithId.parse(await desk.send("POST", "/api/v1/gift-cards", sale));
    const { code } = await desk.get(`/api/v1/gift-cards/${gift.id}/code`, GiftCardCode);
    await letSignIn(slug, client.id);
    const signIn = await signInAt(hostname, email, MEMBER_PASSWORD);
    await page.context().addCookies(browserOf(signIn).cookies);
    await holdTime(page, venue);

    await expect(page.getByText("You have no credit here.")).toBeVisible();
    await page.getByRole("button", { name: "Redeem a gift card" }).press("Enter");
    const field = page.getByLabel("Code of the gift card");
    await expect(field).toBeFocused();
    await field.fill("0000 0000 0000 0000");
    await field.press("Enter");
    await expect(page.getByText("There is no gift card with this code.")).toBeVisible();
    await expectAccessibleState(page);
    await field.fill(code.toLowerCase());
    await field.press("Enter");
    const pays = page.getByRole("checkbox", { name: "Pay with your credit, $10.00" });
    await expect(pays).not.toBeChecked();
    const summary = page.getByRole("complementary", { name: "Your booking" });
    await expect(summary.getByText("From your credit")).toHaveCount(0);
    await pays.press("Space");
    await expect(summary.getByText("From your credit")).toBeVisible();
    const said = await page.getByText(/^\$10\.00 is taken from your credit/).innerText();
    const charged = /Your card is charged (\$[\d.]+)\./.exec(said)?.[1] ?? "";
    await enterCard(page, "4242 4242 4242 4242");
    await expectAccessibleState(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessibleState(page);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 375, height: 900 });
    await expectAccessibleState(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: `Pay ${charged} and book` }).click();
    await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await page.goto(`${url}/member/profile`);
    await expect(page.getByRole("region", { name: "Your credit" }).getByText("none")).toBeVisible();
    const { data } = await desk.get("/api/v1/payments", Payments);
    const paid = data.map(({ method, amount }) => `${method} $${(amount.amount / 100).toFixed(2)}`);
    expect(paid.slice(0, 2).toSorted()).toEqual([`card ${charged}`, "credit $10.00"]);
  },
);

const Payments = z.object({
  data: z.array(z.object({ method: z.string(), amount: z.object({ amount: z.int() }) })),
});
