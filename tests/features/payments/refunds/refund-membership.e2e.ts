import { z } from "zod";
import { askForLess, letSignIn, MEMBER_PASSWORD } from "#tests/features/memberships/memberships/journey-member.ts";
import { enterCard, payingVenue } from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { signInAt } from "#tests/support/browser/demo-desk.ts";

const WithId = z.object({ id: z.int() });
const Link = z.object({ url: z.string() });
const Sold = z.object({ membership: WithId });
const Current = z.object({ invoices: z.array(WithId) });

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

type Venue = Awaited<ReturnType<typeof payingVenue>>;

/** A member with an open bill, and the page on which it is paid. */
async function memberWithBill({ desk, url }: Venue) {
  const { host } = new URL(url);
  const slug = host.split(".")[0] ?? "";
  const email = `pia@${slug}.example`;
  const person = { first_name: "Pia", last_name: "Lund", email };
  const client = WithId.parse(await desk.send("POST", "/api/v1/clients", person));
  const price = { amount: 5000, currency: "CAD" };
  const plan = WithId.parse(
    await desk.send("POST", "/api/v1/membership-plans", { name: "Club", billing_period: "monthly", price }),
  );
  const sale = { client_id: client.id, plan_id: plan.id };
  Sold.parse(await desk.send("POST", "/api/v1/billing/membership-subscription", sale));
  const [bill] = (await desk.get(`/api/v1/clients/${client.id}/current-membership`, Current)).invoices;
  const linkPath = async () => {
    const path = `/api/v1/membership-invoices/${bill?.id ?? 0}/payment-link`;
    const { pathname, hash } = new URL(Link.parse(await desk.send("POST", path, {})).url);
    return `${url}${pathname}${hash}`;
  };
  return { slug, email, client, linkPath };
}

test(
  "the desk refunds a card payment for a membership, and the member sees it",
  { tag: "@long" },
  async ({ page, openOther }) => {
    const venue = await payingVenue(page);
    const { slug, email, client, linkPath } = await memberWithBill(venue);
    const phone = await openOther();
    await phone.setViewportSize({ width: 375, height: 900 });
    await phone.goto(await linkPath());
    await enterCard(phone, "4242 4242 4242 4242");
    await phone.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(phone.getByRole("heading", { name: /is paid\. Thank you\.$/ })).toBeVisible();

    await page.context().addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${venue.url}/clients/${client.id}`);
    const section = page.getByRole("region", { name: "Membership" });
    await section.getByRole("link", { name: /^Receipt of / }).click();
    const paid = page.getByRole("complementary", { name: "$50.00" });
    await paid.getByRole("button", { name: "Refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Refund receipt 1" });
    await dialog.getByLabel("Amount").fill("12");
    await expect(dialog.getByRole("list", { name: "Ledger entries" })).toContainText("Card payments−$12.00");
    await expect(dialog.getByText(/^The bill stays paid and the membership goes on\./)).toBeVisible();
    await dialog.getByLabel("Reason").fill("The simulator was closed for a week");
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Refund $12.00" }).click();
    await expect(page.getByText(/^\$12\.00 is refunded to Pia Lund/)).toBeVisible();
    await expect(paid.getByText("Part-refunded", { exact: true })).toBeVisible();
    await page.goto(`${venue.url}/clients/${client.id}`);
    await expect(section.getByText("Card, $12.00 refunded")).toBeVisible();
    await expectAccessibleState(page);

    await letSignIn(slug, client.id);
    const { host } = new URL(venue.url);
    const signIn = await signInAt(host.split(":")[0] ?? host, email, MEMBER_PASSWORD);
    await phone.context().addCookies(browserOf(signIn).cookies);
    await phone.goto(`${venue.url}/member/profile`);
    const own = phone.getByRole("region", { name: "Your membership" });
    await expect(own.getByText("Card, $12.00 refunded")).toBeVisible();
    await expect(own.getByText("Active")).toBeVisible();
    await expectAccessibleState(phone);
  },
);

test(
  "shows a bill whose card was charged a wrong amount as open, with the reason for payer, desk and owner",
  { tag: "@long" },
  async ({ page, openOther }) => {
    const venue = await payingVenue(page);
    const { slug, linkPath } = await memberWithBill(venue);
    const phone = await openOther();
    await phone.setViewportSize({ width: 375, height: 900 });
    const link = await linkPath();
    await phone.goto(link);
    await enterCard(phone, "4000 0025 0000 3155");
    await phone.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(phone.getByRole("button", { name: "Complete authentication" })).toBeVisible();
    // The amount that the bank is asked for is fixed by now.
    await askForLess(slug, 4000);
    await phone.getByRole("button", { name: "Complete authentication" }).click();
    await expect(phone.getByText(/^Your card was charged something else than was asked for\./)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole("heading", { name: /^Your card (gets|got) its money back$/ })).toBeVisible();
    await expectAccessibleState(phone);

    await page.context().addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${venue.url}/billing`);
    await expect(page.getByText(/^1 card payment does not count as paid\./)).toBeVisible();
    await page.getByRole("button", { name: "Show it" }).click();
    const list = page.getByRole("list", { name: "Card payments that do not count" });
    await expect(list.getByText(/^The card was charged \$50\.00 instead of \$40\.00\./)).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(list.getByRole("listitem").first()).toBeVisible();
      expect(await list.getByText("Given back", { exact: true }).isVisible()).toBe(true);
    }).toPass();
    await expectAccessibleState(page);
    await list.getByRole("link", { name: "Show the client" }).click();
    const section = page.getByRole("region", { name: "Membership" });
    await expect(section.getByText(/^Card refused: The card was charged \$50\.00 instead of \$40\.00\./)).toBeVisible();
  },
);
