import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bayHour } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { DECLINED_CARD, GOOD_CARD, payWith, SECURE_CARD } from "../service-payments/support.ts";
import { begin, buyer, confirmPlan, planMails, planShop, preview, purchasesOf, settleAll } from "./support.ts";

let platform: Platform;
let shop: Awaited<ReturnType<typeof planShop>>;
beforeAll(async () => {
  platform = await startPlatform();
  shop = await planShop(platform);
});
afterAll(() => platform.close());
afterEach(async () => {
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
});

const HOURS = { unit: "minutes", quantity: 480, service_id: null, resource_type_id: null, rollover_limit: 0 };

describe("buying a plan online", () => {
  it("shows a visitor what is charged now and later, charges exactly that, and mails how to sign in", async () => {
    const { venue, owner, plan, clientWith, current } = shop;
    const club = await plan({ name: "Club 12", sign_up_fee: cad(2500), benefits: [HOURS] });
    const visitor = venue.visitor();
    const shown = await preview(visitor, club.id);
    expect([shown.status, shown.body]).toMatchObject([
      200,
      {
        due_now: cad(25_400),
        charges: [{ on: "2027-06-03", amount: cad(22_900) }, {}, {}],
        free_until: null,
        takes_cards: true,
        allowances: [{ left: 480 }],
      },
    ]);
    const email = "gil@visitor.test";
    const { status, body } = await begin(visitor, club.id, { buyer: buyer(email) });
    expect([status, body.amount]).toEqual([200, cad(25_400)]);
    await payWith(platform, body.payment, GOOD_CARD);
    expect((await confirmPlan(visitor, body.payment)).body).toEqual({ outcome: "bought", message: null });
    const client = await clientWith(email);
    expect(await current(client.id)).toMatchObject({
      plan_name: "Club 12",
      status: "active",
      open_amount: cad(0),
      next_charge_on: "2027-06-03",
      allowances: [{ left: 480 }],
      invoices: [{ amount: cad(25_400), status: "paid", method: "card", taken_by_name: null }],
    });
    const { data } = (await owner.ask("payments")).body;
    expect(data[0]).toMatchObject({
      method: "card",
      amount: cad(25_400),
      card_last4: "4242",
      description: "Club 12",
    });
    const [mail] = await planMails(platform, venue.tenantId);
    expect(mail).toMatchObject({ to: { address: email }, subject: expect.stringContaining("Club 12 has begun") });
    expect(mail?.text).toContain("$254.00");
    expect(mail?.text).toMatch(/\/reset-password#token=/);
    expect(await purchasesOf(platform, venue)).toMatchObject([{ state: "bought", buyer: null, client_id: client.id }]);
  });

  it("lets the buyer choose a password, and covers the buyer's next booking", async () => {
    const { venue, plan } = shop;
    const club = await plan({ benefits: [HOURS] });
    const visitor = venue.visitor();
    const { body } = await begin(visitor, club.id, { buyer: buyer("una@visitor.test") });
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmPlan(visitor, body.payment);
    const mails = await planMails(platform, venue.tenantId);
    const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
    const password = "a putter for una";
    expect((await visitor("resetPassword", { body: { token, password } })).status).toBe(200);
    const signedIn = await venue.anonymous("login", { body: { email: "una@visitor.test", password } });
    expect(signedIn.status).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.body.access_token}` };
    const { client_id: _client, guest: _guest, ...time } = bayHour(venue, {});
    const hold = await venue.anonymous("createHold", { body: time, headers });
    const booked = await venue.anonymous("createPublicBooking", { body: { hold_token: hold.body.token }, headers });
    expect(booked.body.booking).toMatchObject({ price: cad(0) });
  });

  it("says why a card was declined, waits for the bank of another, and starts once", async () => {
    const { venue, plan } = shop;
    const client = await venue.person("client");
    const club = await plan();
    const { body } = await begin(client.ask, club.id);
    await payWith(platform, body.payment, DECLINED_CARD);
    expect((await confirmPlan(client.ask, body.payment)).body).toEqual({
      outcome: "not_paid",
      message: "Your card was declined.",
    });
    await payWith(platform, body.payment, SECURE_CARD, { bank: "refused" });
    expect((await confirmPlan(client.ask, body.payment)).body.outcome).toBe("not_paid");
    await payWith(platform, body.payment, SECURE_CARD, { bank: "confirmed" });
    const answers = await Promise.all([1, 2, 3].map(() => confirmPlan(client.ask, body.payment)));
    expect(answers.map((answer) => answer.body.outcome)).toEqual(["bought", "bought", "bought"]);
    const cards = await client.ask("clientPaymentMethods", { params: { id: client.id } });
    expect(cards.status).toBe(200);
    expect((await shop.current(client.id)).invoices).toHaveLength(1);
  });

  it("saves the card of a member who chooses that", async () => {
    const client = await shop.venue.person("client");
    const { body } = await begin(client.ask, (await shop.plan()).id);
    await payWith(platform, body.payment, GOOD_CARD, { usage: "off_session" });
    await confirmPlan(client.ask, body.payment);
    const cards = await client.ask("clientPaymentMethods", { params: { id: client.id } });
    expect(cards.body.data).toMatchObject([{ last4: "4242" }]);
  });

  it("starts a trial at once and charges nothing, once, and only for signed-in clients", async () => {
    const { venue, plan, current } = shop;
    const trial = await plan({ trial_days: 14 });
    const client = await venue.person("client");
    expect((await preview(client.ask, trial.id)).body).toMatchObject({
      due_now: cad(0),
      free_until: "2027-05-16",
      charges: [{ on: "2027-05-17", amount: cad(22_900) }, {}, {}],
    });
    const guest = await begin(venue.visitor(), trial.id, { buyer: buyer("free@visitor.test") });
    expect([guest.status, guest.body.error]).toEqual([409, "invalid_state"]);
    const { dry_run_id } = (await preview(client.ask, trial.id)).body;
    const purchase = { plan_id: trial.id, dry_run_id, request_key: randomUUID() };
    const ask = (change = {}) => client.ask("startPlanPurchase", { body: { ...purchase, ...change } });
    for (const { status, body } of [...(await Promise.all([ask(), ask()])), await ask()]) {
      expect([status, body]).toEqual([200, { amount: cad(0), payment: null }]);
    }
    const other = await ask({ plan_id: (await plan({ trial_days: 7 })).id });
    expect([other.status, other.body.error]).toEqual([409, "idempotency_mismatch"]);
    expect(await current(client.id)).toMatchObject({ trial_until: "2027-05-16", status: "active" });
    const again = await begin(client.ask, trial.id);
    expect([again.status, again.body.message]).toEqual([409, "You have a membership already."]);
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.at(-1)?.text).toContain("Nothing was charged.");
    expect(mails.at(-1)?.text).toContain("May 16, 2027");
  });

  it("is one payment for one key, however often it is requested, and another for another key", async () => {
    const { venue, plan } = shop;
    const club = await plan();
    const visitor = venue.visitor();
    const request_key = randomUUID();
    const sent = { request_key, buyer: buyer("twice@visitor.test") };
    const replies = await Promise.all([1, 2, 3].map(() => begin(visitor, club.id, sent)));
    expect(new Set(replies.map(({ body }) => body.payment?.payment_intent_id)).size).toBe(1);
    const other = await begin(visitor, (await plan()).id, sent);
    expect([other.status, other.body.error]).toEqual([409, "invalid_state"]);
    const fresh = await begin(visitor, club.id, { ...sent, request_key: randomUUID() });
    expect(fresh.body.payment.payment_intent_id).not.toBe(replies[0]?.body.payment.payment_intent_id);
  });

  it("refunds the second of two simultaneous purchases, and mails that", async () => {
    const { venue, plan, current } = shop;
    const club = await plan();
    const client = await venue.person("client");
    const [one, two] = [await begin(client.ask, club.id), await begin(client.ask, club.id)];
    for (const { body } of [one, two]) await payWith(platform, body.payment, GOOD_CARD);
    const answers = await Promise.all([one, two].map(({ body }) => confirmPlan(client.ask, body.payment)));
    expect(answers.map(({ body }) => body.outcome as string).toSorted()).toEqual(["bought", "refunded"]);
    await settleAll(platform, venue);
    const states = (await purchasesOf(platform, venue)).filter(({ client_id }) => client_id === client.id);
    expect(states.map(({ state }) => state).toSorted()).toEqual(["bought", "refunded"]);
    expect((await current(client.id)).invoices).toHaveLength(1);
    const mails = await planMails(platform, venue.tenantId);
    expect(mails.some(({ subject }) => subject.startsWith("Your payment of $229.00 goes back"))).toBe(true);
  });

  it("refunds a purchase whose last place was taken, or whose plan was edited or archived", async () => {
    const { venue, plan, edit } = shop;
    const buy = async (id: number, email: string) =>
      (await begin(venue.visitor(), id, { buyer: buyer(email) })).body.payment;
    const last = await plan({ capacity: 1 });
    const [first, second] = [await buy(last.id, "one@places.test"), await buy(last.id, "two@places.test")];
    for (const payment of [first, second]) await payWith(platform, payment, GOOD_CARD);
    expect((await confirmPlan(venue.visitor(), first)).body.outcome).toBe("bought");
    expect((await confirmPlan(venue.visitor(), second)).body).toEqual({
      outcome: "refunded",
      message:
        "All places of this plan are taken. The full amount is refunded to your card, usually within a few days.",
    });
    const full = await preview(venue.visitor(), last.id);
    expect([full.status, full.body.message]).toEqual([422, "All places of this plan are taken."]);
    const dear = await plan();
    const paid = await buy(dear.id, "three@places.test");
    await edit(dear, { price: cad(24_900) });
    await payWith(platform, paid, GOOD_CARD);
    expect((await confirmPlan(venue.visitor(), paid)).body.message).toContain(
      "What this costs has changed while you paid.",
    );
    const gone = await plan();
    const late = await buy(gone.id, "four@places.test");
    await edit(gone, { is_archived: true });
    await payWith(platform, late, GOOD_CARD);
    expect((await confirmPlan(venue.visitor(), late)).body.message).toContain("This plan is not for sale.");
    await settleAll(platform, venue);
    const states = (await purchasesOf(platform, venue)).filter(({ plan_id }) => [dear.id, gone.id].includes(plan_id));
    expect(states.map(({ state }) => state)).toEqual(["refunded", "refunded"]);
  });

  it("gives a guest's purchase to the client with that address, without showing the guest any details", async () => {
    const { venue, plan, current } = shop;
    const client = await venue.person("client");
    const club = await plan();
    const buyAs = async (email: string) => {
      const visitor = venue.visitor();
      const { body } = await begin(visitor, club.id, { buyer: buyer(email) });
      await payWith(platform, body.payment, GOOD_CARD);
      return (await confirmPlan(visitor, body.payment)).body;
    };
    expect((await buyAs(client.email.toUpperCase())).outcome).toBe("bought");
    expect((await current(client.id)).status).toBe("active");
    const refused =
      "This plan could not begin for this email address. Ask the front desk. The full amount is refunded to your card, usually within a few days.";
    expect(await buyAs(client.email)).toEqual({ outcome: "refunded", message: refused });
    const colleague = await venue.person("staff");
    expect(await buyAs(colleague.email)).toEqual({ outcome: "refunded", message: refused });
  });

  it("starts plans whose buyers never returned, and releases unpaid ones", async () => {
    const { venue, plan, clientWith } = shop;
    const club = await plan();
    const paid = (await begin(venue.visitor(), club.id, { buyer: buyer("away@visitor.test") })).body.payment;
    await payWith(platform, paid, GOOD_CARD);
    await settleAll(platform, venue);
    expect((await clientWith("away@visitor.test")).first_name).toBe("Gil");
    const left = (await begin(venue.visitor(), club.id, { buyer: buyer("left@visitor.test") })).body.payment;
    platform.clock.set("2027-05-03T18:30:00Z");
    await settleAll(platform, venue);
    expect((await purchasesOf(platform, venue)).at(-1)).toMatchObject({ state: "cancelled", buyer: null });
    expect((await payWith(platform, left, GOOD_CARD)).status).toBe(400);
    expect((await confirmPlan(venue.visitor(), left)).body).toMatchObject({ outcome: "not_paid" });
  });
});

describe("buying a plan online is refused", () => {
  it("for outdated figures, and the current ones are returned", async () => {
    const { venue, plan, edit } = shop;
    const club = await plan();
    const visitor = venue.visitor();
    const { dry_run_id } = (await preview(visitor, club.id)).body;
    await edit(club, { price: cad(23_900) });
    const { status, body } = await begin(visitor, club.id, { dry_run_id, buyer: buyer("stale@visitor.test") });
    expect([status, body.error, body.current.due_now]).toEqual([409, "stale_dry_run", cad(23_900)]);
  });

  it("for a plan that cannot be bought again yet, an archived plan, a gift card, and an unknown plan", async () => {
    const { venue, owner, plan, edit } = shop;
    const client = await venue.person("client");
    const locked = await plan({ billing_period: "custom", repurchase_lock_months: 6 });
    const { body } = await begin(client.ask, locked.id);
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmPlan(client.ask, body.payment);
    const held = await shop.current(client.id);
    await owner.ask("cancelMembership", { params: { id: held.id } });
    const early = await begin(client.ask, locked.id);
    expect([early.status, early.body.message]).toEqual([
      422,
      expect.stringMatching(/^You may have this plan again from/),
    ]);
    const gone = await plan();
    await edit(gone, { is_archived: true });
    const gift = await plan({ billing_period: "custom", is_gift_card: true });
    for (const id of [gone.id, gift.id]) expect((await preview(venue.visitor(), id)).status).toBe(422);
    expect((await preview(venue.visitor(), 2_000_000_001)).status).toBe(404);
    expect((await begin(venue.visitor(), 2_000_000_001, { buyer: buyer("x@y.test") })).status).toBe(422);
  });

  it("to visitors without details, to staff, to another company, and without card payments", async () => {
    const { venue, plan } = shop;
    const club = await plan();
    const nobody = await begin(venue.visitor(), club.id);
    expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([422, ["buyer"]]);
    const staff = await venue.person("staff");
    expect((await begin(staff.ask, club.id)).body.error).toBe("invalid_state");
    const visitor = venue.visitor();
    const { payment } = (await begin(visitor, club.id, { buyer: buyer("else@visitor.test") })).body;
    const elsewhere = await platform.venue();
    expect((await preview(elsewhere.visitor(), club.id)).status).toBe(404);
    expect((await confirmPlan(elsewhere.visitor(), payment)).status).toBe(404);
    const owner = await elsewhere.person("owner");
    const body = { name: "Club", billing_period: "monthly", price: cad(100) };
    const sold = (await owner.ask("createMembershipPlan", { body })).body;
    expect((await preview(elsewhere.visitor(), sold.id)).body.takes_cards).toBe(false);
    const refused = await begin(elsewhere.visitor(), sold.id, { buyer: buyer("else@visitor.test") });
    expect([refused.status, refused.body.error]).toEqual([409, "invalid_state"]);
  });

  it("beyond the limit of one connection", async () => {
    const { venue, plan } = shop;
    const club = await plan();
    const address = "203.0.113.77";
    const ask = venue.visitor();
    const statuses: number[] = [];
    for (let press = 0; press < 21; press += 1) {
      const body = { plan_id: club.id, dry_run_id: "x", request_key: randomUUID(), buyer: buyer("a@b.test") };
      statuses.push((await ask("startPlanPurchase", { body, address })).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([409]));
    expect(statuses.at(-1)).toBe(429);
  });
});
