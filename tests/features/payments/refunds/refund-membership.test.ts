import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { cardMember, MONTHLY } from "#tests/features/memberships/memberships/renewal-support.ts";
import { begin, confirmPlan, planShop } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { givenBack, intentOf, refund, toldOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(async () => {
  vi.restoreAllMocks();
  platform.clock.set(TEST_NOW);
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false, status: 500 });
});
afterAll(() => platform.close());

/** A member whose second month was paid with the saved card. */
async function renewedByCard() {
  const club = await cardMember(platform);
  await club.payByCard();
  await club.on("2027-06-03");
  const [bill] = (await club.current()).invoices;
  return {
    ...club,
    billId: bill.id as number,
    paymentId: bill.payment_id as number,
    ...(await intentOf(platform, bill.payment_id)),
  };
}

/** The ledger balance of one payment, by account. */
async function ledgerOf({ tenantId }: Venue, paymentId: number) {
  const rows = await platform.admin
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", (join) =>
      join.onRef("t.tenant_id", "=", "e.tenant_id").onRef("t.id", "=", "e.transaction_id"),
    )
    .where("t.tenant_id", "=", tenantId)
    .where("t.payment_id", "=", paymentId)
    .groupBy("e.account")
    .select("e.account")
    .select((eb) => eb.fn.sum<string>("e.amount").as("sum"))
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]).filter(([, sum]) => sum !== 0));
}

const paymentOf = async (ask: Ask, id: number) => (await ask("payment", { params: { id } })).body;

const told = (venue: Venue, work: () => Promise<unknown>) => toldOf(platform, venue, work);

