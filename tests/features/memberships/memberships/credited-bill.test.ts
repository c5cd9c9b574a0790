import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mistaken } from "#tests/features/payments/payments/void-support.ts";
import { intentOf, toldOf } from "#tests/features/payments/refunds/support.ts";
import { setTax, VAT } from "#tests/features/payments/taxes/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { accountsOf } from "#tests/support/accounts.ts";
import { startPlatform, TEST_NOW, type Ask, type Platform, type Venue } from "#tests/support/venue.ts";
import { cardMember, MONTHLY } from "./renewal-support.ts";
import { deskOf } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Changed {
  venue: Venue;
  owner: { ask: Ask };
  client: { id: number };
  id: number;
}

/** Moves a membership to a plan that renews for little, or to one that does not renew; returns what is left of its bill. */
async function changed({ venue, owner, client, id }: Changed, plan: Record<string, unknown>) {
  const { body } = await owner.ask("createMembershipPlan", { body: { name: "Less", ...plan } });
  const current = async () => (await owner.ask("currentMembership", { params: { id: client.id } })).body;
  const [bill] = (await current()).invoices;
  const done = await owner.ask("changeMembership", { body: { membership_id: id, plan_id: body.id } });
  expect(done.status).toBe(200);
  const left = async () => (await owner.ask("clientCredit", { params: { id: client.id } })).body.left;
  const pay = (method = "cash") => owner.ask("payMembershipInvoice", { params: { id: bill.id }, body: { method } });
  const accounts = () => accountsOf(platform, venue.tenantId);
  const latest = async () => (await owner.ask("auditLog", { query: { perPage: 1 } })).body.data[0];
  return { venue, ask: owner.ask, latest, client, current, payment: bill.payment_id as number, left, pay, accounts };
}

const ONCE = { billing_period: "custom", price: cad(3333) };
const SMALL = { billing_period: "monthly", price: cad(3333) };

async function paidInCash(plan: Record<string, unknown>, tax = false) {
  const desk = await deskOf(platform, { billing_period: "annual", price: cad(120_000) });
  if (tax) await setTax(desk.owner.ask, desk.venue, VAT);
  await desk.start();
  return changed({ ...desk, id: (await desk.current()).id }, plan);
}

/** The second month of this membership was paid with the saved card. */
async function paidByCard(plan: Record<string, unknown>) {
  const club = await cardMember(platform);
  await club.payByCard();
  await club.on("2027-06-03");
  const { intent, account } = await intentOf(platform, (await club.current()).invoices[0].payment_id);
  const told = (work: () => Promise<unknown>) => toldOf(platform, club.venue, work);
  const dispute = (status: string) => told(() => platform.payments.turn("dispute", { payment_intent: intent, status }));
  const refundAll = async () => {
    const form = { payment_intent: intent, amount: String(MONTHLY), _stripe_account: account };
    let id: unknown;
    await told(async () => ({ id } = (await platform.payments.ask("POST", "/v1/refunds", form)) as { id: unknown }));
    return () => told(() => platform.payments.turn("refund", { id, status: "failed" }));
  };
  return { ...(await changed(club, plan)), dispute, refundAll };
}

describe("the credit that a change of plan made of a bill", () => {
  it("is taken back with a payment recorded by mistake, as previewed, and is given again once the bill is paid", async () => {
    const { ask, payment, left, pay, accounts, current } = await paidInCash(ONCE, true);
    const before = await accounts();
    expect(await left()).toEqual([cad(116_667)]);
    const preview = (await mistaken(ask, payment, { dry_run: true })).body;
    expect(preview.balance).toEqual(cad(120_000));
    expect(preview.entries).toContainEqual({ account: "credit", amount: cad(116_667) });
    const done = await mistaken(ask, payment);
    expect(done.body.entries).toEqual(preview.entries);
    expect(await left()).toEqual([]);
    // Nothing was taken, nothing is owed: the bill is open, as it was before.
    expect(await accounts()).toEqual({});
    expect((await current()).open_amount).toEqual(cad(120_000));
    expect((await pay()).status).toBe(200);
    expect(await left()).toEqual([cad(116_667)]);
    expect(await accounts()).toEqual(before);
  });

  it("is taken off a membership that goes on, and returns with the payment", async () => {
    const { ask, payment, pay, current } = await paidInCash(SMALL);
    expect((await current()).credit).toEqual(cad(116_667));
    const preview = (await mistaken(ask, payment, { dry_run: true })).body;
    expect(preview).toMatchObject({ balance: cad(120_000), credit_taken_back: cad(116_667) });
    await mistaken(ask, payment);
    expect(await current()).toMatchObject({ credit: cad(0), open_amount: cad(120_000) });
    await pay();
    expect(await current()).toMatchObject({ credit: cad(116_667), open_amount: cad(0) });
  });

  it("keeps a payment that was recorded by mistake once some of it is spent", async () => {
    const { ask, client, payment, left } = await paidInCash(ONCE);
    const body = { amount: cad(10_000), method: "cash", reason: "Asked for it" };
    expect((await ask("payOutCredit", { params: { id: client.id }, body })).status).toBe(200);
    const refused = await mistaken(ask, payment);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "$1,166.67 of it became credit, and $100.00 of that is spent. It cannot be taken back.",
    ]);
    expect(await left()).toEqual([cad(106_667)]);
  });

  it.each([
    ["the client's", ONCE],
    ["the membership's", SMALL],
  ])("goes with money that a bank takes, and returns with it: %s", async (_, plan) => {
    const { dispute, left, current, accounts, latest } = await paidByCard(plan);
    const shown = async () => [await left(), (await current())?.credit];
    const [before, money] = [await shown(), await accounts()];
    expect(JSON.stringify(before)).toContain("19567");
    await dispute("needs_response");
    const change = { sentence: expect.stringMatching(/^Corrected the credit of the membership of /), actor_id: null };
    expect(await latest()).toMatchObject(change);
    expect(JSON.stringify(await shown())).not.toContain("19567");
    await dispute("won");
    expect(await shown()).toEqual(before);
    expect(await accounts()).toEqual(money);
    await dispute("lost");
  });

  it("goes with a refund at the provider, and returns if that fails", async () => {
    const { refundAll, left, accounts } = await paidByCard(ONCE);
    const [before, money] = [await left(), await accounts()];
    expect(before).toEqual([cad(MONTHLY - 3333)]);
    const fail = await refundAll();
    expect(await left()).toEqual([]);
    await fail();
    expect(await left()).toEqual(before);
    expect(await accounts()).toEqual(money);
  });
});
