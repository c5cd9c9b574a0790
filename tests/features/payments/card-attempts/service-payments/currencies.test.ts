import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { accountOf } from "#tests/features/payments/payments/support.ts";
import { givenBack, ledgerOf, paidByCard, refund, settle } from "#tests/features/payments/refunds/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";
import { link } from "../card-charges/support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A company in this currency, its owner, and a 35 % deposit for its bay time. */
async function venueIn(currency: string) {
  const venue = await platform.venue();
  const { admin } = platform;
  await admin.updateTable("tenants").set({ currency }).where("tenant_id", "=", venue.tenantId).execute();
  const owner = await venue.person("owner");
  await connect(platform, venue, owner);
  const nothing = { amount: 0, currency };
  const deposit = { percent: 35, fee: nothing };
  await setPolicy(owner.ask, venue, policyWith([], { deposit, no_show: deposit, reschedule_fee: nothing }));
  return { venue, ask: owner.ask };
}

it.each([
  ["without decimals", "JPY"],
  ["with three decimals", "KWD"],
])("charges, refunds and taxes in minor units of a currency %s: %s", async (_, currency) => {
  const { payments } = platform;
  const { venue, ask } = await venueIn(currency);
  await setTax(ask, venue, VAT);
  const { bookingId, paymentId, intent } = await paidByCard(platform, venue, {
    start: "2027-05-04 17:00:00",
    kind: "deposit",
  });
  const charged = payments.events.findLast(({ type }) => type === "payment_intent.succeeded")?.data.object;
  expect(charged).toMatchObject({ amount: 2100, currency: currency.toLowerCase() });
  expect(await accountOf(ask, bookingId)).toMatchObject({
    paid: { amount: 2100, currency },
    balance: { amount: 3900 },
  });
  expect((await refund(ask, paymentId, 700, { amount: { amount: 700, currency } })).status).toBe(200);
  expect(givenBack(platform, intent)).toEqual([700]);
  expect(await ledgerOf(platform, venue, bookingId)).toEqual({
    receivable: 3900,
    card: 1400,
    bookings: -5000,
    refunds: 583,
    taxes: -883,
  });
});

