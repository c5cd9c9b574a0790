import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { reconcileCardAttempts } from "#api/features/payments/card-attempts/service.ts";
import { ProviderRefusal } from "#api/stripe/provider-errors.ts";
import {
  bookingOf,
  chargeCard,
  clientWithCard,
  link,
  nextHour,
  tokenOf,
} from "#tests/features/payments/card-attempts/card-charges/support.ts";
import {
  confirm,
  GOOD_CARD,
  holdTime,
  moneyOf,
  payingVenue,
  payWith,
  start,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { connect, unclearOf } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  ({ venue, owner } = await payingVenue(platform));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete platform.payments.watch.before;
});
afterAll(() => platform.close());

const disconnect = () => owner.ask("disconnectStripe");
const statusOf = async (): Promise<string> => (await owner.ask("ecommerceConfig")).body.status;
/** Those to be looked up at the provider. */
const unclear = async () => unclearOf((await owner.ask("unsettledPayments")).body);
const PROVIDERS_WORDS = /acct_|access to account|provided key|does not exist|PaymentIntent|payment_intent/;

let begunSoFar = 0;
/** A visitor who has begun to pay a deposit of $18.00. */
async function beginning() {
  const visitor = venue.visitor();
  const [day, hour] = [14 + Math.floor(begunSoFar / 6), 16 + (begunSoFar % 6)];
  begunSoFar += 1;
  const token = await holdTime(venue, `2027-05-${String(day).padStart(2, "0")} ${hour}:00:00`, visitor);
  const { status, body } = await start(visitor, token);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { visitor, token, begun: body };
}

/** Taken from the account at the provider itself: the platform is told nothing. */
const deauthorize = (account: string) =>
  platform.payments.ask("POST", "/oauth/deauthorize", { client_id: "ca_simulated", stripe_user_id: account });

