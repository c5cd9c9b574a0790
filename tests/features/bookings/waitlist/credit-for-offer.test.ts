import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { redeemGift } from "#tests/features/memberships/gift-cards/support.ts";
import { GOOD_CARD, payingVenue, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { fullHour, join, offerNow, standingOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
});
afterAll(() => platform.close());

/** Offers the waiting client a time of 60 dollars with a 30 % deposit. */
async function offered(credit: number): Promise<string> {
  if (credit > 0) await redeemGift(owner.ask, client.ask, credit);
  const { booking, wanted } = await fullHour(venue, owner.ask);
  const entry = await join(client.ask, wanted);
  await owner.ask("cancelBooking", { params: { id: booking.id } });
  expect(await offerNow(platform, venue)).toBe(1);
  return entry.token;
}

const shown = async (ask: Ask, token: string) => (await ask("waitlistEntry", { params: { token } })).body;
const take = (token: string, credit: object | undefined, ask: Ask = client.ask) =>
  ask("acceptWaitlistOffer", { params: { token }, body: { credit } });
const left = async () => (await client.ask("clientCredit", { params: { id: client.id } })).body.left[0]?.amount ?? 0;
const accountOf = async (id: number) => (await owner.ask("bookingAccount", { params: { id } })).body;

describe("an offered place paid with credit", () => {
  it("shows the credit only to the signed-in client who has the offer", async () => {
    const token = await offered(0);
    expect((await shown(client.ask, token)).payable_by_credit).toEqual(cad(6000));
    expect((await shown(venue.anonymous, token)).payable_by_credit).toBeNull();
    expect((await shown((await venue.person("client")).ask, token)).payable_by_credit).toBeNull();
  });

  it("is booked without a card if credit covers the deposit, and the rest is due at the venue", async () => {
    const token = await offered(5000);
    const { status, body } = await take(token, cad(1800));
    expect([status, body.booking.payment_status]).toEqual([200, "deposit_paid"]);
    expect(await left()).toBe(3200);
    expect(await accountOf(body.booking.id)).toMatchObject({
      balance: cad(4200),
      payments: [{ method: "credit", amount: cad(1800) }],
    });
    expect(await standingOf(venue, { token })).toEqual(["booked"]);
    expect((await shown(client.ask, token)).payable_by_credit).toBeNull();
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("takes a part of the credit with a card for the rest, once the card has paid", async () => {
    const token = await offered(1000);
    const input = { waitlist_token: token, kind: "deposit", credit: cad(1000) };
    const begun = (await client.ask("startServicePayment", { body: input })).body;
    expect([begun.amount, begun.credit, await left()]).toEqual([cad(800), cad(1000), 1000]);
    await payWith(platform, begun, GOOD_CARD);
    const { payment_intent_id, connect_account } = begun;
    const sent = { payment_intent_id, connect_account, waitlist_token: token };
    const done = await client.ask("confirmPaymentSuccess", { body: sent });
    expect([done.body.outcome, await left()]).toEqual(["booked", 0]);
  });

  it("uses all the credit there is, even if no deposit is due", async () => {
    venue = await platform.venue();
    [owner, client] = [await venue.person("owner"), await venue.person("client")];
    const token = await offered(2500);
    expect(await shown(client.ask, token)).toMatchObject({ offer_payment: null, payable_by_credit: cad(6000) });
    const { body } = await take(token, cad(2500));
    expect([await left(), (await accountOf(body.booking.id)).balance]).toEqual([0, cad(3500)]);
  });

  it("uses the credit once when the button is pressed twice", async () => {
    const token = await offered(3600);
    const replies = await Promise.all([take(token, cad(1800)), take(token, cad(1800))]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await left()).toBe(1800);
  });
});

describe("refuses credit for an offered place", () => {
  it("that is below the deposit, above the amount due, missing, in another currency, or another client's", async () => {
    const token = await offered(5000);
    const faults = async (credit: object, ask?: Ask) => {
      const { status, body } = await take(token, credit, ask);
      return [status, body.error === "invalid_state" ? "invalid_state" : Object.keys(body.errors)];
    };
    expect(await faults(cad(1799))).toEqual([409, "invalid_state"]);
    expect(await faults(cad(6001))).toEqual([422, ["credit"]]);
    expect(await faults(cad(5001))).toEqual([422, ["credit"]]);
    expect(await faults({ amount: 1800, currency: "USD" })).toEqual([422, ["credit.currency"]]);
    expect(await faults(cad(1800), venue.anonymous)).toEqual([422, ["credit"]]);
    expect(await faults(cad(1800), (await venue.person("client")).ask)).toEqual([422, ["credit"]]);
    expect([await left(), await standingOf(venue, { token })]).toEqual([5000, ["offered"]]);
    expect((await take(token, cad(1800))).status).toBe(200);
  });

  it("once the offer has expired, and leaves the credit unchanged", async () => {
    const token = await offered(5000);
    platform.clock.set("2027-05-03T19:00:01Z");
    expect((await take(token, cad(1800))).status).toBe(410);
    expect(await left()).toBe(5000);
  });
});
