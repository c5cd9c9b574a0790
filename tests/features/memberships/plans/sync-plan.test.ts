import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  delete platform.payments.watch.before;
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
});

const CLUB = { name: "Club 12", billing_period: "quarterly", price: cad(22900) };

interface ListedPrice {
  unit_amount: number;
  active: boolean;
}

/** A company that sells a plan; its account at the provider is connected unless said otherwise. */
async function office({ isConnected = true, terms = {} }: { isConnected?: boolean; terms?: object } = {}) {
  const venue = await platform.venue();
  const owner = await venue.person("owner");
  if (isConnected) await connect(platform, venue, owner);
  const { body: plan } = await owner.ask("createMembershipPlan", { body: { ...CLUB, ...terms } });
  const params = { id: plan.id };
  const status = async () => (await owner.ask("membershipPlanSyncStatus", { params })).body;
  const sync = () => owner.ask("syncMembershipPlan", { params });
  let version = 1;
  const change = async (fields: Record<string, unknown>) => {
    const { body } = await owner.ask("updateMembershipPlan", { params, body: { version, ...fields } });
    ({ version } = body);
    expect(body).toMatchObject({ id: plan.id });
  };
  const account = isConnected ? String((await owner.ask("ecommerceConfig")).body.account_id) : "";
  const product = `membership_plan_${venue.slug}_${plan.id}`;
  const prices = async () => {
    const query = new URLSearchParams({ product, _stripe_account: account });
    // the provider's list of them
    return (await platform.payments.ask("GET", `/v1/prices?${query}`))["data"] as ListedPrice[];
  };
  const turn = (path: string, form: Record<string, string>) =>
    platform.payments.ask("POST", `/v1/${path}`, { ...form, _stripe_account: account });
  return { venue, owner, plan, params, status, sync, change, product, account, prices, turn };
}

describe("the sync status of a plan", () => {
  it("says that no account is connected, without a request", async () => {
    const { status, plan } = await office({ isConnected: false });
    platform.payments.watch.before = () => Promise.reject(new Error("the provider was asked"));
    expect(await status()).toEqual({
      id: plan.id,
      status: "not_connected",
      differs: [],
      at_provider: null,
      account_id: null,
      checked_at: null,
      problem: null,
    });
  });

  it("says that the account does not list it yet, and when it was checked", async () => {
    const { status, account } = await office();
    const checked_at = platform.clock.now().toString({ fractionalSecondDigits: 3 });
    expect(await status()).toMatchObject({ status: "missing", account_id: account, checked_at, at_provider: null });
  });

  it.each([
    ["monthly", 1],
    ["quarterly", 3],
    ["semiannual", 6],
    ["annual", 12],
    ["custom", null],
  ])("lists a %s plan with its period", async (billing_period, duration_months) => {
    const { sync, status, product } = await office({ terms: { billing_period } });
    const { body } = await sync();
    const listed = { product_id: product, name: "Club 12", price: cad(22900), duration_months, is_on_sale: true };
    expect(body).toMatchObject({ status: "synced", differs: [], at_provider: listed });
    expect(await status()).toMatchObject({ status: "synced", at_provider: listed });
  });

  it.each([
    ["the name", { name: "Club 16" }, ["name"]],
    ["the price", { price: cad(19900) }, ["price"]],
    ["the period", { billing_period: "annual" }, ["period"]],
    ["whether it renews", { billing_period: "custom" }, ["period"]],
    ["whether it is on sale", { is_archived: true }, ["on_sale"]],
    ["two fields at once", { name: "Club 16", price: cad(100) }, ["name", "price"]],
  ])("names %s as changed until the plan is synced", async (_what, fields, differs) => {
    const { sync, status, change } = await office();
    await sync();
    await change(fields);
    expect(await status()).toMatchObject({ status: "out_of_date", differs });
    expect((await sync()).body).toMatchObject({ status: "synced", differs: [] });
  });

  it("names the fields that were changed at the provider", async () => {
    const { sync, status, product, turn } = await office();
    await sync();
    const made = await turn("prices", { product, currency: "usd", unit_amount: "900", "recurring[interval]": "year" });
    await turn(`products/${product}`, { name: "Renamed", active: "false", default_price: String(made["id"]) });
    expect(await status()).toMatchObject({
      status: "out_of_date",
      differs: ["name", "price", "currency", "period", "on_sale"],
      at_provider: { name: "Renamed", price: { amount: 900, currency: "USD" }, duration_months: 12, is_on_sale: false },
    });
    expect((await sync()).body).toMatchObject({ status: "synced" });
  });
});

