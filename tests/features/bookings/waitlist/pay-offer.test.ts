import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import {
  confirm,
  GOOD_CARD,
  holdTime,
  moneyOf,
  payingVenue,
  payWith,
  start as startHeld,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { fullHour, guestNamed, join, joinAsGuest, offerNow, standingOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  ({ venue, owner } = await payingVenue(platform));
});
afterAll(() => platform.close());

/** Someone who waited for a time of 60 dollars with a 30 % deposit, and is offered it. */
async function offered(client?: Ask) {
  const { booking, wanted } = await fullHour(venue, owner.ask);
  const entry = await (client ? join(client, wanted) : joinAsGuest(venue, { ...wanted, guest: guestNamed("Ada") }));
  await owner.ask("cancelBooking", { params: { id: booking.id } });
  expect(await offerNow(platform, venue)).toBe(1);
  const { body } = await venue.anonymous("waitlistEntry", { params: { token: entry.token } });
  return { token: entry.token as string, shown: body };
}

const start = (waitlist_token: string, given: object = {}) =>
  venue.anonymous("startServicePayment", { body: { waitlist_token, kind: "deposit", ...given } });

const confirmOffer = (begun: { payment_intent_id: string; connect_account: string }, waitlist_token: string) =>
  venue.anonymous("confirmPaymentSuccess", {
    body: { payment_intent_id: begun.payment_intent_id, connect_account: begun.connect_account, waitlist_token },
  });

