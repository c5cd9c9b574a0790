import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { giftShop } from "#tests/features/memberships/gift-cards/support.ts";
import { cardMember, MONTHLY } from "#tests/features/memberships/memberships/renewal-support.ts";
import { begin, buyer, planShop } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { unclearOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
});
afterAll(() => platform.close());

/** A gift card and a plan, each about to be paid by a visitor. */
const SALES = {
  "a gift card": async () => {
    const shop = await giftShop(platform);
    const { body } = await shop.begin(shop.venue.visitor());
    return { ...shop, payment: body.payment, sold: async () => (await shop.cards()).length === 1 };
  },
  "a plan": async () => {
    const shop = await planShop(platform);
    const email = "gil@visitor.test";
    const { body } = await begin(shop.venue.visitor(), (await shop.plan()).id, { buyer: buyer(email) });
    const sold = async () => {
      const client = await shop.clientWith(email);
      return client !== undefined && (await shop.current(client.id))?.status === "active";
    };
    return { ...shop, payment: body.payment, sold };
  },
};

describe.each(Object.entries(SALES))("disconnecting card payments while a visitor buys %s", (_, sale) => {
  it("completes a paid sale first, even if its event has not arrived", async () => {
    const { owner, venue, payment, sold } = await sale();
    await payWith(platform, payment, GOOD_CARD);
    expect((await owner.ask("disconnectStripe")).status).toBe(200);
    expect(await sold()).toBe(true);
    expect((await accountsOf(platform, venue.tenantId))["card"]).toBeGreaterThan(0);
    expect((await owner.ask("unsettledPayments")).body.unclear).toBe(0);
  });

  it("cancels an unpaid payment", async () => {
    const { owner, venue, payment, sold } = await sale();
    expect((await owner.ask("disconnectStripe")).status).toBe(200);
    expect((await payWith(platform, payment, GOOD_CARD)).status).not.toBe(200);
    expect(await sold()).toBe(false);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({});
  });
});

/** A member whose saved card was charged for a bill; the provider's answer was lost. */
async function billInFlight() {
  const club = await cardMember(platform);
  await club.payByCard();
  const { charges } = platform.payments.payments;
  const charge = charges.chargeCard.bind(charges);
  vi.spyOn(charges, "chargeCard").mockImplementationOnce(async (...asked) => {
    await charge(...asked);
    throw new ApiError("unavailable", "No answer.");
  });
  await club.on("2027-06-03");
  const bill = async () => (await club.current()).invoices[0].status;
  expect([await bill(), club.charged()]).toEqual(["open", [MONTHLY]]);
  return { ...club, bill, unclear: async () => unclearOf((await club.desk("unsettledPayments")).body) };
}

describe("disconnecting card payments while a membership's bill is charged", () => {
  it("first marks the bill as paid, if the provider has charged it", async () => {
    const { desk, bill, unclear } = await billInFlight();
    expect((await desk("disconnectStripe")).status).toBe(200);
    expect([await bill(), await unclear()]).toEqual(["paid", { data: [], total: 0 }]);
  });

  it("lists its charge by member and plan, if the account is lost", async () => {
    const { desk, bill, unclear, client, minute } = await billInFlight();
    const { account_id } = (await desk("ecommerceConfig")).body;
    await platform.payments.ask("POST", "/oauth/deauthorize", {
      client_id: "ca_simulated",
      stripe_user_id: account_id,
    });
    platform.clock.set("2027-06-03T20:05:00Z");
    await minute();
    const listed = {
      kind: "saved_card",
      client_id: client.id,
      booking_id: null,
      description: "Club 12",
      amount: { amount: MONTHLY, currency: "CAD" },
      account_id,
    };
    expect(await unclear()).toMatchObject({ total: 1, data: [listed] });
    expect((await desk("disconnectStripe")).status).toBe(200);
    expect([await bill(), (await unclear()).total]).toEqual(["open", 1]);
  });
});
