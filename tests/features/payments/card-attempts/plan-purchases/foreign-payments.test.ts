import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ProviderPayment } from "#api/stripe/charge-provider.ts";
import type { SimulatedEvent } from "#simulator/objects.ts";
import { confirmGift, giftShop } from "#tests/features/memberships/gift-cards/support.ts";
import { deliver } from "#tests/features/payments/billing/support.ts";
import { givenBack } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { beginLink, bookingOf, link } from "../card-charges/support.ts";
import { GOOD_CARD, payingVenue, payWith } from "../service-payments/support.ts";
import { begin, buyer, confirmPlan, planMails, planShop, purchasesOf, settleAll } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => platform.close());

const DIFFERENCES: [string, Partial<ProviderPayment>, string][] = [
  ["in amount", { received: 100 }, "Another amount was paid."],
  ["in currency", { currency: "USD" }, "Another amount was paid."],
  ["in the company that it names", { company: "elsewhere" }, "It names another payment."],
  ["in the purchase that it names", { plan_purchase: "1" }, "It names another payment."],
];

/** Makes the provider return the payment with these differences the next time it is read. */
async function tellsOnce(paid: { connect_account: string; payment_intent_id: string }, difference: object) {
  const { charges } = platform.payments.payments;
  const told = await charges.readPayment(paid.connect_account, paid.payment_intent_id);
  vi.spyOn(charges, "readPayment").mockResolvedValueOnce({ ...told, ...difference });
}

it.each(DIFFERENCES)(
  "starts no plan for a payment that differs %s, refunds it and mails the payer",
  async (_, difference, failure) => {
    const { venue, plan } = await planShop(platform);
    const { id } = await plan();
    const visitor = venue.visitor();
    const { body } = await begin(visitor, id, { buyer: buyer("gil@differs.test") });
    await payWith(platform, body.payment, GOOD_CARD);
    await tellsOnce(body.payment, difference);
    expect((await confirmPlan(visitor, body.payment)).body.outcome).toBe("refunded");
    await settleAll(platform, venue);
    expect(await purchasesOf(platform, venue)).toMatchObject([{ state: "refunded", failure, buyer: null }]);
    expect(givenBack(platform, body.payment.payment_intent_id)).toEqual([22_900]);
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.map(({ to }) => to.address)).toEqual(["gil@differs.test"]);
  },
);

it.each(DIFFERENCES)(
  "sells no gift card for a payment that differs %s, and refunds it",
  async (_, difference, failure) => {
    const { venue, begin: beginToBuy, cards } = await giftShop(platform);
    const visitor = venue.visitor();
    const { body } = await beginToBuy(visitor);
    await payWith(platform, body.payment, GOOD_CARD);
    await tellsOnce(body.payment, difference);
    expect((await confirmGift(visitor, body.payment)).body.outcome).toBe("refunded");
    await settleAll(platform, venue);
    expect(await purchasesOf(platform, venue)).toMatchObject([{ state: "refunded", failure, gift: null }]);
    expect(await cards()).toEqual([]);
  },
);

const succeeded = (intent: string): SimulatedEvent => {
  const event = platform.payments.events.findLast(
    ({ type, data }) => type === "payment_intent.succeeded" && (data.object as { id: string }).id === intent,
  );
  if (!event) throw new Error("the provider tells of it");
  return event;
};

/**
 * The responses to an event of another account, to one that names another company, and to the genuine one after them.
 */
async function answers(intent: string, otherCompany: string) {
  const event = succeeded(intent);
  const object = event.data.object as { metadata: Record<string, string> };
  const elsewhere = { ...object, metadata: { ...object.metadata, tenant: otherCompany } };
  const { status: ofOtherAccount } = await deliver(platform, { ...event, account: "acct_other" });
  const { status: ofOtherCompany } = await deliver(platform, { ...event, data: { object: elsewhere } });
  const kept = await platform.admin.selectFrom("payment_events").where("id", "=", event.id).select("id").execute();
  const { status: ofOwn } = await deliver(platform, event);
  return { ofOtherAccount, ofOtherCompany, kept, ofOwn };
}

const REFUSED = { ofOtherAccount: 403, ofOtherCompany: 403, kept: [], ofOwn: 200 };

it("ignores events of another account or company about a purchase", async () => {
  const [{ venue, plan }, other] = [await planShop(platform), await payingVenue(platform)];
  const { id } = await plan();
  const { body } = await begin(venue.visitor(), id, { buyer: buyer("gil@foreign.test") });
  await payWith(platform, body.payment, GOOD_CARD);
  expect(await answers(body.payment.payment_intent_id, other.venue.slug)).toEqual(REFUSED);
});

it("ignores events of another account or company about a desk payment", async () => {
  const [{ venue, owner }, other] = [await payingVenue(platform), await payingVenue(platform)];
  const client = await venue.person("client");
  const { body } = await link(owner.ask, await bookingOf(owner, venue, client.id), 6000);
  const begun = await beginLink(venue, body.url);
  await payWith(platform, begun, GOOD_CARD);
  expect(await answers(begun.payment_intent_id, other.venue.slug)).toEqual(REFUSED);
});
