import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { creditToUse } from "#schema/shared/card-amounts.ts";
import { redeemGift } from "#tests/features/memberships/gift-cards/support.ts";
import { deliverWaiting } from "#tests/features/messages/campaigns/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { confirm, GOOD_CARD, holdTime, payingVenue, payWith, start } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let client: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  ({ venue, owner } = await payingVenue(platform));
  client = await venue.person("client");
});
afterEach(() => platform.clock.set(TEST_NOW));

const giveCredit = (amount: number, whose = client) => redeemGift(owner.ask, whose.ask, amount);

const left = async (): Promise<number> => {
  const { body } = await client.ask("clientCredit", { params: { id: client.id } });
  return body.left[0]?.amount ?? 0;
};
const hold = (time: string): Promise<string> => holdTime(venue, time, client.ask);
const pay = (token: string, credit: number, kind = "full") =>
  start(client.ask, token, { kind, guest: undefined, credit: cad(credit) });
const book = (hold_token: string, credit: number) =>
  client.ask("createPublicBooking", { body: { hold_token, credit: cad(credit) } });
const paidOf = async (id: number) => (await owner.ask("bookingAccount", { params: { id } })).body;

describe("paying for a time with credit", () => {
  it("takes a part from credit and the rest from the card, exactly as shown", async () => {
    await giveCredit(2500);
    const token = await hold("2027-05-13 17:00:00");
    const { status, body } = await pay(token, 2500);
    expect([status, body.amount, body.credit]).toEqual([200, cad(3500), cad(2500)]);
    expect(await left()).toBe(2500);
    await payWith(platform, body, GOOD_CARD);
    const done = await confirm(client.ask, body, token);
    expect(done.body.outcome).toBe("booked");
    expect(await left()).toBe(0);
    const account = await paidOf(done.body.confirmed.booking.id);
    expect(account).toMatchObject({ payment_status: "paid", balance: cad(0) });
    expect(account.payments).toMatchObject([
      { method: "credit", amount: cad(2500) },
      { method: "card", amount: cad(3500) },
    ]);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({ cash: 2500, card: 3500, bookings: -6000 });
  });

  it("needs no card if the credit pays the deposit, or the whole price", async () => {
    await giveCredit(10_000);
    const deposit = await book(await hold("2027-05-13 17:00:00"), 1800);
    expect([deposit.status, deposit.body.booking.payment_status]).toEqual([201, "deposit_paid"]);
    const whole = await book(await hold("2027-05-13 19:00:00"), 6000);
    expect([whole.status, whole.body.booking.payment_status]).toEqual([201, "paid"]);
    expect([deposit.body.booking.paid, whole.body.booking.paid]).toEqual([cad(1800), cad(6000)]);
    const told = (await deliverWaiting(platform, venue)).filter(({ subject }) => subject.includes("confirmed"));
    expect(told.map(({ text }) => /^Price: (.*)$/m.exec(text)?.[1])).toEqual([
      expect.stringMatching(/60\.00, paid in part, the rest to pay at the venue$/),
      expect.stringMatching(/60\.00, paid$/),
    ]);
    expect(await left()).toBe(2200);
    const [short, none] = [
      await book(await hold("2027-05-14 17:00:00"), 1799),
      await pay(await hold("2027-05-14 19:00:00"), 2201),
    ];
    expect([short.status, short.body.error]).toEqual([409, "invalid_state"]);
    expect([none.status, none.body.message]).toEqual([422, "You have $22.00 of credit left to use."]);
  });

  it("never uses the last credit twice, whichever of two tabs is first", async () => {
    await giveCredit(6000);
    const [one, two] = [await hold("2027-05-13 17:00:00"), await hold("2027-05-13 19:00:00")];
    const replies = await Promise.all([book(one, 6000), book(two, 6000)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await left()).toBe(0);
  });

  it("reserves credit during a card payment, until its time is released", async () => {
    await giveCredit(2500);
    const [one, two] = [await hold("2027-05-13 17:00:00"), await hold("2027-05-13 19:00:00")];
    expect((await pay(one, 2500)).status).toBe(200);
    expect((await pay(two, 2500)).status).toBe(422);
    // Restarted, or with less credit, it still belongs to the same hold.
    expect((await pay(one, 2500)).status).toBe(200);
    expect((await pay(one, 2000)).body.amount).toEqual(cad(4000));
    await platform.admin
      .updateTable("bookings")
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where("tenant_id", "=", venue.tenantId)
      .where("status", "=", "held")
      .where("start_time", "=", Temporal.Instant.from("2027-05-13T17:00:00Z"))
      .execute();
    expect((await pay(two, 2500)).status).toBe(200);
    expect(await left()).toBe(2500);
  });

  it("refunds the card in full if the credit was spent at the desk in the meantime", async () => {
    await giveCredit(2500);
    const token = await hold("2027-05-13 17:00:00");
    const { body } = await pay(token, 2500);
    const desk = await book(await hold("2027-05-14 17:00:00"), 0);
    expect(desk.status).toBe(409);
    const held = await owner.ask("createBooking", {
      body: { ...timeOf("2027-05-15 17:00:00"), client_id: client.id },
    });
    const share = { amount: cad(2500), method: "credit" };
    await owner.ask("takePayment", { body: { booking_id: held.body.id, shares: [share] } });
    await payWith(platform, body, GOOD_CARD);
    expect((await confirm(client.ask, body, token)).body.outcome).toBe("refunded");
    expect(await left()).toBe(0);
  });

  it("becomes credit again when the booking is cancelled, and the card's part is refunded to the card", async () => {
    await giveCredit(2500);
    const token = await hold("2027-05-13 17:00:00");
    const { body } = await pay(token, 2500);
    await payWith(platform, body, GOOD_CARD);
    const { confirmed } = (await confirm(client.ask, body, token)).body;
    const { id, version } = confirmed.booking;
    const cancelled = await client.ask("cancelPublicBooking", { params: { id }, body: { version } });
    expect(cancelled.status).toBe(200);
    expect(await left()).toBe(0);
    platform.clock.set(Temporal.Instant.from(TEST_NOW).add({ minutes: 13 }).toString());
    await reconcileRefunds(platform.deps, venue.tenantId);
    await reconcileRefunds(platform.deps, venue.tenantId);
    expect(await left()).toBe(2500);
    expect(await accountsOf(platform, venue.tenantId)).toEqual({ cash: 2500, credit: -2500 });
  });

  it("uses only the member's own credit in the venue's currency, and leaves enough for the card's minimum", async () => {
    await giveCredit(10_000);
    const token = await hold("2027-05-13 17:00:00");
    const told = async (credit: object) => {
      const reply = await start(client.ask, token, { kind: "full", guest: undefined, credit });
      return [reply.status, reply.body.message];
    };
    expect(await told({ amount: 100, currency: "USD" })).toEqual([422, "This booking is paid in CAD."]);
    expect(await told(cad(-1))).toEqual([422, "Only $60.00 is paid for this now."]);
    expect(await told(cad(6001))).toEqual([422, "Only $60.00 is paid for this now."]);
    expect(await told(cad(6000))).toEqual([422, "Your credit pays for all of it: book without a card."]);
    expect((await told(cad(5960)))[0]).toBe(422);
    const visitor = venue.visitor();
    const guest = await start(visitor, await holdTime(venue, "2027-05-14 17:00:00", visitor), { credit: cad(100) });
    expect([guest.status, guest.body.message]).toEqual([422, "Sign in to pay with your credit."]);
  });
});

const timeOf = (at: string) => ({
  service_id: venue.catalogue.services[0]?.id ?? 0,
  location_id: venue.locationId,
  start_time: at,
  end_time: at.replace(" 17", " 18"),
});

it.each([
  [{ left: 10_000, due: 6000, currency: "CAD" }, 6000],
  [{ left: 2500, due: 6000, currency: "CAD" }, 2500],
  [{ left: 5990, due: 6000, currency: "CAD" }, 5950],
  [{ left: 20, due: 40, currency: "CAD" }, 0],
  [{ left: 0, due: 6000, currency: "CAD" }, 0],
  [{ left: 1234, due: 5000, currency: "KWD" }, 1230],
])("uses so much credit that the rest is an amount a card takes: %o", (asked, used) => {
  expect(creditToUse(asked)).toBe(used);
});
