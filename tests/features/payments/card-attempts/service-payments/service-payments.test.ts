import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { openTransactions } from "#tests/support/database/open-transactions.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import {
  confirm,
  DECLINED_CARD,
  GOOD_CARD,
  GUEST,
  holdTime,
  moneyOf,
  payingVenue,
  payWith,
  SECURE_CARD,
  start,
} from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
let day = 3;
beforeAll(async () => {
  platform = await startPlatform();
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(async () => {
  delete platform.payments.watch.before;
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
});
afterAll(() => platform.close());

/** A separate day for each test. */
const nextStart = () => `2027-05-${String(++day).padStart(2, "0")} 17:00:00`;

async function beginning(given: Record<string, unknown> = {}) {
  const visitor = venue.visitor();
  const token = await holdTime(venue, nextStart(), visitor);
  const { status, body } = await start(visitor, token, given);
  expect([status, body.error]).toEqual([200, undefined]);
  return { visitor, token, begun: body };
}

describe("paying for a held time", () => {
  it("charges the deposit to the venue's account, books and creates the receipt", async () => {
    const { visitor, token, begun } = await beginning();
    expect(begun).toMatchObject({ publishable_key: "pk_test_simulated", amount: { amount: 1800, currency: "CAD" } });
    await payWith(platform, begun, GOOD_CARD);
    const { status, body } = await confirm(visitor, begun, token);
    expect([status, body.outcome]).toEqual([200, "booked"]);
    expect(body.confirmed.booking).toMatchObject({ status: "confirmed", payment_status: "deposit_paid" });
    expect(body.confirmed.booking.paid).toEqual({ amount: 1800, currency: "CAD" });
    const { payments, attempts } = await moneyOf(platform, venue);
    expect(payments).toMatchObject([
      {
        method: "card",
        amount: 1800,
        card_brand: "visa",
        card_last4: "4242",
        provider_account: begun.connect_account,
      },
    ]);
    expect(attempts).toMatchObject([{ state: "booked", guest: null, client_note: null }]);
    const account = (await owner.ask("bookingAccount", { params: { id: body.confirmed.booking.id } })).body;
    expect(account).toMatchObject({ paid: { amount: 1800 }, balance: { amount: 4200 } });
  });

  it("charges the whole price if the payer chooses that", async () => {
    const { visitor, token, begun } = await beginning({ kind: "full" });
    expect(begun.amount.amount).toBe(6000);
    await payWith(platform, begun, GOOD_CARD);
    const { body } = await confirm(visitor, begun, token);
    expect(body.confirmed.booking.payment_status).toBe("paid");
  });

  it("takes the platform's fee of the company's plan", async () => {
    const reads = platform.payments.payments.charges;
    await platform.admin
      .insertInto("company_subscriptions")
      .values({
        tenant_id: venue.tenantId,
        payment_mode: "simulated",
        customer_id: "cus_1",
        price_id: "fairway_club_usd_12900_1m",
        asked_at: platform.clock.now(),
      })
      .execute();
    const { begun } = await beginning();
    await platform.admin.deleteFrom("company_subscriptions").where("tenant_id", "=", venue.tenantId).execute();
    const { id } = await reads.readPayment(begun.connect_account, begun.payment_intent_id);
    expect(
      platform.payments.events.findLast(({ data }) => JSON.stringify(data).includes(id))?.data.object,
    ).toMatchObject({
      amount: 1800,
      application_fee_amount: 18,
    });
  });

  it("waits for the bank, and says why a card was declined until another one pays", async () => {
    const { visitor, token, begun } = await beginning();
    expect((await payWith(platform, begun, DECLINED_CARD)).status).toBe(402);
    const declined = (await confirm(visitor, begun, token)).body;
    expect(declined).toMatchObject({ outcome: "not_paid", message: "Your card was declined.", confirmed: null });
    await payWith(platform, begun, SECURE_CARD, { bank: "refused" });
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("not_paid");
    await payWith(platform, begun, SECURE_CARD, { bank: "confirmed" });
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("booked");
  });

  it("is one payment in two tabs, after a double click and after Back", async () => {
    const visitor = venue.visitor();
    const token = await holdTime(venue, nextStart(), visitor);
    const replies = await Promise.all([start(visitor, token), start(visitor, token), start(visitor, token)]);
    expect(new Set(replies.map(({ body }) => body.payment_intent_id)).size).toBe(1);
    const [{ body: begun }] = replies;
    await payWith(platform, begun, GOOD_CARD);
    expect((await payWith(platform, begun, GOOD_CARD)).status).toBe(400);
    const answers = await Promise.all([confirm(visitor, begun, token), confirm(visitor, begun, token)]);
    expect(answers.map(({ body }) => body.outcome)).toEqual(["booked", "booked"]);
    const { payments } = await moneyOf(platform, venue);
    expect(payments.filter(({ provider_payment_id }) => provider_payment_id === begun.payment_intent_id)).toHaveLength(
      1,
    );
    expect((await start(visitor, token)).body.error).toBe("invalid_state");
  });

  it("refunds the second of two payments for one time", async () => {
    const { visitor, token, begun: deposit } = await beginning();
    const { body: full } = await start(visitor, token, { kind: "full" });
    await payWith(platform, deposit, GOOD_CARD);
    await payWith(platform, full, GOOD_CARD);
    expect((await confirm(visitor, deposit, token)).body.outcome).toBe("booked");
    expect((await confirm(visitor, full, token)).body.outcome).toBe("refunded");
    await settleAll();
    expect((await attemptOf(full)).state).toBe("refunded");
  });

  it("asks the provider outside of transactions", async () => {
    const open: number[] = [];
    platform.payments.watch.before = async () => {
      open.push(await openTransactions(platform.admin));
    };
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    await confirm(visitor, begun, token);
    await settleAll();
    expect(open.length).toBeGreaterThan(1);
    expect(open.every((count) => count === 0)).toBe(true);
  });
});

const attemptOf = async ({ payment_intent_id }: { payment_intent_id: string }) => {
  const { attempts } = await moneyOf(platform, venue);
  const found = attempts.find(({ provider_payment_id }) => provider_payment_id === payment_intent_id);
  if (!found) throw new Error("the payment was begun");
  return found;
};

async function settleAll(): Promise<void> {
  const { attempts } = await moneyOf(platform, venue);
  for (const { id, state } of attempts) {
    if (state === "open" || state === "refunding") {
      await settleCardAttempt(platform.deps, { subject: "booking_payment", tenant_id: venue.tenantId, id: id });
    }
  }
}

describe("a hold that expires during 3-D Secure", () => {
  it("is refunded in full, explained to the payer, and books nothing", async () => {
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, SECURE_CARD);
    await visitor("releaseHold", { params: { token } });
    await payWith(platform, begun, SECURE_CARD, { bank: "confirmed" });
    const { body } = await confirm(visitor, begun, token);
    expect(body).toMatchObject({ outcome: "refunded", confirmed: null });
    expect(body.message).toContain("full amount is refunded");
    await settleAll();
    expect(await attemptOf(begun)).toMatchObject({ state: "refunded", guest: null });
    const refunds = platform.payments.events.filter(({ type }) => type === "refund.created");
    expect(refunds.at(-1)?.data.object).toMatchObject({ amount: 1800, payment_intent: begun.payment_intent_id });
    await settleAll();
    expect(platform.payments.events.filter(({ type }) => type === "refund.created")).toHaveLength(refunds.length);
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("refunded");
  });

  it("can no longer be paid once the time is released", async () => {
    const { visitor, token, begun } = await beginning();
    await visitor("releaseHold", { params: { token } });
    await settleAll();
    expect((await attemptOf(begun)).state).toBe("cancelled");
    expect((await payWith(platform, begun, GOOD_CARD)).status).toBe(400);
  });
});

describe("a payer", () => {
  it("needs the token of a current hold, a service with a deposit, and the guest's details", async () => {
    const visitor = venue.visitor();
    expect((await start(visitor, "no-such-hold")).body.error).toBe("hold_expired");
    const token = await holdTime(venue, nextStart(), visitor);
    expect((await start(visitor, token, { guest: null })).status).toBe(422);
    expect((await start(visitor, token, { kind: "half" })).status).toBe(422);
    await visitor("releaseHold", { params: { token } });
    expect((await start(visitor, token)).body.error).toBe("hold_expired");
  });

  it("cannot book without paying if a deposit is required", async () => {
    const visitor = venue.visitor();
    const hold_token = await holdTime(venue, nextStart(), visitor);
    const { status, body } = await visitor("createPublicBooking", { body: { hold_token, guest: GUEST } });
    expect([status, body.error]).toEqual([409, "invalid_state"]);
    expect(body.message).toContain("18.00");
  });

  it("books without paying if the venue has not connected card payments", async () => {
    const other = await platform.venue();
    const visitor = other.visitor();
    const hold_token = await holdTime(other, nextStart(), visitor);
    expect((await start(visitor, hold_token)).body.error).toBe("invalid_state");
    expect((await visitor("createPublicBooking", { body: { hold_token, guest: GUEST } })).status).toBe(201);
  });

  it("sees the booking only with the hold's token, and no payment of another company or account", async () => {
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    const other = await platform.venue();
    expect((await confirm(other.visitor(), begun, token)).status).toBe(404);
    expect((await confirm(visitor, { ...begun, connect_account: "acct_other" }, token)).status).toBe(404);
    expect((await confirm(venue.visitor(), begun)).body).toEqual({ outcome: "booked", message: null, confirmed: null });
    expect((await confirm(venue.visitor(), begun, "guessed")).body.confirmed).toBeNull();
    expect((await confirm(visitor, begun, token)).body.confirmed.manage_token).toBeTypeOf("string");
  });

  it.each([
    ["in amount", { received: 1700 }, "Another amount was paid."],
    ["in currency", { currency: "USD" }, "Another amount was paid."],
    ["in the company", { company: "elsewhere" }, "It names another payment."],
    ["in the payment id", { reference: "1" }, "It names another payment."],
  ])("books nothing with a payment that differs %s, and is refunded", async (_, difference, failure) => {
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    const { charges } = platform.payments.payments;
    const told = await charges.readPayment(begun.connect_account, begun.payment_intent_id);
    vi.spyOn(charges, "readPayment").mockResolvedValueOnce({ ...told, ...difference });
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("refunded");
    expect(await attemptOf(begun)).toMatchObject({ state: "refunding", failure });
    await settleAll();
    expect((await attemptOf(begun)).state).toBe("refunded");
  });
});

describe("saved cards", () => {
  it("are offered to their client and to people who see clients, and pay without being typed", async () => {
    const client = await venue.person("client");
    const token = await holdTime(venue, nextStart(), client.ask);
    const { body: begun } = await start(client.ask, token, { guest: null });
    expect((await client.ask("clientPaymentMethods", { params: { id: client.id } })).body.data).toEqual([]);
    await payWith(platform, begun, GOOD_CARD, { usage: "off_session" });
    expect((await confirm(client.ask, begun, token)).body.outcome).toBe("booked");
    const { data } = (await client.ask("clientPaymentMethods", { params: { id: client.id } })).body;
    expect(data).toMatchObject([{ brand: "visa", last4: "4242" }]);
    expect((await owner.ask("clientPaymentMethods", { params: { id: client.id } })).body.data).toHaveLength(1);

    const stranger = await venue.person("client");
    expect((await stranger.ask("clientPaymentMethods", { params: { id: client.id } })).status).toBe(404);
    const theirs = await holdTime(venue, nextStart(), stranger.ask);
    const { body: foreign } = await start(stranger.ask, theirs, { guest: null });
    expect((await payWith(platform, foreign, data[0].id)).status).toBe(404);

    const again = await holdTime(venue, nextStart(), client.ask);
    const { body: next } = await start(client.ask, again, { guest: null });
    await payWith(platform, next, data[0].id);
    expect((await confirm(client.ask, next, again)).body.outcome).toBe("booked");
  });
});

it("stores no client secret, card number or key in rows or history", async () => {
  const { begun } = await beginning();
  const [attempts, history, keys] = await Promise.all([
    platform.admin.selectFrom("service_payments").selectAll().execute(),
    platform.admin.selectFrom("audit_log").selectAll().execute(),
    platform.admin.selectFrom("idempotency_keys").selectAll().execute(),
  ]);
  const kept = JSON.stringify([attempts, history, keys]);
  expect(kept).toContain(begun.payment_intent_id);
  for (const secret of [begun.client_secret, "_secret_", GOOD_CARD, SECURE_CARD, "sk_test", "whsec_"]) {
    expect(kept).not.toContain(secret);
  }
});

it("pays the account that is connected now, whichever was before", async () => {
  const { visitor, token, begun } = await beginning();
  await owner.ask("disconnectStripe");
  expect((await start(visitor, token)).body.error).toBe("invalid_state");
  await connect(platform, venue, owner);
  const { body } = await start(visitor, token);
  expect(body.connect_account).not.toBe(begun.connect_account);
});