describe("disconnecting card payments", () => {
  it("first books a time that is paid, even if its event has not arrived", async () => {
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    expect((await disconnect()).status).toBe(200);
    const { bookings, payments } = await moneyOf(platform, venue);
    expect(bookings.map(({ status }) => status)).toEqual(["confirmed"]);
    expect(payments).toMatchObject([{ amount: 1800, provider_payment_id: begun.payment_intent_id }]);
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("booked");
    expect(await unclear()).toEqual({ data: [], total: 0 });
  });

  it("is refused while a refund is planned, and cancels nobody's payment for that", async () => {
    const paid = await beginning();
    await payWith(platform, paid.begun, GOOD_CARD);
    const { body } = await confirm(paid.visitor, paid.begun, paid.token);
    await owner.ask("cancelBooking", { params: { id: body.confirmed.booking.id } });
    const { visitor, token, begun } = await beginning();
    const refused = await disconnect();
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "1 payment is under way: Gil Guest, $18.00. Wait until the bank has answered, then disconnect.",
    ]);
    await payWith(platform, begun, GOOD_CARD);
    expect((await confirm(visitor, begun, token)).body.outcome).toBe("booked");
  });

  it("cancels unpaid payments: for a time, for a link that was opened, and for one that was not", async () => {
    const { visitor, token, begun } = await beginning();
    const [opened, idle] = [
      (await link(owner.ask, await bookingOf(owner, venue, null, nextHour()), 6000)).body.url,
      (await link(owner.ask, await bookingOf(owner, venue, null, nextHour()), 6000)).body.url,
    ];
    const startLink = (url: string) => venue.anonymous("startRequestedPayment", { params: { token: tokenOf(url) } });
    const { client_secret } = (await startLink(opened)).body;
    expect((await disconnect()).status).toBe(200);
    expect((await payWith(platform, begun, GOOD_CARD)).status).not.toBe(200);
    const payment_intent_id = String(client_secret).split("_secret_")[0] ?? "";
    const ofLink = { payment_intent_id, client_secret, connect_account: begun.connect_account };
    expect((await payWith(platform, ofLink, GOOD_CARD)).status).not.toBe(200);
    const { body } = await confirm(visitor, begun, token);
    expect(body).toMatchObject({ outcome: "not_paid", message: expect.stringContaining("nothing was charged") });
    expect((await startLink(idle)).body.error).toBe("link_expired");
    expect((await moneyOf(platform, venue)).payments).toEqual([]);
  });

  it("is refused while a bank has not answered, names the payment, and lets others pay again", async () => {
    const { begun } = await beginning();
    const { charges } = platform.payments.payments;
    const read = charges.readPayment.bind(charges);
    vi.spyOn(charges, "readPayment").mockImplementation(async (...asked) => ({
      ...(await read(...asked)),
      status: "processing",
    }));
    vi.spyOn(charges, "cancelPayment").mockRejectedValue(new ProviderRefusal("validation_failed", "No."));
    const { status, body } = await disconnect();
    expect([status, body.error, body.message]).toEqual([
      409,
      "invalid_state",
      "1 payment is under way: Gil Guest, $18.00. Wait until the bank has answered, then disconnect.",
    ]);
    expect(await statusOf()).toBe("connected");
    vi.restoreAllMocks();
    await payWith(platform, begun, GOOD_CARD);
    expect((await beginning()).begun.connect_account).toBe(begun.connect_account);
    expect((await disconnect()).status).toBe(200);
    expect((await moneyOf(platform, venue)).bookings.filter(({ status: one }) => one === "confirmed")).toHaveLength(1);
  });

  it("allows no new payment during it, also not one that starts at the same moment", async () => {
    const visitor = venue.visitor();
    const token = await holdTime(venue, "2027-05-28 18:00:00", visitor);
    const connectProvider = platform.payments.payments.connect;
    if (!connectProvider) throw new Error("the test platform connects accounts");
    const gone = connectProvider.deauthorize.bind(connectProvider);
    const replies: { status: number; error: string }[] = [];
    vi.spyOn(connectProvider, "deauthorize").mockImplementation(async (account) => {
      const { status, body } = await start(visitor, token);
      replies.push({ status, error: body.error });
      return gone(account);
    });
    expect((await disconnect()).status).toBe(200);
    expect(replies).toEqual([{ status: 409, error: "invalid_state" }]);
    expect((await moneyOf(platform, venue)).attempts).toEqual([]);
  });

  it("accounts for all money, whatever visitors pay at the same time", async () => {
    const waiting: Awaited<ReturnType<typeof beginning>>[] = [];
    for (let one = 0; one < 6; one += 1) waiting.push(await beginning());
    const pay = async ({ visitor, token, begun }: (typeof waiting)[number]) => {
      await payWith(platform, begun, GOOD_CARD);
      return confirm(visitor, begun, token);
    };
    const [first, ...rest] = waiting;
    await Promise.all([...rest.map(pay), disconnect(), ...(first ? [pay(first)] : [])]);
    for (let again = 0; again < 3 && (await statusOf()) !== "not_connected"; again += 1) await disconnect();
    expect(await statusOf()).toBe("not_connected");
    const paid = platform.payments.events
      .filter(({ type }) => type === "payment_intent.succeeded")
      .map(({ data }) => data.object as { id: string; metadata: Record<string, string> })
      .filter(({ metadata }) => metadata["tenant"] === venue.slug)
      .map(({ id }) => id);
    const { attempts } = await moneyOf(platform, venue);
    const known = attempts.filter(({ state }) => state === "booked" || state === "refunding" || state === "refunded");
    expect(new Set(known.map(({ provider_payment_id }) => provider_payment_id))).toEqual(new Set(paid));
    expect(attempts.filter(({ state }) => state === "open")).toEqual([]);
  });
});

