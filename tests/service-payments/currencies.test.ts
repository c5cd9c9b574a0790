import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#tests/ecommerce/support.ts";
import { accountOf } from "#tests/payments/support.ts";
import { policyWith, setPolicy } from "#tests/policies/support.ts";
import { givenBack, ledgerOf, paidByCard, refund } from "#tests/refunds/support.ts";
import { setTax, VAT } from "#tests/taxes/support.ts";
import { type Platform, startPlatform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it.each([
  ["without decimals", "JPY"],
  ["with three decimals", "KWD"],
])("charges, refunds and taxes in minor units of a currency %s: %s", async (_, currency) => {
  const venue = await platform.venue();
  const { admin, payments } = platform;
  await admin.updateTable("tenants").set({ currency }).where("tenant_id", "=", venue.tenantId).execute();
  const owner = await venue.person("owner");
  const { ask } = owner;
  await connect(platform, venue, owner);
  const nothing = { amount: 0, currency };
  const terms = policyWith([], {
    deposit: { percent: 35, fee: nothing },
    no_show: { percent: 0, fee: nothing },
    reschedule_fee: nothing,
  });
  await setPolicy(ask, venue, terms);
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