describe("a card payment for a membership's bill", () => {
  it("is refunded by the provider, in part and then in full, and the bill stays paid", async () => {
    const { desk, venue, paymentId, billId, intent, current } = await renewedByCard();
    expect(await paymentOf(desk, paymentId)).toMatchObject({
      booking_id: null,
      membership_invoice_id: billId,
      refundable: cad(MONTHLY),
    });
    const part = await refund(desk, paymentId, 2900);
    expect(part).toMatchObject({
      status: 200,
      body: {
        state: "refunded",
        entries: [
          { account: "refunds", amount: cad(2900) },
          { account: "card", amount: cad(-2900) },
        ],
        still_refundable: cad(20_000),
        balance: cad(0),
        payment: { refunded: cad(2900), refunding: cad(0), refundable: cad(20_000) },
      },
    });
    const before = await current();
    expect(before).toMatchObject({
      status: "active",
      open_amount: cad(0),
      invoices: [{ id: billId, status: "paid", method: "card", refunded: cad(2900) }, { refunded: cad(0) }],
    });
    expect((await refund(desk, paymentId, 20_000)).status).toBe(200);
    expect(givenBack(platform, intent)).toEqual([2900, 20_000]);
    expect(await ledgerOf(venue, paymentId)).toEqual({ memberships: -MONTHLY, refunds: MONTHLY });
    expect((await refund(desk, paymentId, 1)).body.message).toBe("This payment has been refunded already.");
    const after = await current();
    expect(after).toMatchObject({ status: "active", open_amount: cad(0) });
    expect([after.next_charge, after.next_charge_on]).toEqual([before.next_charge, before.next_charge_on]);
    expect(after.invoices[0]).toMatchObject({ status: "paid", refunded: cad(MONTHLY) });
  });

  it("previews its refund's ledger entries without any request or change", async () => {
    const { desk, paymentId, intent } = await renewedByCard();
    const preview = await refund(desk, paymentId, 1000, { dry_run: true });
    expect(preview.body).toMatchObject({ is_dry_run: true, still_refundable: cad(MONTHLY - 1000), balance: cad(0) });
    expect(givenBack(platform, intent)).toEqual([]);
    expect(await paymentOf(desk, paymentId)).toMatchObject({ refundable: cad(MONTHLY), refunded: cad(0) });
  });

  it("is refunded once for one press, and several people never refund more than was paid", async () => {
    const { desk, paymentId, intent } = await renewedByCard();
    const press = () => refund(desk, paymentId, 2000, { key: "one press" });
    const replies = await Promise.all([press(), press(), press()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(givenBack(platform, intent)).toEqual([2000]);
    const many = await Promise.all(
      ["a", "b", "c"].map((key) => refund(desk, paymentId, 15_000, { key: `several ${key}` })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(givenBack(platform, intent)).toEqual([2000, 15_000]);
  });

  it.each([
    ["more than was paid", MONTHLY + 1, {}, 422, "At most $229.00 of this payment can be refunded."],
    ["another currency", 100, { amount: { amount: 100, currency: "USD" } }, 422, "This payment was in CAD."],
    ["zero", 0, {}, 422, undefined],
    ["without a reason", 100, { reason: "" }, 422, undefined],
  ])("is not refunded: %s", async (_, amount, changes, status, message) => {
    const { desk, paymentId, intent } = await renewedByCard();
    const refused = await refund(desk, paymentId, amount, changes);
    expect(refused.status).toBe(status);
    if (message) expect(refused.body.message).toBe(message);
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("is refunded by people who may refund, in their company that is not locked", async () => {
    const { desk, venue, client, paymentId, intent } = await renewedByCard();
    expect((await refund((await venue.person("staff")).ask, paymentId, 100)).status).toBe(403);
    expect((await refund(client.ask, paymentId, 100)).status).toBe(403);
    expect((await refund(venue.anonymous, paymentId, 100)).status).toBe(401);
    expect((await refund((await (await platform.venue()).person("owner")).ask, paymentId, 100)).status).toBe(404);
    await platform.admin
      .updateTable("tenants")
      .set({ trial_ends_at: null, subscription_status: "none" })
      .where("tenant_id", "=", venue.tenantId)
      .execute();
    expect((await refund(desk, paymentId, 100)).status).toBe(423);
    expect(givenBack(platform, intent)).toEqual([]);
  });

  it("can be refunded as credit", async () => {
    const { desk, venue, paymentId, intent } = await renewedByCard();
    expect((await refund(desk, paymentId, 2900, { as: "credit" })).status).toBe(200);
    expect(givenBack(platform, intent)).toEqual([]);
    expect(await ledgerOf(venue, paymentId)).toEqual({
      card: MONTHLY,
      memberships: -MONTHLY,
      refunds: 2900,
      credit: -2900,
    });
  });

  it("refunds its tax, to the cent in parts", async () => {
    const club = await cardMember(platform);
    await setTax(club.desk, club.venue, VAT);
    const { body: plan } = await club.desk("createMembershipPlan", {
      body: { name: "Odd", billing_period: "monthly", price: cad(9999) },
    });
    const other = await club.venue.person("client");
    const sold = await club.desk("startMembershipSubscription", {
      body: { client_id: other.id, plan_id: plan.id, method: "cash", location_id: club.venue.locationId },
    });
    expect(sold.status).toBe(201);
    const { invoices } = (await club.desk("currentMembership", { params: { id: other.id } })).body;
    const { payment_id } = invoices[0];
    for (const amount of [3333, 3333, 3333]) expect((await refund(club.desk, payment_id, amount)).status).toBe(200);
    const paid = await paymentOf(club.desk, payment_id);
    expect(paid.tax.refunded).toEqual(paid.tax.tax);
    // The drawer is empty and no tax is owed.
    const net = 9999 - paid.tax.tax.amount;
    expect(await ledgerOf(club.venue, payment_id)).toEqual({ memberships: -net, refunds: net });
  });

  it("has its refund in the membership's history, with receipt and reason", async () => {
    const { desk, venue, id, paymentId, owner } = await renewedByCard();
    await refund(desk, paymentId, 2900);
    const row = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "refundPayment")
      .select(["entity", "entity_id", "actor_id", "after"])
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      entity: "membership",
      entity_id: String(id),
      actor_id: owner.id,
      after: { refunded: 2900, as: "payment", reason: "Projector was down" },
    });
  });

  it("reduces revenue on the day of the refund, on either basis", async () => {
    const { desk, paymentId, on } = await renewedByCard();
    await on("2027-06-10");
    await refund(desk, paymentId, 2900);
    const day = async (period: string, basis: string) => {
      const query = { periodType: "day", period, basis, include_rows: true };
      const { totals, rows } = (await desk("membershipsRevenue", { query })).body;
      return [totals.map((one: { revenue: object }) => one.revenue), rows.map((row: { item: string }) => row.item)];
    };
    expect(await day("2027-06-03", "cash")).toEqual([[cad(MONTHLY)], ["payment"]]);
    expect(await day("2027-06-10", "cash")).toEqual([[cad(-2900)], ["refund"]]);
    const [[earned], items] = await day("2027-06-10", "accrual");
    const [[usual]] = await day("2027-06-11", "accrual");
    expect(usual.amount).toBeGreaterThan(700);
    expect(Math.abs(earned.amount - (usual.amount - 2900))).toBeLessThanOrEqual(1);
    expect(items.toSorted()).toEqual(["membership", "refund"]);
    // The day before is unchanged.
    expect((await day("2027-06-09", "accrual"))[0]).toEqual([expect.objectContaining({ currency: "CAD" })]);
  });
});

describe("a plan that was bought online", () => {
  it("is refunded at the desk by the same operation", async () => {
    const { venue, owner, plan, current } = await planShop(platform);
    const client = await venue.person("client");
    const { body: begun } = await begin(client.ask, (await plan()).id);
    await payWith(platform, begun.payment, GOOD_CARD);
    expect((await confirmPlan(client.ask, begun.payment)).body.outcome).toBe("bought");
    const { invoices } = await current(client.id);
    expect((await refund(owner.ask, invoices[0].payment_id, 22_900)).body.state).toBe("refunded");
    expect(givenBack(platform, begun.payment.payment_intent_id)).toEqual([22_900]);
    expect((await current(client.id)).invoices[0]).toMatchObject({ status: "paid", refunded: cad(22_900) });
  });
});

describe("a provider that does not respond", () => {
  it("delays a bill's refund, which is made once it is back, and not twice", async () => {
    const { desk, venue, paymentId, intent } = await renewedByCard();
    await platform.payments.turn("chaos", { failures: 9, status: 503 });
    const waiting = await refund(desk, paymentId, MONTHLY, { key: "while it is down" });
    expect(waiting).toMatchObject({ status: 200, body: { state: "pending", payment: { refunding: cad(MONTHLY) } } });
    expect((await refund(desk, paymentId, 1)).body.message).toBe("A refund of this payment is on its way already.");
    await platform.payments.turn("chaos", { failures: 0 });
    platform.clock.set(platform.clock.now().add({ minutes: 2 }).toString());
    for (const _ of [1, 2]) await reconcileRefunds(platform.deps, venue.tenantId);
    expect(givenBack(platform, intent)).toEqual([MONTHLY]);
    expect(await paymentOf(desk, paymentId)).toMatchObject({ refunded: cad(MONTHLY), refunding: cad(0) });
  });
});

describe("a change of a bill's payment at the provider itself", () => {
  it("is imported: a refund in the dashboard, once, also if it fails later", async () => {
    const { desk, venue, paymentId, intent, account } = await renewedByCard();
    const form = { payment_intent: intent, amount: "1000", _stripe_account: account };
    let made: { id?: unknown } = {};
    await told(venue, async () => (made = await platform.payments.ask("POST", "/v1/refunds", form)));
    expect(await paymentOf(desk, paymentId)).toMatchObject({ refunded: cad(1000), refundable: cad(MONTHLY - 1000) });
    await told(venue, () => platform.payments.turn("refund", { id: made.id, status: "failed" }));
    expect(await paymentOf(desk, paymentId)).toMatchObject({ refunded: cad(0), refundable: cad(MONTHLY) });
    expect(await ledgerOf(venue, paymentId)).toEqual({ card: MONTHLY, memberships: -MONTHLY });
  });

  it("is imported: a refund that failed, together with its replacement", async () => {
    const { desk, venue, paymentId, intent, account } = await renewedByCard();
    const make = (amount: number) =>
      platform.payments.ask("POST", "/v1/refunds", {
        payment_intent: intent,
        amount: String(amount),
        _stripe_account: account,
      });
    let first: { id?: unknown } = {};
    await told(venue, async () => (first = await make(15_000)));
    await told(venue, async () => {
      await platform.payments.turn("refund", { id: first.id, status: "failed" });
      await make(16_000);
    });
    expect(await paymentOf(desk, paymentId)).toMatchObject({
      refunded: cad(16_000),
      refundable: cad(MONTHLY - 16_000),
    });
    const refunds = { card: MONTHLY - 16_000, memberships: -MONTHLY, refunds: 16_000 };
    expect(await ledgerOf(venue, paymentId)).toEqual(refunds);
  });

  it("is imported: a dispute is shown with its deadline, prevents refunds, and reduces revenue", async () => {
    const { desk, venue, paymentId, intent } = await renewedByCard();
    await told(venue, () => platform.payments.turn("dispute", { payment_intent: intent, status: "needs_response" }));
    const { body } = await desk("paymentDisputes");
    expect(body).toMatchObject({
      open: 1,
      data: [{ payment_id: paymentId, booking_id: null, withdrawn: cad(MONTHLY) }],
    });
    expect(await paymentOf(desk, paymentId)).toMatchObject({ dispute: "needs_response", refundable: cad(0) });
    expect((await refund(desk, paymentId, 100)).status).toBe(409);
    expect(await ledgerOf(venue, paymentId)).toEqual({ memberships: -MONTHLY, disputed: MONTHLY });
    await told(venue, () => platform.payments.turn("dispute", { payment_intent: intent, status: "won" }));
    expect(await ledgerOf(venue, paymentId)).toEqual({ card: MONTHLY, memberships: -MONTHLY });
    expect((await refund(desk, paymentId, 100)).status).toBe(200);
  });
});