describe("an offered place that needs a deposit", () => {
  it("shows the deposit first, is refused without it, and is booked by the payment", async () => {
    const { token, shown } = await offered();
    expect(shown.offer_payment).toEqual({
      deposit: { amount: 1800, currency: "CAD" },
      full: { amount: 6000, currency: "CAD" },
      by_saved_card: false,
    });
    const without = await venue.anonymous("acceptWaitlistOffer", { params: { token } });
    expect([without.status, without.body.error]).toEqual([409, "invalid_state"]);
    expect(without.body.message).toMatch(/^A deposit of .*18\.00.* is paid with the booking\. Pay it by card\.$/);

    const begun = await start(token);
    expect(begun).toMatchObject({ status: 200, body: { amount: { amount: 1800, currency: "CAD" } } });
    await payWith(platform, begun.body, GOOD_CARD);
    const { body } = await confirmOffer(begun.body, token);
    expect(body).toMatchObject({
      outcome: "booked",
      confirmed: {
        booking: { status: "confirmed", payment_status: "deposit_paid", contact_email: "a•••@w•••.test" },
        manage_url: expect.any(String),
      },
    });
    expect(await standingOf(venue, { token })).toEqual(["booked"]);
    expect((await start(token)).status).toBe(409);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("is paid and booked once when the button is pressed twice", async () => {
    const { token } = await offered();
    const [one, two] = await Promise.all([start(token), start(token)]);
    expect(one.body.payment_intent_id).toBe(two.body.payment_intent_id);
    await payWith(platform, one.body, GOOD_CARD);
    const outcomes = await Promise.all([confirmOffer(one.body, token), confirmOffer(one.body, token)]);
    expect(outcomes.map(({ body }) => body.outcome)).toEqual(["booked", "booked"]);
    const { attempts, payments } = await moneyOf(platform, venue);
    expect(attempts).toMatchObject([{ state: "booked" }]);
    expect(payments).toMatchObject([{ amount: 1800 }]);
  });

  it("is refunded if the offer expired while the bank was asking the payer", async () => {
    const { token } = await offered();
    const begun = await start(token);
    platform.clock.set("2027-05-03T19:00:01Z");
    await payWith(platform, begun.body, GOOD_CARD);
    expect((await confirmOffer(begun.body, token)).body).toMatchObject({ outcome: "refunded", confirmed: null });
    const { attempts, payments } = await moneyOf(platform, venue);
    expect(payments).toEqual([]);
    await settleCardAttempt(platform.deps, {
      subject: "booking_payment",
      tenant_id: venue.tenantId,
      id: attempts[0]?.id ?? 0,
    });
    expect((await moneyOf(platform, venue)).attempts).toMatchObject([{ state: "refunded" }]);
    const late = await start(token);
    expect([late.status, late.body.error]).toEqual([410, "hold_expired"]);
  });

  it("is refunded if the payer had declined it and it went to the next person", async () => {
    const { token } = await offered();
    const begun = await start(token);
    expect((await venue.anonymous("leaveWaitlist", { params: { token } })).status).toBe(200);
    await payWith(platform, begun.body, GOOD_CARD);
    expect((await confirmOffer(begun.body, token)).body.outcome).toBe("refunded");
    expect(await standingOf(venue, { token })).toEqual(["declined"]);
  });

  it("accepts a saved card from the signed-in client, but not from a person who has only the link", async () => {
    const client = await venue.person("client");
    const { token, shown } = await offered(client.ask);
    expect(shown.offer_payment.by_saved_card).toBe(false);
    const own = await client.ask("waitlistEntry", { params: { token } });
    expect(own.body.offer_payment.by_saved_card).toBe(true);
    const stranger = await venue.person("client");
    const seen = await stranger.ask("waitlistEntry", { params: { token } });
    expect(seen.body.offer_payment.by_saved_card).toBe(false);

    const hold_token = await holdTime(venue, "2027-05-05 17:00:00", client.ask);
    const first = await startHeld(client.ask, hold_token, { guest: undefined });
    await payWith(platform, first.body, GOOD_CARD, { usage: "off_session" });
    await confirm(client.ask, first.body, hold_token);
    const [card] = (await client.ask("clientPaymentMethods", { params: { id: client.id } })).body.data;

    const begun = await client.ask("startServicePayment", { body: { waitlist_token: token, kind: "deposit" } });
    await payWith(platform, begun.body, card.id);
    expect((await confirmOffer(begun.body, token)).body.outcome).toBe("booked");
  });

  it("is booked for the client by the mailed link, and shows the booking only with that link", async () => {
    const client = await venue.person("client");
    const { token } = await offered(client.ask);
    const begun = await start(token, { kind: "full" });
    expect(begun.body.amount.amount).toBe(6000);
    await payWith(platform, begun.body, GOOD_CARD);
    const stranger = await confirm(venue.anonymous, begun.body);
    expect(stranger.body).toMatchObject({ outcome: "booked", confirmed: null });
    const { body } = await confirmOffer(begun.body, token);
    expect(body.confirmed.booking.payment_status).toBe("paid");
  });
});

describe("refuses to start a payment", () => {
  it("for a wrong token, another company's, that of a person without an offer, and without a token", async () => {
    const { token } = await offered();
    expect((await start("x".repeat(43))).status).toBe(404);
    const { venue: other } = await payingVenue(platform);
    const elsewhere = await other.anonymous("startServicePayment", {
      body: { waitlist_token: token, kind: "deposit" },
    });
    expect(elsewhere.status).toBe(404);
    const next = await fullHour(venue, owner.ask, {
      start_time: "2027-05-05 19:00:00",
      end_time: "2027-05-05 20:00:00",
    });
    const waiting = await joinAsGuest(venue, { ...next.wanted, guest: guestNamed("Ben") });
    const early = await start(waiting.token);
    expect([early.status, early.body.error]).toEqual([409, "invalid_state"]);
    const none = await venue.anonymous("startServicePayment", { body: { kind: "deposit" } });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["hold_token"]]);
  });

  it("at a locked company", async () => {
    const { token } = await offered();
    await platform.admin
      .updateTable("tenants")
      .set({ subscription_status: "canceled", cancelled_at: platform.clock.now() })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await start(token)).status).toBe(423);
  });
});

it("is booked without a card at a venue that takes no cards", async () => {
  venue = await platform.venue();
  owner = await venue.person("owner");
  const { token, shown } = await offered();
  expect(shown.offer_payment).toBeNull();
  expect((await venue.anonymous("acceptWaitlistOffer", { params: { token } })).status).toBe(200);
});