describe("a currency with three decimals, in which card amounts end in 0", () => {
  const kwd = (amount: number) => ({ amount, currency: "KWD" });
  const charged = () => platform.payments.events.findLast(({ type }) => type === "charge.succeeded")?.data.object;

  /** Sets the price of an hour of bay time from now on. */
  async function sellFor(venue: Venue, price_amount: number) {
    const { admin } = platform;
    await admin
      .updateTable("service_durations")
      .set({ price_amount })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
  }

  it("rounds a deposit up, and charges as much of the price as a card can pay", async () => {
    const { venue, ask } = await venueIn("KWD");
    await sellFor(venue, 6007);
    const deposit = await paidByCard(platform, venue, { start: "2027-05-04 17:00:00", kind: "deposit" });
    expect(charged()).toMatchObject({ amount: 2110, currency: "kwd" });
    expect((await accountOf(ask, deposit.bookingId)).balance).toEqual(kwd(3897));
    const full = await paidByCard(platform, venue, { start: "2027-05-05 17:00:00", kind: "full" });
    expect(charged()).toMatchObject({ amount: 6000 });
    expect((await accountOf(ask, full.bookingId)).balance).toEqual(kwd(7));
  });

  it("tells the desk which amounts a card can pay and refund", async () => {
    const { venue, ask } = await venueIn("KWD");
    const { bookingId, paymentId, intent } = await paidByCard(platform, venue, {
      start: "2027-05-04 17:00:00",
      kind: "deposit",
    });
    const sentence = /^Cards take amounts in KWD that end in 0, for example KWD\s1\.000\.$/;
    const asked = await link(ask, bookingId, 0, { amount: kwd(1005) });
    expect([asked.status, asked.body.errors.amount]).toEqual([422, [expect.stringMatching(sentence)]]);
    expect((await link(ask, bookingId, 0, { amount: kwd(1010) })).status).toBe(201);
    const given = await refund(ask, paymentId, 0, { amount: kwd(1005) });
    expect([given.status, given.body.errors.amount]).toEqual([422, [expect.stringMatching(sentence)]]);
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("refunds at least the amount that a cancelled booking does not owe", async () => {
    const { venue, ask } = await venueIn("KWD");
    const half = policyWith([[null, 0, 50]], {
      deposit: { percent: 100, fee: kwd(0) },
      no_show: { percent: 0, fee: kwd(0) },
      reschedule_fee: kwd(0),
    });
    const tiers = half.cancellation.map((tier) => ({ ...tier, fee: kwd(0) }));
    await setPolicy(ask, venue, { ...half, cancellation: tiers });
    await sellFor(venue, 6010);
    const { bookingId, paymentId, intent, manageToken } = await paidByCard(platform, venue, {
      start: "2027-05-04 17:00:00",
    });
    await venue.visitor()("cancelManagedBooking", { params: { token: manageToken }, body: {} });
    platform.clock.set(platform.clock.now().add({ minutes: 12 }).toString());
    await settle(platform, venue, paymentId);
    expect(givenBack(platform, intent)).toEqual([3010]);
    expect(await ledgerOf(platform, venue, bookingId)).toEqual({ card: 3000, fees: -3005, refunds: 5 });
  });

  it.each([
    ["the price of a membership", { price: kwd(22_905) }, "price.amount", 22.9],
    ["its sign-up fee", { sign_up_fee: kwd(5001) }, "sign_up_fee.amount", 5],
    ["a gift card", { billing_period: "custom", is_gift_card: true, price: kwd(10_003) }, "price.amount", 10],
  ])("limits %s to amounts that a card can pay", async (_, terms, field, less) => {
    const { ask } = await venueIn("KWD");
    const body = { name: "Club", billing_period: "monthly", price: kwd(22_900), ...terms };
    const refused = await ask("createMembershipPlan", { body });
    const sentence = `Cards take amounts in KWD that end in 0, for example KWD ${less.toFixed(3)}.`;
    expect([refused.status, refused.body.errors[field][0].replaceAll("\u00a0", " ")]).toEqual([422, sentence]);
    const { body: plan } = await ask("createMembershipPlan", {
      body: { name: "Club", billing_period: "monthly", price: kwd(22_900) },
    });
    const change = { version: plan.version, price: kwd(22_909) };
    expect((await ask("updateMembershipPlan", { params: { id: plan.id }, body: change })).status).toBe(422);
  });

  it("limits them to the minimum charge of a card", async () => {
    const { ask } = await venueIn("CAD");
    const plan = (amount: number) =>
      ask("createMembershipPlan", { body: { name: `Club ${amount}`, billing_period: "monthly", price: cad(amount) } });
    const refused = await plan(49);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { "price.amount": ["Cards are charged at least $0.50."] },
    ]);
    expect([(await plan(50)).status, (await plan(0)).status]).toEqual([201, 201]);
  });

  it("bills memberships in amounts that a card can pay, with added tax and after a change of plan", async () => {
    const { venue, ask } = await venueIn("KWD");
    await setTax(ask, venue, { ...VAT, rate: 13_000, is_inclusive: false });
    const planOf = async (name: string, amount: number) =>
      (await ask("createMembershipPlan", { body: { name, billing_period: "monthly", price: kwd(amount) } })).body;
    const [small, large] = [await planOf("Small", 10_010), await planOf("Large", 20_010)];
    const client = await venue.person("client");
    const sold = await ask("startMembershipSubscription", {
      body: { client_id: client.id, plan_id: small.id, method: "cash" },
    });
    expect(sold.body.due_now).toEqual(kwd(11_320));
    platform.clock.set("2027-05-10T17:00:00Z");
    const change = { membership_id: sold.body.membership.id, plan_id: large.id };
    const { body } = await ask("changeMembership", { body: { ...change, dry_run: true } });
    platform.clock.set(TEST_NOW);
    // 24 of 31 days of 11.320 is 8.764, credited as 8.770; 22.611 with its tax becomes 22.620.
    expect([body.credited, body.due_now]).toEqual([kwd(8770), kwd(13_850)]);
  });

  it("is refused by the simulator otherwise, as by the provider", async () => {
    const { venue } = await venueIn("KWD");
    const { account, intent } = await paidByCard(platform, venue, { start: "2027-05-06 17:00:00" });
    const refused = { error: { type: "invalid_request_error", param: "amount" } };
    const form = { amount: "1005", currency: "kwd", payment_intent: intent, _stripe_account: account };
    expect(await platform.payments.ask("POST", "/v1/payment_intents", form)).toMatchObject(refused);
    expect(await platform.payments.ask("POST", "/v1/refunds", form)).toMatchObject(refused);
  });
});