describe("an account that is lost during a payment", () => {
  it("is reported to the payer in our words, and its payment is listed for a look-up at the provider", async () => {
    const { visitor, token, begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    await deauthorize(begun.connect_account);
    const { status, body } = await confirm(visitor, begun, token);
    expect([status, body.error]).toEqual([409, "invalid_state"]);
    expect(body.message).toBe(
      "This venue's card account was disconnected, so what became of the payment is not known here. Ask the venue before you pay again.",
    );
    const listed = {
      total: 1,
      data: [
        {
          kind: "booking",
          payer_name: "Gil Guest",
          description: "Bay time",
          amount: { amount: 1800, currency: "CAD" },
          account_id: begun.connect_account,
          provider_payment_id: begun.payment_intent_id,
        },
      ],
    };
    expect(await unclear()).toMatchObject(listed);
    expect((await disconnect()).status).toBe(200);
    const next = await connect(platform, venue, owner);
    expect(next.account_id).not.toBe(begun.connect_account);
    await reconcileCardAttempts(platform.deps, venue.tenantId);
    expect(await unclear()).toMatchObject(listed);
    const again = await confirm(visitor, begun, token);
    expect(again.body.message).not.toMatch(PROVIDERS_WORDS);
  });

  it("lists the payment even if the payer does not return", async () => {
    const { begun } = await beginning();
    await payWith(platform, begun, GOOD_CARD);
    await deauthorize(begun.connect_account);
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await reconcileCardAttempts(platform.deps, venue.tenantId);
    platform.clock.set(TEST_NOW);
    expect((await unclear()).data).toMatchObject([{ provider_payment_id: begun.payment_intent_id }]);
  });

  it("is disconnected by a second try if the first response was lost, and takes no payment in between", async () => {
    const { connect: provider } = platform.payments.payments;
    if (!provider) throw new Error("the test platform connects accounts");
    const { account_id } = (await owner.ask("ecommerceConfig")).body;
    vi.spyOn(provider, "deauthorize").mockImplementationOnce(async (account) => {
      await deauthorize(account);
      throw new ApiError("unavailable", "The payment provider is not answering.");
    });
    expect((await disconnect()).status).toBe(503);
    expect((await owner.ask("ecommerceConfig")).body.account_id).toBe(account_id);
    const visitor = venue.visitor();
    const token = await holdTime(venue, "2027-05-28 20:00:00", visitor);
    const begun = await start(visitor, token);
    expect([begun.status, begun.body.error]).toEqual([409, "invalid_state"]);
    expect(begun.body.message).not.toMatch(PROVIDERS_WORDS);
    expect((await disconnect()).status).toBe(200);
    expect(await statusOf()).toBe("not_connected");
    expect((await moneyOf(platform, venue)).attempts.filter(({ state }) => state === "open")).toEqual([]);
  });

  it("lists a link's payment too, and is reported to its payer in our words", async () => {
    const id = await bookingOf(owner, venue, null, nextHour());
    const { url } = (await link(owner.ask, id, 6000)).body;
    const params = { token: tokenOf(url) };
    await venue.anonymous("startRequestedPayment", { params });
    await deauthorize((await owner.ask("ecommerceConfig")).body.account_id);
    const asked = await venue.anonymous("confirmRequestedPayment", { params });
    expect([asked.status, asked.body.error]).toEqual([409, "invalid_state"]);
    expect(asked.body.message).not.toMatch(PROVIDERS_WORDS);
    expect((await unclear()).data).toMatchObject([{ kind: "link", booking_id: id, payer_name: "Robin Lee" }]);
  });

  it("lists a saved card's charge too, as neither declined nor paid", async () => {
    const { client, cardId } = await clientWithCard(platform, venue, owner, GOOD_CARD);
    const id = await bookingOf(owner, venue, client.id, nextHour());
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    await chargeCard(owner.ask, id, { amount: 6000, card_id: cardId });
    await platform.payments.turn("chaos", { failures: 0 });
    await deauthorize((await owner.ask("ecommerceConfig")).body.account_id);
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    await reconcileCardAttempts(platform.deps, venue.tenantId);
    platform.clock.set(TEST_NOW);
    expect((await owner.ask("cardCharges", { params: { id } })).body.data).toMatchObject([{ state: "open" }]);
    expect((await unclear()).data).toMatchObject([{ kind: "saved_card", booking_id: id, client_id: client.id }]);
  });
});
