import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { overviewTimeout, stripeConnect } from "#api/stripe/stripe-connect.ts";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { connect, ownTenant } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
  owner = await venue.person("owner");
  await connect(platform, venue, owner);
});
afterAll(() => platform.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await platform.payments.turn("chaos", { failures: 0, isRubbish: false });
});

const overview = (query = {}) => owner.ask("stripeOverview", { ...ownTenant(venue), query });
const later = (minutes: number) => platform.clock.set(platform.clock.now().add({ minutes }).toString());

describe("the e-commerce overview", () => {
  const asked = async (work: () => Promise<unknown>): Promise<number> => {
    let calls = 0;
    platform.payments.watch.before = async () => void calls++;
    await work();
    delete platform.payments.watch.before;
    return calls;
  };

  it("asks the provider at most every five minutes for a person, unless refreshed", async () => {
    expect(await asked(() => overview())).toBeGreaterThan(0);
    later(4);
    expect(await asked(() => overview())).toBe(0);
    expect(await asked(() => overview({ bypass_cache: true }))).toBeGreaterThan(0);
    later(4);
    expect(await asked(() => overview())).toBe(0);
    later(2);
    expect(await asked(() => overview())).toBeGreaterThan(0);
    const colleague = await venue.person("owner");
    expect(await asked(() => colleague.ask("stripeOverview", ownTenant(venue)))).toBeGreaterThan(0);
  });

  it("adds up fees over the requested period, and shows five invoices by default", async () => {
    expect((await overview()).body.fees).toBeNull();
    const { body } = await overview({ include_fees: true, fees_window_days: 7 });
    expect(body.fees).toMatchObject({ window_days: 7, payment_count: 0, taken: { amount: 0, currency: "CAD" } });
    expect(body.invoices).toEqual([]);
    expect((await overview({ fees_window_days: 91 })).status).toBe(400);
    expect((await overview({ invoices_limit: 0 })).status).toBe(400);
  });

  it("shows payouts and the provider's restrictions", async () => {
    const { account_id: id } = (await owner.ask("ecommerceConfig")).body;
    await platform.payments.turn("payout", { account: id });
    await platform.payments.turn("account", {
      id,
      payouts_enabled: false,
      requirements: {
        currently_due: ["external_account"],
        past_due: [],
        disabled_reason: null,
        current_deadline: 1_812_000_000,
      },
    });
    const { body } = await overview({ bypass_cache: true });
    expect(body.payouts).toMatchObject([{ status: "in_transit", bank: "TEST BANK ••6789" }]);
    expect(body.account).toMatchObject({
      status: "restricted",
      can_accept_payments: true,
      requirements_due: ["external_account"],
      requirements_due_by: "2027-06-03T05:20:00.000Z",
    });
  });

  it("shows the last data while the provider is slow or down, and says so", async () => {
    const connectProvider = platform.payments.payments.connect;
    if (!connectProvider) throw new Error("test payments connect");
    const before = (await overview({ bypass_cache: true })).body;
    later(6);
    vi.spyOn(connectProvider, "readOverview").mockRejectedValueOnce(overviewTimeout());
    const slow = (await overview()).body;
    expect(slow).toMatchObject({ problem: "Stripe status fetch timeout", fetched_at: before.fetched_at });
    await platform.payments.turn("chaos", { failures: 99, status: 503 });
    expect((await overview()).body.problem).toContain("not answering");
  });

  it("answers 503 if there is no earlier data", async () => {
    const colleague = await venue.person("owner");
    const connectProvider = platform.payments.payments.connect;
    if (!connectProvider) throw new Error("test payments connect");
    vi.spyOn(connectProvider, "readOverview").mockRejectedValueOnce(overviewTimeout());
    const { status, body } = await colleague.ask("stripeOverview", ownTenant(venue));
    expect([status, body.error, body.message]).toEqual([503, "timed_out", "Stripe status fetch timeout"]);
  });

  it("stops after its total time limit", async () => {
    const fetch = () => new Promise<Response>(() => undefined);
    const stripe = new Stripe("sk_test_1", { httpClient: Stripe.createFetchHttpClient(fetch), maxNetworkRetries: 0 });
    const addresses = { clientId: "ca_1", authorizeUrl: "", callbackUrl: "", dashboardUrl: "" };
    const slow = stripeConnect(stripe, { ...addresses, overviewWithinMs: 30 });
    await expect(slow.readOverview("acct_1", null)).rejects.toThrow("Stripe status fetch timeout");
  });
});