describe("syncing a plan", () => {
  it("creates one product and one price, however often it is done and by however many people", async () => {
    const { sync, prices } = await office();
    const answers = await Promise.all([sync(), sync(), sync()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sync();
    expect(await prices()).toMatchObject([{ unit_amount: 22900, active: true }]);
  });

  it("reactivates an earlier price of the plan, and never offers two", async () => {
    const { sync, prices, change, status } = await office();
    for (const amount of [22900, 19900, 22900]) {
      await change({ price: cad(amount) });
      await sync();
    }
    expect(await prices()).toMatchObject([
      { unit_amount: 22900, active: true },
      { unit_amount: 19900, active: false },
    ]);
    expect(await status()).toMatchObject({ status: "synced", at_provider: { price: cad(22900) } });
  });

  it("leaves the venue's own prices of the product unchanged", async () => {
    const { sync, prices, product, turn } = await office();
    await sync();
    await turn("prices", { product, currency: "cad", unit_amount: "5000" });
    await sync();
    expect((await prices()).filter(({ active }) => active)).toHaveLength(2);
  });

  it("charges nobody and changes no membership", async () => {
    const { sync, owner, venue, plan } = await office();
    const client = await venue.person("client");
    await owner.ask("startMembershipSubscription", { body: { client_id: client.id, plan_id: plan.id } });
    const before = (await owner.ask("currentMembership", { params: { id: client.id } })).body;
    const events = platform.payments.events.length;
    await sync();
    expect((await owner.ask("currentMembership", { params: { id: client.id } })).body).toEqual(before);
    expect(platform.payments.events.length).toBe(events);
  });

  it("shows the last known status while the provider is down, says so, and recovers afterwards", async () => {
    const { sync, status, change, prices } = await office();
    await sync();
    const { checked_at } = await status();
    await change({ price: cad(19900) });
    platform.clock.set(platform.clock.now().add({ minutes: 20 }).toString());
    await platform.payments.turn("chaos", { failures: 100, status: 500 });
    expect(await status()).toMatchObject({
      status: "unreachable",
      checked_at,
      differs: ["price"],
      at_provider: { price: cad(22900) },
      problem: "The payment provider is not answering. Nothing is lost; please try again in a moment.",
    });
    expect((await sync()).status).toBe(503);
    await platform.payments.turn("chaos", { failures: 0 });
    expect((await sync()).body).toMatchObject({ status: "synced", problem: null });
    expect(await prices()).toHaveLength(2);
  });

  it("finishes an interrupted sync when the provider is back", async () => {
    const { sync, status, prices } = await office();
    let asked = 0;
    platform.payments.watch.before = async () => {
      // the product is made, its price is not
      if (++asked === 4) await platform.payments.turn("chaos", { failures: 100, status: 500 });
    };
    expect((await sync()).status).toBe(503);
    delete platform.payments.watch.before;
    await platform.payments.turn("chaos", { failures: 0 });
    expect(await status()).toMatchObject({ status: "out_of_date", differs: ["price"], at_provider: { price: null } });
    expect((await sync()).body.status).toBe("synced");
    expect(await prices()).toHaveLength(1);
  });

  it("shows the plan as out of date if it is changed during the request", async () => {
    const { sync, change, status } = await office();
    let isChanged = false;
    platform.payments.watch.before = async () => {
      if (isChanged) return;
      isChanged = true;
      await change({ price: cad(100) });
    };
    expect((await sync()).body).toMatchObject({ status: "out_of_date", differs: ["price"] });
    expect((await status()).status).toBe("out_of_date");
  });

  it("is in the history with the plan's name", async () => {
    const { sync, venue, plan, owner } = await office();
    await sync();
    const rows = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "=", "syncMembershipPlan")
      .select(["actor_id", "entity_id"])
      .execute();
    expect(rows).toEqual([{ actor_id: owner.id, entity_id: String(plan.id) }]);
  });
});

describe("a refused sync", () => {
  it("happens if no account is connected", async () => {
    const { sync } = await office({ isConnected: false });
    const { status, body } = await sync();
    expect([status, body.error, body.message]).toEqual([
      409,
      "invalid_state",
      "Card payments are not connected. Connect them first.",
    ]);
  });

  it("happens without the permission, for clients, another company and an unknown plan", async () => {
    const { venue, params, status } = await office();
    const [staff, client, stranger] = [await venue.person("staff"), await venue.person("client"), await office()];
    expect((await staff.ask("membershipPlanSyncStatus", { params })).body.status).toBe("missing");
    expect((await staff.ask("syncMembershipPlan", { params })).status).toBe(403);
    expect((await client.ask("membershipPlanSyncStatus", { params })).status).toBe(403);
    for (const call of ["membershipPlanSyncStatus", "syncMembershipPlan"] as const) {
      expect((await stranger.owner.ask(call, { params })).status).toBe(404);
      expect((await stranger.owner.ask(call, { params: { id: 2_000_000_001 } })).status).toBe(404);
      expect((await stranger.owner.ask(call, { params: { id: "none" as unknown as number } })).status).toBe(400);
      expect((await venue.anonymous(call, { params })).status).toBe(401);
    }
    expect((await status()).status).toBe("missing");
  });

  it("happens at a locked company, as for the status", async () => {
    const venue = await platform.venue({ cancelled_at: Temporal.Instant.from("2027-05-01T00:00:00Z") });
    const owner = await venue.person("owner");
    const params = { id: 1 };
    expect((await owner.ask("membershipPlanSyncStatus", { params })).status).toBe(423);
    expect((await owner.ask("syncMembershipPlan", { params })).status).toBe(423);
  });
});
